import BenchViews
import Inlay

/// A reorderable list, in which a drag costs the same however long it is.
private struct LongBoard: View {
  enum Container: String, CaseIterable {
    case list = "List"
    case lazyStack = "LazyVStack"
    case lazyGrid = "LazyVGrid"
  }

  let container: Container
  let rows: [LongBoardRow]

  var body: some View {
    content.reorderContainer(for: LongBoardRow.self) { _ in }
  }

  @ViewBuilder private var content: some View {
    switch container {
    case .list: List { items }
    case .lazyStack: ScrollView { LazyVStack(alignment: .leading) { items } }
    case .lazyGrid:
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem(), GridItem()]) { items } }
    }
  }

  private var items: some View {
    ForEach(rows) { row in
      Text("Row \(row.id)").frame(maxWidth: .infinity, alignment: .leading)
    }
    .reorderable()
  }
}

private struct LongBoardRow: Identifiable { let id: Int }

extension Step {
  /// Steps of a drag in a short and in a long collection of each kind.
  static var longDrags: [Step] {
    LongBoard.Container.allCases.flatMap { container in
      [moves(in: container), lifts(in: container)].flatMap { step in
        let short = step(1000, nil)
        return [short, step(100_000, short.name)]
      }
    }
  }

  private static func name(_ container: LongBoard.Container, _ count: Int, _ step: String) -> String
  {
    let count = count.formatted(.number.grouping(.automatic))
    return "drag in a \(container.rawValue) of \(count): \(step)"
  }

  private static func stage(_ container: LongBoard.Container, _ count: Int) -> Stage {
    let rows = (0..<count).map { LongBoardRow(id: $0) }
    let stage = Stage(columns: 80, rows: 40, LongBoard(container: container, rows: rows))
    stage.draw()
    return stage
  }

  private static func moves(in container: LongBoard.Container) -> (Int, String?) -> Step {
    { count, baseline in
      Step(name: name(container, count, "the gap moves by ten rows"), baseline: baseline) {
        let stage = stage(container, count)
        stage.send(.press(.left), x: 2, y: 5)
        stage.send(.drag(.left), x: 2, y: 10)
        var isDown = false
        return Run(on: stage) {
          isDown.toggle()
          stage.send(.drag(.left), x: 2, y: isDown ? 20 : 10)
        }
      }
    }
  }

  private static func lifts(in container: LongBoard.Container) -> (Int, String?) -> Step {
    { count, baseline in
      Step(name: name(container, count, "lift and cancel"), baseline: baseline) {
        let stage = stage(container, count)
        return Run(on: stage) {
          stage.send(.press(.left), x: 2, y: 5)
          stage.send(.drag(.left), x: 2, y: 10)
          stage.press(.escape)
          stage.send(.release(.left), x: 2, y: 10)
        }
      }
    }
  }
}
