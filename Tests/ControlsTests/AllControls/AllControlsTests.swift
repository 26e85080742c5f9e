import CellGrid
import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

/// What holds for every control, with room and without.
@MainActor
struct AllControlsTests {
  nonisolated static let spaces: [(Int, Int)] = [
    (0, 0), (1, 1), (3, 1), (1, 3), (2, 2), (5, 1), (0, 2), (4, 0),
  ]

  @Test(arguments: ControlSample.allCases)
  func worksByKeyboardAlone(_ sample: ControlSample) {
    let model = SampleModel()
    let screen = TestScreen.corner(80, 24) { sample.view(model) }
    #expect(!model.hasChanged)
    screen.key(.tab)
    for key in sample.keys { screen.key(key) }
    #expect(model.hasChanged, "\(screen.text)")
  }

  @Test(arguments: ControlSample.allCases)
  func worksByMouseAlone(_ sample: ControlSample) {
    let model = SampleModel()
    let screen = TestScreen.corner(80, 24) { sample.view(model) }
    screen.click(sample.target.x, sample.target.y)
    if sample.isField {
      #expect(!model.hasChanged)
      for key in sample.keys { screen.key(key) }
    }
    #expect(model.hasChanged, "\(screen.text)")
  }

  @Test(arguments: ControlSample.allCases)
  func doesNothingWhileDisabled(_ sample: ControlSample) {
    let model = SampleModel()
    let screen = TestScreen.corner(80, 24) { sample.view(model).disabled(true) }
    screen.key(.tab)
    for key in sample.keys { screen.key(key) }
    screen.click(sample.target.x, sample.target.y)
    for key in sample.keys { screen.key(key) }
    #expect(!model.hasChanged)
  }

  @Test(arguments: ControlSample.allCases)
  func showsTheFocus(_ sample: ControlSample) {
    let model = SampleModel()
    let screen = TestScreen.corner(80, 24) { sample.view(model) }
    let before = screen.surface.copy()
    screen.key(.tab)
    if sample == .list { screen.key(.downArrow) }
    #expect(!(screen.surface == before), "\(screen.text)")
  }

  @Test(arguments: ControlSample.allCases)
  func standsAScreenThatIsTooSmall(_ sample: ControlSample) {
    for (width, height) in Self.spaces {
      let model = SampleModel()
      let screen = TestScreen(width, height) { sample.view(model) }
      use(sample, on: screen, width: width, height: height)
      screen.resize(80, 24)
      screen.resize(width, height)
    }
  }

  @Test(arguments: ControlSample.allCases)
  func leavesItsNeighboursAlone(_ sample: ControlSample) {
    for (width, height) in Self.spaces + [(30, 8)] {
      let model = SampleModel()
      let screen = TestScreen(40, 12) {
        Surrounded(width: width, height: height) { sample.view(model) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      expectNeighbours(on: screen, width: width, height: height, "\(sample) at first")
      use(sample, on: screen, width: width + 2, height: height + 2)
      expectNeighbours(on: screen, width: width, height: height, "\(sample) in use")
    }
  }

  /// Does with a control what people do.
  private func use(_ sample: ControlSample, on screen: TestScreen, width: Int, height: Int) {
    screen.key(.tab)
    let keys: [KeyEquivalent] = [
      .return, .space, .downArrow, .upArrow, .rightArrow, .leftArrow, .end, .home, "世", "7",
    ]
    for key in keys { screen.key(key) }
    for y in 0..<height {
      for x in stride(from: 0, to: width, by: max(1, width / 4)) {
        screen.hover(x, y)
        screen.click(x, y)
      }
      screen.press(0, y)
      screen.move(width, y)
      screen.wheel(1, at: 0, y)
      screen.release(width, y)
    }
    for key in keys { screen.key(key) }
  }

  /// Expects the frame of `#` around a control, and nothing outside of it.
  private func expectNeighbours(
    on screen: TestScreen, width: Int, height: Int, _ situation: String
  ) {
    let whole = String(repeating: "#", count: width + 2)
    let rows = screen.rows
    #expect(rows[0] == whole, "\(situation), \(width)×\(height)\n\(screen.text)")
    #expect(rows[height + 1] == whole, "\(situation), \(width)×\(height)\n\(screen.text)")
    for y in 0..<screen.surface.height where !(0...height + 1).contains(y) {
      #expect(rows[y] == "", "\(situation), \(width)×\(height)\n\(screen.text)")
    }
    for y in 0..<height {
      for x in 0..<screen.surface.width where x < 1 || x > width {
        let expected = x == 0 || x == width + 1 ? "#" : " "
        #expect(
          screen.surface[x, y + 1].glyph.string == expected,
          "\(situation), \(width)×\(height)\n\(screen.text)")
      }
    }
  }
}

/// A view in a space of some cells with a frame of `#` around it.
private struct Surrounded<Content: View>: View {
  let width: Int
  let height: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      row
      HStack(spacing: 0) {
        side
        content().frame(
          width: CGFloat(width), height: CGFloat(height), alignment: .topLeading)
        side
      }
      row
    }
    .fixedSize()
  }

  private var row: some View {
    Text(verbatim: String(repeating: "#", count: width + 2)).fixedSize()
  }

  @ViewBuilder private var side: some View {
    VStack(spacing: 0) {
      ForEach(0..<height, id: \.self) { _ in Text(verbatim: "#") }
    }
    .frame(width: 1, height: CGFloat(height))
  }
}
