import CellGrid
import Foundation
import LayoutCore

@testable import ViewGraph

extension View {
  /// Gives the frame of this view a name, by which a test finds it.
  func probe(_ name: String) -> some View {
    LayoutModified(content: self, modifier: ProbeModifier(name: name))
  }
}

private struct ProbeModifier: LayoutModifier {
  let name: String

  func makeNode(_ context: LayoutModifierContext) -> ProbeNode {
    ProbeNode(name, context.graph)
  }

  func update(_ node: ProbeNode, from old: Self, _ context: LayoutModifierContext) {
    node.name = name
  }
}

/// A node that changes nothing about the one it wraps.
final class ProbeNode: LayoutNode {
  var name: String

  init(_ name: String, _ graph: Graph) {
    self.name = name
    super.init(graph)
  }
}

extension LayoutNode {
  /// This node and all below it, parents first.
  var descendants: [LayoutNode] { [self] + children.flatMap(\.descendants) }
}

extension Graph {
  /// The frames of all probes as x, y, width and height in cells.
  var probes: [String: [Int]] {
    var frames: [String: [Int]] = [:]
    for case let probe as ProbeNode in rootLayout.descendants {
      frames[probe.name] = [
        probe.cells.x, probe.cells.y, probe.cells.width, probe.cells.height,
      ]
    }
    return frames
  }
}
