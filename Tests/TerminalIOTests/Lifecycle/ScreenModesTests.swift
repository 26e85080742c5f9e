import Testing

@testable import TerminalIO

struct ScreenModesTests {
  private func modes(_ variables: [String: String]) -> ScreenModes {
    ScreenModes(environment: TerminalEnvironment(variables))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func everyModeThatIsSetIsUndone() {
    let modes = modes(["TERM": "xterm-256color"])
    let set = text(modes.enter + ScreenModes.motionOn)
    let undone = text(modes.leave)
    for mode in [1049, 2004, 1004, 1002, 1003, 1006] {
      #expect(set.contains("\u{1B}[?\(mode)h"))
      #expect(undone.contains("\u{1B}[?\(mode)l"))
    }
    for mode in [7, 25] {
      #expect(set.contains("\u{1B}[?\(mode)l"))
      #expect(undone.contains("\u{1B}[?\(mode)h"))
    }
    #expect(modes.leave.count <= 200)
  }

  @Test func keyboardFlagsArePushedAndPoppedOnTheAlternateScreen() {
    let modes = modes(["TERM": "xterm-256color"])
    #expect(text(modes.enter).hasPrefix("\u{1B}[?1049h"))
    #expect(text(modes.enter).hasSuffix("\u{1B}[>1u"))
    #expect(text(modes.leave).hasSuffix("\u{1B}[?1049l"))
    #expect(text(modes.leave).contains("\u{1B}[<u"))
  }

  @Test func otherMouseEncodingsAreNeverSet() {
    let enter = text(modes(["TERM": "xterm"]).enter)
    for mode in [1005, 1015, 1016] { #expect(!enter.contains("\(mode)")) }
  }

  @Test func queriesEndWithTheFence() {
    #expect(
      text(modes(["TERM": "xterm"]).queries)
        == "\u{1B}[?u\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[c")
    #expect(
      text(modes(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]).queries)
        == "\u{1B}[?u\u{1B}[c")
  }

  @Test(arguments: ["linux", "dumb", ""])
  func terminalsWithoutAnswersAreNotAsked(_ type: String) {
    #expect(modes(["TERM": type]).queries == [])
  }

  @Test func consoleGetsNothingItDoesNotKnow() {
    let console = modes(["TERM": "linux"])
    #expect(!text(console.enter).contains("1049"))
    #expect(!text(console.leave).contains("\u{1B}[<u"))
    #expect(text(console.leave).contains("\u{1B}[?25h\u{1B}[?7h"))
  }

  @Test func capabilitiesFollowTheAnswers() {
    var capabilities = TerminalCapabilities()
    capabilities.note(.mode(2026, isPrivate: true, state: 4))
    capabilities.note(.mode(2027, isPrivate: false, state: 1))
    #expect(capabilities == TerminalCapabilities())
    capabilities.note(.mode(2026, isPrivate: true, state: 2))
    capabilities.note(.keyboardFlags(0))
    #expect(capabilities.hasSynchronizedOutput)
    #expect(capabilities.hasKittyKeyboard)
    #expect(!capabilities.hasGraphemeClusters && !capabilities.isComplete)
    capabilities.note(.deviceAttributes(">41;379;0"))
    #expect(!capabilities.isComplete)
    capabilities.note(.deviceAttributes("?62;4"))
    #expect(capabilities.isComplete)
  }
}
