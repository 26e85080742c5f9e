import Inlay
import SolitaireGame

/// Says what is carried, what has happened last, or what can be done.
struct StatusLine: View {
  let model: SolitaireModel
  @Environment(\.metrics) private var metrics

  var body: some View {
    ViewThatFits(in: .horizontal) {
      withKeys { news(idle: "Drag cards, or arrows and Space · d draw · u undo · h hint") }
      withKeys { news(idle: "d draw · u undo") }
      news(idle: "").frame(maxWidth: .infinity, alignment: .leading)
    }
    .lineLimit(1)
    .foregroundStyle(Color.chalk)
    .padding(.horizontal, max(metrics.margin, metrics.cell.width))
    .frame(height: metrics.cell.height)
  }

  private func withKeys(@ViewBuilder _ news: () -> some View) -> some View {
    HStack(spacing: metrics.cell.width) {
      news()
      Spacer(minLength: 0)
      Text("? help · q quit")
    }
  }

  @ViewBuilder private func news(idle: String) -> some View {
    if let carried = model.carried {
      report(carried)
    } else if let message = model.message {
      notice(message.text, isProblem: message.isProblem)
    } else {
      Text(idle)
    }
  }

  private func report(_ carried: SolitaireModel.Carried) -> some View {
    notice(
      carried.refusal ?? "\(carried.card) → \(model.name(of: carried.place))",
      isProblem: carried.refusal != nil)
  }

  private func notice(_ text: String, isProblem: Bool) -> some View {
    Text(isProblem ? "✗ \(text)" : text).bold()
      .foregroundStyle(isProblem ? Color.warning : .brightChalk)
  }
}
