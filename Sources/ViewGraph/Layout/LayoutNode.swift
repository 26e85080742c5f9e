import CellGrid
import Foundation
import LayoutCore

/// A node of the layout tree: the geometry of what is on the screen, its painting and its hit testing.
///
/// Frames are points relative to the parent until `resolve` snaps their absolute edges to cells.
@MainActor
package class LayoutNode {
  // Unchecked in this class are accesses that every node of every layout makes; none of them runs code of
  // others while it lasts. A graph outlives its nodes' use.
  package unowned(unsafe) let graph: Graph
  @exclusivity(unchecked)
  package nonisolated(unsafe) unowned(unsafe) final private(set) var parent: LayoutNode?
  @exclusivity(unchecked) package final private(set) var children: [LayoutNode] = []

  /// The top-leading corner in points, in the coordinates of the parent.
  @exclusivity(unchecked) package final private(set) var origin = CGPoint.zero
  /// The size in points under the current proposal.
  @exclusivity(unchecked) package final private(set) var size = CGSize.zero
  @exclusivity(unchecked)
  package final private(set) var proposal = ProposedViewSize.unspecified
  /// The top-leading corner in points from that of the screen.
  @exclusivity(unchecked) package final private(set) var absolute = CGPoint.zero
  /// The cells of the frame; they may lie outside of the screen.
  @exclusivity(unchecked) package final private(set) var cells = CellRect.zero
  /// The cells to which ancestors clip this node.
  @exclusivity(unchecked) package final private(set) var clip = CellRect.zero
  /// The cells of this node and of all below it, before ancestors clip them.
  @exclusivity(unchecked) package final private(set) var bounds = CellRect.zero

  /// The element of a `ForEach` that contributes this node.
  package unowned(unsafe) final var item: ForEachItem?

  /// The node that takes the place of this one in a container, while there is one.
  package final weak var standIn: LayoutNode?

  @exclusivity(unchecked) final var sizes = SizeCache()
  @exclusivity(unchecked) final var knownGuides: GuideKinds?
  /// Whether a guide of this node has been used by the nodes around it.
  @exclusivity(unchecked) final var hasGivenGuide = false
  /// Whether the sizes may be out of date: see `LayoutNode+Staleness`.
  @exclusivity(unchecked) final var isStale = false
  @exclusivity(unchecked) final var needsPlacement = true
  @exclusivity(unchecked) private final var needsResolution = true
  @exclusivity(unchecked) private final var hasMovedBelow = true
  /// Whether the node has a place on the screen, if only one outside of what can be seen.
  @exclusivity(unchecked) final private(set) var isOnScreen = false
  /// How the node is shown while an animation of it lasts.
  final var presentation: Presentation?
  /// Whether the container's layout has placed this node in the current pass.
  @exclusivity(unchecked) final var isPlaced = false
  /// Whether positions in this node count from its right side.
  @exclusivity(unchecked) final private(set) var isMirrored = false
  /// Whether the node is among the new children of its container, while they take the place of the old.
  @exclusivity(unchecked) private final var isKept = false

  init(_ graph: Graph) { self.graph = graph }

  // What a node holds may outlive it, as what stands for a carried item does.
  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: What a kind of node decides

  /// Returns the size under a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  /// Places the children of a node of this size.
  func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children.first?.place(at: .zero, proposal: proposal)
  }

  /// Returns the position of a guide that this node or its content places, in points, or nil.
  func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
    children.first?.explicitGuide(key, proposal: proposal, size: size)
  }

  /// The kinds of guides that this node places besides those of its children.
  var ownGuides: GuideKinds { [] }

  package func layoutValue(_ key: ObjectIdentifier) -> Any? { children.first?.layoutValue(key) }
  package var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
  package var spacerAxes: Axis.Set { children.first?.spacerAxes ?? [] }
  package var zIndex: Double { children.first?.zIndex ?? 0 }

  /// The distances that the node prefers to its neighbors.
  package var layoutSpacing: ViewSpacing {
    children.first?.layoutSpacing ?? ViewSpacing(zeroAlong: spacerAxes)
  }

  package final var isSteady: Bool { !guides.contains(.unsteadySizes) }

  /// Whether the node only stands for something in a list of nodes, and never is in the tree.
  var isPlaceholder: Bool { false }

  /// Whether the node arranges any number of children, and not just wraps one.
  package var arrangesChildren: Bool { false }

  /// The axis along which the nearest stack around a child arranges it.
  package var stackAxis: Axis? { parent?.stackAxis }

  /// Whether the node draws anything of its own into its frame.
  var paintsContent: Bool { false }

  /// Whether the node is drawn bold and with thick lines.
  final var isEmphasized = false

  /// Whether what reacts in this node does so in the whole frame of this one.
  var extendsHits: Bool { false }

  /// Whether the frame of the node clips what is below it.
  var clipsContent: Bool { false }

  /// How far the children are moved, in points: the negative of a scroll offset.
  var contentOffset: CGPoint { .zero }

  /// Whether the direction of layout in the node is the opposite of that around it.
  var turnsDirection: Bool { false }

  /// Whether nothing of the node is drawn or hit.
  package var isHidden: Bool { false }

  /// Whether the pointer can find this node or one below it at a cell.
  func admitsHit(atCellX x: Int, y: Int) -> Bool { true }

  /// Paints the node and those below it.
  func paint(_ context: inout PaintContext) { paintChildren(&context) }

  /// The children in the order in which they are painted.
  package var paintOrder: [LayoutNode] { children }

  /// Handles the pointer for the frame of this node.
  package var responder: (any PointerResponder)? { nil }

  /// Scrolls the content of this node with the wheel.
  package var wheelResponder: (any WheelResponder)? { nil }

  /// Whether a point in the frame counts as on this node even where no child is.
  var isSolid: Bool { responder != nil || item != nil }

  // MARK: Structure

  /// Replaces the children, keeping those that stay.
  package final func setChildren(_ new: [LayoutNode]) {
    let isExchange = arrangesChildren && !children.isEmpty && !new.isEmpty
    guard replaceChildren(new) else { return }
    if isExchange { invalidateOwnSize() } else { invalidateSize() }
  }

  /// Replaces the children without forgetting any size; false if they are those that are there.
  final func replaceChildren(_ new: [LayoutNode]) -> Bool {
    if children.isSame(as: new) { return false }
    let old = children
    children = new
    for node in new where node.parent !== self {
      node.parent = self
      node.needsResolution = true
    }
    if !old.isEmpty { dismiss(old, for: new) }
    childrenDidChange()
    hasMovedBelow = true
    noteMovement()
    return true
  }

  /// Lets go of the children of a node that goes away, since they may outlive it.
  final func letGo() { _ = replaceChildren([]) }

  private func dismiss(_ old: [LayoutNode], for new: [LayoutNode]) {
    // What leaves may be shown anywhere.
    if graph.animations.isRunning { graph.damageAll() }
    for (index, node) in old.enumerated() where index >= new.count || new[index] !== node {
      // What leaves or changes its rank may uncover or cover others.
      node.damage(node.bounds)
      node.needsResolution = true
    }
    for node in new { node.isKept = true }
    for node in old where node.parent === self && !node.isKept {
      graph.animations.willLeave(node)
      node.parent = nil
      node.leaveScreen()
    }
    for node in new { node.isKept = false }
  }

  func childrenDidChange() {}

  /// Forgets where the node was drawn, so that it is drawn when it comes back.
  private func leaveScreen() {
    isOnScreen = false
    presentation = nil
    cells = .zero
    bounds = .zero
    clip = .zero
    needsResolution = true
    hasMovedBelow = true
    for child in children { child.leaveScreen() }
  }

  // MARK: Invalidation

  /// Forgets the sizes of this node and of all around it.
  package final func invalidateSize() {
    var node: LayoutNode? = self
    while let current = node {
      current.sizes.removeAll()
      current.knownGuides = nil
      current.isStale = false
      current.hasGivenGuide = false
      current.needsPlacement = true
      current.sizeWasInvalidated()
      node = current.standIn ?? current.parent
    }
    graph.setNeedsLayout()
  }

  func sizeWasInvalidated() {}

  /// Places the children again although the size stays.
  package final func invalidatePlacement() {
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    graph.setNeedsLayout()
  }

  /// Has the frame painted again.
  package final func invalidatePaint() { damage(bounds) }

  /// Has the children moved again, for nodes whose `contentOffset` changed.
  final func invalidateOffset() {
    needsResolution = true
    noteMovement()
    graph.setNeedsLayout()
  }

  /// Forgets everything that layout remembered, here and below.
  package final func invalidateDeeply() {
    sizes.removeAll()
    knownGuides = nil
    isStale = false
    hasGivenGuide = false
    needsPlacement = true
    needsResolution = true
    hasMovedBelow = true
    sizeWasInvalidated()
    for child in children { child.invalidateDeeply() }
  }

  // MARK: Measuring and placing

  final func knownSize(_ proposal: ProposedViewSize) -> CGSize {
    if !isStale, let size = sizes.size(for: proposal) { return size }
    graph.counters.measures += 1
    let size = measure(proposal).withoutInvalidLengths
    if isStale { return size }
    sizes.insert(size, for: proposal)
    return size
  }

  final func knownGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat? {
    let kind: GuideKinds = key.isBaseline ? .baselines : .others
    if guides.isDisjoint(with: kind) { return nil }
    let value = guide(key, proposal: proposal, size: size)
    if value != nil { hasGivenGuide = true }
    return value
  }

  /// The kinds of guides that this node and those below it may place.
  final var guides: GuideKinds {
    if let knownGuides { return knownGuides }
    var guides = ownGuides
    for child in children { guides.formUnion(child.guides) }
    knownGuides = guides
    return guides
  }

  final func setPlace(_ origin: CGPoint, _ proposal: ProposedViewSize) {
    isPlaced = true
    if origin != self.origin {
      if graph.animations.isRecording && isOnScreen {
        graph.animations.noteMove(self, from: self.origin)
      } else if presentation != nil {
        stopSliding()
      }
      self.origin = origin
      needsResolution = true
      noteMovement()
    }
    let size = knownSize(proposal)
    guard needsPlacement || size != self.size || proposal != self.proposal else { return }
    if size != self.size {
      needsResolution = true
      noteMovement()
    }
    self.size = size
    self.proposal = proposal
    needsPlacement = false
    graph.counters.placements += 1
    placeChildren(in: size, proposal: proposal)
  }

  private func noteMovement() {
    var node = parent
    while let current = node, !current.hasMovedBelow {
      current.hasMovedBelow = true
      node = current.parent
    }
  }

  /// Snaps the frames of this node and of those below it, and damages what has changed.
  final func resolve(at parentOrigin: CGPoint, clip: CellRect, force: Bool) {
    let absolute = CGPoint(x: parentOrigin.x + origin.x, y: parentOrigin.y + origin.y)
    let moved = force || needsResolution || absolute != self.absolute || clip != self.clip
    guard moved || hasMovedBelow else { return }
    needsResolution = false
    hasMovedBelow = false
    if moved {
      isOnScreen = true
      let frame = CGRect(origin: absolute, size: size)
      let cells = graph.cells(of: frame)
      if paintsContent && (cells != self.cells || clip != self.clip || force) {
        damage(self.cells)
        graph.damage(cells.intersection(clip))
      }
      self.absolute = absolute
      self.cells = cells
      self.clip = clip
    }
    let offset = contentOffset
    let contentOrigin = CGPoint(x: absolute.x + offset.x, y: absolute.y + offset.y)
    let inner = clipsContent ? clip.intersection(cells) : clip
    var bounds = paintsContent ? cells : .zero
    let mirrors = isMirrored != turnsDirection
    for child in children {
      var corner = contentOrigin
      if mirrors {
        corner.x = absolute.x + size.width - offset.x - child.size.width - 2 * child.origin.x
      }
      let turned = child.isMirrored != mirrors
      child.isMirrored = mirrors
      child.resolve(at: corner, clip: inner, force: force || turned)
      bounds = bounds.union(child.bounds)
    }
    self.bounds = clipsContent ? bounds.intersection(cells) : bounds
  }

  // MARK: Painting

  /// Paints this node if any of it is to be seen.
  package final func draw(_ context: inout PaintContext) {
    if isHidden { return }
    if isEmphasized && !context.isEmphasized {
      var emphasized = context
      emphasized.isEmphasized = true
      return drawPresented(&emphasized)
    }
    drawPresented(&context)
  }

  private final func drawPresented(_ context: inout PaintContext) {
    if let presentation {
      var moved = context.showing(presentation, graph.metrics)
      return drawInPlace(&moved)
    }
    drawInPlace(&context)
  }

  private final func drawInPlace(_ context: inout PaintContext) {
    // What is shown elsewhere may be outside of the bounds of the nodes around it.
    let mayBeAnywhere = context.isDetached || (context.isAnimated && !children.isEmpty)
    if !mayBeAnywhere && !context.place(bounds).intersects(context.clip) { return }
    graph.counters.paints += 1
    paint(&context)
  }

  final func paintChildren(_ context: inout PaintContext) {
    let order = paintOrder
    if order.count == 1 { return order[0].draw(&context) }
    for child in order { child.draw(&context) }
  }
}

extension [LayoutNode] {
  /// Whether the nodes are the same ones in the same order.
  func isSame(as other: [LayoutNode]) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Whether any of the nodes only stands for something in a list of nodes.
  @MainActor
  var hasPlaceholders: Bool {
    for node in self where node.isPlaceholder { return true }
    return false
  }
}
