import CellGrid
import Foundation
import Inlay
import ProgramRuns
import Testing

@testable import InlayTesting

/// What happens to a snapshot that is missing, the same or another one, in each way of recording.
@MainActor
struct SnapshotCheckTests {
  private let folder: ScratchDirectory
  private let file: SnapshotFile

  init() throws {
    folder = try ScratchDirectory()
    file = SnapshotFile(
      filePath: folder["BoardTests.swift"], function: "aCardMoves()", name: "lifted card")
  }

  private var path: String { "__Snapshots__/BoardTests.aCardMoves.lifted-card.txt" }

  private func surface(_ text: String, isBold: Bool = false) -> Surface {
    TestScreen(12, 2) { Text(text).bold(isBold) }.surface
  }

  private func check(
    _ surface: Surface, _ recording: SnapshotRecording, isAskedForInTest: Bool = false
  ) throws -> String? {
    try SnapshotCheck(
      file: file, surface: surface, recording: recording, isAskedForInTest: isAskedForInTest,
      usage: SnapshotUsage(),
      pictures: FailurePictures(folder: URL(fileURLWithPath: folder["pictures"]))
    ).run()
  }

  @Test func aMissingOneIsWrittenAndFailsOnce() throws {
    #expect(file.shortName == path)
    let failure = try check(surface("Ship it"), .missing)
    #expect(
      failure
        == "The snapshot \(path) was not there, and has been written. "
        + "Look at it, and run the test again.")
    #expect(try folder.text(of: path).hasPrefix("12x2\n\n  Ship it\n"))
    #expect(try check(surface("Ship it"), .missing) == nil)
    #expect(try check(surface("Ship it"), .never) == nil)
  }

  @Test func aMissingOneIsNotWrittenWhereNothingIs() throws {
    let failure = try #require(try check(surface("Ship it"), .never))
    #expect(failure.hasPrefix("There is no snapshot \(path).\n"))
    #expect(try folder.names == [])
  }

  @Test func oneCellThatChangedIsTold() throws {
    _ = try check(surface("Ship it"), .all)
    let before = try folder.text(of: path)
    let failure = try #require(try check(surface("Ship it!"), .missing))
    #expect(
      failure == """
        The frame is not that of \(path).
        row 0, column 9
          expected  “ ” plain
          got       “!” plain
        Both are drawn in \(folder["pictures"])/BoardTests.aCardMoves.lifted-card.svg
        If the frame is right, run the test with INLAY_SNAPSHOTS=changed.
        """)
    #expect(try folder.text(of: path) == before)
    let picture = try folder.text(of: "pictures/BoardTests.aCardMoves.lifted-card.svg")
    #expect(picture.contains(">expected<") && picture.contains(">got<"))
  }

  @Test func aStyleThatChangedIsTold() throws {
    _ = try check(surface("Ship it"), .all)
    let failure = try #require(try check(surface("Ship it", isBold: true), .missing))
    // Of the blank between the words bold cannot be seen.
    #expect(
      failure.contains(
        """
        row 0, columns 2 to 5
          expected  “Ship” plain
          got       “Ship” bold
        row 0, columns 7 to 8
          expected  “it” plain
          got       “it” bold
        """))
  }

  @Test func whatChangedIsWrittenOnlyWhenAsked() throws {
    _ = try check(surface("Ship it"), .all)
    #expect(try check(surface("Ship them"), .changed) == nil)
    #expect(try folder.text(of: path).contains("Ship them"))
    let written = try folder.text(of: path)
    #expect(try check(surface("Ship them"), .all) == nil)
    #expect(try folder.text(of: path) == written, "recording again changes nothing")
  }

  @Test func aTestThatRecordsFails() throws {
    let failure = try check(surface("Ship it"), .all, isAskedForInTest: true)
    #expect(
      failure == "The snapshot \(path) was written. Take `record:` out of the test again.")
  }

  @Test func twoFramesOfOneNameAreAMistake() throws {
    let usage = SnapshotUsage()
    func check(_ text: String) throws -> String? {
      try SnapshotCheck(
        file: file, surface: surface(text), recording: .all, isAskedForInTest: false, usage: usage
      ).run()
    }
    #expect(try check("one") == nil)
    #expect(try check("one") == nil)
    #expect(try check("two")?.hasPrefix("Two different frames of this test") == true)
    #expect(try folder.text(of: path).contains("one"))
  }

  @Test func aFileThatIsNoSnapshotIsLeftAlone() throws {
    _ = try check(surface("Ship it"), .all)
    try folder.write("my notes\n", to: path)
    #expect(throws: FrameText.Problem.self) { try check(surface("Ship it"), .missing) }
    #expect(try folder.text(of: path) == "my notes\n")
  }

  @Test func endsOfLinesMayBeThoseOfAnotherSystem() throws {
    _ = try check(surface("Ship it"), .all)
    let text = try folder.text(of: path)
    try folder.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
    #expect(try check(surface("Ship it"), .never) == nil)
  }

  @Test func aBrokenOneIsWrittenAnewOnlyWhenAsked() throws {
    try file.write("my notes\n")
    #expect(try check(surface("Ship it"), .changed) == nil)
    #expect(try folder.text(of: path).hasPrefix("12x2\n"))
  }

  @Test func theDifferenceIsToldAlsoWhereNoPictureCanBe() throws {
    _ = try check(surface("Ship it"), .all)
    let failure = try SnapshotCheck(
      file: file, surface: surface("Ship it!"), recording: .missing, isAskedForInTest: false,
      usage: SnapshotUsage(), pictures: FailurePictures(folder: URL(fileURLWithPath: "/proc/none"))
    ).run()
    #expect(failure?.contains("row 0, column 9\n") == true)
    #expect(failure?.contains("They could not be drawn into /proc/none: ") == true)
  }

  @Test func namesOfFilesAndPropertiesAreFound() throws {
    try folder.write("extension A { var frame: Int { 1 } }", to: "Board+Drag.swift")
    try SnapshotFile(filePath: folder["Board+Drag.swift"], function: "frame", name: nil).write("")
    try SnapshotFile(filePath: folder["Board+Drag.swift"], function: "other", name: nil).write("")
    #expect(
      orphanedSnapshots(besideFile: folder["Board+Drag.swift"]) == ["Board-Drag.other.txt"])
  }

  @Test func unusedOnes() throws {
    let usage = SnapshotUsage()
    try folder.write(
      "struct BoardTests {\n  @Test func aCardMoves() {}\n  @Test func `drag it`() {}\n}\n",
      to: "BoardTests.swift")
    func file(_ function: String, _ name: String?) -> SnapshotFile {
      SnapshotFile(filePath: folder["BoardTests.swift"], function: function, name: name)
    }
    for (function, name) in [
      ("aCardMoves()", "lifted"), ("aCardMoves()", "old"), ("`drag it`()", nil), ("gone()", nil),
    ] as [(String, String?)] {
      try file(function, name).write("1x1\n\n\n\n\n")
    }
    try SnapshotFile(filePath: folder["GoneTests.swift"], function: "a()", name: nil).write("")
    _ = usage.note(file("aCardMoves()", "lifted"), showing: "")
    // “drag it” has not run, so nothing is known of its snapshots.
    #expect(
      usage.unused().map { URL(fileURLWithPath: $0).lastPathComponent } == [
        "BoardTests.aCardMoves.old.txt", "BoardTests.gone.txt", "GoneTests.a.txt",
      ])
    #expect(
      orphanedSnapshots(besideFile: folder["BoardTests.swift"]) == [
        "BoardTests.gone.txt", "GoneTests.a.txt",
      ])
  }

  @Test func theEnvironmentSaysWhenToRecord() throws {
    func recording(_ value: String) throws -> SnapshotRecording? {
      try SnapshotRecording.fromEnvironment(["INLAY_SNAPSHOTS": value])
    }
    #expect(try recording("all") == .all)
    #expect(try recording("never") == .never)
    #expect(try recording("") == nil)
    #expect { try recording("yes") } throws: {
      "\($0)" == "INLAY_SNAPSHOTS=yes is none of never, missing, changed and all."
    }
  }
}
