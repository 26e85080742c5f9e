import InlayTesting
import Testing

@testable import ViewGraph

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Largest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor
struct PreferenceTests {
  private let log = Log()
  private let stepper = Stepper()

  private func named(_ name: String) -> some View {
    Text(name).preference(key: Names.self, value: [name])
  }

  @Test func valuesAreMergedInTheOrderOfTheViews() {
    let log = log
    let screen = TestScreen.corner(10, 5) {
      VStack {
        named("a")
        HStack {
          named("b"); named("c")
        }.overlay { named("d") }
        if log.entries.isEmpty { named("e") }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(log.taken() == ["abcde"])
    screen.resize(20, 5)
    #expect(log.taken() == [])
  }

  @Test func viewsThatComeGoOrMoveAreNoticed() {
    let log = log
    let orders = [[1, 2, 3], [3, 1, 2], [3, 2], [], [2, 1]]
    let screen = stepper.screen(10, 5) { step in
      VStack { ForEach(orders[step], id: \.self) { named("\($0)") } }
        .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(log.taken() == ["123"])
    for (step, expected) in [(1, "312"), (2, "32"), (3, ""), (4, "21")] {
      stepper.step = step
      screen.draw()
      #expect(log.taken() == [expected])
    }
  }

  @Test func onlyChangedResultsAreReported() {
    let log = log
    let screen = stepper.screen(10, 2) { step in
      VStack {
        Text("a").preference(key: Largest.self, value: step)
        Text("b").preference(key: Largest.self, value: 2)
      }
      .onPreferenceChange(Largest.self) { log("\($0)") }
    }
    for step in [1, 2, 5, 4, 0] {
      stepper.step = step
      screen.draw()
    }
    #expect(log.taken() == ["2", "5", "4", "2"])
  }

  @Test func theOutermostValueOfAViewHolds() {
    let log = log
    _ = TestScreen.corner(10, 2) {
      VStack { named("inner") }
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(log.taken() == ["outer"])
  }

  @Test func everyReaderAroundHears() {
    let log = log
    let screen = stepper.screen(10, 3) { step in
      VStack {
        VStack { named("\(step)") }.onPreferenceChange(Names.self) { log("in " + $0.joined()) }
        named("x")
      }
      .onPreferenceChange(Names.self) { log("out " + $0.joined()) }
    }
    #expect(log.taken().sorted() == ["in 0", "out 0x"])
    stepper.step = 1
    screen.draw()
    #expect(log.taken().sorted() == ["in 1", "out 1x"])
  }

  @Test func aPreferenceMayDriveState() {
    struct Widest: View {
      @State private var widest = 0

      var body: some View {
        VStack(alignment: .leading) {
          Text("widest \(widest)")
          ForEach([3, 7, 5], id: \.self) { Text("\($0)").preference(key: Largest.self, value: $0) }
        }
        .onPreferenceChange(Largest.self) { widest = $0 }
      }
    }
    #expect(TestScreen.corner(10, 4) { Widest() }.lines == ["widest 7", "3", "7", "5"])
  }

  @Test func aTransformChangesWhatIsReported() {
    let log = log
    _ = TestScreen.corner(10, 5) {
      VStack {
        named("a")
        VStack {
          named("b"); named("c")
        }
        .transformPreference(Names.self) { $0 = $0.map { $0.uppercased() } + ["!"] }
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(log.taken() == ["aBC!"])
  }

  @Test func whatIsReportedIsShownInFrontAndBehind() {
    let stepper = stepper
    let screen = stepper.screen(6, 1) { step in
      HStack(spacing: 0) {
        Text("a").preference(key: Largest.self, value: step)
        Text("b").preference(key: Largest.self, value: 3)
      }
      .frame(width: 6, alignment: .leading)
      .overlayPreferenceValue(Largest.self, alignment: .trailing) { Text("\($0)") }
      .backgroundPreferenceValue(Largest.self) { Text("<\($0)>") }
    }
    // The three characters behind are centered on the second column: their first is covered by the b.
    #expect(screen.lines == ["ab3> 3"])
    stepper.step = 7
    screen.draw()
    #expect(screen.lines == ["ab7> 7"])
  }
}
