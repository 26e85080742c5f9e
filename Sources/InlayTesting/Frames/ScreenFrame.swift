import CellGrid
import TerminalIO

/// What a screen shows at one moment: text, colors and emphasis, cell by cell.
///
/// A frame does not change with the screen that it was taken from.
public struct ScreenFrame {
  package let surface: Surface

  package init(_ surface: Surface) { self.surface = surface }

  /// The number of columns.
  public var columns: Int { surface.width }

  /// The number of rows.
  public var rows: Int { surface.height }

  /// The text, a line for each row, without blanks at the ends of lines.
  public var text: String { surface.text }

  /// The frame as a terminal with fewer colors shows it.
  public func shown(in colors: FrameColors) -> ScreenFrame {
    var encoder = FrameEncoder(colorDepth: colors.depth, drawsStyledUnderlines: true)
    var bytes: [UInt8] = []
    encoder.encode(surface, previous: nil, into: &bytes)
    let terminal = VirtualTerminal(size: surface.size)
    terminal.write(bytes)
    return ScreenFrame(of: terminal)
  }
}

/// How many colors a terminal shows.
public enum FrameColors: String, Sendable, CaseIterable {
  /// Colors of 24 bits.
  case trueColor
  /// The 256 colors of xterm's palette.
  case indexed256
  /// The 16 colors of the terminal's theme.
  case ansi16
  /// No color; bold, underline and inverse remain.
  case none

  package var depth: ColorDepth {
    switch self {
    case .trueColor: .trueColor
    case .indexed256: .indexed256
    case .ansi16: .ansi16
    case .none: .none
    }
  }
}

/// Where a test reads a frame.
public enum FrameSource: Sendable {
  /// The cells that the views have drawn.
  case surface
  /// The cells of a terminal that has read the bytes of all frames.
  case rendered
}

extension TestScreen {
  /// The frame that is shown now.
  public func frame(from source: FrameSource = .surface) -> ScreenFrame {
    switch source {
    case .surface: ScreenFrame(surface.copy())
    case .rendered: ScreenFrame(of: terminal)
    }
  }
}

extension ScreenFrame {
  /// What a terminal shows now.
  package init(of terminal: VirtualTerminal) { self.init(terminal.screen.copy()) }
}
