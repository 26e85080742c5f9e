import Inlay

/// The day of the month that a view stands for, from 1.
struct DayOfMonth: LayoutValueKey {
  static let defaultValue = 1
}

/// Weeks of seven days; each view stands at its day, whatever the order of the views.
struct CalendarLayout: Layout {
  /// The column of the first day, from 0.
  var firstColumn: Int

  private func slot(of subview: LayoutSubview) -> (week: Int, column: Int) {
    let index = subview[DayOfMonth.self] - 1 + firstColumn
    return (index / 7, index % 7)
  }

  private func weeks(_ subviews: Subviews) -> Int {
    (subviews.map { slot(of: $0).week }.max() ?? -1) + 1
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 21, height: CGFloat(weeks(subviews)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / 7
    for subview in subviews {
      let slot = slot(of: subview)
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(slot.column + 1) * width, y: bounds.minY + CGFloat(slot.week)),
        anchor: .topTrailing, proposal: ProposedViewSize(width: width, height: 1))
    }
  }
}
