/// The bytes that the terminal has not taken yet.
///
/// The loop adds to it only while it is empty, so that it holds at most one frame however long the
/// terminal does not read.
package struct OutputQueue: Sendable {
  private var bytes: [UInt8] = []
  /// How many of the bytes were written.
  private var offset = 0

  package init() {}

  /// Whether everything was written.
  package var isDrained: Bool { offset == bytes.count }

  /// Adds bytes behind those that wait.
  package mutating func append(_ added: [UInt8]) {
    if isDrained { discard() }
    bytes += added
  }

  /// Forgets what was not written.
  package mutating func discard() {
    bytes.removeAll(keepingCapacity: true)
    offset = 0
  }

  /// Writes until all is written or the terminal takes no more.
  ///
  /// - Parameter write: Writes a prefix of the bytes and returns its length, or nil if the terminal is
  ///   gone.
  /// - Returns: Whether the terminal is still there.
  package mutating func flush(_ write: (UnsafeRawBufferPointer) -> Int?) -> Bool {
    while !isDrained {
      let count = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
      guard let count else { return false }
      guard count > 0 else { return true }
      offset += count
    }
    return true
  }
}
