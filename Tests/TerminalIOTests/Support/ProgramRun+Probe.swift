#if os(Linux)
  import ProgramRuns

  extension ProgramRun {
    /// Starts the probe, a small client of a session.
    static func probe(
      _ arguments: [String] = [], terminal: PseudoTerminal? = nil, controlling: Bool = true,
      environment: [String] = []
    ) throws -> ProgramRun {
      try ProgramRun(
        "terminal-probe", arguments, terminal: terminal, controlling: controlling,
        environment: environment)
    }
  }
#endif
