import InlayTesting
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

  @Test(arguments: looks, [FrameColors.trueColor, .none])
  func isShownAsBefore(_ look: Look, _ colors: FrameColors) {
    let screen = look.carry()
    assertSnapshot(screen.screen, named: "\(look.name)-\(colors)", colors: colors)
  }

  @Test func everySnapshotBelongsToATest() {
    #expect(orphanedSnapshots() == [])
  }

  /// Without colors formations still differ from each other.
  @Test func formationsAreToldApartWithoutColors() {
    let pictures = Self.looks.dropFirst().prefix(5).map {
      $0.carry().screen.frame().shown(in: .none).ansi(.none)
    }
    // The default is a pile.
    #expect(Set(pictures).count == 4)
    #expect(pictures[0] == pictures[3])
  }
}
