/// The measures of a cell in a picture, in pixels.
enum CellPixels {
  static let width = 9
  static let height = 19
  /// The pixels in the middle, on which lines run.
  static let middleX = 4
  static let middleY = 9
  /// Where the baseline of text is.
  static let baseline = 14.0
  /// The size of a font whose characters are as wide as a cell: most monospaced ones are 0.602 of it.
  static let fontSize = 14.95
}
