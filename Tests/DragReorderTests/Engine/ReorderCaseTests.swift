import CaseFiles
import Foundation
import Testing

/// One line of the file of cases.
struct ReorderCase: Sendable, CustomTestStringConvertible {
  var json: JSON

  var id: String { json["id"]?.string ?? "?" }
  var kind: String { json["kind"]?.string ?? "?" }
  var testDescription: String { id }

  /// The cases that a machine can play.
  static let playable: [ReorderCase] = {
    do {
      return try CaseFiles.lines(of: "reorder.jsonl")
        .map { ReorderCase(json: try JSONDecoder().decode(JSON.self, from: Data($0.utf8))) }
        .filter { $0.json["model"]?.bool == true }
    } catch {
      fatalError("The reorder cases cannot be read: \(error)")
    }
  }()
}

@Suite struct ReorderCaseTests {
  @Test func fileHoldsCases() {
    #expect(ReorderCase.playable.count >= 92)
  }

  @Test(arguments: ReorderCase.playable)
  func behaves(_ reorderCase: ReorderCase) throws {
    let json = reorderCase.json
    let expected = try #require(json["expected"]?.object)
    var runner = CaseRunner(ScreenSetup(try #require(json["setup"])))
    runner.play(try #require(json["events"]?.array))
    #expect(runner.unknown == [])
    for (name, value) in expected {
      switch name {
      case "order":
        let order = value.object?.mapValues { $0.strings ?? [] }
        #expect(runner.screen.orders.dictionary == order)
      case "moves": #expect(runner.moves == value.int)
      case "clicks": #expect(runner.clicks == value.strings)
      case "outcome": #expect(runner.outcomes.last == value.string)
      case "state": #expect(runner.state == value.string)
      case "focus": #expect(runner.focus == value.string)
      case "offset": #expect(runner.screen.setup.offset == value.int)
      case "difference":
        let position = value["position"]
        let difference = try #require(runner.difference)
        #expect(difference.sources == value["sources"]?.strings)
        #expect(difference.destination.collectionID == value["collection"]?.string)
        if let anchor = position?["before"]?.string {
          #expect(difference.destination.position == .before(anchor))
        } else {
          #expect(difference.destination.position == .end)
        }
      case "trace":
        let trace = value.array?.map { step in
          step.string ?? step.strings?.joined(separator: " ") ?? "null"
        }
        #expect(runner.trace == trace)
      default: Issue.record("The case expects something unknown: \(name)")
      }
    }
    if !runner.session.isDragging {
      #expect(runner.outcomes.count == runner.lifts)
    }
  }
}
