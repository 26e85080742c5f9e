/// Lays an ink over styles, and remembers the last one, since neighbors mostly share theirs.
struct StyleCache {
  /// What of the style beneath survives under the ink.
  enum Kept {
    case background
    case colors
    case everything
  }

  private let ink: Ink
  private let kept: Kept
  private let memo: StyleMemo
  private var beneath: StyleID?
  private var result = StyleID.plain

  init(_ ink: Ink, keeping kept: Kept, memo: StyleMemo) {
    self.ink = ink
    self.kept = kept
    self.memo = memo
  }

  mutating func style(over id: StyleID) -> StyleID {
    if id == beneath { return result }
    beneath = id
    let old = id.style
    let base =
      switch kept {
      case .background: CellStyle(background: old.background)
      case .colors: CellStyle(foreground: old.foreground, background: old.background)
      case .everything: old
      }
    result = memo.id(of: ink.applied(to: base))
    return result
  }
}
