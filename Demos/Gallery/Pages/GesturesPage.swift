import Inlay

struct GesturesPage: View {
  @State private var taps = 0
  @State private var isHovered = false
  @State private var place = CGSize.zero
  @GestureState private var motion = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(" \(taps) clicks ").background(.blue)
        .onTapGesture { taps += 1 }
      Text(isHovered ? " hovered " : " hover here ")
        .background(isHovered ? Color.green : .gray)
        .onHover { isHovered = $0 }
      Text(" drag me ").background(.purple)
        .offset(
          x: place.width + motion.width,
          y: place.height + motion.height
        )
        .gesture(drag)
    }
  }

  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($motion) { value, motion, _ in
        motion = value.translation
      }
      .onEnded { value in
        place.width += value.translation.width
        place.height += value.translation.height
      }
  }
}
