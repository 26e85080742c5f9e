import Testing

/// The cases, played by the engine alone on a screen of the simplest rules.
@Suite struct ReorderCaseTests {
  @Test func fileHoldsCases() {
    #expect(ReorderCase.playable.count >= 92)
  }

  @Test(arguments: ReorderCase.playable)
  func behaves(_ reorderCase: ReorderCase) throws {
    var runner = CaseRunner(ScreenSetup(try #require(reorderCase.json["setup"])))
    runner.play(try #require(reorderCase.json["events"]?.array))
    try reorderCase.check(runner.log, runner.end)
  }
}
