/// The characters that stand for symbols, by the names that SwiftUI code uses.
///
/// | names | character |
/// |---|---|
/// | `checkmark`, `xmark`, `plus`, `minus` | `✓` `✗` `+` `−` |
/// | `checkmark.circle`, `xmark.circle`, `plus.circle`, `minus.circle` | `✓` `⊗` `⊕` `⊖` |
/// | `chevron.left`, `.right`, `.up`, `.down` | `‹` `›` `⌃` `⌄` |
/// | `arrow.left`, `.right`, `.up`, `.down` | `←` `→` `↑` `↓` |
/// | `arrow.up.arrow.down`, `arrow.left.arrow.right` | `⇅` `⇄` |
/// | `arrow.clockwise`, `arrow.counterclockwise`, `arrow.uturn.backward` | `↻` `↺` `↩` |
/// | `star`, `star.fill`, `heart`, `heart.fill` | `☆` `★` `♡` `♥` |
/// | `circle`, `circle.fill`, `square`, `square.fill` | `○` `●` `□` `■` |
/// | `checkmark.square`, `largecircle.fill.circle` | `☑` `◉` |
/// | `triangle`, `diamond`, `diamond.fill` | `△` `◇` `◆` |
/// | `play`, `play.fill`, `pause`, `pause.fill`, `stop.fill` | `▷` `▶` `‖` `‖` `■` |
/// | `gear`, `gearshape`, `trash`, `pencil` | `⚙` `⚙` `⌫` `✎` |
/// | `folder`, `folder.fill`, `doc`, `envelope` | `▭` `▬` `▯` `✉` |
/// | `magnifyingglass`, `line.3.horizontal`, `ellipsis`, `list.bullet` | `⌕` `≡` `…` `≔` |
/// | `exclamationmark.triangle`, `info.circle`, `questionmark.circle` | `⚠` `ℹ` `?` |
/// | `clock`, `calendar`, `flag`, `flag.fill`, `tag`, `link` | `◷` `▦` `⚐` `⚑` `⌗` `∞` |
/// | `person`, `house`, `bell`, `lock` | `☺` `⌂` `♪` `⊠` |
/// | `sun.max`, `moon`, `cloud`, `bolt`, `bolt.fill` | `☀` `☾` `☁` `ϟ` `ϟ` |
/// | `suit.heart.fill`, `suit.diamond.fill`, `suit.spade.fill`, `suit.club.fill` | `♥` `♦` `♠` `♣` |
///
/// A name with `.fill`, `.circle` or `.square` that is not in the table counts as the name without it.
enum SymbolTable {
  static func character(for name: String) -> String {
    var name = Substring(name)
    while true {
      if let character = characters[String(name)] { return character }
      guard let suffix = [".fill", ".circle", ".square"].first(where: { name.hasSuffix($0) })
      else { return "▫" }
      name = name.dropLast(suffix.count)
    }
  }

  static let characters: [String: String] = [
    "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−",
    "checkmark.circle": "✓", "xmark.circle": "⊗", "plus.circle": "⊕", "minus.circle": "⊖",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.uturn.backward": "↩",
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "checkmark.square": "☑", "largecircle.fill.circle": "◉",
    "triangle": "△", "diamond": "◇", "diamond.fill": "◆",
    "play": "▷", "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop.fill": "■",
    "gear": "⚙", "gearshape": "⚙", "trash": "⌫", "pencil": "✎",
    "folder": "▭", "folder.fill": "▬", "doc": "▯", "envelope": "✉",
    "magnifyingglass": "⌕", "line.3.horizontal": "≡", "ellipsis": "…", "list.bullet": "≔",
    "exclamationmark.triangle": "⚠", "info.circle": "ℹ", "questionmark.circle": "?",
    "clock": "◷", "calendar": "▦", "flag": "⚐", "flag.fill": "⚑", "tag": "⌗", "link": "∞",
    "person": "☺", "house": "⌂", "bell": "♪", "lock": "⊠",
    "sun.max": "☀", "moon": "☾", "cloud": "☁", "bolt": "ϟ", "bolt.fill": "ϟ",
    "suit.heart.fill": "♥", "suit.diamond.fill": "♦", "suit.spade.fill": "♠",
    "suit.club.fill": "♣",
  ]
}
