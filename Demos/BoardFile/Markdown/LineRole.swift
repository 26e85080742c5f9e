/// What a line is to the board: the block structure of a document, reduced to what stands outside
/// every container.
enum LineRole: Equatable, Sendable {
  /// White space only, and not inside a code or HTML block of the top level.
  case blank
  /// A thematic break of the top level.
  case divider
  /// A line of an Obsidian comment, `%% … %%`, of the top level.
  case margin
  /// The last line of a heading of the top level. `first` is the line it starts on, an earlier one
  /// for a setext heading.
  case heading(level: Int, first: Int)
  /// The first line of a list item of the top level. `content` is the byte offset behind its
  /// marker.
  case item(content: Int)
  /// The first line of a list item inside another block.
  case nestedItem(content: Int)
  /// Anything else.
  case other
}
