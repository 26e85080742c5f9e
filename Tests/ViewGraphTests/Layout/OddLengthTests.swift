import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

/// No length that an app can come up with may stop the program.
@MainActor
struct OddLengthTests {
  private static let lengths: [CGFloat] = [
    0, -1, -0.5, 0.4, 1e9, -1e9, 1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private struct Odd: View {
    let kind: Int
    let length: CGFloat

    private var content: some View {
      HStack {
        Text("some text")
        Color.red
        Divider()
        Text("b").border()
      }
    }

    var body: some View {
      switch kind {
      case 0: content.frame(width: length, height: length).border()
      case 1: content.frame(minWidth: length, maxHeight: length).border()
      case 2: content.frame(idealWidth: length, maxWidth: length).fixedSize()
      case 3: content.padding(length).border()
      case 4: content.offset(x: length, y: length)
      case 5: content.position(x: length, y: length)
      case 6: content.aspectRatio(length, contentMode: .fit)
      case 7: content.aspectRatio(CGSize(width: 1, height: length), contentMode: .fill)
      case 8:
        HStack(spacing: length) {
          Text("a"); content; Spacer(minLength: length)
        }
      case 9: content.layoutPriority(length).zIndex(length).opacity(length)
      case 10:
        ScrollView([.horizontal, .vertical]) { content.frame(width: length, height: length) }
      case 11:
        VStack(alignment: .leading) {
          content.alignmentGuide(.leading) { _ in length }
          content.alignmentGuide(.leading) { $0.width - length }
        }
      default:
        content.padding(EdgeInsets(top: length, leading: 0, bottom: -length, trailing: length))
      }
    }
  }

  @Test(arguments: 0...12)
  func nothingStops(_ kind: Int) {
    let stepper = Stepper()
    let screen = stepper.screen(12, 4) { step in
      Odd(kind: kind, length: Self.lengths[step])
      Text("end")
    }
    for step in Self.lengths.indices {
      stepper.step = step
      screen.draw()
      screen.click(3, 1)
      screen.wheel(1, at: 3, 1)
    }
    stepper.step = 0
    screen.draw()
    screen.resize(0, 0)
    #expect(screen.rows == [])
  }
}
