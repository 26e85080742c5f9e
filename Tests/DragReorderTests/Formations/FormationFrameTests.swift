import InlayTesting
import RecordedFrames
import TerminalIO
import Testing

@testable import DragReorder

/// Frames in the middle of drags, with all colors and with none.
@MainActor
struct FormationFrameTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var name: String
    var carry: @MainActor @Sendable () -> FormationScreen
    var testDescription: String { name }
  }

  private nonisolated static func look(
    _ name: String, _ formation: DragDropPreviewsFormation?
  ) -> Look {
    Look(name: name) {
      let screen = FormationScreen(formation)
      screen.carrySelection()
      return screen
    }
  }

  nonisolated static let looks = [
    look("unset", nil), look("default", .default), look("list", .list),
    look("none", DragDropPreviewsFormation.none),
    look("pile", .pile), look("stack", .stack),
    Look(name: "forbidden") {
      let screen = FormationScreen(operation: .forbidden)
      screen.carrySelection()
      return screen
    },
    Look(name: "forbidden-one") {
      let screen = FormationScreen(operation: .forbidden)
      screen.carryNew()
      return screen
    },
    Look(name: "copy") {
      let screen = FormationScreen(operation: .copy)
      screen.carryNew()
      return screen
    },
  ]

  nonisolated static let depths: [(name: String, depth: ColorDepth)] = [
    ("color", .trueColor), ("monochrome", .none),
  ]

  @Test(arguments: looks, [0, 1])
  func isShownAsBefore(_ look: Look, depth: Int) throws {
    let screen = look.carry()
    let (name, depth) = Self.depths[depth]
    let picture = screen.screen.surface.styledPicture(depth)
    #expect(try picture == RecordedFrames().frame("\(look.name)-\(name)", showing: picture))
  }

  @Test func thereAreNoOtherFrames() throws {
    let names = Self.looks.flatMap { look in Self.depths.map { "\(look.name)-\($0.name)" } }
    #expect(try RecordedFrames().names == names.sorted())
  }

  /// Without colors formations still differ from each other.
  @Test func formationsAreToldApartWithoutColors() {
    let pictures = Self.looks.dropFirst().prefix(5).map {
      $0.carry().screen.surface.styledPicture(.none)
    }
    // The default is a pile.
    #expect(Set(pictures).count == 4)
    #expect(pictures[0] == pictures[3])
  }
}
