/// Tells whether a value has come before.
///
/// A few values are compared with each other, which costs less than to hash them.
package struct SeenValues<Value: Hashable> {
  private static var mostCompared: Int { 16 }
  private var few: [Value] = []
  private var many: Set<Value>?

  @inline(__always)
  package init() {}

  /// Adds a value; false if it has come before.
  @inline(__always)
  package mutating func insert(_ value: Value) -> Bool {
    if many != nil { return many!.insert(value).inserted }
    let isNew = few.withUnsafeBufferPointer { seen in
      for index in seen.indices where seen[index] == value { return false }
      return true
    }
    guard isNew else { return false }
    if few.count < Self.mostCompared {
      few.append(value)
    } else {
      many = Set(few)
      many!.insert(value)
    }
    return true
  }
}
