import Foundation
import CellGrid
import InlayTesting
import LayoutCore

@testable import ViewGraph

extension TestScreen {
  /// A screen with a view in its top-leading corner.
  static func corner<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder content: () -> Content
  ) -> TestScreen {
    let content = content()
    return TestScreen(columns, rows, reduceMotion: false) {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The rows without empty ones at the end.
  var lines: [String] {
    var lines = rows
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text of the cells that have an attribute.
  func text(with attribute: CellAttributes) -> String {
    var text = ""
    for y in 0..<surface.height {
      for x in 0..<surface.width where !surface[x, y].isTail {
        let cell = surface[x, y]
        if cell.style.attributes.contains(attribute) { text += cell.glyph.string }
      }
    }
    return text
  }

  /// The text of what shows the focus, which no color does.
  var inverse: String { text(with: .inverse) }
}

/// Writes down what happens.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What has happened since the last call.
  func taken() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A value that a test and a view share.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
