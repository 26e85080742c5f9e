/// A picture of one or more frames.
struct SVGDocument {
  /// The blank around a frame, in pixels.
  static let margin = 12

  private static let fonts = """
    'DejaVu Sans Mono', Menlo, 'Cascadia Mono', Consolas, 'Liberation Mono', 'Noto Sans Mono', \
    'Noto Sans Mono CJK JP', 'Noto Sans CJK JP', 'Apple Color Emoji', 'Noto Color Emoji', monospace
    """

  private let head: String
  private var body = ""

  init(width: Int, height: Int, theme: PictureTheme, title: String?) {
    head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(Self.fonts)" font-size="\(CellPixels.fontSize)" \
      role="img">
      \(title.map { "<title>\($0.escapedForXML)</title>\n" } ?? "")\
      <style>\(PictureStyle.sheet(theme))</style>
      <rect class="b" width="\(width)" height="\(height)" rx="8"/>

      """
  }

  mutating func add(_ picture: FramePicture, x: Int, y: Int) {
    body += "<g transform=\"translate(\(x) \(y))\">\n\(picture.body)</g>\n"
  }

  mutating func add(_ elements: String) { body += elements + "\n" }

  var text: String { head + body + "</svg>\n" }
}
