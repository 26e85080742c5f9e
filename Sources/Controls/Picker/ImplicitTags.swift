import ViewGraph

/// Views that get the tags of a picker by themselves.
@MainActor
protocol ImplicitlyTagged {
  /// The views with a tag at each of those that has none.
  var tagged: AnyView { get }
}

extension ForEach: @MainActor ImplicitlyTagged where Content: View {
  /// The views of the elements, each tagged with the identifier of its element.
  var tagged: AnyView {
    AnyView(
      replacingContent { element in
        ImplicitOption(content: content(element), id: AnyHashable(id(element)))
      })
  }
}

/// An option that stands for the identifier of its element, unless it has a tag.
private struct ImplicitOption<Content: View>: View {
  let content: Content
  let id: AnyHashable

  var body: some View {
    if content is any ExplicitlyTagged {
      content
    } else {
      TaggedView(content: content, tag: PickerTag(value: id))
    }
  }
}

/// A view with a tag of its own.
protocol ExplicitlyTagged {}

extension TaggedView: ExplicitlyTagged {}
