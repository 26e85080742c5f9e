/// A value at an address that stays, which may be lent for as long as a call takes.
///
/// A property of an object cannot be lent like this without a check at each call, and the check becomes slower
/// with each call around it that lends one too.
struct FixedPlace<Value>: ~Copyable {
  private let storage = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
  ).bindMemory(to: Value.self, capacity: 1)
  private(set) var isFilled = false

  deinit {
    if isFilled { storage.deinitialize(count: 1) }
    storage.deallocate()
  }

  mutating func fill(_ value: Value) {
    if isFilled {
      storage.pointee = value
    } else {
      storage.initialize(to: value)
      isFilled = true
    }
  }

  /// Where the value is; it must have been filled in.
  @inline(__always)
  var address: UnsafeMutablePointer<Value> {
    assert(isFilled)
    return storage
  }
}
