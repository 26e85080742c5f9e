import CaseFiles
import DragReorder
import Foundation
import Testing

/// One line of the file of cases.
struct ReorderCase: Sendable, CustomTestStringConvertible {
  var json: JSON

  init(line: String) throws {
    json = try JSONDecoder().decode(JSON.self, from: Data(line.utf8))
  }

  var id: String { json["id"]?.string ?? "?" }
  var kind: String { json["kind"]?.string ?? "?" }
  /// Whether a machine can play it.
  var isPlayable: Bool { json["model"]?.bool == true }
  var testDescription: String { id }

  /// The cases that a machine can play.
  static let playable: [ReorderCase] = {
    do {
      return try CaseFiles.lines(of: "reorder.jsonl").map(ReorderCase.init).filter(\.isPlayable)
    } catch {
      fatalError("The reorder cases cannot be read: \(error)")
    }
  }()

  /// Compares what the case expects with what happened.
  func check(_ log: CaseLog, _ end: CaseEnd) throws {
    #expect(log.unknown == [])
    for (name, value) in try #require(json["expected"]?.object) {
      switch name {
      case "order": #expect(end.order == value.object?.mapValues { $0.strings ?? [] })
      case "moves": #expect(log.moves == value.int)
      case "clicks": #expect(log.clicks == value.strings)
      case "outcome": #expect(log.outcomes.last == value.string)
      case "state": #expect(end.state == value.string)
      case "focus": #expect(end.focus == value.string)
      case "offset": #expect(end.offset == value.int)
      case "difference": try check(log.difference, value)
      case "trace":
        let trace = value.array?.map { step in
          step.string ?? step.strings?.joined(separator: " ") ?? "null"
        }
        #expect(log.trace == trace)
      default: Issue.record("The case expects something unknown: \(name)")
      }
    }
    if end.state != "dragging" { #expect(log.outcomes.count == log.lifts) }
  }

  private func check(
    _ difference: ReorderDifference<String, String>?, _ expected: JSON
  ) throws {
    let difference = try #require(difference)
    #expect(difference.sources == expected["sources"]?.strings)
    #expect(difference.destination.collectionID == expected["collection"]?.string)
    let anchor = expected["position"]?["before"]?.string
    #expect(difference.destination.position == (anchor.map { .before($0) } ?? .end))
  }
}
