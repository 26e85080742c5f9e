import Testing

@testable import TerminalIO

struct InputCaseTests {
  @Test(arguments: InputCase.all)
  func rowAsWritten(_ row: InputCase) {
    #expect(InputCase.outcome(of: row.steps) == row.expected)
  }

  @Test(arguments: InputCase.all.filter { $0.bytes != nil })
  func rowSplitAnywhere(_ row: InputCase) throws {
    let bytes = try #require(row.bytes)
    for offset in bytes.indices {
      let halves = [bytes[..<offset], bytes[offset...]].map { InputCase.Step.read(Array($0)) }
      #expect(InputCase.outcome(of: halves) == row.expected, "split at \(offset)")
    }
    let single = bytes.map { InputCase.Step.read([$0]) }
    #expect(InputCase.outcome(of: single) == row.expected)
  }

  @Test func everyRowIsRead() {
    #expect(InputCase.all.count >= 57)
  }
}
