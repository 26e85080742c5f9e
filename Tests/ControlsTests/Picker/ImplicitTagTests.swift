import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate

  var id: Self { self }
}

private struct FlavorPicker: View {
  @State private var flavor = Flavor.vanilla

  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { Text($0.rawValue) }
    }
    Text(flavor.rawValue)
  }
}

private struct TaggedPicker: View {
  @State private var number = 20

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(1..<3) { Text("\($0)").tag($0 * 10) }
    }
    Text("\(number)")
  }
}

@MainActor
struct ImplicitTagTests {
  @Test func optionsOfAForEachStandForItsIdentifiers() {
    let screen = TestScreen.corner(20, 4) { FlavorPicker() }
    #expect(screen.lines == ["Flavor", "(•) vanilla", "( ) chocolate", "vanilla"])
    screen.click(6, 2)
    #expect(screen.lines == ["Flavor", "( ) vanilla", "(•) chocolate", "chocolate"])
    screen.key(.tab)
    screen.key(.upArrow)
    #expect(screen.lines == ["Flavor", "(•) vanilla", "( ) chocolate", "vanilla"])
  }

  @Test func aTagOfItsOwnWins() {
    let screen = TestScreen.corner(20, 4) { TaggedPicker() }
    #expect(screen.lines == ["Number", "( ) 1", "(•) 2", "20"])
    screen.click(1, 1)
    #expect(screen.lines == ["Number", "(•) 1", "( ) 2", "10"])
  }
}
