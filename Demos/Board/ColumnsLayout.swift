import Inlay

/// Puts columns side by side in equal widths.
///
/// Where not all of them have room, those from `first` on are shown, as many as fit, and the others lie
/// beyond the edges. The last two children are marks for the margins: they tell that there are columns
/// before and after those on the screen.
struct ColumnsLayout: Layout {
  /// The narrowest that a column becomes while there are others to hide, in points.
  static let narrowest: CGFloat = 14
  /// The leading margin, in points; columns have one of their own at their trailing edge.
  static let margin: CGFloat = 1
  private static let marks = 2

  /// The first column that is shown where not all have room.
  var first: Int

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 24))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let count = max(0, subviews.count - Self.marks)
    let room = max(0, bounds.width - Self.margin)
    let shown = Self.shown(of: count, from: first, in: room)
    let width = room / CGFloat(max(1, shown.count))
    let size = ProposedViewSize(width: width, height: bounds.height)
    for index in 0..<count {
      let x = bounds.minX + Self.margin + CGFloat(index - shown.lowerBound) * width
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
    }
    guard subviews.count == count + Self.marks else { return }
    // A mark without a meaning is put below the bounds, which cuts it off.
    subviews[count].place(
      at: CGPoint(x: bounds.minX, y: shown.lowerBound > 0 ? bounds.minY : bounds.maxY),
      proposal: .unspecified)
    subviews[count + 1].place(
      at: CGPoint(x: bounds.maxX, y: shown.upperBound < count ? bounds.minY : bounds.maxY),
      anchor: .topTrailing, proposal: .unspecified)
  }

  /// The columns that are shown in a width.
  static func shown(of count: Int, from first: Int, in width: CGFloat) -> Range<Int> {
    let room = width < CGFloat(count) * narrowest ? max(1, Int(width / narrowest)) : count
    if count <= room { return 0..<count }
    let start = min(max(0, first), count - 1)
    return start..<min(count, start + room)
  }
}
