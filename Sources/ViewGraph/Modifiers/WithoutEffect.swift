import Foundation
import LayoutCore

/// Modifiers that ask for what cells cannot show. They are there so that code that uses them runs, and change
/// nothing:
///
/// | asked for | why there is nothing to do |
/// |---|---|
/// | `ignoresSafeArea` | a terminal has no edges that are unsafe |
/// | `shadow`, `blur` | a cell has one color behind one character |
/// | `drawingGroup`, `compositingGroup`, `geometryGroup` | what is in a view is drawn in one pass anyway |
/// | `contentTransition` | characters are exchanged at once |
/// | `accessibilityLabel` and its like | a terminal reads its text aloud, and knows no views |
/// | `help` | the pointer of a terminal shows no notes |
extension View {
  /// Fills the whole screen, as a view that is offered it does anyway.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Fills the whole screen, as a view that is offered it does anyway.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Leaves room at the edges of this view, in points that are rounded to whole cells.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Leaves room at all edges of this view, in points that are rounded to whole cells.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Draws no shadow: cells have none.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Draws this view as it is: cells cannot be blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Draws this view in one pass, as every view is drawn.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws this view in one pass, as every view is drawn.
  public func compositingGroup() -> some View { self }

  /// Moves this view as a whole, as every view is moved.
  public func geometryGroup() -> some View { self }

  /// Leaves what is behind rows and fields as it is: there is nothing of the framework's own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Exchanges the content at once: characters have nothing in between.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Shows no note: the pointer of a terminal has none.
  public func help(_ text: String) -> some View { self }

  /// Describes this view for assistive apps, which read the text of a terminal.
  public func accessibilityHint(_ hint: String) -> some View { self }
}

/// The parts of a screen that would be unsafe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the regions.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is around the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How the content of a view would be exchanged.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  /// For digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// For digits.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}
