import Foundation
import LayoutCore
import Observation

@testable import ViewGraph

/// A view of the random tests, as a model that edits change.
@Observable @MainActor
final class Piece {
  enum Kind: CaseIterable {
    case text, color, counter, spacer, divider, erased
    case row, column, pile, scroll, group, flow

    var hasChildren: Bool {
      switch self {
      case .text, .color, .counter, .spacer, .divider, .erased: false
      case .row, .column, .pile, .scroll, .group, .flow: true
      }
    }
  }

  /// The identifier among the siblings, which may occur twice.
  var key: Int
  var kind: Kind
  var text: String
  var children: [Piece] = []
  var isShown = true
  var spacing: CGFloat?
  var look = Look()

  init(key: Int, kind: Kind, text: String) {
    self.key = key
    self.kind = kind
    self.text = text
  }

  /// This piece and all below it.
  var all: [Piece] { [self] + children.flatMap(\.all) }
}

/// How a piece is modified.
struct Look {
  var padding: CGFloat = 0
  var border: LineSet?
  var opacity = 1.0
  var zIndex = 0.0
  var priority = 0.0
  var offset = CGSize.zero
  var width: CGFloat?
  var height: CGFloat?
  var isWide = false
  var isFixed = false
  var isClipped = false
  var guide: CGFloat?
  var background: Color?
  var overlay: String?
  var position: CGPoint?
  var color: Color?
  var isBold = false
  var lineLimit: Int?
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var isDisabled = false
  var isFocusable = false
  var isHovering = false
  var showsIndicators = false
}

/// A card that can be dragged.
struct Card: Identifiable {
  let id: Int
  var title: String
}

/// What the random tests show.
@Observable @MainActor
final class World {
  var root = Piece(key: 0, kind: .column, text: "")
  var columns: [[Card]] = [[], []]
  var showsBoard = true
  var isScrolled = false
  var pieceCount = 0
}
