import Foundation

/// Writes down what drags decide, one line each, into the file that `INLAY_TRACE` names.
@MainActor
final class DragTrace {
  /// The trace of this program; nil without `INLAY_TRACE`.
  static let shared = ProcessInfo.processInfo.environment["INLAY_TRACE"].flatMap {
    DragTrace(path: $0)
  }

  private let file: FileHandle

  /// Opens a file to append to; nil if that fails.
  init?(path: String) {
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    self.file = file
    _ = try? file.seekToEnd()
  }

  /// Writes a line: the seconds of the frame clock, what was decided, and about what.
  func note(_ time: Duration, _ decision: String, _ details: String) {
    let seconds = String(format: "%.3f", time / .seconds(1))
    let text = details.replacing("\n", with: " ")
    try? file.write(contentsOf: Data("\(seconds) \(decision) \(text)\n".utf8))
  }
}

extension ReorderHost {
  /// Notes a decision where drags are traced.
  func trace(_ decision: String, _ details: @autoclosure () -> String) {
    DragTrace.shared?.note(graph.now, decision, details())
  }
}

extension ReorderHost {
  func traceEffect(_ effect: ReorderEffect<ItemID, CollectionID>) {
    switch effect {
    case .lifted(let sources, let lead): trace("lift", "\(sources) lead \(lead)")
    case .destinationChanged(let destination):
      let reason = session.refusal.map { " (\($0))" } ?? ""
      trace(
        "destination", destination.map { "\($0.position) in \($0.collectionID)" } ?? "none\(reason)"
      )
    case .click(let item): trace("click", "\(item)")
    case .refused: trace("refused", "")
    case .ended(let outcome): trace("result", "\(outcome)")
    }
  }
}
