import Foundation
import ViewGraph

/// A mark that turns as long as it is to be seen. With reduced motion it stands still.
struct Spinner: View {
  /// The seconds for each of the frames.
  static let interval = 0.1
  static let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏").map(String.init)
  static let still = "…"

  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    if reduceMotion {
      Text(verbatim: Self.still)
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.interval)) {
        context in
        Text(verbatim: Self.frame(at: context.date))
      }
    }
  }

  static func frame(at date: Date) -> String {
    // A tenth of an interval more, since a date is not exact.
    let steps = (date.timeIntervalSinceReferenceDate / interval + 0.1).rounded(.down)
    let index = Int(steps.truncatingRemainder(dividingBy: Double(frames.count)))
    return frames[index < 0 ? index + frames.count : index]
  }
}
