import Synchronization

/// The process-wide table of styles in use.
///
/// It only grows, and it is bounded. The first 65,536 styles are kept as they are; after those a
/// new style has its colors brought down to 256, after 131,072 to 16 without link and underline
/// color, and after 196,608 it keeps its attributes alone, of which there are 4,096 combinations.
final class StyleTable: Sendable {
  static let shared = StyleTable()

  private struct State {
    var ids: [CellStyle: StyleID] = [:]
    var count = 0
  }

  private let stage: Int
  private let styles: AppendOnlyStorage<CellStyle>
  private let state: Mutex<State>

  /// Makes a table whose precision falls after each `stage` styles.
  init(stage: Int = 1 << 16) {
    self.stage = stage
    styles = AppendOnlyStorage(capacity: 3 * stage + Int(CellAttributes.all.rawValue) + 1)
    styles.append(.plain, at: 0)
    state = Mutex(State(ids: [.plain: .plain], count: 1))
  }

  func style(of id: StyleID) -> CellStyle { styles[Int(id.rawValue)] }

  func intern(_ style: CellStyle) -> StyleID {
    var style = style
    style.attributes.formIntersection(.all)
    return state.withLock { state in
      if let known = state.ids[style] { return known }
      let level = state.count / stage
      let kept = Self.reduced(style, level: level)
      if level > 0, let known = state.ids[kept] { return known }
      let id = StyleID(rawValue: UInt32(state.count))
      styles.append(kept, at: state.count)
      state.ids[kept] = id
      state.count += 1
      return id
    }
  }

  private static func reduced(_ style: CellStyle, level: Int) -> CellStyle {
    var style = style
    switch level {
    case 0: break
    case 1:
      style.foreground = style.foreground.nearestIndexed
      style.background = style.background.nearestIndexed
      style.underlineColor = style.underlineColor.nearestIndexed
    case 2:
      style.foreground = style.foreground.nearestNamed
      style.background = style.background.nearestNamed
      style.underlineColor = .default
      style.link = 0
    default:
      style = CellStyle(attributes: style.attributes)
    }
    return style
  }
}
