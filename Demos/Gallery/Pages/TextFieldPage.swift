import Inlay

struct TextFieldPage: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var age = 36
  @State private var greeting = " "

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("Name", text: $name)
        .onSubmit { greeting = "Hello, \(name)" }
      TextField("With a border", text: $name)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $secret)
      TextField("Age", value: $age, format: .number)
      Text(greeting).foregroundStyle(.secondary)
    }
    .frame(maxWidth: 30)
  }
}
