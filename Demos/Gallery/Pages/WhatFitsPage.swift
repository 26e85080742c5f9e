import Inlay

struct WhatFitsPage: View {
  @State private var width = 30

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Stepper("Width \(width)", value: $width, in: 5...40)
      ViewThatFits {
        Text("The whole of a long sentence")
        Text("A shorter one")
        Text("Short")
      }
      .frame(width: CGFloat(width))
      .border(.blue)
    }
  }
}
