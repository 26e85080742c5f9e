import Foundation
import LayoutCore

@testable import ViewGraph

/// Makes views of random shapes, texts and gradients.
@MainActor
struct RandomDrawing {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &generator)
  }

  /// A view of at most some levels of views in views.
  mutating func view(depth: Int) -> AnyView {
    if depth == 0 { return leaf() }
    switch below(8) {
    case 0: return AnyView(ZStack { [view(depth: depth - 1), view(depth: depth - 1)].joined })
    case 1:
      return AnyView(
        HStack(spacing: length(0...9)) { [view(depth: depth - 1), view(depth: depth - 1)].joined })
    case 2:
      return AnyView(
        VStack(spacing: 0) { [view(depth: depth - 1), view(depth: depth - 1)].joined })
    case 3: return AnyView(view(depth: depth - 1).background(style(), in: shape()))
    case 4: return AnyView(view(depth: depth - 1).clipShape(shape()))
    case 5: return AnyView(view(depth: depth - 1).opacity(Double(length(0.2...1))))
    case 6:
      return AnyView(
        view(depth: depth - 1).offset(x: length(-20...20), y: length(-20...20)))
    default: return AnyView(view(depth: depth - 1).foregroundStyle(style()))
    }
  }

  private mutating func leaf() -> AnyView {
    switch below(6) {
    case 0: return AnyView(text())
    case 1: return AnyView(text().border(style(), lines: .rounded))
    case 2: return AnyView(shape().fill(style()).stroke(style(), lineWidth: length(0...20)))
    case 3:
      return AnyView(
        shape().stroke(
          style(), style: StrokeStyle(lineWidth: length(0...9), dash: [length(0...9), 3])))
    case 4: return canvas()
    default:
      return AnyView(
        shape().fill(style()).frame(width: length(0...60), height: length(0...60)))
    }
  }

  private mutating func text() -> Text {
    let texts = ["plain words to wrap", "日本語 text", "a\tb\n\nc", "🙂e\u{301}", ""]
    return Text(texts[below(texts.count)]).foregroundStyle(style())
      + Text("*one* **two** `three`").underline(below(2) == 0, pattern: .curly)
  }

  private mutating func color() -> Color {
    let colors: [Color] = [
      .red, .primary, .secondary, .background, .clear, .orange, Color(white: 0.3),
      .blue.opacity(0.4),
    ]
    return colors[below(colors.count)]
  }

  private mutating func style() -> AnyShapeStyle {
    switch below(6) {
    case 0:
      return AnyShapeStyle(
        LinearGradient(
          colors: [color(), color()], startPoint: .topLeading, endPoint: .bottomTrailing))
    case 1:
      return AnyShapeStyle(
        RadialGradient(
          colors: [color(), color(), color()], center: .center, startRadius: 1, endRadius: 40))
    case 2: return AnyShapeStyle(color().gradient)
    case 3: return AnyShapeStyle(.secondary)
    default: return AnyShapeStyle(color())
    }
  }

  private mutating func shape() -> AnyShape {
    switch below(6) {
    case 0: return AnyShape(Circle())
    case 1: return AnyShape(Capsule())
    case 2: return AnyShape(RoundedRectangle(cornerRadius: length(0...30)))
    case 3: return AnyShape(Ellipse().inset(by: length(0...10)))
    case 4: return AnyShape(Rectangle().rotation(.degrees(Double(length(0...90)))))
    default: return AnyShape(Circle().trim(from: 0, to: length(0...1)))
    }
  }

  private mutating func canvas() -> AnyView {
    let points = (0..<6).map { _ in CGPoint(x: length(-10...60), y: length(-10...60)) }
    let (first, second) = (style(), style())
    let width = length(0...12)
    return AnyView(
      Canvas { context, _ in
        var path = Path()
        path.addLines(Array(points.prefix(4)))
        context.fill(path, with: .style(first))
        context.stroke(path, with: .style(second), lineWidth: width)
        context.drawDots(points, with: .style(first))
        context.draw(Text("日x"), at: points[5])
      })
  }
}

extension [AnyView] {
  /// The views one after the other.
  @MainActor
  fileprivate var joined: some View { ForEach(0..<count, id: \.self) { self[$0] } }
}
