import BenchViews
import Foundation
import Inlay
import ViewGraph

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--repeat", arguments.count == 3, let count = Int(arguments[2]) {
  // One step over and over, for a profiler.
  for step in Step.all where step.name.contains(arguments[1]) {
    let run = step.make()
    for _ in 0..<count {
      run.step()
      run.betweenSamples()
    }
  }
} else {
  let stage = Stage(
    columns: BenchBoard.size.columns, rows: BenchBoard.size.rows, BenchBoard(probe: CardProbe()))
  stage.draw()
  print(
    "\(BenchBoard.cardCount) cards, \(stage.graph.viewNodeCount) view nodes,",
    "\(stage.graph.layoutNodeCount) layout nodes, 200x60")
  print("Counts are exact; times are medians of processor time and depend on the machine.\n")
  let steps = Step.all.filter { arguments.isEmpty || $0.name.contains(arguments[0]) }
  print(Report(steps.map { $0.measured() }).text)
  if arguments.isEmpty {
    let directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let runner = directory.appendingPathComponent("run-cost").path
    print("\n" + ProgramCost.report("shared library", directory: directory, runner: runner))
    let products = URL(fileURLWithPath: ".build/static/release")
    if FileManager.default.fileExists(atPath: products.path) {
      print("\n" + ProgramCost.report("static library", directory: products, runner: runner))
    }
  }
}
