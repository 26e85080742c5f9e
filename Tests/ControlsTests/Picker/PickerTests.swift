import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

private enum Color3: String, CaseIterable {
  case red, green, blue
}

private struct Choice: View {
  @State var color: Color3? = .green
  var style = PickerStyle.inline

  var body: some View {
    Picker("Color", selection: $color) {
      ForEach(Color3.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      Text("none").tag(Color3?.none)
    }
    .pickerStyle(style)
    Button("After") {}
  }
}

@MainActor
struct PickerTests {
  @Test func worksByKeyboardAlone() {
    let screen = TestScreen.corner(20, 6) { Choice() }
    #expect(
      screen.lines == ["Color", "( ) red", "(•) green", "( ) blue", "( ) none", "[ After ]"])
    screen.key(.tab)
    #expect(screen.inverse == "(•) green")
    screen.key(.upArrow)
    #expect(screen.inverse == "(•) red")
    screen.key(.upArrow)
    #expect(screen.inverse == "(•) red", "it does not wrap")
    screen.key(.end)
    #expect(screen.lines[4] == "(•) none")
    screen.key(.downArrow)
    #expect(screen.inverse == "(•) none")
    screen.key(.home)
    screen.key(.downArrow)
    screen.key(.downArrow)
    #expect(screen.inverse == "(•) blue")
    screen.key(.tab)
    #expect(screen.inverse == "[ After ]", "it is one stop of the Tab key")
  }

  @Test func worksByMouseAlone() {
    let screen = TestScreen.corner(20, 6) { Choice() }
    screen.click(5, 3)
    #expect(screen.lines == ["Color", "( ) red", "( ) green", "(•) blue", "( ) none", "[ After ]"])
    #expect(screen.inverse == "(•) blue")
    screen.click(12, 1)
    #expect(screen.lines[1] == "( ) red", "beside an option")
    screen.press(0, 1)
    screen.release(0, 5)
    #expect(screen.lines[1] == "( ) red", "let go elsewhere")
  }

  @Test func segmentsStandBesideEachOther() {
    let screen = TestScreen.corner(40, 2) { Choice(style: .segmented) }
    #expect(screen.lines[0] == "Color  red  [green]  blue   none")
    screen.key(.tab)
    #expect(screen.inverse == "[green]")
    screen.key(.rightArrow)
    #expect(screen.lines[0] == "Color  red   green  [blue]  none")
    screen.key(.upArrow)
    #expect(screen.inverse == "[blue]")
    screen.click(7, 0)
    #expect(screen.lines[0] == "Color [red]  green   blue   none")
  }

  @Test func choosesWhereNothingIsChosen() {
    struct Numbers: View {
      @State private var number = 7

      var body: some View {
        Picker("", selection: $number) {
          Text("one").tag(1)
          Text("two").tag(2)
          Text("other type").tag("x")
        }
      }
    }
    let screen = TestScreen.corner(20, 4) { Numbers() }
    screen.key(.tab)
    screen.key(.downArrow)
    #expect(screen.lines.contains("(•) one"))
    screen.key(.end)
    #expect(screen.lines.contains("(•) two"), "a tag of another type is no option")
  }

  @Test func disabledTakesNothing() {
    let screen = TestScreen.corner(20, 6) { Choice().disabled(true) }
    screen.click(0, 1)
    screen.key(.tab)
    screen.key(.downArrow)
    #expect(screen.lines[2] == "(•) green")
    #expect(screen.inverse == "")
  }

  @Test(arguments: 0...6, 0...4)
  func keepsToItsSpace(width: Int, height: Int) {
    let screen = TestScreen(20, 10) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          Choice().frame(width: CGFloat(width), height: CGFloat(height))
          Text("|")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    screen.key(.tab)
    screen.key(.upArrow)
    screen.click(1, 1)
  }

  @Test func optionsMayComeAndGo() {
    struct Growing: View {
      @State private var count = 2
      @State private var choice = 0

      var body: some View {
        Picker("", selection: $choice) {
          ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) }
        }
        .onKeyPress("+") {
          count += 1
          return .handled
        }
        .onKeyPress("-") {
          count -= 1
          return .handled
        }
      }
    }
    let screen = TestScreen.corner(20, 6) { Growing() }
    screen.key(.tab)
    screen.key("+")
    screen.key(.end)
    #expect(screen.lines.contains("(•) 2"))
    screen.key("-")
    screen.key(.upArrow)
    #expect(screen.lines.contains("(•) 1"), "what was chosen is gone")
  }
}
