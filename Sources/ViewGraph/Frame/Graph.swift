import CellGrid
import Foundation
import LayoutCore

/// The persistent side of a view: its two trees, what is to be done before the next frame, and the frame.
@MainActor
package final class Graph {
  /// The node whose body is being evaluated.
  static var evaluating: _ViewNode?

  /// How much work was done, for benchmarks and tests of costs.
  package struct Counters: Equatable, Sendable {
    package var bodies = 0
    package var measures = 0
    package var placements = 0
    package var paints = 0

    package init() {}
  }

  @exclusivity(unchecked) package var counters = Counters()
  @exclusivity(unchecked) package private(set) var metrics: LayoutMetrics
  package private(set) var size: CellSize
  /// How many times the views have been laid out.
  package private(set) var layoutCount = 0
  /// The time of the event or frame that is being handled.
  package var now: Duration {
    get { timers.now }
    set { timers.now = newValue }
  }
  /// Tells the date; nil has it follow from `now`, counted from the reference date.
  package let calendar: (() -> Date)?
  package var date: Date {
    calendar?() ?? Date(timeIntervalSinceReferenceDate: now / .seconds(1))
  }
  /// Whether actions, tasks and timers are left out, for a graph that only repeats another's frame.
  package let isReplica: Bool

  package let pointer = PointerArbiter()
  package let focus = FocusSystem()
  package let timers: TimerQueue
  package let services: GraphServices
  let followers = LayoutFollowers()
  /// Told about mistakes in the use of views; each text once.
  package var onDiagnostic: ((String) -> Void)? {
    didSet {
      for text in undelivered { onDiagnostic?(text) }
      undelivered = []
    }
  }

  private(set) var animations: AnimationStage!
  /// In a replica, whether the donor's animations are shown.
  var repeatsPresentations = false
  private(set) var root: _ViewNode!
  private(set) var rootLayout: RootNode!
  private var queue = UpdateQueue()
  private var stale = StaleNodes()
  private var actions: [() -> Void] = []
  private var needsLayout = true
  /// Whether frames are laid out that nobody sees.
  private var holdsSettling = false
  private var damaged: SpanDamage
  private var layerDamaged: SpanDamage
  private var base: Surface
  /// The base with the layers on it; nil where there are none, which spares the copy of every cell.
  private var screen: Surface?
  private(set) var layers: [Layer] = [] {
    didSet { if screen == nil && !layers.isEmpty { screen = base.copy() } }
  }
  /// In a replica, the nodes of `ForEach`s by those of the donor.
  private var twins: [ObjectIdentifier: any DynamicContentNode] = [:]
  private var diagnosed: Set<String> = []
  /// Diagnostics of the first evaluation, when nobody could listen yet.
  private var undelivered: [String] = []
  /// How many mounted views gather preferences.
  var preferenceReaders = 0
  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// Makes the graph of a view.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in cells.
  ///   - donor: A graph of the same view whose state is shown; this graph then has no effects.
  package init<Content: View>(
    _ view: Content, size: CellSize, metrics: LayoutMetrics = LayoutMetrics(),
    environment: EnvironmentValues = EnvironmentValues(), now: Duration = .zero,
    calendar: (() -> Date)? = nil, donor: Graph? = nil
  ) {
    self.size = size
    self.metrics = metrics
    isReplica = donor != nil
    damaged = SpanDamage(size: size, all: true)
    layerDamaged = SpanDamage(size: size)
    base = Surface(size: size)
    timers = TimerQueue(now: donor?.now ?? now)
    services = GraphServices(timers)
    self.calendar = donor?.calendar ?? calendar
    animations = AnimationStage(
      self, isEnabled: donor == nil && !environment.accessibilityReduceMotion)
    rootLayout = RootNode(self)
    pointer.graph = self
    focus.graph = self
    var environment = environment
    environment.services = donor?.services ?? services
    rootLayout.direction = environment.layoutDirection
    let context = _NodeContext(
      graph: self, parent: nil, environment: environment, donor: donor?.root)
    root = RootViewNode(view, rootLayout, context)
    if let donor { repeatProjections(of: donor) }
  }

  /// Takes all views out of the graph, which ends their tasks.
  package func unmount() {
    root.unmount()
    runActions()
  }

  /// Has state that outlives the views forget them. Nothing is told to the views.
  func forgetReads() { root.forEachDescendant { $0.forgetReads() } }

  package func cells(of frame: CGRect) -> CellRect {
    let frame = SnappedFrame(snapping: frame, cellSize: metrics.cellSize)
    return CellRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  // MARK: What is to be done

  package func markDirty(_ node: _ViewNode) {
    if let transaction = Transaction.current { animations.note(transaction) }
    guard node.isMounted, !node.isDirty else { return }
    node.isDirty = true
    queue.evaluate(node)
  }

  func queueCollection(_ node: _ViewNode) {
    guard node.isMounted, !node.needsCollection else { return }
    node.needsCollection = true
    queue.collect(node)
  }

  package func setNeedsLayout() { needsLayout = true }

  func addStale(_ node: LayoutNode) {
    stale.add(node)
    needsLayout = true
  }

  package func damage(_ cells: CellRect) {
    if !animations.isRunning { return damaged.add(cells) }
    // What is shown beside its place is not known here to be elsewhere.
    damaged.add(
      CellRect(x: 0, y: cells.y, width: cells.isEmpty ? 0 : size.width, height: cells.height))
  }

  func damageLayers(_ cells: CellRect) { layerDamaged.add(cells) }

  /// Runs an action once the views are up to date. Measuring never runs any.
  package func afterUpdate(_ action: @escaping () -> Void) {
    if !isReplica { actions.append(action) }
  }

  /// Calls `action` after every layout, until the token is released with `removeLayoutObserver`.
  package func observeLayout(_ owner: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(owner)] = action
  }

  package func removeLayoutObserver(_ owner: AnyObject) {
    observers[ObjectIdentifier(owner)] = nil
  }

  /// Tells the developer about a mistake, once.
  package func diagnose(_ text: String) {
    guard diagnosed.insert(text).inserted else { return }
    if let onDiagnostic { onDiagnostic(text) } else { undelivered.append(text) }
  }

  /// Whether the next frame may differ from the last.
  package var needsFrame: Bool {
    needsLayout || !damaged.isEmpty || !layerDamaged.isEmpty || !queue.isEmpty || !actions.isEmpty
  }

  // MARK: Frames

  /// Shows with an animation what moves in the update that is under way or comes next.
  package func animate(_ animation: Animation) {
    animations.note(Transaction(animation: animation))
  }

  /// Runs an animation of something that is in no layout.
  ///
  /// - Parameters:
  ///   - end: Called once at the end, at once where motion is reduced.
  ///   - show: Called with the progress from 0 to 1.
  package func run(
    _ animation: Animation, end: @escaping () -> Void, show: @escaping (Double) -> Void
  ) {
    if !animations.isEnabled { return end() }
    animations.run(animation, end: end) {
      show($0)
      return true
    }
  }

  /// Changes the size of the screen.
  package func resize(to size: CellSize) {
    if size == self.size { return }
    self.size = size
    base = Surface(size: size)
    screen = layers.isEmpty ? nil : Surface(size: size)
    layerDamaged = SpanDamage(size: size)
    damaged = SpanDamage(size: size, all: true)
    rootLayout.invalidatePlacement()
  }

  /// Has everything painted again.
  package func damageAll() { damaged = SpanDamage(size: size, all: true) }

  /// Evaluates what has changed, and lays it out.
  package func update() {
    var rounds = 0
    repeat {
      runQueue()
      if needsLayout { layOut() }
      runActions()
      rounds += 1
      if rounds == 100 {
        diagnose("The views keep changing each other: onChange, onAppear or a preference loops")
        actions = []
        runQueue()
        if needsLayout { layOut() }
        break
      }
    } while !queue.isEmpty || needsLayout || !actions.isEmpty
    animations.endUpdate()
  }

  /// Evaluates and lays out what has changed, without running actions.
  package func updateLayout() {
    runQueue()
    if needsLayout { layOut() }
    animations.endUpdate()
  }

  /// Evaluates and collects what waits for it.
  func runQueue() {
    while true {
      if let node = queue.nextToEvaluate() {
        if node.isDirty && node.isMounted {
          node.isDirty = false
          node.evaluate()
        }
      } else if let node = queue.nextToCollect() {
        node.needsCollection = false
        if node.isMounted { node.collect() }
      } else {
        return
      }
    }
  }

  private func runActions() {
    let pending = actions
    actions = []
    for action in pending { action() }
  }

  private func layOut() {
    layoutCount += 1
    let extent = CGSize(
      width: CGFloat(size.width) * metrics.cellSize.width,
      height: CGFloat(size.height) * metrics.cellSize.height)
    var passes = 0
    repeat {
      StaleNodes.refresh(stale.take())
      needsLayout = !stale.isEmpty
      rootLayout.place(at: .zero, proposal: ProposedViewSize(extent))
      let isIncomplete = followers.follow()
      runQueue()
      passes += 1
      if !isIncomplete && !needsLayout && !holdsSettling { followers.settle() }
      if !isIncomplete && !needsLayout { break }
    } while passes < LayoutFollowers.mostPasses
    let clip = CellRect(x: 0, y: 0, width: size.width, height: size.height)
    rootLayout.resolve(at: .zero, clip: clip, force: false)
    animations.layoutDidChange()
    for observer in observers.values { observer() }
    pointer.layoutDidChange()
  }

  /// Brings the frame up to date.
  ///
  /// - Returns: The frame and the cells in which it may differ from the last one.
  package func render() -> (surface: Surface, damage: Damage) {
    update()
    for band in damaged.bands { layerDamaged.add(paint(band)) }
    var damage = Damage()
    for band in layerDamaged.bands { damage.add(compose(band)) }
    damaged.removeAll()
    layerDamaged.removeAll()
    if layers.isEmpty { screen = nil }
    return (screen ?? base, damage)
  }

  /// Paints the views in some cells again.
  ///
  /// - Returns: The cells that were painted: whole rows where a wide glyph lies across an edge of the cells. A
  ///   clip cuts it, so that what is inside would not be what it is in the whole picture.
  private func paint(_ cells: CellRect) -> CellRect {
    let band = base.wholeGlyphs(in: cells)
    if paintCutting(band) { return band }
    let rows = CellRect(x: 0, y: band.y, width: size.width, height: band.height)
    _ = paintCutting(rows)
    return rows
  }

  /// Paints the views in some cells again; false if a glyph was cut at the sides of them.
  private func paintCutting(_ band: CellRect) -> Bool {
    base.clear(band)
    base.watchCuts(at: band.x, band.maxX)
    var context = PaintContext(surface: base, clip: band)
    context.isAnimated = animations.isRunning || repeatsPresentations
    rootLayout.draw(&context)
    return !base.hasCutGlyph
  }

  /// Brings the screen up to date in some cells and returns them: whole rows where there are layers, whose
  /// glyphs may lie across an edge of the cells.
  private func compose(_ cells: CellRect) -> CellRect {
    guard let screen else { return base.wholeGlyphs(in: cells) }
    var band = cells
    if !layers.isEmpty {
      band.x = 0
      band.width = size.width
    }
    band = screen.wholeGlyphs(in: base.wholeGlyphs(in: band))
    screen.copy(from: base, rect: band)
    for layer in layers { screen.draw(layer.surface, at: layer.position, clip: band) }
    return band
  }

  // MARK: Replicas

  func noteTwin(_ node: any DynamicContentNode, of donor: any DynamicContentNode) {
    twins[ObjectIdentifier(donor)] = node
  }

  /// Shows what a drag shows in the donor, with stand-ins for this graph's own nodes.
  private func repeatProjections(of donor: Graph) {
    layers = donor.layers
    // Scroll views would keep their offsets within content that lacks what is carried.
    holdsSettling = true
    update()
    holdsSettling = false
    setNeedsLayout()
    func twin(of node: LayoutNode) -> LayoutNode? {
      if let guest = node as? GuestNode { return GuestNode(guest, in: self) }
      guard let standIn = node as? StandInNode,
        let owner = twins[ObjectIdentifier(standIn.standsFor.owner)]
      else { return nil }
      let item = owner.madeItem(at: standIn.standsFor.index)
      guard standIn.part < item.layoutNodes.count else { return nil }
      let twin = StandInNode(item, part: standIn.part)
      twin.placeholder = standIn.placeholder
      return twin
    }
    donor.root.forEachDescendant { node in
      guard let node = node as? any DynamicContentNode, let projection = node.projection else {
        return
      }
      twins[ObjectIdentifier(node)]?.projection = ContentProjection(
        replacements: projection.replacements.mapValues { $0.compactMap(twin) },
        insertion: projection.insertion, inserted: projection.inserted.compactMap(twin))
    }
  }

  // MARK: Layers

  /// Adds a surface above the views.
  package func addLayer(_ surface: Surface, at position: CellPoint, order: Int = 0) -> Layer {
    let layer = Layer(surface, at: position, order: order, self)
    layers.append(layer)
    layers.sort { $0.order < $1.order }
    damageLayers(layer.frame)
    return layer
  }

  package func removeLayer(_ layer: Layer) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    damageLayers(layer.frame)
  }
}
