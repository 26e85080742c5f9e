import Foundation
import ProgramRuns
import SolitaireGame
import Testing

/// The file of the game.
struct SaveFileTests {
  private let folder: ScratchDirectory
  private let file: SaveFile

  init() throws {
    folder = try ScratchDirectory()
    file = SaveFile(path: folder["games/solitaire.json"])
  }

  @Test func theEnvironmentNamesThePlace() {
    #expect(SaveFile(in: ["XDG_STATE_HOME": "/s"]).path == "/s/inlay/solitaire.json")
    let home = "/home/me/.local/state/inlay/solitaire.json"
    #expect(SaveFile(in: ["HOME": "/home/me"]).path == home)
    #expect(SaveFile(in: ["HOME": "/home/me", "XDG_STATE_HOME": "state"]).path == home)
  }

  @Test func aGameIsFoundAgain() throws {
    #expect(try file.load() == nil)
    var saved = SavedGame(Game(seed: 5), seconds: 0)
    try file.save(saved)
    #expect(try file.load() == saved)
    _ = saved.game.play(.draw)
    try file.save(saved)
    #expect(try file.load() == saved)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["games"]).count == 1)
  }

  @Test func aLinkStays() throws {
    let link = SaveFile(path: folder["link.json"])
    try folder.write("", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: folder["real.json"])
    let saved = SavedGame(Game(seed: 5), seconds: 1)
    try link.save(saved)
    #expect(try SaveFile(path: folder["real.json"]).load() == saved)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) != "")
  }

  @Test func foreignFilesAreKept() throws {
    let file = SaveFile(path: folder["notes.json"])
    for number in 1...3 {
      try folder.write("notes \(number)", to: "notes.json")
      #expect(throws: SaveError.foreign(file.path)) { try file.load() }
      #expect(try file.setAside() == folder["notes.json.kept-\(number)"])
    }
    for number in 1...3 {
      #expect(try folder.text(of: "notes.json.kept-\(number)") == "notes \(number)")
    }
    #expect(try file.load() == nil)
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let file = SaveFile(path: folder["pipe"])
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(throws: SaveError.unreadable(file.path, reason: "it is not a regular file")) {
      try file.load()
    }
  }

  @Test func aClockThatSaysTooMuchIsNotBelieved() throws {
    let file = SaveFile(path: folder["late.json"])
    try file.save(SavedGame(Game(seed: 5), seconds: .max))
    #expect(try file.load()?.seconds == 365 * 24 * 3600)
  }

  @Test func whatIsNoFileIsRefused() throws {
    let file = SaveFile(path: folder.path)
    #expect {
      try file.load()
    } throws: { error in
      if case SaveError.unreadable = error { true } else { false }
    }
    #expect {
      try file.save(SavedGame(Game(seed: 5), seconds: 0))
    } throws: { error in
      if case SaveError.unwritable = error { true } else { false }
    }
  }
}
