import Inlay

struct Ace: Identifiable, Hashable, Sendable {
  let suit: Character
  var id: Self { self }
}

/// Four aces side by side on green.
struct AceRow: View {
  @State private var aces = "♣♦♥♠".map { Ace(suit: $0) }

  var body: some View {
    HStack {
      ForEach(aces) { ace in
        Text("A\(String(ace.suit))").frame(width: 40, height: 32)
      }
      .reorderable()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .reorderContainer(for: Ace.self) { aces.apply(difference: $0) }
    .padding()
    .background(.green.gradient)
  }
}
