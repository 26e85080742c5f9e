/// A view tree of a layout case. Lengths are points; alignments are the names of SwiftUI.
package struct CaseTree: Sendable {
  /// The name under which the expected frames list the node.
  package let id: String?
  package let node: Node

  /// The kinds of nodes; `nil` stands for the default of an argument.
  package indirect enum Node: Sendable {
    case color
    case empty
    case divider
    case spacer(minLength: Double?)
    case text(String, lineLimit: Int?)
    case fixed(width: Double, height: Double)
    case flex(width: FlexLimits, height: FlexLimits)

    case hStack(alignment: String?, spacing: Double?, [CaseTree])
    case vStack(alignment: String?, spacing: Double?, [CaseTree])
    case zStack(alignment: String?, [CaseTree])
    case lazyVStack(alignment: String?, spacing: Double?, [CaseTree])
    case lazyVGrid(columns: [Column], alignment: String?, spacing: Double?, [CaseTree])
    case grid(alignment: String?, hSpacing: Double?, vSpacing: Double?, rows: [[Cell]])
    case list(scroll: Double, [CaseTree])
    case scrollView(axis: Int, scroll: Double, CaseTree)
    case geometryReader([CaseTree])
    case viewThatFits(axes: String?, [CaseTree])

    case pile(key: String?, [CaseTree])
    case flow(gap: Double, [CaseTree])
    case equalWidth(gap: Double, [CaseTree])
    case unplaced([CaseTree])

    case frame(width: Double?, height: Double?, alignment: String?, CaseTree)
    case flexFrame(width: FrameLimits, height: FrameLimits, alignment: String?, CaseTree)
    case padding(top: Double?, leading: Double?, bottom: Double?, trailing: Double?, CaseTree)
    case border(CaseTree)
    case fixedSize(horizontal: Bool, vertical: Bool, CaseTree)
    case priority(Double, CaseTree)
    case aspectRatio(width: Double, height: Double, fill: Bool, CaseTree)
    case aspectRatioOfChild(fill: Bool, CaseTree)
    case offset(x: Double, y: Double, CaseTree)
    case position(x: Double, y: Double, CaseTree)
    case secondary(CaseTree, isOverlay: Bool, alignment: String?, primary: CaseTree)
    case safeAreaInset(
      edge: String, bar: CaseTree, alignment: String?, spacing: Double?, content: CaseTree)
    /// The guide `key` is where the child has its guide `of`, plus `plus` points.
    case guide(axis: Int, key: String, of: String, plus: Double, CaseTree)
  }

  /// The limits between which a `Flex` leaf takes what it is offered.
  package struct FlexLimits: Sendable {
    package var minimum: Double
    package var ideal: Double
    package var maximum: Double
  }

  /// The limits of one side of a flexible frame.
  package struct FrameLimits: Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?
  }

  /// A `GridItem`.
  package struct Column: Sendable {
    package enum Size: Sendable {
      case fixed(Double)
      case flexible(minimum: Double?, maximum: Double?)
      case adaptive(minimum: Double?, maximum: Double?)
    }

    package var size: Size
    package var spacing: Double?
    package var alignment: String?
  }

  /// A cell of a `Grid`.
  package struct Cell: Sendable {
    package var view: CaseTree
    /// The number of columns that the cell spans.
    package var columns: Int
  }
}
