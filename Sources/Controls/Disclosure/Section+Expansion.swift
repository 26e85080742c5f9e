import ViewGraph

/// The header of a section that can be closed: a mark, and what the header shows.
public struct SectionDisclosure<Header: View>: View {
  @Binding fileprivate var isExpanded: Bool
  fileprivate let header: Header

  /// The mark and the header, which open and close the section.
  public var body: some View {
    Button {
      isExpanded.toggle()
    } label: {
      HStack(alignment: .top) {
        Text(verbatim: isExpanded ? "▾" : "▸").fixedSize()
        header
      }
    }
    .buttonStyle(.plain)
  }
}

extension Section where Footer == EmptyView {
  /// Groups views below a header that shows and hides them.
  public init<Rows: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows,
    @ViewBuilder header: () -> Header
  ) where Content == Rows?, Parent == SectionDisclosure<Header> {
    self.init(header: SectionDisclosure(isExpanded: isExpanded, header: header())) {
      if isExpanded.wrappedValue { content() }
    }
  }

  /// Groups views below a title that shows and hides them.
  public init<Rows: View>(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows?, Parent == SectionDisclosure<Text> {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
