import Inlay
import SolitaireGame

/// Cards that leap off the table, and what was reached.
struct WinView: View {
  let model: SolitaireModel
  /// The points of a cell.
  let cell: CGSize
  /// When nothing moves any more.
  var duration = CardLeap.duration
  @State private var start: Date?
  @State private var isOver = false
  @Environment(\.clock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ZStack {
      if !reduceMotion && !isOver {
        TimelineView(.animation(minimumInterval: 1 / 20)) { timeline in
          Canvas { context, size in
            let seconds = timeline.date.timeIntervalSince(start ?? timeline.date)
            for leap in CardLeap.all {
              guard let place = leap.place(at: seconds, in: size, cell: cell) else { continue }
              draw(leap.card, at: place, in: &context)
            }
          }
          .onAppear { start = timeline.date }
        }
      }
      panel
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task {
      try? await clock.sleep(for: duration)
      isOver = true
    }
  }

  private func draw(_ card: Card, at place: CGPoint, in context: inout GraphicsContext) {
    let frame = CGRect(
      x: place.x, y: place.y, width: 6 * cell.width, height: 3 * cell.height)
    context.fill(Path(frame), with: .color(.paper))
    context.stroke(Path(frame), with: .color(.edge), lines: .rounded)
    context.draw(
      Text(card.title).bold().foregroundStyle(card.suit.isRed ? Color.redSuit : .blackSuit),
      at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private var panel: some View {
    VStack(spacing: 0) {
      Text("♠ ♥  You won  ♦ ♣").bold().foregroundStyle(Color.gold)
      Text("")
      Text("\(model.table.score) points in \(model.game.moves.count) moves")
      Text("Time \(Duration.seconds(model.seconds).clockText)")
      Text("")
      Text("n new game · q quit").foregroundStyle(Color.chalk)
    }
    .foregroundStyle(Color.brightChalk)
    .padding(.horizontal, 3 * cell.width)
    .padding(.vertical, cell.height)
    .border(Color.gold, lines: .double)
    .background(Color.deepFelt)
  }
}
