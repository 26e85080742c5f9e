import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

/// What is drawn anew where it changed must be what is drawn from nothing, and what the terminal shows.
@MainActor
struct RandomDrawingTests {
  @Test(arguments: 0..<12)
  func everyFrameIsThatOfAFreshBuild(_ seed: Int) {
    let stepper = Stepper()
    let cell = seed % 2 == 0 ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    var mismatches: [String] = []
    let screen = TestScreen(24, 9, cellSize: cell, onMismatch: { mismatches.append($0) }) {
      DrawingSteps(stepper: stepper, seed: seed)
    }
    for step in 1...5 {
      stepper.step = step
      screen.draw()
    }
    screen.resize(17, 12)
    screen.resize(24, 9)
    #expect(mismatches == [])
  }
}

/// Some drawings beside each other, of which every step changes one.
private struct DrawingSteps: View {
  let stepper: Stepper
  let seed: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { index in drawing(index) }
    }
  }

  private func drawing(_ index: Int) -> AnyView {
    var random = RandomDrawing(seed: seed * 100 + index * 10 + (stepper.step + index) / 3)
    return random.view(depth: 3)
  }
}
