import Inlay

/// Source text that scrolls.
struct SourceView: View {
  let text: String

  var body: some View {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(lines.indices, id: \.self) { index in
          SourceLine.text(of: lines[index]).lineLimit(1)
        }
      }
      .padding(.trailing)
    }
    .scrollIndicators(.visible)
  }
}

/// A line of source, whose words stand out by what they are.
enum SourceLine {
  private static let keywords: Set<Substring> = [
    "struct", "enum", "extension", "protocol", "func", "var", "let", "some", "import", "private",
    "static", "case", "if", "else", "for", "in", "return", "true", "false", "nil", "switch",
    "inout",
  ]

  static func text(of line: String) -> Text {
    var rest = line[...]
    var text = Text(verbatim: "")
    while let first = rest.first {
      if rest.hasPrefix("//") { return text + Text(verbatim: String(rest)).dim() }
      if first == "\"" {
        let end = rest.dropFirst().firstIndex(of: "\"").map(rest.index(after:)) ?? rest.endIndex
        text = text + Text(verbatim: String(rest[..<end])).foregroundStyle(.green)
        rest = rest[end...]
      } else if first.isLetter || first == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "_" }
        text = text + styled(word)
        rest = rest.dropFirst(word.count)
      } else {
        text = text + Text(verbatim: String(first))
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static func styled(_ word: Substring) -> Text {
    let text = Text(verbatim: String(word))
    if keywords.contains(word) { return text.foregroundStyle(.purple) }
    if word.hasPrefix("@") { return text.foregroundStyle(.yellow) }
    return word.first?.isUppercase == true ? text.foregroundStyle(.cyan) : text
  }
}
