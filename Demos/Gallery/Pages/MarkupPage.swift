import Inlay

struct MarkupPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Some **bold**, *italic* and `code`")
      Text("A [link](https://swift.org) to open")
      Text(price)
    }
  }

  private var price: AttributedString {
    var text = AttributedString("Was 20, now 10")
    if let old = text.range(of: "20") {
      text[old].inlay.strikethroughStyle = .single
    }
    if let new = text.range(of: "10") {
      text[new].inlay.foregroundColor = .green
    }
    return text
  }
}
