import CellGrid

extension ScreenFrame {
  /// The frame as an SVG picture that needs nothing else.
  ///
  /// A cell is 9 by 19 pixels, around them there is a margin. Lines and blocks are shapes and meet without a
  /// gap; text is set in the first of some common monospaced fonts that there is.
  ///
  /// - Parameters:
  ///   - theme: The colors that stand for those of the terminal's theme.
  ///   - title: What the picture shows, for those who cannot see it.
  public func svg(_ theme: PictureTheme = .automatic, title: String? = nil) -> String {
    let margin = SVGDocument.margin
    var document = SVGDocument(
      width: FramePicture.width(columns) + 2 * margin,
      height: FramePicture.height(rows) + 2 * margin, theme: theme, title: title)
    document.add(FramePicture(surface), x: margin, y: margin)
    return document.text
  }
}
