/// Something that has to look at the frames of a layout before they are final.
@MainActor
protocol LayoutFollower: AnyObject {
  /// The depth in the tree of views; those further out look first.
  var followDepth: Int { get }

  /// Called after each pass of layout. Where frames have to change because of what they are, it has them
  /// laid out again.
  func followLayout()

  /// Called when the frames are final.
  func layoutDidSettle()
}

extension LayoutFollower {
  func layoutDidSettle() {}
}

extension LayoutFollower where Self: _ViewNode {
  var followDepth: Int { depth }
}

/// What follows layout, further out first. It is not kept alive.
@MainActor
final class LayoutFollowers {
  /// After so many passes the frames are taken as they are.
  static let mostPasses = 24

  private struct Entry {
    weak var follower: (any LayoutFollower)?
    let depth: Int
  }

  private var entries: [Entry] = []
  private var hasNew = false

  init() {}

  func add(_ follower: any LayoutFollower) {
    let depth = follower.followDepth
    var index = entries.count
    while index > 0, entries[index - 1].depth > depth { index -= 1 }
    entries.insert(Entry(follower: follower, depth: depth), at: index)
    hasNew = true
  }

  func remove(_ follower: any LayoutFollower) {
    entries.removeAll { $0.follower === follower || $0.follower == nil }
  }

  /// Has all look at the frames; true if there are new ones that have not.
  func follow() -> Bool {
    hasNew = false
    var isAnyGone = false
    for entry in entries {
      if let follower = entry.follower { follower.followLayout() } else { isAnyGone = true }
    }
    if isAnyGone { entries.removeAll { $0.follower == nil } }
    return hasNew
  }

  func settle() {
    for entry in entries { entry.follower?.layoutDidSettle() }
  }
}
