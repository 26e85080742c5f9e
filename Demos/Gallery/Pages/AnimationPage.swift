import Inlay

struct AnimationPage: View {
  @State private var isRight = false
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Button("Move") {
        withAnimation(.bouncy) { isRight.toggle() }
      }
      Text("●").foregroundStyle(.red)
        .frame(
          width: 30,
          alignment: isRight ? .trailing : .leading)
      Button("Show or hide") {
        withAnimation(.easeInOut(duration: 0.5)) {
          isShown.toggle()
        }
      }
      if isShown {
        Text("It comes from the left")
          .transition(.move(edge: .leading))
      }
    }
  }
}
