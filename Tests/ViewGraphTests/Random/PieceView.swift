import CaseLayouts
import DragReorder
import Foundation
import LayoutCore

@testable import ViewGraph

struct WorldView: View {
  let world: World

  var body: some View {
    VStack(alignment: .leading) {
      if world.showsBoard {
        if world.isScrolled {
          ScrollView { BoardView(world: world) }.frame(maxHeight: 7)
        } else {
          BoardView(world: world)
        }
      }
      PieceView(piece: world.root)
    }
  }
}

/// Columns of cards that can be dragged.
private struct BoardView: View {
  let world: World

  var body: some View {
    HStack(alignment: .top) {
      ForEach(0..<world.columns.count, id: \.self) { column in
        VStack(alignment: .leading) {
          Text("column \(column)")
          ForEach(world.columns[column]) { card in
            Text(card.title).border(.rounded)
          }
          .reorderable(collectionID: column)
        }
      }
    }
    .reorderContainer(for: Card.self, in: Int.self) { difference in
      var columns = Dictionary(uniqueKeysWithValues: world.columns.enumerated().map { ($0, $1) })
      columns.apply(difference)
      world.columns = world.columns.indices.map { columns[$0]! }
    }
  }
}

/// A piece, with its modifiers in an order that is always the same.
struct PieceView: View {
  let piece: Piece

  var body: some View {
    let look = piece.look
    if piece.isShown {
      PieceContent(piece: piece)
        .truncationMode(look.truncation)
        .multilineTextAlignment(look.alignment)
        .lineLimit(look.lineLimit)
        .scrollIndicators(look.showsIndicators ? .visible : .automatic)
        .modifier(Colored(look: look))
        .modifier(Sized(look: look))
        .modifier(Placed(look: look))
        .disabled(look.isDisabled)
    }
  }
}

private struct Colored: ViewModifier {
  let look: Look
  @State private var isHovered = false

  func body(content: Content) -> some View {
    let base = content.foregroundColor(look.color).bold(look.isBold)
    if look.isHovering {
      base.background(isHovered ? Color.yellow : .blue).onHover { isHovered = $0 }
    } else {
      base.background(look.background ?? .clear)
    }
  }
}

private struct Sized: ViewModifier {
  let look: Look

  func body(content: Content) -> some View {
    let base = content.frame(width: look.width, height: look.height)
      .frame(maxWidth: look.isWide ? .infinity : nil)
      .fixedSize(horizontal: look.isFixed, vertical: false)
      .padding(look.padding)
    if let border = look.border { base.border(border) } else { base }
  }
}

private struct Placed: ViewModifier {
  let look: Look

  func body(content: Content) -> some View {
    let base = content.offset(look.offset).opacity(look.opacity)
      .overlay(alignment: .topTrailing) { if let text = look.overlay { Text(text) } }
      .alignmentGuide(.leading) { look.guide ?? $0[.leading] }
    Group {
      if let position = look.position {
        base.position(position)
      } else if look.isClipped {
        base.clipped()
      } else {
        base
      }
    }
    .layoutPriority(look.priority)
    .zIndex(look.zIndex)
  }
}

private struct PieceContent: View {
  let piece: Piece

  var body: some View {
    switch piece.kind {
    case .text: Text(piece.text).focusable(piece.look.isFocusable)
    case .color: piece.look.color ?? .red
    case .counter: Counter(text: piece.text)
    case .spacer: Spacer(minLength: piece.spacing)
    case .divider: Divider()
    case .erased:
      piece.text.count % 2 == 0 ? AnyView(Text(piece.text)) : AnyView(Counter(text: "e"))
    case .row: HStack(spacing: piece.spacing) { children }
    case .column: VStack(alignment: .leading, spacing: piece.spacing) { children }
    case .pile: ZStack { children }
    case .scroll: ScrollView { children }
    case .group: Group { children }
    case .flow: FlowLayout(gap: piece.spacing ?? 0) { children }
    }
  }

  private var children: some View {
    ForEach(piece.children, id: \.key) { PieceView(piece: $0) }
  }
}

/// Counts its clicks, and shows whether it has the focus.
private struct Counter: View {
  let text: String
  @State private var count = 0

  var body: some View {
    HStack(spacing: 0) {
      Text("\(text)\(count)").onTapGesture { count += 1 }
      if count % 3 == 1 { FocusSign() }
    }
    .focusable()
  }
}

private struct FocusSign: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "!" : "日") }
}
