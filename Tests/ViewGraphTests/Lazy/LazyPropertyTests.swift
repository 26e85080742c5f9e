import Foundation
import InlayTesting
import Observation
import Testing

@testable import ViewGraph

/// A lazy container and what it should show, worked out from the rows alone.
private struct RandomRows: View {
  var model: ListedRows
  var spacing: CGFloat

  var body: some View {
    VStack(alignment: .leading) {
      Text("top")
      ScrollView {
        VStack(alignment: .leading) {
          Text("head")
          LazyVStack(alignment: .leading, spacing: spacing) {
            ForEach(model.rows) { ListedRowView(row: $0) }
          }
          Text("foot")
        }
      }
    }
  }
}

@MainActor
struct LazyPropertyTests {
  /// All lines of the content, as if everything were made.
  private func lines(_ model: ListedRows, spacing: Int) -> [String] {
    var lines = ["head"]
    for (index, row) in model.rows.enumerated() {
      if index > 0 { lines += Array(repeating: "", count: spacing) }
      lines.append(row.title)
      lines += (1..<max(1, row.height)).map { "  \(row.id).\($0)" }
    }
    return lines + ["foot"]
  }

  /// Every frame is also compared with one built anew.
  @Test(arguments: 0..<30)
  func showsAPartOfAllLines(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let spacing = Int.random(in: 0...1, using: &generator)
    var next = 0
    func row() -> ListedRow {
      next += 1
      return ListedRow(next, height: Int.random(in: 1...4, using: &generator))
    }
    let model = ListedRows((0..<Int.random(in: 0...120, using: &generator)).map { _ in row() })
    let screen = TestScreen(12, 8) { RandomRows(model: model, spacing: CGFloat(spacing)) }
    for _ in 0..<60 {
      let count = model.rows.count
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: model.rows.insert(row(), at: 0)
      case 1: model.rows.insert(row(), at: Int.random(in: 0...count, using: &generator))
      case 2 where count > 0: model.rows.remove(at: Int.random(in: 0..<count, using: &generator))
      case 3 where count > 0: model.rows.removeFirst()
      case 4 where count > 1:
        model.rows.swapAt(
          Int.random(in: 0..<count, using: &generator),
          Int.random(in: 0..<count, using: &generator))
      case 5 where count > 0:
        model.rows[Int.random(in: 0..<count, using: &generator)].height =
          Int.random(in: 1...4, using: &generator)
      case 6: model.rows.reverse()
      case 7: screen.key([.home, .end, .pageUp, .pageDown].randomElement(using: &generator)!)
      case 8:
        screen.resize(
          Int.random(in: 8...14, using: &generator), Int.random(in: 2...10, using: &generator))
      default: screen.wheel(Int.random(in: -4...4, using: &generator), at: 1, 1)
      }
      screen.draw()
      let all = lines(model, spacing: spacing)
      let shown = Array(screen.rows.dropFirst())
      #expect(isPart(shown, of: all), "\(shown) of \(all)")
    }
    // However far rows were estimated wrong, the start and the end can be reached.
    for _ in 0..<200 { screen.wheel(-4, at: 1, 1) }
    #expect(isPrefix(Array(screen.rows.dropFirst()), of: lines(model, spacing: spacing)))
    screen.key(.end)
    if screen.rows.count > 1, model.rows.count > 10 {
      #expect(screen.rows.last == "foot")
    }
  }

  private func isPrefix(_ shown: [String], of all: [String]) -> Bool {
    zip(shown, all + Array(repeating: "", count: shown.count)).allSatisfy { $0 == $1 }
  }

  private func isPart(_ shown: [String], of all: [String]) -> Bool {
    let padded = all + Array(repeating: "", count: shown.count)
    return padded.indices.contains { isPrefix(shown, of: Array(padded[$0...])) }
  }
}
