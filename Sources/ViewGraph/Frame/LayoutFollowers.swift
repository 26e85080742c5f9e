/// A view node that has to look at the frames of a layout before they are final.
@MainActor
protocol LayoutFollower: _ViewNode {
  /// Called after each pass of layout. Where frames have to change because of what they are, the node has
  /// them laid out again.
  func followLayout()
}

/// The nodes that follow layout, those around others first.
@MainActor
final class LayoutFollowers {
  /// After so many passes the frames are taken as they are.
  static let mostPasses = 24

  private var followers: [any LayoutFollower] = []
  private var hasNew = false

  init() {}

  func add(_ follower: any LayoutFollower) {
    var index = followers.count
    while index > 0, followers[index - 1].depth > follower.depth { index -= 1 }
    followers.insert(follower, at: index)
    hasNew = true
  }

  func remove(_ follower: any LayoutFollower) {
    followers.removeAll { $0 === follower }
  }

  /// Has all nodes look at the frames; true if there are new ones that have not.
  func follow() -> Bool {
    hasNew = false
    for follower in followers where follower.isMounted { follower.followLayout() }
    return hasNew
  }
}
