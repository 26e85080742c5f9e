/// A layout node that changes nothing, and knows what views say of their part of the screen.
package final class AccessibilityNode: LayoutNode {
  package var properties: AccessibilityProperties
  package var isEnabled: Bool

  init(_ properties: AccessibilityProperties, isEnabled: Bool, _ graph: Graph) {
    self.properties = properties
    self.isEnabled = isEnabled
    super.init(graph)
  }
}
