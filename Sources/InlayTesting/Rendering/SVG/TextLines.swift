import CellGrid

/// The lines under and through text.
enum TextLines {
  /// The elements of the lines that a style has along some cells.
  static func drawn(under columns: Range<Int>, y: Int, _ style: PictureStyle) -> String {
    let attributes = style.attributes
    let start = columns.lowerBound * CellPixels.width
    let end = columns.upperBound * CellPixels.width
    let top = y * CellPixels.height
    func line(_ row: Int, _ paint: PictureStyle.Paint, _ dashes: String = "") -> String {
      let dashes = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
      let height = Double(top + row) + 0.5
      return "<g \(paint.attributes)><path d=\"M\(start) \(height)H\(end)\" fill=\"none\" "
        + "stroke=\"currentColor\"\(dashes)/></g>"
    }
    var elements = ""
    if attributes.contains(.underline) { elements += line(16, style.underline) }
    if attributes.contains(.doubleUnderline) {
      elements += line(15, style.underline) + line(17, style.underline)
    }
    if attributes.contains(.dottedUnderline) { elements += line(16, style.underline, "1 2") }
    if attributes.contains(.dashedUnderline) { elements += line(16, style.underline, "5 4") }
    if attributes.contains(.curlyUnderline) {
      let waves = String(repeating: "q2.25 -3 4.5 0t4.5 0", count: columns.count)
      elements +=
        "<g \(style.underline.attributes)><path d=\"M\(start) \(Double(top) + 16.5)\(waves)\" "
        + "fill=\"none\" stroke=\"currentColor\"/></g>"
    }
    if attributes.contains(.strikethrough) { elements += line(10, style.foreground) }
    return elements
  }
}
