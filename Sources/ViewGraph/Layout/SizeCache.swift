import Foundation
import LayoutCore

/// The sizes that a node answered to its last proposals, at most eight.
///
/// A node in a stack is asked at zero, at infinity and at its share, for measuring and for placing, and
/// each stack around it multiplies the proposals; with fewer entries the work grows with the depth.
struct SizeCache: ~Copyable {
  static let capacity = 8

  /// Proposals are compared by their bits: a lookup that tells apart equal ones only measures once more.
  private struct Entry {
    let width: UInt64
    let height: UInt64
    let size: CGSize
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var count = 0
  private var oldest = 0

  deinit { entries?.deallocate() }

  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let entries else { return nil }
    let (width, height) = Self.bits(of: proposal)
    var index = 0
    while index < count {
      if entries[index].width == width && entries[index].height == height {
        return entries[index].size
      }
      index += 1
    }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entries = self.entries ?? .allocate(capacity: Self.capacity)
    self.entries = entries
    let (width, height) = Self.bits(of: proposal)
    let entry = Entry(width: width, height: height, size: size)
    if count < Self.capacity {
      (entries + count).initialize(to: entry)
      count += 1
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  @inline(__always)
  private static func bits(of proposal: ProposedViewSize) -> (UInt64, UInt64) {
    (
      UInt64(proposal.stored(along: .horizontal).bitPattern),
      UInt64(proposal.stored(along: .vertical).bitPattern)
    )
  }
}
