import Foundation
import LayoutCore

/// The sizes that a node answered to its last proposals, at most eight.
///
/// A node in a stack is asked at zero, at infinity and at its share, for measuring and for placing, and
/// each stack around it multiplies the proposals; with fewer entries the work grows with the depth.
struct SizeCache {
  static let capacity = 8

  private struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private var entries: [Entry] = []
  private var oldest = 0

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
