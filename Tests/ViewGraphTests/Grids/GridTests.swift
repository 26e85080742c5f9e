import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct GridTests {
  @Test func columnsAreAsWideAsTheirCells() {
    let screen = TestScreen.corner(20, 4) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("long")
          Text("x")
        }
        GridRow {
          Text("bbb")
          Text("s")
        }
      }
    }
    #expect(screen.lines == ["a   long x", "bbb s"])
  }

  @Test func cellsSpanColumns() {
    let screen = TestScreen.corner(20, 4) {
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Text("ab").gridCellColumns(2)
          Text("c")
        }
        GridRow { ForEach(0..<3) { Text("\($0)") } }
      }
    }
    #expect(screen.lines == ["ab    c", "", "0  1  2"])
  }

  @Test func otherViewsAreRowsOfTheirOwn() {
    let screen = TestScreen.corner(12, 4) {
      Grid {
        Text("title")
        GridRow {
          Text("aaa")
          Text("bbb")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(screen.lines == [" title", "aaa bbb", "───────"])
  }

  @Test func alignmentsOfColumnsRowsAndCells() {
    let screen = TestScreen.corner(20, 8) {
      Grid(alignment: .topLeading) {
        GridRow(alignment: .bottom) {
          Text("1\n2\n3")
          Text("b").gridColumnAlignment(.trailing)
          Text("wide")
        }
        GridRow {
          Text("c")
          Text("four")
          Text("z").gridCellAnchor(UnitPoint(x: 1, y: 0))
        }
      }
    }
    #expect(screen.lines == ["1", "2", "3    b wide", "c four    z"])
  }

  @Test func rowsComeAndGo() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 6) { step in
      Grid(alignment: .leading) {
        ForEach(0..<step + 1) { row in
          GridRow {
            Text("\(row)")
            if row > 0 { Text(String(repeating: "x", count: row)) }
          }
        }
      }
    }
    #expect(screen.lines == ["0"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == ["0", "1 x", "2 xx"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["0", "1 x"])
  }

  @Test func aRowElsewhereGroupsItsCells() {
    let screen = TestScreen.corner(10, 2) {
      HStack { GridRow { ForEach(0..<3) { Text("\($0)") } } }
    }
    #expect(screen.lines == ["0 1 2"])
  }
}
