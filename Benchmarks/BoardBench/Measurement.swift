import BenchViews
import AllocationCount
import Foundation
import Inlay
import ViewGraph

/// What one kind of step costs.
struct Measurement {
  let name: String
  var counters = Graph.Counters()
  var cells = 0
  var bytes = 0
  var allocations = 0
  /// The processor time of one step in microseconds: the median of many.
  var time = 0.0
  /// The time that the design aims at, in microseconds.
  let goal: Double?
  /// The name of the measurement to which the time is compared.
  var baseline: String?
}

/// The processor time of this thread in nanoseconds.
private func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Times a step: the median of `samples` runs, each of `repeats` steps in a row.
@MainActor
func medianTime(
  samples: Int, repeats: Int, _ step: () -> Void, betweenSamples: () -> Void = {}
) -> Double {
  var times: [Double] = []
  times.reserveCapacity(samples)
  for _ in 0..<samples {
    let start = processorTime()
    for _ in 0..<repeats { step() }
    times.append(Double(processorTime() - start) / 1000 / Double(repeats))
    betweenSamples()
  }
  times.sort()
  return times[times.count / 2]
}

/// Measures a step that has no counters but allocations.
@MainActor
func measure(
  _ name: String, goal: Double? = nil, samples: Int = 301, repeats: Int = 1, _ step: () -> Void,
  betweenSamples: () -> Void = {}
) -> Measurement {
  var result = Measurement(name: name, goal: goal)
  for _ in 0..<4 { step() }
  let before = allocation_count()
  step()
  result.allocations = Int(allocation_count() - before)
  result.time = medianTime(
    samples: samples, repeats: repeats, step, betweenSamples: betweenSamples)
  return result
}

/// Measures a step on a stage, counted when everything has been done once before.
///
/// - Parameter step: Changes something and draws; it is run an even number of times.
@MainActor
func measure(
  _ name: String, on stage: Stage, goal: Double? = nil, samples: Int = 301, repeats: Int = 2,
  _ step: () -> Void
) -> Measurement {
  var result = Measurement(name: name, goal: goal)
  for _ in 0..<5 { step() }
  let old = stage.graph.counters
  let before = allocation_count()
  step()
  result.allocations = Int(allocation_count() - before)
  result.counters = stage.graph.counters.since(old)
  stage.countsCells = true
  step()
  stage.countsCells = false
  result.cells = stage.changedCells
  result.bytes = stage.output.count
  step()
  result.time = medianTime(samples: samples, repeats: repeats, step)
  return result
}

extension Graph.Counters {
  fileprivate func since(_ old: Graph.Counters) -> Graph.Counters {
    var counters = self
    counters.bodies -= old.bodies
    counters.measures -= old.measures
    counters.placements -= old.placements
    counters.paints -= old.paints
    return counters
  }
}
