import Controls
import Foundation
import LayoutCore

@testable import DragReorder
@testable import ViewGraph

/// A board of 26 by 12 cells, three columns and two rows from the corner of the screen.
struct RandomBoard: View {
  var world: RandomWorld
  let shape: BoardShape

  var body: some View {
    // An overlay keeps its corner on a screen that is too small for it.
    Color.clear.overlay(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        if world.isMounted {
          board
            .frame(width: 26, height: 12, alignment: .topLeading)
            .clipped()
            .reorderContainer(
              for: RandomWorld.Card.self, in: Int.self, isEnabled: world.isEnabled
            ) { world.move($0) }
            .dragContainerSelection(world.selection)
        } else {
          Text("gone")
        }
      }
      .padding(EdgeInsets(top: 2, leading: 3, bottom: 0, trailing: 0))
    }
  }

  @ViewBuilder private var board: some View {
    switch shape {
    case .columns:
      HStack(alignment: .top, spacing: 1) {
        ForEach(world.piles) { pile in
          VStack(alignment: .leading, spacing: 0) {
            Text("P\(pile.id)")
            cards(pile)
          }
          .frame(width: 8, alignment: .leading)
        }
      }
    case .grid:
      ScrollView {
        LazyVGrid(
          columns: (0..<4).map { _ in GridItem(.fixed(5), spacing: 2) }, spacing: 1
        ) { cards(world.piles[0]) }
      }
    case .list:
      List {
        ForEach(world.piles.filter { !world.hidden.contains($0.id) }) { pile in
          Section("P\(pile.id)") { cards(pile) }
        }
      }
    case .rows:
      ScrollView { LazyVStack(alignment: .leading, spacing: 0) { cards(world.piles[0]) } }
    }
  }

  @ViewBuilder private func cards(_ pile: RandomWorld.Pile) -> some View {
    if !world.hidden.contains(pile.id) {
      ForEach(pile.cards) { card in
        let size = NaiveBoard.size(of: card.id, shape)
        Text("c\(card.id)").frame(width: size.width, height: size.height, alignment: .topLeading)
      }
      .reorderable(collectionID: pile.id)
    }
  }
}
