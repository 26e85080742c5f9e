import Inlay

struct StepperPage: View {
  @State private var guests = 2
  @State private var volume = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Stepper("\(guests) guests", value: $guests, in: 1...9)
      Slider(value: $volume) { Text("Volume") }
      Text("\(Int(volume * 100)) percent")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: 36)
  }
}
