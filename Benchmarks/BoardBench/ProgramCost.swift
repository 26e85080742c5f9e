import Foundation

/// What a run of a whole program costs.
struct ProgramCost {
  /// The most memory that was resident at one time, in megabytes.
  let memory: Double
  /// The time from the start to the end, in milliseconds.
  let time: Double
}

extension ProgramCost {
  /// Runs a program several times with its output to a pipe; the medians, or nil if it fails.
  static func measured(_ path: String, _ arguments: [String] = [], runs: Int = 21) -> ProgramCost? {
    var costs: [ProgramCost] = []
    for _ in 0..<runs {
      guard let cost = run(path, arguments) else { return nil }
      costs.append(cost)
    }
    func median(_ value: (ProgramCost) -> Double) -> Double { costs.map(value).sorted()[runs / 2] }
    return ProgramCost(memory: median(\.memory), time: median(\.time))
  }

  private static func run(_ path: String, _ arguments: [String]) -> ProgramCost? {
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { return nil }
    defer { close(pipeEnds[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child = pid_t()
    let start = ContinuousClock.now
    let status = posix_spawn(&child, path, &actions, nil, words, environ)
    close(pipeEnds[1])
    guard status == 0 else { return nil }
    drain(pipeEnds[0])
    var exitStatus: Int32 = 0
    var usage = rusage()
    wait4(child, &exitStatus, 0, &usage)
    let time = start.duration(to: .now)
    guard exitStatus == 0 else { return nil }
    return ProgramCost(memory: Double(usage.ru_maxrss) / 1024, time: time / .milliseconds(1))
  }

  private static func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}

extension ProgramCost {
  /// A table of the programs next to this one.
  static func report(directory: URL) -> String {
    func path(_ name: String) -> String { directory.appendingPathComponent(name).path }
    var report = Report(["program, one frame to a pipe", "peak MB", "ms", "more MB", "more ms"])
    func add(_ name: String, _ cost: ProgramCost?, over base: ProgramCost?) {
      guard let cost else { return report.add([name, "-", "-", "", ""]) }
      let numbers = [cost.memory, cost.time].map { String(format: "%.1f", $0) }
      let differences = base.map { base in
        [cost.memory - base.memory, cost.time - base.time].map { String(format: "%+.1f", $0) }
      }
      report.add([name] + numbers + (differences ?? ["", ""]))
    }
    let empty = measured(path("empty-program"))
    add("empty program that imports Foundation", empty, over: nil)
    add("this board, 200x60", measured(path("board-bench"), ["--frame"]), over: empty)
    let sample = "Demos/Board/sample.md"
    if FileManager.default.fileExists(atPath: path("board")) {
      let board = measured(path("board"), [sample, "--size", "200x60"])
      add("the demo board, 200x60", board, over: empty)
    }
    return report.text
  }
}
