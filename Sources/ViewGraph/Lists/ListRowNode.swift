import CellGrid
import Foundation
import InputEvents
import LayoutCore

/// The layout node of a row of a list: whole cells of the full width around its content.
package final class ListRowNode: SizingNode {
  private unowned let list: LazyNode
  /// Whether the row is a header or a footer, which cannot be selected.
  var isAside = false
  private lazy var recognizer = RowRecognizer(self)

  init(_ list: LazyNode) {
    self.list = list
    super.init(list.graph)
  }

  private var content: LayoutNode { children[children.count - 1] }
  private var settings: ListSettings? { list.arrangement.list }

  /// The value by which the selection knows the row.
  var id: AnyHashable? {
    if let tag = content.value(of: RowTag.self) { return tag }
    return content.item?.id
  }

  /// Whether people have selected the row.
  package var isSelected: Bool {
    guard !isAside, let selection = settings?.selection, let id else { return false }
    return selection.isSelected(id)
  }

  // MARK: Layout

  override package var stackAxis: Axis? { nil }

  private var insets: EdgeInsets {
    let metrics = graph.metrics
    if let insets = content.value(of: ListRowInsets.self) {
      return EdgeInsets(padding: insets, metrics: metrics)
    }
    let side = CGFloat(settings?.inset ?? 0) * metrics.cellSize.width
    return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private var separator: CGFloat {
    content.value(of: ListRowSeparator.self) == .visible ? graph.metrics.cellSize.height : 0
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    let insets = insets
    return ListRow.contentProposal(
      width: width.map { $0 == .infinity ? $0 : max(0, $0 - insets.leading - insets.trailing) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = content.size(for: offer(proposal.width))
    let height = ListRow.height(
      content: size.height + insets.top + insets.bottom, metrics: graph.metrics)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: height + separator)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let content = content
    let background = content.value(of: ListRowBackground.self)
    _ = replaceChildren(background + [content])
    for node in background { node.place(at: .zero, proposal: ProposedViewSize(size)) }
    let insets = insets
    let offer = offer(proposal.width)
    let room = size.height - separator - insets.top - insets.bottom
    let origin = ListRow.contentOrigin(content: content.size(for: offer), rowHeight: room)
    content.place(
      at: CGPoint(x: insets.leading + origin.x, y: insets.top + origin.y), proposal: offer)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }

  // MARK: Drawing and selecting

  override var paintsContent: Bool { true }
  override var extendsHits: Bool { !isAside }
  override var isSolid: Bool { !isAside && (settings?.selection != nil || item != nil) }
  override package var responder: (any PointerResponder)? {
    isAside || settings?.selection == nil ? nil : recognizer
  }

  override func paint(_ context: inout PaintContext) {
    paintChildren(&context)
    if separator > 0, cells.height > 0 {
      let row = CellRect(x: cells.x, y: cells.maxY - 1, width: cells.width, height: 1)
      context.fill(
        row, with: LineSet.light.horizontal, ink: Ink(attributes: .dim))
    }
    guard isSelected else { return }
    var area = cells
    area.height = max(0, area.height - (separator > 0 ? 1 : 0))
    context.surface.apply(
      context.faded(Ink(attributes: .inverse)), in: context.place(area), clip: context.clip)
  }

  fileprivate func choose(_ modifiers: EventModifiers) {
    guard let selection = settings?.selection, let id else { return }
    selection.cursor = id
    selection.choose(id, modifiers)
  }
}

/// Selects a row that is clicked.
@MainActor
private final class RowRecognizer: PointerResponder {
  private weak var row: ListRowNode?
  private var modifiers: EventModifiers = []

  init(_ row: ListRowNode) { self.row = row }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard event.button == .left else { return .ignore }
    modifiers = event.modifiers
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim { .arm }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    guard let row, row.parent != nil,
      row.cells.intersection(row.clip).contains(x: event.x, y: event.y)
    else { return false }
    row.choose(modifiers)
    return true
  }

  func pointerCancelled(_ reason: PointerCancellation) {}
}
