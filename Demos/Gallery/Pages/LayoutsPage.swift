import Inlay

struct LayoutsPage: View {
  @State private var isWide = true

  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(spacing: 2))
      : AnyLayout(VStackLayout(alignment: .leading))
    VStack(alignment: .leading, spacing: 1) {
      Toggle("Side by side", isOn: $isWide.animation())
      layout {
        Text("one")
        Text("two")
        Text("three")
      }
      Stairs {
        Text("a layout")
        Text("of your")
        Text("own")
      }
    }
  }
}

/// Each view further in than the one above it.
struct Stairs: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      let end = size.height * 3 + own.width
      size.width = max(size.width, end)
      size.height += own.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) {
    var y: CGFloat = 0
    for view in subviews {
      let place = CGPoint(
        x: bounds.minX + y * 3, y: bounds.minY + y)
      view.place(at: place, proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height
    }
  }
}
