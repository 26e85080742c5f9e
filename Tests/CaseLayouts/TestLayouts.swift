import Foundation
import LayoutCore

/// Children below each other, each at the guide of the one before it.
package struct PileLayout: Layout {
  package var guide: VerticalAlignment

  package init(guide: VerticalAlignment) { self.guide = guide }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    var y: CGFloat = 0
    for subview in subviews {
      let child = subview.dimensions(
        in: ProposedViewSize(width: proposal.width, height: nil))
      size.width = max(size.width, child.width)
      size.height = max(size.height, y + child.height)
      y += child[guide]
    }
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.dimensions(in: offer)[guide]
    }
  }
}

/// Children in rows that are broken at the width; the cache keeps their ideal sizes.
package struct FlowLayout: Layout {
  package var gap: CGFloat

  package init(gap: CGFloat) { self.gap = gap }

  package func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  private func origins(_ sizes: [CGSize], width: CGFloat) -> [CGPoint] {
    var next = CGPoint.zero
    var height: CGFloat = 0
    return sizes.map { size in
      if next.x > 0 && next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + height + gap)
        height = 0
      }
      defer {
        next.x += size.width + gap
        height = max(height, size.height)
      }
      return next
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let origins = origins(cache, width: proposal.width ?? .infinity)
    return zip(origins, cache).reduce(into: CGSize.zero) { size, child in
      size.width = max(size.width, child.0.x + child.1.width)
      size.height = max(size.height, child.0.y + child.1.height)
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let origins = origins(cache, width: proposal.width ?? .infinity)
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: .unspecified)
    }
  }
}

/// Children beside each other in slots of the size of the largest.
package struct EqualWidthLayout: Layout {
  package var gap: CGFloat

  package init(gap: CGFloat) { self.gap = gap }

  private func slot(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: CGSize.zero) { slot, size in
      slot.width = max(slot.width, size.width)
      slot.height = max(slot.height, size.height)
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let slot = slot(subviews)
    let gaps = gap * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: slot.width * CGFloat(subviews.count) + gaps, height: slot.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let slot = slot(subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index) * (slot.width + gap) + slot.width / 2,
          y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(slot))
    }
  }
}

/// Takes what it is offered and places nothing.
package struct UnplacedLayout: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
