import DragReorder

/// What happened while a case was played, through whatever played it.
struct CaseLog {
  /// How often `move` was called.
  var moves = 0
  /// The last difference that it got.
  var difference: ReorderDifference<String, String>?
  var clicks: [String] = []
  var lifts = 0
  var outcomes: [String] = []
  /// The place where a drop would have gone, after every report.
  var trace: [String] = []
  /// The parts of the case that could not be played.
  var unknown: [String] = []

  mutating func trace(_ destination: ReorderDifference<String, String>.Destination?) {
    switch (destination?.collectionID, destination?.position) {
    case (let collection?, .before(let anchor)): trace.append("\(collection) \(anchor)")
    case (let collection?, .end): trace.append("\(collection) $end")
    default: trace.append("null")
    }
  }

  mutating func end(_ outcome: ReorderOutcome<String, String>) {
    switch outcome {
    case .moved: outcomes.append("moved")
    case .unchanged: outcomes.append("unchanged")
    case .delivered: outcomes.append("delivered")
    case .cancelled(let reason): outcomes.append("cancelled:\(reason.rawValue)")
    }
  }

  mutating func move(_ difference: ReorderDifference<String, String>) {
    moves += 1
    self.difference = difference
  }
}

/// How everything is when a case has been played.
struct CaseEnd {
  var order: [String: [String]]
  var phase: ReorderSession<String, String>.Phase
  var focus: String?
  var offset: Int

  /// What cases call the phase.
  var state: String {
    switch phase {
    case .idle, .spent: "idle"
    case .armed: "armed"
    case .draggingByPointer, .draggingByKeyboard: "dragging"
    }
  }
}
