import BenchViews
import CellGrid
import Inlay
import TerminalIO
import ViewGraph

/// What is measured: a step on a stage, or one without.
@MainActor
struct Run {
  var stage: Stage?
  let step: () -> Void
  var betweenSamples: () -> Void = {}

  init(on stage: Stage? = nil, step: @escaping () -> Void) {
    self.stage = stage
    self.step = step
  }
}

/// Something to be measured, made only when it is needed.
@MainActor
struct Step {
  let name: String
  var goal: Double?
  /// The step whose time this one's is divided by.
  var baseline: String?
  /// How many steps in a row are timed together.
  var repeats = 2
  let make: () -> Run

  func measured(samples: Int = 301) -> Measurement {
    let run = make()
    var result =
      if let stage = run.stage {
        measure(name, on: stage, goal: goal, samples: samples, repeats: repeats, run.step)
      } else {
        measure(
          name, goal: goal, samples: samples, repeats: repeats, run.step,
          betweenSamples: run.betweenSamples)
      }
    result.baseline = baseline
    return result
  }
}

extension Step {
  static var all: [Step] { building + changing + dragging + longDrags + drawing + lists }

  private static func board(_ probe: CardProbe = CardProbe()) -> Stage {
    let stage = Stage(
      columns: BenchBoard.size.columns, rows: BenchBoard.size.rows, BenchBoard(probe: probe))
    stage.draw()
    return stage
  }

  /// Making something, which is released when the time has been taken.
  private static func made<Object: AnyObject>(_ make: @escaping () -> Object) -> Run {
    var object: Object?
    var run = Run { object = make() }
    run.betweenSamples = {
      withExtendedLifetime(object) { object = nil }
    }
    return run
  }

  private static var building: [Step] {
    [
      Step(name: "everything from nothing, to bytes", goal: 900, repeats: 1) {
        made { board() }
      },
      Step(name: "views from nothing, without layout", repeats: 1) {
        made {
          Graph(BenchBoard(probe: CardProbe()), size: CellSize(width: 200, height: 60))
        }
      },
      Step(name: "layout from nothing") {
        let stage = board()
        return Run(on: stage) {
          stage.graph.forgetLayout()
          stage.draw()
        }
      },
    ]
  }

  private static var changing: [Step] {
    [
      Step(name: "one card's state, to bytes", goal: 15) {
        let probe = CardProbe()
        let stage = board(probe)
        return Run(on: stage) {
          probe.isDone!.wrappedValue.toggle()
          stage.draw()
        }
      },
      Step(name: "a frame of unchanged views") {
        let stage = board()
        return Run(on: stage) { stage.draw() }
      },
      Step(name: "10,000 ids, none changed", goal: 15) {
        let counter = TickProbe()
        let stage = Stage(columns: 20, rows: 5, ManyRows(probe: counter))
        stage.draw()
        return Run(on: stage) {
          counter.tick!.wrappedValue += 1
          stage.draw()
        }
      },
    ]
  }

  /// A board on which the first card has been lifted.
  private static func drag() -> Stage {
    let stage = board()
    stage.send(.press(.left), x: 4, y: 2)
    stage.send(.drag(.left), x: 5, y: 6)
    return stage
  }

  private static var dragging: [Step] {
    [
      Step(name: "drag: placeholder moves one slot, to bytes", goal: 16) {
        let stage = drag()
        var isLow = false
        return Run(on: stage) {
          isLow.toggle()
          stage.send(.drag(.left), x: 5, y: isLow ? 12 : 6)
        }
      },
      Step(name: "drag: placeholder moves to another column, to bytes") {
        let stage = drag()
        var isRight = false
        return Run(on: stage) {
          isRight.toggle()
          stage.send(.drag(.left), x: isRight ? 31 : 5, y: 8)
        }
      },
      Step(name: "drag: preview moves in its slot, to bytes") {
        let stage = drag()
        var isRight = false
        return Run(on: stage) {
          isRight.toggle()
          stage.send(.drag(.left), x: isRight ? 6 : 5, y: 8)
        }
      },
      Step(name: "drag: move of the preview's layer alone", goal: 0.35, repeats: 100) {
        let stage = board()
        let layer = stage.graph.addLayer(
          Surface(size: CellSize(width: 24, height: 4)), at: CellPoint(x: 8, y: 8))
        stage.draw()
        var isRight = false
        return Run {
          isRight.toggle()
          withExtendedLifetime(stage) { layer.move(to: CellPoint(x: isRight ? 9 : 8, y: 8)) }
        }
      },
    ]
  }

  private static var drawing: [Step] {
    [
      Step(name: "paint of 200x60", goal: 34) {
        let stage = board()
        return Run(on: stage) {
          stage.graph.damageAll()
          _ = stage.graph.render()
        }
      },
      Step(name: "comparison of two equal frames", goal: 2) {
        let surface = board().surface
        let other = surface.copy()
        return Run {
          for row in 0..<surface.height {
            _ = surface.changedSpans(ofRow: row, from: other, in: 0..<surface.width)
          }
        }
      },
      Step(name: "encoding of a whole frame") {
        let surface = board().surface
        var encoder = FrameEncoder(colorDepth: .trueColor)
        var bytes: [UInt8] = []
        return Run {
          bytes.removeAll(keepingCapacity: true)
          encoder.encode(surface, previous: nil, into: &bytes)
        }
      },
    ]
  }
}

@MainActor
private final class TickProbe {
  var tick: Binding<Int>?
}

/// Ten thousand rows, all of whose values are made again by each tick.
private struct ManyRows: View {
  let probe: TickProbe
  @State private var tick = 0

  var body: some View {
    probe.tick = $tick
    _ = tick
    return ForEach(0..<10_000, id: \.self) { NumberedRow(number: $0) }
      .frame(height: 1)
  }
}

private struct NumberedRow: View {
  let number: Int

  var body: some View { EmptyView() }
}
