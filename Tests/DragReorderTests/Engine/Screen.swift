import DragReorder
import Foundation

/// A container laid out by the simplest rules that cases need, for a session to read.
///
/// Items are stacked from the origin of their collection's frame; sections are stacked below each
/// other, each with its header; grids fill their slots in reading order.
final class Screen: ReorderScene {
  var setup: ScreenSetup
  var orders: Orders
  private(set) var shown: Orders
  private(set) var collections: [ReorderCollection<String>] = []
  private var frames: [[CGRect]] = []
  private var projection: ReorderProjection<String, String>?
  /// How often `arrange` laid anything out.
  private(set) var layoutCount = 0

  init(_ setup: ScreenSetup) {
    self.setup = setup
    orders = setup.orders
    shown = setup.orders
    layOut()
  }

  var bounds: CGRect { setup.viewport ?? setup.bounds }
  var isEnabled: Bool { setup.isEnabled }
  var selection: [String] { setup.selection }
  var scroll: CGPoint { CGPoint(x: 0, y: setup.offset) }

  func count(in collection: String) -> Int? { orders.count(in: collection) }
  func item(at index: Int, in collection: String) -> String {
    orders.item(at: index, in: collection)
  }
  func location(of item: String) -> ReorderLocation<String>? { orders.location(of: item) }
  func payload(for item: String) -> [String]? { setup.groups[item] }
  func isMoveDisabled(_ item: String) -> Bool { setup.moveDisabled.contains(item) }
  func frame(at index: Int, in collection: Int) -> CGRect { frames[collection][index] }
  func index(at point: CGPoint, in collection: Int) -> Int? {
    frames[collection].firstIndex { $0.contains(point) }
  }

  func arrange(_ projection: ReorderProjection<String, String>?) {
    guard projection != self.projection else { return }
    self.projection = projection
    layOut()
  }

  /// Lays everything out again, after a change of the model, of a size or of the scroll offset.
  func layOut() {
    layoutCount += 1
    shown = orders.shown(by: projection)
    collections = []
    frames = []
    var top = setup.bounds.minY - CGFloat(setup.offset)
    for (number, entry) in shown.entries.enumerated() {
      let collection = setup.collections.first { $0.id == entry.id }!
      if setup.isSections {
        top = layOutSection(collection, entry.items, at: top, number: number)
      } else {
        layOutColumn(collection, entry.items)
      }
    }
  }

  private func layOutSection(
    _ section: ScreenSetup.Collection, _ items: [String], at top: CGFloat, number: Int
  ) -> CGFloat {
    let header = ReorderSpan(start: top, extent: section.header)
    let origin = CGPoint(x: setup.bounds.minX, y: header.end)
    let lined = line(items, from: origin, across: setup.bounds.width, section)
    frames.append(lined)
    let bottom = lined.last?.maxY ?? header.end + section.emptyExtent
    let region = CGRect(
      x: setup.bounds.minX, y: top, width: setup.bounds.width, height: bottom - top)
    collections.append(
      ReorderCollection(
        id: section.id, region: region, kind: .line(.vertical), accepts: section.accepts,
        sequence: 0, separator: header))
    return bottom
  }

  private func layOutColumn(_ column: ScreenSetup.Collection, _ items: [String]) {
    let region = column.frame.offsetBy(dx: 0, dy: -CGFloat(setup.offset))
    var kind = CollectionKind.line(column.axis == "h" ? .horizontal : .vertical)
    if column.axis == "grid" {
      let lattice = ReorderLattice(
        origin: region.origin, slotSize: column.cell,
        pitch: CGSize(
          width: column.cell.width + column.gaps.width,
          height: column.cell.height + column.gaps.height), lineLength: column.columns)
      kind = .lattice(lattice)
      frames.append(
        items.indices.map { index in
          CGRect(
            x: region.minX + lattice.pitch.width * CGFloat(index % column.columns),
            y: region.minY + lattice.pitch.height * CGFloat(index / column.columns),
            width: column.cell.width, height: column.cell.height)
        })
    } else {
      let isRow = column.axis == "h"
      let origin = CGPoint(
        x: region.minX + (isRow ? column.header : 0), y: region.minY + (isRow ? 0 : column.header))
      frames.append(
        line(items, from: origin, across: isRow ? region.height : region.width, column))
    }
    collections.append(
      ReorderCollection(id: column.id, region: region, kind: kind, accepts: column.accepts))
  }

  private func line(
    _ items: [String], from origin: CGPoint, across: CGFloat, _ collection: ScreenSetup.Collection
  ) -> [CGRect] {
    var position: CGFloat = 0
    return items.map { item in
      let extent = setup.extents[item] ?? 1
      defer { position += extent + collection.spacing }
      return collection.axis == "h"
        ? CGRect(x: origin.x + position, y: origin.y, width: extent, height: across)
        : CGRect(x: origin.x, y: origin.y + position, width: across, height: extent)
    }
  }

  /// The item on a cell, with its visible frame.
  func press(at cell: ReorderCell) -> ReorderPress<String>? {
    for (index, entry) in shown.entries.enumerated() {
      for (frame, item) in zip(frames[index], entry.items) {
        let visible = setup.viewport.map { frame.intersection($0) } ?? frame
        if visible.contains(cell.center) {
          return ReorderPress(item: item, frame: visible, slop: setup.slop)
        }
      }
    }
    return nil
  }

  /// The largest offset to which the viewport scrolls.
  var maximumOffset: Int {
    guard let viewport = setup.viewport else { return 0 }
    let content = collections.map { $0.region.maxY }.max() ?? 0
    return max(0, Int(content) + setup.offset - Int(viewport.maxY))
  }
}
