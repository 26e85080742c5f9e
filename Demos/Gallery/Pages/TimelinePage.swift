import Inlay

struct TimelinePage: View {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      let seconds = context.date.timeIntervalSince(start)
      let part = seconds.truncatingRemainder(dividingBy: 10)
      VStack(alignment: .leading, spacing: 1) {
        Text("Every second a frame")
        ProgressView(value: part, total: 9)
        Text("\(Int(part)) of 9").monospacedDigit()
      }
    }
    .frame(maxWidth: 30)
  }
}
