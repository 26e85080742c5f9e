import Inlay

struct FocusPage: View {
  private enum Field: Hashable {
    case first, last
  }

  @FocusState private var focus: Field?
  @State private var first = "Ada"
  @State private var last = "Lovelace"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("First name", text: $first)
        .focused($focus, equals: .first)
        .onSubmit { focus = .last }
      TextField("Last name", text: $last)
        .focused($focus, equals: .last)
        .onSubmit { focus = nil }
      Button("Edit the last name") { focus = .last }
    }
    .frame(maxWidth: 30)
  }
}
