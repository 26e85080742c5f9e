/// A node in which the direction of layout is the opposite of that around it: what is in it is mirrored.
final class DirectionNode: LayoutNode {
  override var turnsDirection: Bool { true }
}
