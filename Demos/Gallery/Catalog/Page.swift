import Inlay

/// A page of the gallery: views of one kind, and the file that makes them.
@MainActor
package struct Page: Identifiable {
  /// The name of the page, which is unique.
  package nonisolated let name: String
  /// The name of the file with the source of the view, without its extension.
  package let file: String
  private let make: () -> AnyView

  package nonisolated var id: String { name }

  init<Content: View>(_ name: String, _ view: @autoclosure @escaping () -> Content) {
    self.name = name
    file = String(describing: Content.self)
    make = { AnyView(view()) }
  }

  /// The view of the page.
  package var view: AnyView { make() }
}

/// Pages that belong together.
@MainActor
package struct Chapter: Identifiable {
  package nonisolated let title: String
  package let pages: [Page]

  package nonisolated var id: String { title }
}
