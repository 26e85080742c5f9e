import CaseFiles
import Foundation
import Testing

@testable import LayoutCore

@Suite struct LayoutCaseTests {
  static let cases = Result { try LayoutCase.all() }

  @Test func casesAreFound() throws {
    #expect(try Self.cases.get().count >= 138)
  }

  @Test(arguments: (try? cases.get()) ?? [])
  func referenceAgrees(_ row: LayoutCase) {
    let layout = NaiveLayout(cell: row.cellSize ?? [1, 1])
    let frames = layout.frames(row.tree, [row.proposedWidth, row.proposedHeight])
    var cells = ["root": layout.snap(frames[0])]
    for frame in frames { if let id = frame.id { cells[id] = layout.snap(frame) } }
    #expect(row.mismatches(with: cells, largest: largestCellCount) == [])
  }

  @Test(arguments: (try? cases.get()) ?? [])
  func elementsAgree(_ row: LayoutCase) {
    let cellSize = row.cellSize.map { CGSize(width: $0[0], height: $0[1]) }
    let cell = cellSize ?? CGSize(width: 1, height: 1)
    let proposal = ProposedViewSize(
      width: row.proposedWidth.map { CGFloat($0) },
      height: row.proposedHeight.map { CGFloat($0) })
    let frames = TreeElement.frames(row.tree, proposal: proposal, cellSize: cell)
    func snap(_ frame: CGRect) -> [Int] {
      let cells = SnappedFrame(snapping: frame, cellSize: cell)
      return [cells.x, cells.y, cells.width, cells.height]
    }
    var cells = ["root": snap(frames[0].frame)]
    for frame in frames { if let id = frame.id { cells[id] = snap(frame.frame) } }
    #expect(row.mismatches(with: cells, largest: largestCellCount) == [])
  }
}
