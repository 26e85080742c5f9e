import Foundation
import LayoutCore

extension View {
  /// Sets the rank of this view when a stack shares out its space; the higher is served first.
  public func layoutPriority(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: TraitModifier(kind: .priority, number: value))
  }

  /// Sets the rank of this view in front of others of its container; the higher is in front.
  public func zIndex(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: TraitModifier(kind: .zIndex, number: value))
  }

  /// Tells the layout around this view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutModified(content: self, modifier: LayoutValueModifier<Key>(value: value))
  }

  /// Sets where a horizontal guide of this view is, in points from its leading side.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(
      content: self, modifier: AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets where a vertical guide of this view is, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModified(
      content: self, modifier: AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

private struct TraitModifier: LayoutModifier {
  enum Kind {
    case priority
    case zIndex
  }

  let kind: Kind
  let number: Double

  private var trait: TraitNode.Trait {
    kind == .priority ? .priority(number) : .zIndex(number)
  }

  func makeNode(_ context: LayoutModifierContext) -> TraitNode {
    TraitNode(trait, context.graph)
  }

  func update(_ node: TraitNode, from old: Self, _ context: LayoutModifierContext) {
    if old.number == number { return }
    node.trait = trait
    if kind == .priority {
      node.invalidateSize()
    } else {
      node.rankDidChange()
    }
  }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  let value: Key.Value

  func makeNode(_ context: LayoutModifierContext) -> TraitNode {
    TraitNode(.value(ObjectIdentifier(Key.self), value), context.graph)
  }

  func update(_ node: TraitNode, from old: Self, _ context: LayoutModifierContext) {
    if bitEqual(value, old.value) { return }
    node.trait = .value(ObjectIdentifier(Key.self), value)
    node.invalidateSize()
  }
}

private struct AlignmentGuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeNode(_ context: LayoutModifierContext) -> AlignmentGuideNode {
    AlignmentGuideNode(key, compute, reader: context.viewNode)
  }

  func update(_ node: AlignmentGuideNode, from old: Self, _ context: LayoutModifierContext) {
    if bitEqual(self, old) { return }
    node.key = key
    node.compute = compute
    node.invalidateSize()
  }
}

extension LayoutNode {
  /// Has the container around the node sort its children again.
  final func rankDidChange() {
    var node = parent
    while let current = node {
      if let container = current as? AnyContainerNode {
        container.forgetPaintOrder()
        container.invalidatePaint()
        return
      }
      node = current.parent
    }
  }
}
