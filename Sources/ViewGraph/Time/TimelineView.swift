import Foundation

/// What the content of a timeline view is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// A view that shows its content anew at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date.formatted(date: .omitted, time: .standard))
/// }
/// ```
///
/// While it is not to be seen it waits, and nothing wakes the program for it.
public struct TimelineView<Schedule, Content> {
  /// What the content is made for.
  public struct Context: Sendable {
    /// How often the content is shown anew.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// Often enough for an animation.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The date of the schedule; before its first one, the date at which the view appeared.
    public let date: Date
    /// How often the content is shown anew.
    public let cadence = Cadence.live
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view from a schedule and its content at a date.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View, PrimitiveView where Schedule: TimelineSchedule, Content: View {
  /// Makes the node that waits for the dates.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    TimelineNode(view, context)
  }
}

/// The content at one date: a view of its own, so that what it reads is tracked.
struct TimelineContent<Content> {
  let context: TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineContent: View where Content: View {
  var body: some View { content(context) }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _NodeOf<TimelineView<Schedule, Content>>
{
  private var child: _NodeOf<TimelineContent<Content>>!
  private var date: Date
  private var entries: Schedule.Entries.Iterator
  private var next: Date?
  private var timer: TimerQueue.Token?
  /// The date whose time has come; the date of the clock may be a rounding error before it.
  private var due: Date?
  private var isWaitingToBeSeen = false

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    let donor = context.donor as? Self
    let now = context.graph.date
    date = donor?.date ?? now
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(view, context)
    if donor == nil { follow(from: now) }
    child = TimelineContent._makeNode(content, childContext(donor: donor?.child))
  }

  private var content: TimelineContent<Content> {
    TimelineContent(context: .init(date: date), content: view.content)
  }

  /// Begins with the dates of the schedule.
  private func follow(from now: Date) {
    date = now
    next = entries.next()
    pass(now)
    wait()
  }

  /// Comes to the last date that is not after `now`.
  private func pass(_ now: Date) {
    while let entry = next, entry <= now {
      date = entry
      next = entries.next()
    }
  }

  private func wait() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
    guard let next, !graph.isReplica else { return }
    // Dates are no exact multiples of anything: the timer waits for the nearest millisecond.
    let milliseconds = (next.timeIntervalSince(graph.date) * 1000).rounded()
    let pause = Duration(limited: milliseconds / 1000)
    timer = graph.timers.schedule(at: graph.now + pause) { [weak self] in self?.dateHasCome() }
  }

  private func dateHasCome() {
    timer = nil
    guard isMounted else { return }
    due = next
    if isSeen {
      graph.markDirty(self)
    } else {
      isWaitingToBeSeen = true
      graph.observeLayout(self) { [weak self] in self?.layoutDidChange() }
    }
  }

  private func layoutDidChange() {
    guard isMounted, isWaitingToBeSeen, isSeen else { return }
    stopWaitingToBeSeen()
    graph.markDirty(self)
  }

  private func stopWaitingToBeSeen() {
    if isWaitingToBeSeen { graph.removeLayoutObserver(self) }
    isWaitingToBeSeen = false
  }

  /// Whether any of the content is on the screen; content without a place of its own counts as seen.
  private var isSeen: Bool {
    var nodes: [LayoutNode] = []
    appendLayoutNodes(to: &nodes)
    return nodes.isEmpty || nodes.contains(where: \.isToBeSeen)
  }

  override func evaluate() {
    pass(due.map { max($0, graph.date) } ?? graph.date)
    due = nil
    child.update(content)
    wait()
  }

  override func viewDidChange() {
    entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    stopWaitingToBeSeen()
    follow(from: graph.date)
    child.update(content)
  }

  override func willUnmount() {
    stopWaitingToBeSeen()
    if let timer { graph.timers.cancel(timer) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension LayoutNode {
  /// Whether any cell of the node or of those below it can be seen, as far as frames tell.
  fileprivate var isToBeSeen: Bool {
    if cells.union(bounds).intersection(clip).isEmpty { return false }
    var node: LayoutNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }
}
