import Foundation
import LayoutCore

/// What layouts call, which are not bound to the main actor.
///
/// A layout runs in the layout of a graph alone, and what it is given cannot leave it: the main actor is always
/// the current one. That is not checked, since it would take longer than most of these calls do.
extension LayoutNode: @MainActor LayoutElement {
  package nonisolated final func size(for proposal: ProposedViewSize) -> CGSize {
    MainActorCalls.size(self, proposal)
  }

  package nonisolated final func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    MainActorCalls.guide(self, key, proposal, size)
  }

  package nonisolated final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    MainActorCalls.place(self, origin, proposal)
  }
}

/// Methods of the main actor as functions that may be called without a check.
private enum MainActorCalls {
  static let size = unsafeBitCast(
    isolatedSize, to: (@Sendable (LayoutNode, ProposedViewSize) -> CGSize).self)
  static let guide = unsafeBitCast(
    isolatedGuide,
    to: (@Sendable (LayoutNode, AlignmentKey, ProposedViewSize, CGSize) -> CGFloat?).self)
  static let place = unsafeBitCast(
    isolatedPlace, to: (@Sendable (LayoutNode, CGPoint, ProposedViewSize) -> Void).self)

  private static let isolatedSize: @MainActor @Sendable (LayoutNode, ProposedViewSize) -> CGSize = {
    $0.knownSize($1)
  }
  private static let isolatedGuide:
    @MainActor @Sendable (LayoutNode, AlignmentKey, ProposedViewSize, CGSize) -> CGFloat? = {
      $0.knownGuide($1, $2, $3)
    }
  private static let isolatedPlace:
    @MainActor @Sendable (LayoutNode, CGPoint, ProposedViewSize) -> Void = {
      $0.setPlace($1, $2)
    }
}
