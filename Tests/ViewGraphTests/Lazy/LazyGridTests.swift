import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct LazyGridTests {
  @Test func fillsColumnsLineByLine() {
    let screen = TestScreen.corner(20, 4) {
      LazyVGrid(columns: [GridItem(.fixed(5)), GridItem(.fixed(5)), GridItem(.fixed(5))]) {
        ForEach(0..<7) { Text("\($0)") }
      }
    }
    // Columns of five with a gap of one; each digit in the middle of its column.
    #expect(screen.lines == ["  0     1     2", "  3     4     5", "  6"])
  }

  @Test func scrollsAMillionCells() {
    let screen = TestScreen(14, 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 6))], spacing: 1) {
          ForEach(0..<1_000_000) { Text("\($0)") }
        }
      }
    }
    // Two columns of (14 - 1) / 2 = 6.5 cells, lines two rows apart.
    #expect(screen.rows.map { $0.split(separator: " ") } == [["0", "1"], [], ["2", "3"]])
    screen.wheel(2, at: 0, 0)
    #expect(screen.rows.map { $0.split(separator: " ") } == [["6", "7"], [], ["8", "9"]])
    #expect(screen.graph.viewNodeCount < 60)
    screen.key(.end)
    #expect(
      screen.rows.map { $0.split(separator: " ") } == [
        ["999996", "999997"], [], ["999998", "999999"],
      ])
  }

  /// A line some cells of which were never made has no known height, although the others are there.
  @Test func aResizeOfAScrolledGridShowsWhatThereIs() {
    let screen = TestScreen(1, 2) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 1))], spacing: 0) {
          ForEach(0..<8) { Text("\($0)").frame(height: 6) }
        }
      }
    }
    screen.wheel(1, at: 0, 0)
    screen.resize(19, 2)
    screen.wheel(-10, at: 0, 0)
    screen.resize(19, 6)
    // Columns of one with a gap of one: all eight in one line, in the middle of its six rows.
    #expect(screen.lines == ["", "", "0 1 2 3 4 5 6 7"])
  }

  @Test func aLineIsAsHighAsItsHighestCell() {
    let screen = TestScreen.corner(9, 6) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(4), alignment: .topLeading),
          GridItem(.fixed(4), alignment: .bottomTrailing),
        ]
      ) {
        Text("a\nb\nc")
        Text("d")
        Text("e")
      }
    }
    #expect(screen.lines == ["a", "b", "c       d", "e"])
  }

  @Test func headersTakeALineForThemselves() {
    let screen = TestScreen.corner(7, 6) {
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
        Section("One") { ForEach(0..<3) { Text("a\($0)") } }
        Section("Two") { ForEach(0..<2) { Text("b\($0)") } }
      }
    }
    #expect(
      screen.lines.map { $0.replacing(" ", with: "") } == ["One", "a0a1", "a2", "Two", "b0b1"])
  }

  @Test func horizontalGridsFillRowsColumnByColumn() {
    let screen = TestScreen(8, 2) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) {
          ForEach(0..<100_000) { Text("\($0 % 10)") }
        }
      }
    }
    #expect(screen.text == "0 2 4 6\n1 3 5 7")
    screen.key(.end)
    // Columns stand at even places, and the last ends where the view does.
    #expect(screen.text == " 2 4 6 8\n 3 5 7 9")
  }
}
