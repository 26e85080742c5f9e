extension HorizontalAlignment {
  /// Makes the alignment of a key along the horizontal axis.
  package init(key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  /// Makes the alignment of a key along the vertical axis.
  package init(key: AlignmentKey) { self.key = key }
}
