import Inlay

struct AlignmentPage: View {
  private let steps = ["plan", "write", "publish"]

  var body: some View {
    VStack(alignment: .colon) {
      ForEach(steps, id: \.self) { step in
        HStack(spacing: 0) {
          Text(step)
          Text(": ").alignmentGuide(.colon) { $0[.leading] }
          Text("\(step.count) letters")
        }
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(
      in view: ViewDimensions
    ) -> CGFloat { view[.leading] }
  }

  static let colon = HorizontalAlignment(Colon.self)
}
