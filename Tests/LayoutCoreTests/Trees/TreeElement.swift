import CaseFiles
import Foundation

@testable import LayoutCore

/// A node of a case tree, laid out by the real arithmetic.
final class TreeElement: LayoutElement {
  /// The frames of a tree after placing, parents first.
  final class Recording {
    var frames: [(id: String?, frame: CGRect)] = []
    /// How often a leaf was measured.
    var measurements = 0
  }

  let tree: CaseTree
  let metrics: LayoutMetrics
  let recording: Recording
  /// The axis of the stack around the node.
  let stack: Axis?
  let children: [TreeElement]
  private(set) var layout: AnyLayout?
  private var cache: AnyLayout.Cache?
  private var origin = CGPoint.zero
  private var parentOrigin = CGPoint.zero
  private var wasPlaced = false
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(_ tree: CaseTree, metrics: LayoutMetrics, recording: Recording, stack: Axis? = nil) {
    self.tree = tree
    self.metrics = metrics
    self.recording = recording
    self.stack = stack
    layout = TreeElement.layout(of: tree)
    let own = layout.map(\.stackOrientation)
    children = tree.children.map { child, isContent in
      // A modifier hands the axis of the stack on to its content, a container its own.
      let axis: Axis? = isContent ? stack : own ?? nil
      return TreeElement(child, metrics: metrics, recording: recording, stack: axis)
    }
    if let layout { cache = layout.makeCache(subviews: subviews) }
  }

  /// Lays out a tree and returns its frames in points.
  static func frames(
    _ tree: CaseTree, proposal: ProposedViewSize, cellSize: CGSize
  ) -> [(id: String?, frame: CGRect)] {
    let recording = Recording()
    let root = TreeElement(
      tree, metrics: LayoutMetrics(cellSize: cellSize), recording: recording)
    root.place(at: .zero, proposal: proposal)
    return recording.frames
  }

  var subviews: LayoutSubviews { LayoutSubviews(children, metrics: metrics) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let layout, var taken = cache.take() {
      defer { cache = taken }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &taken)
    }
    if children.isEmpty { recording.measurements += 1 }
    return ownSize(proposal)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    wasPlaced = true
    self.origin = CGPoint(x: parentOrigin.x + origin.x, y: parentOrigin.y + origin.y)
    let size = size(for: proposal)
    recording.frames.append((tree.id, CGRect(origin: self.origin, size: size)))
    for child in children {
      child.parentOrigin = self.origin
      child.wasPlaced = false
    }
    guard let layout, var taken = cache.take() else {
      for (child, placement) in placements(proposal, size) {
        child.place(at: placement.origin, proposal: placement.proposal)
      }
      return
    }
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &taken)
    cache = taken
    for child in children where !child.wasPlaced {
      let centered = Placement.centered(
        child.size(for: proposal), in: bounds, proposal: proposal)
      child.place(at: centered.origin, proposal: centered.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard let layout, var taken = cache.take() else {
      return ownGuide(key, proposal: proposal, size: size)
    }
    defer { cache = taken }
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &taken)
      : layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &taken)
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  var layoutPriority: Double {
    switch tree.node {
    case .priority(let value, _): value
    case .spacer: -.infinity
    case .fixedSize, .offset, .guide, .secondary: children[0].layoutPriority
    default: layout != nil && children.isEmpty ? -.infinity : 0
    }
  }

  var spacerAxes: Axis.Set {
    switch tree.node {
    case .spacer: stack.map { Axis.Set($0) } ?? [.horizontal, .vertical]
    case .priority, .fixedSize, .offset, .guide, .secondary: children[0].spacerAxes
    default: []
    }
  }
}
