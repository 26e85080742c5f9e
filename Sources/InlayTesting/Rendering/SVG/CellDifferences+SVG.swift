import CellGrid

extension CellDifferences {
  /// Both frames, the expected one first, with frames around the cells that differ.
  ///
  /// They stand side by side, or one above the other where they are wide.
  var svg: String {
    let columns = max(shown.width, expected.width)
    let rows = max(shown.height, expected.height)
    let (margin, caption) = (SVGDocument.margin, 24)
    let width = FramePicture.width(columns)
    let height = FramePicture.height(rows)
    let isStacked = columns > 100
    let stepX = isStacked ? 0 : width + 2 * margin
    let stepY = isStacked ? height + caption + margin : 0
    var document = SVGDocument(
      width: width + 2 * margin + stepX, height: height + caption + 2 * margin + stepY,
      theme: .dark, title: "Two frames that differ")
    for (index, (name, surface)) in [("expected", expected), ("got", shown)].enumerated() {
      let x = margin + index * stepX
      let y = margin + caption + index * stepY
      document.add(
        "<text class=\"t\" x=\"\(x)\" y=\"\(y - 10)\" font-weight=\"bold\">\(name)</text>")
      document.add(FramePicture(surface), x: x, y: y)
      document.add(marks(x, y))
    }
    return document.text
  }

  private func marks(_ left: Int, _ top: Int) -> String {
    let rects = runs.map { run in
      "<rect x=\"\(left + run.x * CellPixels.width - 1)\" y=\"\(top + run.y * CellPixels.height - 1)\" "
        + "width=\"\(run.width * CellPixels.width + 2)\" height=\"\(CellPixels.height + 2)\"/>"
    }
    return "<g fill=\"#ff4d6d\" fill-opacity=\"0.15\" stroke=\"#ff4d6d\" stroke-width=\"2\">"
      + rects.joined() + "</g>"
  }
}
