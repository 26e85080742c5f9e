import BenchViews
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
  ///
  /// - Parameter runner: The path of `run-cost`.
  static func measured(
    _ runner: String, _ path: String, _ arguments: [String] = [], runs: Int = 21
  ) -> ProgramCost? {
    var costs: [ProgramCost] = []
    for _ in 0..<runs {
      guard let cost = run(runner, [path] + arguments) else { return nil }
      costs.append(cost)
    }
    func median(_ value: (ProgramCost) -> Double) -> Double { costs.map(value).sorted()[runs / 2] }
    return ProgramCost(memory: median(\.memory), time: median(\.time))
  }

  private static func run(_ runner: String, _ words: [String]) -> ProgramCost? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: runner)
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 2 else { return nil }
    return ProgramCost(memory: numbers[0] / 1024, time: numbers[1] / 1000)
  }
}

extension ProgramCost {
  /// A table of the programs in a folder of products.
  ///
  /// - Parameters:
  ///   - linking: How the programs are linked.
  ///   - runner: The path of `run-cost`.
  @MainActor
  static func report(_ linking: String, directory: URL, runner: String) -> String {
    func path(_ name: String) -> String { directory.appendingPathComponent(name).path }
    var report = Report(["one frame to a pipe, \(linking)", "peak MB", "ms", "more MB", "more ms"])
    func add(_ name: String, _ cost: ProgramCost?, over base: ProgramCost?) {
      guard let cost else { return report.add([name, "-", "-", "", ""]) }
      let numbers = [cost.memory, cost.time].map { String(format: "%.1f", $0) }
      let differences = base.map { base in
        [cost.memory - base.memory, cost.time - base.time].map { String(format: "%+.1f", $0) }
      }
      report.add([name] + numbers + (differences ?? ["", ""]))
    }
    let empty = measured(runner, path("empty-program"))
    add("empty program that imports Foundation", empty, over: nil)
    add("this board, 98 cards", measured(runner, path("board-frame")), over: empty)
    if FileManager.default.fileExists(atPath: path("board")) {
      let cards = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).md")
      try? Data(BenchBoard(probe: CardProbe()).markdown.utf8).write(to: cards)
      defer { try? FileManager.default.removeItem(at: cards) }
      for (name, file) in [("its sample", "Demos/Board/sample.md"), ("98 cards", cards.path)] {
        let cost = measured(runner, path("board"), [file, "--size", "200x60"])
        add("the demo board, \(name)", cost, over: empty)
      }
    }
    return report.text
  }
}
