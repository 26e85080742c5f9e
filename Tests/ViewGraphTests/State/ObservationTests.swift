import InlayTesting
import Observation
import Testing

@testable import ViewGraph

@Observable
private final class Model {
  var first = 0
  var second = 0
  var rows = [1, 2]
}

private struct First: View {
  let model: Model

  var body: some View { Text("first \(model.first)") }
}

private struct Second: View {
  let model: Model

  var body: some View { Text("second \(model.second)") }
}

@MainActor
struct ObservationTests {
  private let model = Model()

  @Test func onlyReadersOfAPropertyAreEvaluated() {
    let model = model
    let screen = TestScreen.corner(10, 2) {
      First(model: model)
      Second(model: model)
    }
    #expect(screen.bodies { model.first = 1 } == 1)
    #expect(screen.lines == ["first 1", "second 0"])
    #expect(screen.bodies { model.second = 2 } == 1)
    #expect(screen.lines == ["first 1", "second 2"])
    #expect(screen.bodies {} == 0)
  }

  @Test func aPropertyNoLongerReadIsForgotten() {
    struct Switching: View {
      let model: Model

      var body: some View { Text(model.first == 0 ? "second \(model.second)" : "none") }
    }
    let model = model
    let screen = TestScreen.corner(10, 1) { Switching(model: model) }
    #expect(screen.bodies { model.second = 1 } == 1)
    #expect(screen.bodies { model.first = 1 } == 1)
    #expect(screen.bodies { model.second = 2 } == 0)
    #expect(screen.lines == ["none"])
  }

  @Test func theContentOfForEachIsTracked() {
    struct Rows: View {
      let model: Model

      var body: some View {
        ForEach(0..<2) { Text("\($0): \(model.first)") }
      }
    }
    let model = model
    let screen = TestScreen.corner(10, 2) { Rows(model: model) }
    #expect(screen.bodies { model.first = 5 } == 0)
    #expect(screen.lines == ["0: 5", "1: 5"])
  }

  @Test func rowsComeAndGoWithTheModel() {
    struct Rows: View {
      let model: Model

      var body: some View { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
    }
    let model = model
    let screen = TestScreen.corner(10, 4) { Rows(model: model) }
    model.rows = [2, 3, 1]
    screen.draw()
    #expect(screen.lines == ["row 2", "row 3", "row 1"])
    model.rows = []
    screen.draw()
    #expect(screen.lines == [])
  }

  @Test func theBodyOfAModifierIsTracked() {
    struct Numbered: ViewModifier {
      let model: Model

      func body(content: Content) -> some View {
        HStack {
          Text("\(model.first)"); content
        }
      }
    }
    let model = model
    let screen = TestScreen.corner(10, 1) { Text("x").modifier(Numbered(model: model)) }
    model.first = 3
    screen.draw()
    #expect(screen.lines == ["3 x"])
  }

  @Test func aModelInStateIsKept() {
    struct Owner: View {
      @State private var model = Model()

      var body: some View { Text("\(model.first)").onTapGesture { model.first += 1 } }
    }
    let screen = TestScreen.corner(3, 1) { Owner() }
    screen.click(0, 0)
    screen.click(0, 0)
    #expect(screen.lines == ["2"])
  }

  /// Registrations are objects that the model keeps alive until they fire.
  private final class Weak {
    weak var registration: Registration?
    init(_ registration: Registration?) { self.registration = registration }
  }

  @Test func evaluatingManyTimesLeavesTheFirstAndTheLastRegistration() {
    let graph = Graph(EmptyView(), size: .init(width: 1, height: 1))
    var tracking = BodyTracking(DynamicProperties(ObservationTests.self))
    var made: [Weak] = []
    for _ in 0..<1000 {
      _ = tracking.evaluate(for: graph.root) { model.first }
      made.append(Weak(tracking.registration))
    }
    #expect(made.filter { $0.registration != nil }.count <= 2)
  }

  @Test func removedNodesLeaveAtMostTheFirstRegistration() {
    let graph = Graph(EmptyView(), size: .init(width: 1, height: 1))
    let properties = DynamicProperties(ObservationTests.self)
    var made: [Weak] = []
    for _ in 0..<100 {
      var tracking = BodyTracking(properties)
      _ = tracking.evaluate(for: graph.root) { model.first }
      made.append(Weak(tracking.registration))
      tracking.cancel()
    }
    #expect(made.filter { $0.registration != nil }.count <= 1)
  }

  @Test func bodiesThatReadNoObjectRegisterNothing() {
    let graph = Graph(EmptyView(), size: .init(width: 1, height: 1))
    let properties = DynamicProperties(ObservationTests.self)
    var tracking = BodyTracking(properties)
    for _ in 0..<10 { _ = tracking.evaluate(for: graph.root) { 1 } }
    #expect(!properties.readsObjects)
  }
}
