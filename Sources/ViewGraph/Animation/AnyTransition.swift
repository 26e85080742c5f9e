import CellGrid
import Foundation
import LayoutCore

/// How a view comes and goes while an animation lasts.
public struct AnyTransition: Sendable {
  /// How a view is shown that is not there yet or no longer.
  struct Effect: Sendable {
    var opacity: Double?
    var edges: [Edge] = []
    var distance = CGSize.zero

    var isIdentity: Bool { opacity == nil && edges.isEmpty && distance == .zero }

    /// How far it is from its place, in points, for its size.
    func offset(for size: CGSize) -> CGPoint {
      var offset = CGPoint(x: distance.width, y: distance.height)
      for edge in edges {
        switch edge {
        case .leading: offset.x -= size.width
        case .trailing: offset.x += size.width
        case .top: offset.y -= size.height
        case .bottom: offset.y += size.height
        }
      }
      return offset
    }

    func combined(with other: Effect) -> Effect {
      Effect(
        opacity: opacity.map { $0 * (other.opacity ?? 1) } ?? other.opacity,
        edges: edges + other.edges,
        distance: CGSize(
          width: distance.width + other.distance.width,
          height: distance.height + other.distance.height))
    }
  }

  var insertion: Effect
  var removal: Effect
  var animation: Animation?

  private init(_ insertion: Effect, _ removal: Effect? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// Comes and goes at once.
  public static let identity = AnyTransition(Effect())
  /// Fades in and out.
  public static let opacity = AnyTransition(Effect(opacity: 0))
  /// Fades in and out: cells have one size.
  public static let scale = opacity
  /// Fades in and out: cells cannot be blurred.
  public static let blurReplace = opacity

  /// Fades in and out: cells have one size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    opacity
  }

  /// Comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition(Effect(edges: [.leading]), Effect(edges: [.trailing]))

  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Effect(edges: [edge])) }

  /// Comes from an edge and goes to the one across.
  public static func push(from edge: Edge) -> AnyTransition {
    let across: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition(
      Effect(opacity: 0, edges: [edge]), Effect(opacity: 0, edges: [across]))
  }

  /// Comes from a distance in points and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(Effect(distance: offset))
  }

  /// Comes from a distance in points and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes as one transition says and goes as another one does.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion.insertion, removal.removal)
  }

  /// Both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    transition.animation = animation ?? other.animation
    return transition
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

extension View {
  /// Decides how this view comes and goes when that happens with an animation; without one it does so at once.
  public func transition(_ transition: AnyTransition) -> some View {
    LayoutModified(content: self, modifier: TransitionModifier(transition: transition))
  }
}

private struct TransitionModifier: LayoutModifier {
  let transition: AnyTransition

  func makeNode(_ context: LayoutModifierContext) -> TransitionNode {
    let node = TransitionNode(transition, context.graph)
    context.graph.animations.noteArrival(node)
    return node
  }

  func update(_ node: TransitionNode, from old: Self, _ context: LayoutModifierContext) {
    node.transition = transition
  }
}

final class TransitionNode: LayoutNode {
  var transition: AnyTransition

  init(_ transition: AnyTransition, _ graph: Graph) {
    self.transition = transition
    super.init(graph)
  }

  /// The first node with a transition that is all that a node wraps.
  static func outermost(in node: LayoutNode) -> TransitionNode? {
    var node = node
    while true {
      if let found = node as? TransitionNode { return found }
      guard node.children.count == 1, !node.arrangesChildren else { return nil }
      node = node.children[0]
    }
  }
}
