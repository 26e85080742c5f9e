import Foundation

/// Collections put together from rows and columns, so that stacks bring them to the frames of a case.
struct CaseBlock: Identifiable {
  indirect enum Content {
    case collection(ScreenSetup.Collection)
    case blank(CGSize)
    case row([CaseBlock])
    case column([CaseBlock])
  }

  var id: String
  var content: Content

  /// Cuts an area between collections, from top to bottom or from left to right; nil where they overlap so
  /// that there is no such cut.
  init?(_ collections: [ScreenSetup.Collection], in area: CGRect) {
    id = collections.map(\.id).joined(separator: " ")
    for axis in [ReorderCut.across, .down] {
      let groups = axis.groups(of: collections)
      let isCut =
        groups.count > 1 || groups.first.map { axis.start(of: $0) > axis.start(area) } ?? false
      guard isCut else { continue }
      var position = axis.start(area)
      var blocks: [CaseBlock] = []
      for group in groups {
        let start = axis.start(of: group)
        let end = axis.end(of: group)
        if start > position {
          blocks.append(CaseBlock(blank: axis.size(start - position), before: group[0].id))
        }
        guard let block = CaseBlock(group, in: axis.part(of: area, from: start, to: end)) else {
          return nil
        }
        blocks.append(block)
        position = end
      }
      content = axis == .across ? .row(blocks) : .column(blocks)
      return
    }
    guard collections.count == 1 else { return nil }
    content = .collection(collections[0])
  }

  private init(blank size: CGSize, before neighbor: String) {
    id = "before \(neighbor)"
    content = .blank(size)
  }
}

/// The direction in which an area is cut into parts.
private enum ReorderCut {
  case across
  case down

  func start(_ rect: CGRect) -> CGFloat { self == .across ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .across ? rect.maxX : rect.maxY }

  func start(of group: [ScreenSetup.Collection]) -> CGFloat {
    group.map { start($0.frame) }.min() ?? 0
  }

  func end(of group: [ScreenSetup.Collection]) -> CGFloat {
    group.map { end($0.frame) }.max() ?? 0
  }

  func size(_ length: CGFloat) -> CGSize {
    self == .across ? CGSize(width: length, height: 1) : CGSize(width: 1, height: length)
  }

  func part(of area: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
    self == .across
      ? CGRect(x: start, y: area.minY, width: end - start, height: area.height)
      : CGRect(x: area.minX, y: start, width: area.width, height: end - start)
  }

  /// The collections in order, those together that overlap in this direction.
  func groups(of collections: [ScreenSetup.Collection]) -> [[ScreenSetup.Collection]] {
    var groups: [[ScreenSetup.Collection]] = []
    for collection in collections.sorted(by: { start($0.frame) < start($1.frame) }) {
      if let last = groups.last, start(collection.frame) < end(of: last) {
        groups[groups.count - 1].append(collection)
      } else {
        groups.append([collection])
      }
    }
    return groups
  }
}
