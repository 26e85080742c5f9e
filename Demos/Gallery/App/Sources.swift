import GalleryPages
import Inlay

/// The sources of the pages, which the build embeds from the files that it compiles.
enum Sources {
  /// The source of a page, without what all pages begin with.
  @MainActor
  static func text(of page: Page) -> String {
    let text = String(decoding: bytes(of: page.file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0 == "import Inlay" || $0.isEmpty }
    return body.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// The file with a name, without its extension.
  static func bytes(of file: String) -> [UInt8] {
    switch file {
    case "AlignmentPage": PackageResources.AlignmentPage_swift
    case "AnimationPage": PackageResources.AnimationPage_swift
    case "BarsPage": PackageResources.BarsPage_swift
    case "BordersPage": PackageResources.BordersPage_swift
    case "ButtonPage": PackageResources.ButtonPage_swift
    case "CanvasPage": PackageResources.CanvasPage_swift
    case "ColorsPage": PackageResources.ColorsPage_swift
    case "DirectionPage": PackageResources.DirectionPage_swift
    case "DisclosurePage": PackageResources.DisclosurePage_swift
    case "FocusPage": PackageResources.FocusPage_swift
    case "FramesPage": PackageResources.FramesPage_swift
    case "GeometryPage": PackageResources.GeometryPage_swift
    case "GesturesPage": PackageResources.GesturesPage_swift
    case "GradientsPage": PackageResources.GradientsPage_swift
    case "GridPage": PackageResources.GridPage_swift
    case "KeysPage": PackageResources.KeysPage_swift
    case "LabelPage": PackageResources.LabelPage_swift
    case "LayoutsPage": PackageResources.LayoutsPage_swift
    case "LazyGridPage": PackageResources.LazyGridPage_swift
    case "LazyStackPage": PackageResources.LazyStackPage_swift
    case "ListPage": PackageResources.ListPage_swift
    case "MarkupPage": PackageResources.MarkupPage_swift
    case "OverlaysPage": PackageResources.OverlaysPage_swift
    case "PickerPage": PackageResources.PickerPage_swift
    case "ProgressPage": PackageResources.ProgressPage_swift
    case "ReorderingPage": PackageResources.ReorderingPage_swift
    case "ScrollingPage": PackageResources.ScrollingPage_swift
    case "ShapesPage": PackageResources.ShapesPage_swift
    case "StacksPage": PackageResources.StacksPage_swift
    case "StepperPage": PackageResources.StepperPage_swift
    case "StylesPage": PackageResources.StylesPage_swift
    case "TextFieldPage": PackageResources.TextFieldPage_swift
    case "TimelinePage": PackageResources.TimelinePage_swift
    case "TogglePage": PackageResources.TogglePage_swift
    case "WhatFitsPage": PackageResources.WhatFitsPage_swift
    case "WrappingPage": PackageResources.WrappingPage_swift
    default: []
    }
  }
}
