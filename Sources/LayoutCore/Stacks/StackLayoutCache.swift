import Foundation

/// What a stack remembers of its children between measuring and placing them.
///
/// All lengths are points. "Along" is the axis of the stack, "across" the other one. In proposals
/// no number stands for the ideal length.
public struct StackLayoutCache {
  /// One child, with the answers of the last arrangement.
  struct Child {
    let priority: Double
    /// The gap before the child.
    let gap: CGFloat
    /// The length along at proposal 0 and at infinity, under `probedAcross`; no number if not asked.
    var minimum = CGFloat.nan
    var maximum = CGFloat.nan
    /// The lengths across in those answers.
    var acrossMinimum = CGFloat.nan
    var acrossMaximum = CGFloat.nan
    /// What the order of serving follows: the flexibility, or infinity.
    var flexibility: CGFloat = 0
    /// The length along that the child is offered.
    var offer = CGFloat.nan
    /// What it answered.
    var size = CGSize.zero
    /// The position across of its alignment guide.
    var guide: CGFloat = 0
  }

  /// The children in their order.
  var children: [Child] = []
  /// The sum of all gaps.
  var gaps: CGFloat = 0
  /// Whether all children have the same priority.
  var isUniform = true
  /// The proposal across under which the children were asked for their minima and maxima.
  var probedAcross = CGFloat.nan
  /// The proposal for which the children hold their offers and sizes, if they do.
  var arrangedProposal = ProposedViewSize.unspecified
  var isArranged = false
  /// The size of the stack in that arrangement.
  var size = CGSize.zero
  /// The position across of the line on which the guides meet.
  var line: CGFloat = 0

  init() {}

  /// The distance across from the edge of the stack to that of a child.
  func offset(of child: Child) -> CGFloat {
    let offset = line - child.guide
    return offset.isFinite ? offset : 0
  }
}
