import CellGrid
import Foundation
import InlayTesting
import InputEvents
import LayoutCore

@testable import ViewGraph

extension TestScreen {
  /// A screen with a view in its top-leading corner.
  static func corner<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder content: () -> Content
  ) -> TestScreen {
    let content = content()
    return TestScreen(columns, rows, reduceMotion: false) {
      VStack(alignment: .leading) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  var graph: Graph { scheduler.graph }

  /// The rows without empty ones at the end.
  var lines: [String] {
    var lines = rows
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  func style(_ x: Int, _ y: Int) -> CellStyle { surface[x, y].style }

  /// How many bodies an action has evaluated.
  func bodies(during action: () -> Void) -> Int {
    let before = graph.counters.bodies
    action()
    draw()
    return graph.counters.bodies - before
  }
}

/// Writes down what happens.
@MainActor
final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What has happened since the last call.
  func taken() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A generator of numbers that repeats for a seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
