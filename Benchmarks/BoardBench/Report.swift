import Foundation

/// A table with aligned columns, the first to the left and the others to the right.
struct Report {
  private var rows: [[String]]

  init(_ header: [String]) { rows = [header] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      .joined(separator: "  ")
    }
    let rule = String(repeating: "-", count: lines[0].count)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }
}

extension Report {
  init(_ measurements: [Measurement]) {
    self.init(
      [
        "step", "bodies", "measured", "placed", "painted", "cells", "bytes", "allocs", "µs",
        "goal µs", "ratio",
      ])
    for step in measurements {
      let counts = [
        step.counters.bodies, step.counters.measures, step.counters.placements,
        step.counters.paints, step.cells, step.bytes, step.allocations,
      ]
      let goal = step.goal.map { String(format: "%g", $0) } ?? ""
      let baseline = step.baseline.flatMap { name in measurements.first { $0.name == name } }
      let ratio = baseline.map { String(format: "%.2f", step.time / $0.time) } ?? ""
      add(
        [step.name] + counts.map { $0 == 0 ? "-" : String($0) }
          + [String(format: "%.2f", step.time), goal, ratio])
    }
  }
}
