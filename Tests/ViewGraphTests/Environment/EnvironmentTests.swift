import InlayTesting
import Observation
import Testing

@testable import ViewGraph

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

private struct NoteKey: EnvironmentKey {
  static let defaultValue: String? = "default"
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private struct Level: View {
  @Environment(\.level) private var level

  var body: some View { Text("level \(level)") }
}

private struct Note: View {
  @Environment(\.note) private var note

  var body: some View { Text(note ?? "nil") }
}

private struct Plain: View {
  var body: some View { Text("plain") }
}

@Observable
private final class Settings {
  var name = "a"
}

private struct Name: View {
  @Environment(Settings.self) private var settings

  var body: some View { Text(settings.name) }
}

private struct PossibleName: View {
  @Environment(Settings.self) private var settings: Settings?

  var body: some View { Text(settings?.name ?? "no settings") }
}

@MainActor
struct EnvironmentTests {
  @Test func theInnermostValueHolds() {
    let screen = TestScreen.corner(10, 4) {
      Level()
      VStack(alignment: .leading) {
        Level()
        Level().environment(\.level, 3)
        Level().transformEnvironment(\.level) { $0 *= 10 }
      }
      .environment(\.level, 2)
    }
    #expect(screen.lines == ["level 1", "level 2", "level 3", "level 20"])
  }

  @Test func aChangeReachesReadersOnly() {
    struct Deep: View {
      @State private var level = 5

      var body: some View {
        VStack(alignment: .leading) {
          Text("raise").onTapGesture { level += 1 }
          Plain()
          Level()
        }
        .environment(\.level, level)
      }
    }
    let screen = TestScreen.corner(10, 3) { Deep() }
    #expect(screen.lines == ["raise", "plain", "level 5"])
    // `Deep` reads the state and `Level` the environment; `Plain` is as it was.
    let bodies = screen.bodies { screen.click(0, 0) }
    #expect(bodies == 2)
    #expect(screen.lines == ["raise", "plain", "level 6"])
  }

  @Test func anOptionalValueCanBeSetToNil() {
    let screen = TestScreen.corner(10, 3) {
      Note()
      Note().environment(\.note, nil)
      Note().environment(\.note, "set")
    }
    #expect(screen.lines == ["default", "nil", "set"])
  }

  @Test func objectsAreFoundByTheirType() {
    let settings = Settings()
    let screen = TestScreen.corner(12, 3) {
      PossibleName()
      VStack(alignment: .leading) {
        Name()
        PossibleName()
      }
      .environment(settings)
    }
    #expect(screen.lines == ["no settings", "a", "a"])
    #expect(screen.bodies { settings.name = "b" } == 2)
    #expect(screen.lines == ["no settings", "b", "b"])
  }

  @Test func anObjectCanBeTakenAway() {
    let settings = Settings()
    let screen = TestScreen.corner(12, 1) {
      PossibleName().environment(nil as Settings?).environment(settings)
    }
    #expect(screen.lines == ["no settings"])
  }

  @Test func disablingReachesAllBelow() {
    struct State: View {
      @Environment(\.isEnabled) var isEnabled

      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let screen = TestScreen.corner(5, 3) {
      State()
      VStack {
        State()
        State().disabled(false)
      }
      .disabled(true)
    }
    #expect(screen.lines == ["on", "off", "off"])
  }

  @Test func modifiersReadTheEnvironment() {
    struct Marked: ViewModifier {
      @Environment(\.level) var level

      func body(content: Content) -> some View {
        HStack {
          Text(String(repeating: "*", count: level)); content
        }
      }
    }
    let screen = TestScreen.corner(8, 1) { Text("x").modifier(Marked()).environment(\.level, 3) }
    #expect(screen.lines == ["*** x"])
  }
}
