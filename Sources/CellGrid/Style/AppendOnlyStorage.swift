/// Room for a fixed number of elements that never move once written.
///
/// Elements are written under the lock of the table that owns the storage, each once and before its
/// index is handed out. So whoever holds an index may read without the lock.
struct AppendOnlyStorage<Element: Sendable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func append(_ element: Element, at index: Int) {
    precondition(index >= 0 && index < capacity)
    (base + index).initialize(to: element)
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < capacity)
    return base[index]
  }
}
