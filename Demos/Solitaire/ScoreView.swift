import Inlay
import SolitaireGame

/// What the game is worth so far.
struct ScoreView: View {
  let model: SolitaireModel
  @Environment(\.metrics) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      row("Score", "\(model.table.score)")
      row("Moves", "\(model.game.moves.count)")
      row("Time", Duration.seconds(model.seconds).clockText)
    }
    .foregroundStyle(Color.brightChalk, Color.chalk)
    .frame(width: metrics.card.width, height: metrics.card.height)
  }

  private func row(_ name: String, _ value: String) -> some View {
    HStack(spacing: 0) {
      if metrics.face.columns >= 7 {
        Text(name).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
      }
      Text(value).bold().lineLimit(1).layoutPriority(1)
    }
  }
}

extension Duration {
  /// Minutes and seconds, with hours where there are any: “2:05”, “1:00:00”.
  var clockText: String {
    self < .seconds(3600)
      ? formatted(.time(pattern: .minuteSecond)) : formatted(.time(pattern: .hourMinuteSecond))
  }
}
