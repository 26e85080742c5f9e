import TerminalIO

extension ScreenFrame {
  /// The frame as lines of text with escape sequences for colors and emphasis, to be printed in a terminal.
  ///
  /// Nothing in it moves the cursor, and each line ends without a style.
  public func ansi(_ colors: FrameColors = .trueColor) -> String {
    let encoder = FrameEncoder(colorDepth: colors.depth, drawsStyledUnderlines: true)
    return String(decoding: encoder.lines(of: surface), as: UTF8.self)
  }
}
