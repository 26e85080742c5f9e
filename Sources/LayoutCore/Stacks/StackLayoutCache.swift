import Foundation

/// What a stack remembers of its children between measuring and placing them.
///
/// All lengths are points. "Along" is the axis of the stack, "across" the other one.
public struct StackLayoutCache {
  /// One child, with the answers of the last arrangement.
  struct Child {
    let priority: Double
    /// The gap before the child.
    let gap: CGFloat
    /// The length along at proposal 0 and at infinity, under `probedAcross`; no number if not asked.
    var minimum = CGFloat.nan
    var maximum = CGFloat.nan
    /// The length along that the child is offered; no number for its ideal one.
    var offer = CGFloat.nan
    /// What it answered.
    var size = CGSize.zero
    /// The position across of its alignment guide.
    var guide: CGFloat = 0
  }

  /// The children in their order.
  var children: [Child] = []
  /// The positions of the children in the order in which they are served.
  var order: [Int32] = []
  /// The sum of all gaps.
  var gaps: CGFloat = 0
  /// Whether all children have the same priority.
  var isUniform = true
  /// The proposal across under which the children were asked for their minima and maxima.
  var probedAcross: CGFloat??
  /// The proposal for which the children hold their offers and sizes.
  var arrangedProposal: ProposedViewSize?
  /// The size of the stack in that arrangement.
  var size = CGSize.zero
  /// The position across of the line on which the guides meet.
  var line: CGFloat = 0

  init() {}
}
