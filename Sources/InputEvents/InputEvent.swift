/// Something that happened at the terminal, ready to be sent to a view.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted in one piece (bracketed paste), with line feeds for line ends.
  case paste(String)
  /// The terminal window gained (`true`) or lost the keyboard focus.
  case focus(Bool)
  /// The screen has a new size, in cells.
  case resize(columns: Int, rows: Int)
}
