import DemoCommand
import Inlay

/// A small picture with a name, or a folder of such pictures.
struct Sticker: Identifiable, Hashable, Transferable {
  let id: Int
  let name: String
  let picture: String
  let color: Color
  /// What a folder holds; nil for a sticker that is none.
  var contents: [Sticker]?

  var isFolder: Bool { contents != nil }
}

extension Sticker {
  private static let pictures: [(String, String)] = [
    ("★", "Star"), ("♥", "Heart"), ("☂", "Rain"), ("♫", "Song"), ("☾", "Moon"), ("✿", "Flower"),
    ("♞", "Knight"), ("◆", "Gem"), ("☀", "Sun"), ("⚑", "Flag"), ("♜", "Tower"), ("∞", "Forever"),
    ("▲", "Peak"), ("☘", "Clover"), ("♪", "Note"), ("✦", "Spark"), ("●", "Dot"), ("♣", "Club"),
    ("☁", "Cloud"), ("π", "Pie"), ("✚", "Plus"), ("❀", "Bloom"), ("♟", "Pawn"), ("■", "Block"),
    ("☯", "Balance"), ("♛", "Queen"), ("⌂", "Home"), ("Ω", "Omega"), ("✶", "Burst"),
    ("♆", "Trident"),
    ("◐", "Half"), ("▼", "Valley"), ("♝", "Bishop"), ("✱", "Snow"),
  ]

  private static let colors: [Color] = [.yellow, .red, .cyan, .green, .purple, .blue]

  /// All stickers behind two empty folders; a seed shuffles them.
  static func all(seed: UInt64? = nil) -> [Sticker] {
    var stickers = pictures.enumerated().map { index, picture in
      Sticker(
        id: index + 2, name: picture.1, picture: picture.0, color: colors[index % colors.count])
    }
    if let seed {
      var numbers = SeededGenerator(seed: seed)
      stickers.shuffle(using: &numbers)
    }
    let folders = ["Keep", "Gifts"].enumerated().map { index, name in
      Sticker(id: index, name: name, picture: "▤", color: .primary, contents: [])
    }
    return folders + stickers
  }
}
