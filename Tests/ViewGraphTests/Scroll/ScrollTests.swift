import Foundation
import InlayTesting
import InputEvents
import LayoutCore
import Observation
import Testing

@testable import ViewGraph

@Observable @MainActor
private final class Place {
  var id: Int?
}

private struct PositionedList: View {
  @Bindable var place: Place

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) { ForEach(0..<1000) { Text("row \($0)") } }
        .scrollTargetLayout()
    }
    .scrollPosition(id: $place.id)
  }
}

@MainActor
struct ScrollTests {
  @Test func bothAxesScroll() {
    let screen = TestScreen(4, 2) {
      ScrollView([.horizontal, .vertical]) {
        Text("abcdef\nghijkl\nmnopqr").fixedSize()
      }
    }
    #expect(screen.text == "abcd\nghij")
    screen.key(.rightArrow)
    #expect(screen.text == "cdef\nijkl")
    screen.key(.downArrow)
    #expect(screen.text == "ijkl\nopqr")
    #expect(!screen.key(.downArrow))
    screen.send(.mouse(MouseEvent(.wheel(dx: -1, dy: 0), x: 0, y: 0)))
    #expect(screen.text == "ghij\nmnop")
  }

  @Test func contentThatFitsDoesNotScroll() {
    let screen = TestScreen(4, 3) { ScrollView { Text("a\nb") } }
    #expect(!screen.key(.downArrow))
    screen.wheel(1, at: 0, 0)
    #expect(screen.rows.map { $0.replacing(" ", with: "") } == ["a", "b", ""])
  }

  @Test func keysScrollByLinesPagesAndToTheEnds() {
    let screen = TestScreen(8, 4) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<1_000_000) { Text("\($0)") } }
      }
    }
    screen.key(.downArrow)
    #expect(screen.lines == ["1", "2", "3", "4"])
    screen.key(.pageDown)
    #expect(screen.lines == ["4", "5", "6", "7"])
    screen.key(.pageUp)
    screen.key(.upArrow)
    #expect(screen.lines == ["0", "1", "2", "3"])
    screen.key(.end)
    #expect(screen.lines == (999_996..<1_000_000).map { "\($0)" })
    screen.key(.home)
    #expect(screen.lines == ["0", "1", "2", "3"])
  }

  @Test func aDisabledScrollViewStays() {
    let stepper = Stepper()
    let screen = stepper.screen(4, 2) { step in
      ScrollView { Text("a\nb\nc\nd") }.scrollDisabled(step == 0)
    }
    screen.wheel(1, at: 0, 0)
    #expect(!screen.key(.downArrow))
    #expect(screen.lines.first?.contains("a") == true)
    stepper.step = 1
    screen.draw()
    screen.wheel(1, at: 0, 0)
    #expect(screen.lines.first?.contains("c") == true)
  }

  @Test func theWheelGoesToTheInnermostThatCanMove() {
    let screen = TestScreen.corner(6, 4) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView {
            VStack(alignment: .leading) { ForEach(0..<4) { Text("in \($0)") } }
          }
          .frame(width: 6, height: 2)
          ForEach(0..<9) { Text("out \($0)") }
        }
      }
    }
    screen.wheel(1, at: 2, 0)
    #expect(
      screen.lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "in 2", "in 3", "out 0", "out 1",
      ])
    screen.wheel(1, at: 2, 0)
    #expect(screen.lines == ["out 1", "out 2", "out 3", "out 4"])
  }

  @Test func aReaderScrollsToAnyRow() {
    var scroll: (Int, UnitPoint?) -> Void = { _, _ in }
    let screen = TestScreen(8, 4) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(0..<1_000_000) { Text("\($0)") } }
        }
        .onAppear { scroll = { proxy.scrollTo($0, anchor: $1) } }
      }
    }
    scroll(500_000, .top)
    screen.draw()
    #expect(screen.lines == (500_000..<500_004).map { "\($0)" })
    scroll(500_002, nil)
    screen.draw()
    #expect(screen.lines.first == "500000")
    scroll(500_005, nil)
    screen.draw()
    #expect(screen.lines == (500_002..<500_006).map { "\($0)" })
    scroll(10, .bottom)
    screen.draw()
    #expect(screen.lines == ["7", "8", "9", "10"])
    scroll(0, .center)
    screen.draw()
    #expect(screen.lines == ["0", "1", "2", "3"])
  }

  @Test func aReaderScrollsToRowsOfUnknownHeight() {
    let model = ListedRows((0..<1000).map { ListedRow($0, height: $0 % 4 + 1) })
    var scroll: (Int, UnitPoint?) -> Void = { _, _ in }
    let screen = TestScreen(8, 4) {
      ScrollViewReader { proxy in
        LazyRows(model: model).onAppear { scroll = { proxy.scrollTo($0, anchor: $1) } }
      }
    }
    scroll(700, .top)
    screen.draw()
    #expect(screen.lines == ["row 700", "row 701", "  701.1", "row 702"])
    scroll(403, .bottom)
    screen.draw()
    #expect(screen.lines == ["row 403", "  403.1", "  403.2", "  403.3"])
  }

  @Test func aReaderFindsViewsWithAnIdentity() {
    var scroll: (String) -> Void = { _ in }
    let screen = TestScreen.corner(6, 3) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<10) { Text("a \($0)") }
            Text("here").id("target")
            ForEach(0..<10) { Text("b \($0)") }
          }
        }
        .onAppear { scroll = { proxy.scrollTo($0, anchor: .center) } }
      }
    }
    scroll("target")
    screen.draw()
    #expect(screen.lines == ["a 9", "here", "b 0"])
  }

  @Test func thePositionFollowsAndLeads() {
    let place = Place()
    let screen = TestScreen(8, 3) { PositionedList(place: place) }
    #expect(place.id == nil)
    screen.wheel(2, at: 0, 0)
    #expect(place.id == 6)
    place.id = 400
    screen.draw()
    #expect(screen.lines == ["row 400", "row 401", "row 402"])
    #expect(place.id == 400)
    screen.key(.upArrow)
    #expect(place.id == 399)
  }

  @Test func shiftTurnsTheWheelSideways() {
    let screen = TestScreen(3, 1) { ScrollView(.horizontal) { Text("abcdefgh").fixedSize() } }
    screen.send(.mouse(MouseEvent(.wheel(dx: 0, dy: 1), x: 0, y: 0, modifiers: .shift)))
    #expect(screen.text == "def")
  }
}
