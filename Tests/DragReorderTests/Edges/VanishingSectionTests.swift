import DragReorder
import InlayTesting
import Observation
import Testing
import ViewGraph

/// A section that goes away while something is carried over it.
@MainActor
struct VanishingSectionTests {
  private struct Item: Identifiable {
    let id: String
  }

  @MainActor @Observable
  final class Model {
    var showsSecond = true
  }

  private enum Kind: CaseIterable {
    case stack, elements, element
  }

  private struct Sections: View {
    let model: Model
    let kind: Kind
    @State private var items = ["a": ["a", "b"].map(Item.init), "b": ["c", "d"].map(Item.init)]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        section("a")
        switch kind {
        case .stack: if model.showsSecond { section("b") }
        case .elements:
          if model.showsSecond {
            ForEach(items["b"]!) { Text("<\($0.id)>") }.reorderable(collectionID: "b")
          }
        case .element:
          ForEach(model.showsSecond ? ["b"] : [], id: \.self) { name in
            VStack(alignment: .leading, spacing: 0) { section(name) }
          }
        }
      }
      .reorderContainer(for: Item.self, in: String.self) { items.apply($0) }
    }

    private func section(_ name: String) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(items[name]!) { Text("<\($0.id)>") }.reorderable(collectionID: name)
      }
    }
  }

  /// Many times, since what is left behind by a view may by chance still look like one.
  @Test(arguments: [0, 1, 2], [false, true])
  func leavesTheOthersAsTheyAre(kind: Int, byKeys: Bool) {
    for _ in 0..<20 {
      let model = Model()
      let screen = TestScreen(12, 8) {
        Sections(model: model, kind: Kind.allCases[kind])
      }
      if byKeys {
        screen.press(.tab)
        screen.press(.space)
        screen.press(.tab)
      } else {
        screen.lift("<a>")
        screen.move(to: .after("<c>"))
      }
      model.showsSecond = false
      screen.draw()
      if byKeys { screen.press(.escape) } else { screen.cancel() }
      screen.draw()
      assertTree(
        screen,
        matches: """
          item "<a>" = a\(byKeys ? " (focused)" : "")
          item "<b>" = b
          """)
    }
  }
}
