import BenchViews
import Inlay
import ViewGraph

/// A list of many rows, whose cost must not depend on their number.
private struct ManyRowsList: View {
  enum Container: String, CaseIterable {
    case list = "List"
    case lazyStack = "LazyVStack"
  }

  let container: Container
  let count: Int
  let probe: RowProbe
  @State private var first = 0

  var body: some View {
    probe.first = $first
    // A range, so that the time of an insertion is not that of moving the elements of an array.
    return content(first..<count)
  }

  @ViewBuilder
  private func content(_ rows: Range<Int>) -> some View {
    switch container {
    case .list: List(rows, id: \.self) { RowView(number: $0) }
    case .lazyStack:
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(rows, id: \.self) { RowView(number: $0) }
        }
      }
    }
  }
}

private struct RowView: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Row \(number)").bold()
      Spacer()
      Text(number.isMultiple(of: 2) ? "even" : "odd")
    }
  }
}

/// Gives the benchmark a way to insert rows at the front.
@MainActor
private final class RowProbe {
  var first: Binding<Int>?
}

extension Step {
  /// Each step with ten thousand and with a million rows.
  static var lists: [Step] {
    ManyRowsList.Container.allCases.flatMap { container in
      [10_000, 1_000_000].flatMap { steps(of: container, count: $0) }
    }
  }

  private static func steps(of container: ManyRowsList.Container, count: Int) -> [Step] {
    func name(_ step: String) -> String {
      "\(container.rawValue) of \(count.formatted(.number.grouping(.automatic))): \(step)"
    }
    func stage(_ probe: RowProbe = RowProbe()) -> Stage {
      let stage = Stage(
        columns: 80, rows: 40, ManyRowsList(container: container, count: count, probe: probe))
      stage.draw()
      return stage
    }
    func pressing(_ key: @escaping (Int) -> KeyEquivalent) -> Run {
      let stage = stage()
      var presses = 0
      return Run(on: stage) {
        stage.press(key(presses))
        presses += 1
      }
    }
    return [
      Step(name: name("first frame"), repeats: 1) {
        var made: Stage?
        var run = Run { made = stage() }
        run.betweenSamples = {
          withExtendedLifetime(made) { made = nil }
        }
        return run
      },
      Step(name: name("one row on")) { pressing { _ in .downArrow } },
      // Back and forth, since many pages are longer than the shorter list.
      Step(name: name("one page on")) {
        pressing { $0 / 100 % 2 == 0 ? .pageDown : .pageUp }
      },
      Step(name: name("to the end and back")) { pressing { $0 % 2 == 0 ? .end : .home } },
      Step(name: name("a row more or less in front")) {
        let probe = RowProbe()
        let stage = stage(probe)
        var isLonger = false
        return Run(on: stage) {
          isLonger.toggle()
          probe.first!.wrappedValue = isLonger ? -1 : 0
          stage.draw()
        }
      },
    ]
  }
}
