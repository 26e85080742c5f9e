import Inlay

/// The last line of a demo: what a drag is doing, what has happened, or what can be done.
public struct StatusBar: View {
  private let text: String
  @Environment(\.reorderStatus) private var drag

  /// - Parameter text: What is said at the leading edge.
  public init(_ text: String) { self.text = text }

  public var body: some View {
    HStack(spacing: 2) {
      Text(text).lineLimit(1)
      Spacer(minLength: 0)
      Text(drag == nil ? "? help · q quits" : "Esc cancels")
        .foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
    }
    .frame(height: 1)
  }
}

extension ReorderStatus {
  /// What a drop would do, as in “Tea → 2 of 7 in Today”. A long name gives way to the place.
  ///
  /// - Parameters:
  ///   - name: What is carried.
  ///   - collection: Where the place is; nil where there is one collection only.
  public func sentence(about name: String, in collection: String? = nil) -> String {
    let name = name.count > 20 ? name.prefix(19) + "…" : name
    if isForbidden { return "\(name) cannot go there" }
    guard let position, let count else { return "\(name) → back where it was" }
    let place = "\(position) of \(count)" + (collection.map { " in \($0)" } ?? "")
    return isUnchanged ? "\(name) stays \(place)" : "\(name) → \(place)"
  }
}
