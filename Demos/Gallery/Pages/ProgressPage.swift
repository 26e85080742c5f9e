import Inlay

struct ProgressPage: View {
  @State private var done = 3.0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView("Copying", value: done, total: 10)
      ProgressView(value: done, total: 10)
        .progressViewStyle(.circular)
      ProgressView(value: done, total: 10) {
        Text("Files")
      } currentValueLabel: {
        Text("\(Int(done)) of 10")
      }
      Button("Next") {
        done = done < 10 ? done + 1 : 0
      }
    }
    .frame(maxWidth: 30)
  }
}
