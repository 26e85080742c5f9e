import DragReorder
import InlayTesting
import Observation
import Testing
import ViewGraph

/// A view follows the drop sessions of an item, so that it changes while the engine is asked for a place.
@MainActor
struct DropUpdateTests {
  struct Word: Identifiable, Transferable {
    let id: String
  }

  @Observable
  final class Words {
    var list = ["box", "tea", "milk", "bread"].map(Word.init)
    var isOver = false
    /// What is gone once a drag has left the box.
    var fleeting: String?
    var isDisabledByTheBox = false
    var isRemovedByTheBox = false
    private(set) var wasOver = false

    func follow(_ phase: DropSession.Phase) {
      isOver = phase == .entering || phase == .active
      guard phase == .exiting else { return }
      wasOver = true
      list.removeAll { $0.id == fleeting }
    }
  }

  /// A box that takes words, above words that can be reordered.
  struct WordList: View {
    let words: Words
    let isLazy: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.isOver ? "over the box" : "elsewhere")
        if !words.isRemovedByTheBox || !words.wasOver { container }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var container: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isLazy {
          ScrollView { LazyVStack(alignment: .leading, spacing: 0) { rows } }
        } else {
          VStack(alignment: .leading, spacing: 0) { rows }
          Spacer()
        }
      }
      .reorderContainer(
        for: Word.self, isEnabled: !words.isDisabledByTheBox || !words.wasOver
      ) { words.list.apply($0) }
      .dragContainer(for: Word.self) { ids in words.list.filter { ids.contains($0.id) } }
    }

    private var rows: some View {
      ForEach(words.list) { word in
        Text(word.id).frame(width: 12, height: 3, alignment: .leading)
          .dropDestination(for: Word.self, isEnabled: word.id == "box") { _, _ in }
          .onDropSessionUpdated { words.follow($0.phase) }
      }
      .reorderable()
    }
  }

  private let words = Words()

  private func screen(_ isLazy: Bool) -> TestScreen {
    TestScreen(20, 16) { WordList(words: words, isLazy: isLazy) }
  }

  @Test(arguments: [false, true])
  func itChangesBesideThePlaces(isLazy: Bool) {
    let screen = screen(isLazy)
    screen.lift("milk")
    screen.move(over: "box")
    #expect(screen.shows("over the box"))
    screen.move(to: .after("bread"))
    #expect(screen.shows("elsewhere"))
    screen.drop()
    #expect(words.list.map(\.id) == ["box", "tea", "bread", "milk"])
  }

  /// Carries milk over the box and on to the end.
  private func carryMilkOverTheBox(_ isLazy: Bool) -> TestScreen {
    let screen = screen(isLazy)
    screen.lift("milk")
    screen.move(over: "box")
    screen.move(2, 8)
    screen.move(2, 12)
    screen.drop()
    return screen
  }

  @Test(arguments: [false, true], ["tea", "bread"])
  func itLosesAnItem(isLazy: Bool, fleeting: String) {
    words.fleeting = fleeting
    _ = carryMilkOverTheBox(isLazy)
    #expect(words.list.map(\.id) == ["box", "tea", "bread"].filter { $0 != fleeting } + ["milk"])
  }

  @Test(arguments: [false, true])
  func itLosesWhatIsCarried(isLazy: Bool) {
    words.fleeting = "milk"
    let screen = carryMilkOverTheBox(isLazy)
    #expect(words.list.map(\.id) == ["box", "tea", "bread"])
    #expect(screen.rows.filter { !$0.isEmpty } == ["elsewhere", "box", "tea", "bread"])
  }

  @Test(arguments: [false, true])
  func itIsDisabled(isLazy: Bool) {
    words.isDisabledByTheBox = true
    let screen = carryMilkOverTheBox(isLazy)
    #expect(words.list.map(\.id) == ["box", "tea", "milk", "bread"])
    #expect(screen.rows.filter { !$0.isEmpty } == ["elsewhere", "box", "tea", "milk", "bread"])
  }

  @Test(arguments: [false, true])
  func itGoesAway(isLazy: Bool) {
    words.isRemovedByTheBox = true
    let screen = carryMilkOverTheBox(isLazy)
    #expect(words.list.map(\.id) == ["box", "tea", "milk", "bread"])
    #expect(screen.rows.filter { !$0.isEmpty } == ["elsewhere"])
  }
}
