import Synchronization

/// The process-wide table of clusters of more than one scalar.
///
/// It only grows, and it holds at most 65,536 clusters of at most 32 scalars; a further cluster is
/// drawn as U+FFFD in the same number of cells.
final class ClusterTable: Sendable {
  static let shared = ClusterTable()

  /// The most scalars of a cluster that are kept.
  static let longestCluster = 32

  private struct State {
    var glyphs: [String: Glyph] = [:]
    var count = 0
  }

  private let clusters: AppendOnlyStorage<String>
  private let state = Mutex(State())

  init(capacity: Int = 1 << 16) {
    clusters = AppendOnlyStorage(capacity: capacity)
  }

  func text(of code: UInt32) -> String {
    clusters[Int(code - Glyph.firstCluster)]
  }

  /// Finds or makes the glyph of a cluster, or `nil` if nothing of it can be drawn.
  func glyph(of scalars: some Collection<Unicode.Scalar>) -> Glyph? {
    var kept = String.UnicodeScalarView()
    for scalar in scalars.prefix(Self.longestCluster) where Self.mayBeDrawn(scalar) {
      kept.append(scalar)
    }
    let width = CellWidth.of(cluster: kept)
    guard width > 0, let first = kept.first else { return nil }
    if kept.count == 1 { return Glyph(code: first.value, width: UInt8(width)) }
    return intern(String(kept), width: UInt8(width))
  }

  private func intern(_ text: String, width: UInt8) -> Glyph {
    state.withLock { state in
      if let known = state.glyphs[text] { return known }
      guard state.count < clusters.capacity else {
        return Glyph(code: Glyph.replacementCode, width: width)
      }
      clusters.append(text, at: state.count)
      let glyph = Glyph(code: Glyph.firstCluster + UInt32(state.count), width: width)
      state.glyphs[text] = glyph
      state.count += 1
      return glyph
    }
  }

  /// Whether a scalar may go to a terminal: no control, no line separator, no bidi control.
  static func mayBeDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
