import LayoutCore

/// The scrolling rows of a list.
package struct ListView<Content> {
  private let settings: ListSettings
  private let stamp: Int
  private let content: Content

  /// Shows views as rows.
  ///
  /// - Parameter stamp: A number that changes when other rows are selected.
  package init(_ settings: ListSettings, stamp: Int, content: Content) {
    self.settings = settings
    self.stamp = stamp
    self.content = content
  }
}

extension ListView: View where Content: View {
  package var body: some View {
    ScrollContainer(
      axes: .vertical,
      content: LazyContainerView(
        LazyArrangement(
          axis: .vertical, spacing: nil, alignment: HorizontalAlignment.leading.key,
          list: settings), stamp: stamp, content: content))
  }
}
