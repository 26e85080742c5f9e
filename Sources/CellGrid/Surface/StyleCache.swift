/// Remembers the last style that a change was applied to, since neighbors mostly share theirs.
struct StyleCache {
  private let change: (CellStyle) -> CellStyle
  private var beneath: StyleID?
  private var result = StyleID.plain

  init(_ change: @escaping (CellStyle) -> CellStyle) {
    self.change = change
  }

  mutating func style(over id: StyleID) -> StyleID {
    if id == beneath { return result }
    beneath = id
    result = StyleID(change(id.style))
    return result
  }
}
