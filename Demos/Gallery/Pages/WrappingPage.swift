import Inlay

struct WrappingPage: View {
  private let text = """
    Text is wrapped by words. Wide characters such as \
    日本 take two cells, and nothing is ever cut in half.
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(text)
      Text(text).lineLimit(1).truncationMode(.head)
      Text(text).lineLimit(1).truncationMode(.middle)
      Text(text).lineLimit(1)
      Text("two centered\nlines")
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: 34, alignment: .leading)
  }
}
