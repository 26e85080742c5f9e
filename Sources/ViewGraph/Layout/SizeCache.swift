import Foundation
import LayoutCore

/// The sizes that a node answered to its last proposals, at most sixteen.
///
/// A node in a stack is asked at zero, at infinity and at its share, for measuring and for placing, and
/// each stack around it multiplies the proposals; with fewer entries the work grows with the depth.
struct SizeCache: ~Copyable {
  static let capacity = 16
  private static let firstCapacity = 4

  /// Proposals are compared by their bits: a lookup that tells apart equal ones only measures once more.
  private struct Entry {
    let width: CGFloat
    let height: CGFloat
    let size: CGSize

    @inline(__always)
    func isFor(_ proposal: ProposedViewSize) -> Bool {
      width.bitPattern == proposal.stored(along: .horizontal).bitPattern
        && height.bitPattern == proposal.stored(along: .vertical).bitPattern
    }
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var room = 0
  private(set) var count = 0
  private var oldest = 0
  /// Whether an answer has been forgotten since everything was.
  private(set) var hasForgotten = false

  deinit { entries?.deallocate() }

  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let entries else { return nil }
    var index = 0
    while index < count {
      if entries[index].isFor(proposal) { return entries[index].size }
      index += 1
    }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      width: proposal.stored(along: .horizontal), height: proposal.stored(along: .vertical),
      size: size)
    if count == Self.capacity {
      entries![oldest] = entry
      oldest = (oldest + 1) % Self.capacity
      hasForgotten = true
      return
    }
    if count == room { grow() }
    (entries! + count).initialize(to: entry)
    count += 1
  }

  private mutating func grow() {
    let room = entries == nil ? Self.firstCapacity : min(2 * self.room, Self.capacity)
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: room)
    if let entries {
      grown.moveInitialize(from: entries, count: count)
      entries.deallocate()
    }
    entries = grown
    self.room = room
  }

  /// The proposals that have been answered, with the answers.
  func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
    for index in 0..<count {
      let entry = entries![index]
      body(
        ProposedViewSize(stored: entry.width, along: .horizontal, across: entry.height),
        entry.size)
    }
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
    hasForgotten = false
  }
}
