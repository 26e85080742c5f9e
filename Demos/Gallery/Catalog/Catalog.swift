/// All pages of the gallery.
@MainActor
package enum Catalog {
  /// The pages in the order in which they are listed.
  package static let chapters = [
    Chapter(
      title: "Layout",
      pages: [
        Page("Stacks", StacksPage()), Page("Frames", FramesPage()),
        Page("Alignment", AlignmentPage()), Page("Grid", GridPage()),
        Page("Lazy grid", LazyGridPage()), Page("Lazy stack", LazyStackPage()),
        Page("Scrolling", ScrollingPage()), Page("List", ListPage()),
        Page("Geometry", GeometryPage()), Page("What fits", WhatFitsPage()),
        Page("Overlays", OverlaysPage()), Page("Bars", BarsPage()),
        Page("Layouts", LayoutsPage()), Page("Direction", DirectionPage()),
      ]),
    Chapter(
      title: "Text",
      pages: [
        Page("Styles", StylesPage()), Page("Wrapping", WrappingPage()),
        Page("Markup", MarkupPage()),
      ]),
    Chapter(
      title: "Drawing",
      pages: [
        Page("Shapes", ShapesPage()), Page("Gradients", GradientsPage()),
        Page("Canvas", CanvasPage()), Page("Borders", BordersPage()),
        Page("Colors", ColorsPage()),
      ]),
    Chapter(
      title: "Controls",
      pages: [
        Page("Button", ButtonPage()), Page("Toggle", TogglePage()),
        Page("Text field", TextFieldPage()), Page("Picker", PickerPage()),
        Page("Stepper", StepperPage()), Page("Progress", ProgressPage()),
        Page("Label", LabelPage()), Page("Disclosure", DisclosurePage()),
      ]),
    Chapter(
      title: "Behavior",
      pages: [
        Page("Focus", FocusPage()), Page("Keys", KeysPage()),
        Page("Gestures", GesturesPage()), Page("Animation", AnimationPage()),
        Page("Timeline", TimelinePage()), Page("Reordering", ReorderingPage()),
      ]),
  ]

  /// The pages of all chapters.
  package static var pages: [Page] { chapters.flatMap(\.pages) }

  /// The page of a name, in which case and hyphens for spaces do not matter.
  package static func page(named name: String) -> Page? {
    let wanted = name.lowercased().replacing("-", with: " ")
    return pages.first { $0.name.lowercased() == wanted }
  }
}
