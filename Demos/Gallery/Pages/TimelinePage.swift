import Inlay

struct TimelinePage: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      let seconds = context.date.timeIntervalSince(start)
      VStack(alignment: .leading, spacing: 1) {
        Text("Shown for \(Int(seconds)) seconds")
          .monospacedDigit()
        ProgressView(
          value: seconds.truncatingRemainder(dividingBy: 10),
          total: 10)
      }
    }
    .frame(maxWidth: 30)
  }
}
