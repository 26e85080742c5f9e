import CaseFiles
import CellGrid
import Foundation
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct ViewCaseTests {
  nonisolated static let cases = Result {
    try LayoutCase.all()
  }

  @Test func casesCanBeRead() throws {
    #expect(try Self.cases.get().count >= 105)
  }

  @Test(arguments: (try? cases.get()) ?? [])
  func viewsAgree(_ row: LayoutCase) {
    let cell = row.cellSize.map { CGSize(width: $0[0], height: $0[1]) }
    let graph = Graph(
      CaseView.make(row.tree).probe("root"), size: CellSize(width: 100, height: 100),
      metrics: LayoutMetrics(cellSize: cell ?? CGSize(width: 1, height: 1)))
    let root = graph.rootLayout.children[0]
    let offer = ProposedViewSize(
      width: row.proposedWidth.map { CGFloat($0) },
      height: row.proposedHeight.map { CGFloat($0) })
    func place() {
      // What follows the layout decides after each pass whether there is another.
      for _ in 0..<4 {
        root.place(at: .zero, proposal: offer)
        _ = graph.followers.follow()
      }
      root.resolve(
        at: .zero, clip: CellRect(x: 0, y: 0, width: 100, height: 100), force: true)
    }
    place()
    if let scroll = row.tree.scroll {
      for case let node as ScrollNode in root.descendants {
        _ = node.scroll(to: CGPoint(x: scroll, y: scroll))
      }
      place()
    }
    #expect(row.mismatches(with: graph.probes, largest: largestCellCount) == [])
  }
}

extension CaseTree {
  /// How far a scroll view or a list at the root is scrolled.
  fileprivate var scroll: Double? {
    switch node {
    case .scrollView(_, let scroll, _): scroll
    case .list(let scroll, _): scroll
    default: nil
    }
  }
}
