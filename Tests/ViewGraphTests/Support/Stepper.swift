import InlayTesting
import Observation

@testable import ViewGraph

/// A number on which the view of a test depends.
@Observable @MainActor
final class Stepper {
  var step = 0

  /// A screen with a view in its corner that is made for the step.
  func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> TestScreen {
    TestScreen.corner(columns, rows) { SteppedView(stepper: self, content: content) }
  }
}

struct SteppedView<Content: View>: View {
  let stepper: Stepper
  let content: (Int) -> Content

  var body: some View { content(stepper.step) }
}
