import Inlay
import SolitaireGame

/// The whole game: the table, the status line, and what comes over them.
struct SolitaireView: View {
  let model: SolitaireModel
  /// The points of a cell.
  let cell: CGSize
  @Environment(\.quit) private var quit
  @Environment(\.clock) private var clock

  var body: some View {
    GeometryReader { proxy in
      if let metrics = TableMetrics(proxy.size, cell: cell) {
        VStack(alignment: .leading, spacing: 0) {
          TableView(model: model)
          StatusLine(model: model)
        }
        .environment(\.metrics, metrics)
      } else {
        Text("Solitaire needs 41 columns and 14 rows.")
          .foregroundStyle(Color.brightChalk)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .background(
      LinearGradient(colors: [.felt, .deepFelt], startPoint: .top, endPoint: .bottom)
    )
    .overlay { if model.table.isWon { WinView(model: model, cell: cell) } }
    .overlay {
      if model.showsHelp {
        HelpView(seed: model.game.seed, cell: cell).onTapGesture { model.showsHelp = false }
      }
    }
    .onKeyPress(phases: [.down, .repeat]) { press in
      guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return .ignored }
      if press.key == "q" {
        quit()
        return .handled
      }
      return model.handle(press.key) ? .handled : .ignored
    }
    .task {
      while (try? await clock.sleep(for: .seconds(1))) != nil { model.tick() }
    }
    .onDisappear { model.save() }
  }
}
