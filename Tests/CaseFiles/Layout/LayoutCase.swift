import Foundation

/// A row of `layout.jsonl`: a tree, what the root is offered and the cells that frames cover.
package struct LayoutCase: Decodable, Sendable, CustomStringConvertible {
  /// The name of the case.
  package let name: String
  package let tree: CaseTree
  /// The width and height offered to the root, in points; `nil` for ideal.
  package let proposal: [CaseLength?]
  /// The width and height of a cell, in points.
  package let cellSize: [Double]?
  /// The columns and rows (x, y, width, height) of the node of each id, and of `root`.
  package let expected: [String: [CaseLength]]

  package var description: String { name }

  /// The width offered to the root.
  package var proposedWidth: Double? { proposal[0]?.value }
  /// The height offered to the root.
  package var proposedHeight: Double? { proposal[1]?.value }

  /// Reads the cases of every file called `layout.jsonl`.
  package static func all() throws -> [LayoutCase] {
    let decoder = JSONDecoder()
    return try CaseFiles.lines(of: "layout.jsonl").map { line in
      do {
        return try decoder.decode(LayoutCase.self, from: Data(line.utf8))
      } catch {
        throw CaseError(line: String(line.prefix(120)), reason: String(describing: error))
      }
    }
  }

  /// Tells how the frames found differ from those expected; an empty list if they agree.
  ///
  /// - Parameters:
  ///   - frames: The cells of each id, as x, y, width and height.
  ///   - largest: The number of cells that stands for an infinite length.
  package func mismatches(with frames: [String: [Int]], largest: Int) -> [String] {
    expected.keys.sorted().compactMap { id in
      guard let wanted = expected[id] else { return nil }
      let wantedCells = wanted.map { $0.value.isInfinite ? largest : Int($0.value) }
      let found = frames[id]
      return found == wantedCells
        ? nil
        : "\(id): expected \(wantedCells), found \(found.map(String.init(describing:)) ?? "none")"
    }
  }
}

/// A line of a case file that cannot be read.
package struct CaseError: Error, CustomStringConvertible {
  package let line: String
  package let reason: String

  package var description: String { "\(reason) in \(line)" }
}

/// A length that a case file writes as a number or as "inf".
package struct CaseLength: Decodable, Hashable, Sendable {
  package let value: Double

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard text == "inf" else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no length")
      }
      value = .infinity
    } else {
      value = try container.decode(Double.self)
    }
  }
}
