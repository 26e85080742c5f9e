import InlayTesting
import Testing

@testable import hand

/// Both tables on a screen, with the fan that a seed deals.
@MainActor
struct HandScreen {
  let model = HandModel(seed: 3)
  let screen: TestScreen

  init(_ table: HandModel.Table, columns: Int = 76, rows: Int = 18) {
    let model = model
    model.table = table
    screen = TestScreen(columns, rows) { HandView(model: model) }
  }

  var aces: String { model.aces.map(\.name).joined(separator: " ") }
  var fan: String { model.hand.map(\.name).joined(separator: " ") }
  var status: String { screen.rows.last ?? "" }

  /// The row in which a card's name stands at its upper corner.
  func row(of card: String) -> Int? { screen.rows.firstIndex { $0.contains(card) } }
}
