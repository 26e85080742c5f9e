import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct ClipShapeTests {
  private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    TestScreen(6, 3, cellSize: CGSize(width: 8, height: 16), content: content).rows
  }

  @Test func aRectangleCutsWhatLiesOutside() {
    let rows = rows {
      Text("abcdef").offset(x: 16, y: 0).frame(width: 48, height: 16).clipShape(.rect)
    }
    #expect(rows == ["", "  abcd", ""])
  }

  @Test func aCircleCutsTheCornersByCells() {
    let rows = rows {
      Text("abcdef\nghijkl\nmnopqr").clipShape(Circle())
    }
    // Radius 24 around (24, 24). The middles of the corner cells, (4, 8), are 25.6 away, the next ones,
    // (12, 8), are 20.
    #expect(rows == [" bcde", "ghijkl", " nopq"])
  }

  @Test func whatIsBehindIsKept() {
    let rows = rows {
      ZStack {
        Text("------\n------\n------")
        Text("abcdef\nghijkl\nmnopqr").clipShape(Circle())
      }
    }
    #expect(rows == ["-bcde-", "ghijkl", "-nopq-"])
  }

  @Test func smallCornersCutNothing() {
    #expect(
      rows { Text("abcdef\nghijkl\nmnopqr").cornerRadius(4) } == ["abcdef", "ghijkl", "mnopqr"])
  }
}
