import CaseFiles
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
}
