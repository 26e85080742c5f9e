import DemoViews
import Inlay

/// One of the two tables, which Tab changes.
struct HandView: View {
  @Bindable var model: HandModel
  @FocusState private var focus: HandModel.Table?
  @Environment(\.reorderStatus) private var drag

  var body: some View {
    DemoScreen("Hand", detail: detail, status: status, keys: Self.keys) {
      Group {
        switch model.table {
        case .aces:
          CardTable(layout: HStackLayout(), cards: $model.aces) { CardFace(card: $0) }
            .focused($focus, equals: .aces)
        case .fan:
          CardTable(layout: FanLayout(), cards: $model.hand) { FanCard(card: $0) }
            .focused($focus, equals: .fan)
        }
      }
      .defaultFocus($focus, model.table)
    }
    .onKeyPress(phases: .down, action: act)
  }

  private var detail: String {
    model.table == .aces ? "4 aces" : "13 cards · seed \(model.seed)"
  }

  private var status: String {
    guard let drag else {
      return model.table == .aces
        ? "Drag a card · Tab: the fan" : "Drag a card · s, r sort · n deals · Tab: the aces"
    }
    let cards = drag.sources.compactMap { $0.base as? Card }
    return drag.sentence(about: cards.first?.name ?? "")
  }

  private static let keys: [HelpOverlay.Row] = [
    ("drag", "moves a card"),
    ("← →", "go from card to card"),
    ("Space", "lifts and drops; ← → carry"),
    ("⌥← ⌥→", "move a card at once"),
    ("s", "sorts the fan by suit"),
    ("r", "sorts the fan by rank"),
    ("n", "deals a new fan"),
    ("Tab", "the aces or the fan"),
  ]

  private func act(on press: KeyPress) -> KeyPress.Result {
    if drag != nil { return .ignored }
    switch press.key {
    case .tab:
      model.table = model.table == .aces ? .fan : .aces
      focus = model.table
    case "s": withAnimation { model.sortBySuit() }
    case "r": withAnimation { model.sortByRank() }
    case "n": model.dealNext()
    default: return .ignored
    }
    return .handled
  }
}
