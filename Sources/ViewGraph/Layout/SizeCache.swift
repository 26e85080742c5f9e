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
  // There is a cache in each node: small numbers.
  private var room: UInt8 = 0
  private var filled: UInt8 = 0
  private var oldest: UInt8 = 0
  /// Whether an answer has been forgotten since everything was.
  private(set) var hasForgotten = false

  deinit { entries?.deallocate() }

  var count: Int { Int(filled) }

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
      entries![Int(oldest)] = entry
      oldest = (oldest + 1) % UInt8(Self.capacity)
      hasForgotten = true
      return
    }
    if filled == room { grow() }
    (entries! + count).initialize(to: entry)
    filled += 1
  }

  private mutating func grow() {
    let room =
      entries == nil ? Self.firstCapacity : min(Int(self.room) + Self.firstCapacity, Self.capacity)
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: room)
    if let entries {
      grown.moveInitialize(from: entries, count: count)
      entries.deallocate()
    }
    entries = grown
    self.room = UInt8(room)
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
    filled = 0
    oldest = 0
    hasForgotten = false
  }
}
