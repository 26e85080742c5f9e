import CellGrid
import Foundation
import Inlay
import InlayTesting
import Testing

@MainActor
struct AsciicastTests {
  private struct Task: Identifiable {
    let id: String
  }

  private struct TaskList: View {
    @State private var tasks = ["one", "two", "three"].map(Task.init)

    var body: some View {
      VStack {
        ForEach(tasks) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Task.self) { tasks.apply($0) }
    }
  }

  private func recording() -> Asciicast {
    let screen = TestScreen(12, 5) { TaskList() }
    screen.startRecording(title: "A \"drag\"")
    screen.lift("one")
    screen.advance(by: .milliseconds(250))
    screen.move(to: .after("three"))
    screen.drop()
    screen.resize(9, 4)
    screen.advance(by: .seconds(1))
    return screen.stopRecording()
  }

  @Test func linesOfTheFormat() throws {
    let lines = recording().text.split(separator: "\n")
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 12 && header["height"] as? Int == 5)
    #expect(header["title"] as? String == "A \"drag\"")
    var last = 0.0
    var kinds: Set<String> = []
    for line in lines.dropFirst() {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require((event[0] as? NSNumber)?.doubleValue)
      #expect(time >= last)
      last = time
      kinds.insert(try #require(event[1] as? String))
      #expect(event[2] is String)
    }
    #expect(kinds == ["o", "r"])
    #expect(last >= 1.25)
    #expect(recording().duration == .milliseconds(Int64((last * 1000).rounded())))
  }

  /// What plays it shows what the screen showed.
  @Test func playsBack() throws {
    let player = try AsciicastPlayer(recording().text)
    #expect(player.texts.contains { $0.contains("two") && $0.contains("one") })
    #expect(player.texts.last == "   two\n  three\n   one\n")
  }

  @Test func theSameEveryTime() {
    #expect(recording().text == recording().text)
  }

  @Test func nothingWasBegun() {
    let screen = TestScreen(3, 1) { Text("a") }
    #expect(
      screen.stopRecording().text
        == "{\"version\":2,\"width\":3,\"height\":1,\"env\":{\"TERM\":\"xterm-256color\"}}\n")
  }
}

/// The frames of a recording, as a terminal shows them.
@MainActor
private struct AsciicastPlayer {
  private(set) var texts: [String] = []

  init(_ text: String) throws {
    let lines = text.split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let terminal = VirtualTerminal(
      width: header?["width"] as? Int ?? 0, height: header?["height"] as? Int ?? 0)
    for line in lines.dropFirst() {
      guard let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any],
        let data = event[2] as? String
      else { continue }
      if event[1] as? String == "r" {
        let size = data.split(separator: "x").compactMap { Int($0) }
        terminal.resize(to: CellSize(width: size[0], height: size[1]))
      } else {
        terminal.write(data)
        texts.append(terminal.text)
      }
    }
  }
}
