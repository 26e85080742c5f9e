import Foundation
import ProgramRuns
import Testing

@testable import BoardFile

#if canImport(Glibc)
  import Glibc
#endif

struct BoardStoreFailureTests {
  private let scratch: ScratchDirectory
  private let path: String
  private static let text = "## x\n- a\n- b\n"

  init() throws {
    scratch = try ScratchDirectory()
    path = scratch["board.md"]
    try scratch.write(Self.text, to: "board.md")
  }

  private func error(opening path: String) -> BoardError? {
    do throws(BoardError) {
      _ = try BoardStore(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func saysWhatIsWrongWithThePath() throws {
    #expect(error(opening: scratch["no.md"]) == .missing(scratch["no.md"]))
    #expect(error(opening: "") == .missing(""))
    #expect(error(opening: path + "/under") == .missing(path + "/under"))
    #expect(error(opening: scratch.path) == .directory(scratch.path))
    #expect(error(opening: "/dev/null") == .notAFile("/dev/null"))
    #expect(mkfifo(scratch["pipe"], 0o600) == 0)
    #expect(error(opening: scratch["pipe"]) == .notAFile(scratch["pipe"]))
    #expect(symlink("loop", scratch["loop"]) == 0)
    guard case .unreadable = error(opening: scratch["loop"]) else {
      Issue.record("A link to itself opened.")
      return
    }
  }

  @Test func saysWhatIsWrongWithTheFile() throws {
    try Data([0xFF, 0xFE, 0x23]).write(to: URL(fileURLWithPath: path))
    #expect(error(opening: path) == .notUTF8(path))
    #expect(truncate(path, off_t(BoardDocument.sizeLimit + 1)) == 0)
    #expect(error(opening: path) == .tooLarge(path))
  }

  @Test func theSuperuserAloneMayReadEverything() throws {
    #expect(chmod(path, 0) == 0)
    #expect(error(opening: path) == (geteuid() == 0 ? nil : .noPermission(path)))
  }

  @Test func everyErrorIsOneSentence() throws {
    let errors: [BoardError] = [
      .missing("p"), .directory("p"), .notAFile("p"), .noPermission("p"), .notUTF8("p"),
      .tooLarge("p"), .unreadable("p", reason: "r"), .readOnly("p"), .unwritable("p", reason: "r"),
      .changedOnDisk(try board("")), .cardMissing, .columnMissing("c"), .destinationMissing("c"),
      .moveChangesCards("c"), .changesOthers("c"), .columnFull("c", limit: 3), .emptyTitle,
      .noEarlier, .noLater, .undoConflicts,
    ]
    for error in errors {
      #expect(error.description.last == ".")
      #expect(error.description.count { $0 == "." } == 1)
      #expect(!error.description.contains("\n"))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  @Test func aFileThatIsGoneIsNotCreatedAgain() throws {
    var store = try BoardStore(path: path)
    let column = store.document.columns[0]
    #expect(unlink(path) == 0)
    #expect(throws: BoardError.missing(path)) {
      try store.move(cards: [column.cards[0].id], toColumn: column.id, before: nil)
    }
    #expect(throws: BoardError.missing(path)) { try store.refresh() }
    #expect(try scratch.names.isEmpty)
    #expect(store.document.bytes == Array(Self.text.utf8))
    // The board goes on when the file is back.
    try scratch.write("## x\n- b\n- a\n", to: "board.md")
    #expect(try store.refresh())
  }

  @Test func aDirectoryInItsPlaceIsLeftAlone() throws {
    var store = try BoardStore(path: path)
    let column = store.document.columns[0]
    #expect(unlink(path) == 0)
    #expect(mkdir(path, 0o700) == 0)
    #expect(throws: BoardError.directory(path)) {
      try store.move(cards: [column.cards[0].id], toColumn: column.id, before: nil)
    }
    #expect(try scratch.names == ["board.md"])
  }

  @Test func aFileThatBecameUnreadableTextIsLeftAlone() throws {
    var store = try BoardStore(path: path)
    let column = store.document.columns[0]
    let bytes = Data([0x23, 0xC3])
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: BoardError.notUTF8(path)) { try store.refresh() }
    #expect(throws: BoardError.notUTF8(path)) {
      try store.move(cards: [column.cards[0].id], toColumn: column.id, before: nil)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(store.document.bytes == Array(Self.text.utf8))
  }

  @Test func theTemporaryFileIsRemovedWhenTheRenameFails() throws {
    let snapshot = try FileSnapshot(path: path)
    #expect(mkdir(scratch["target"], 0o700) == 0)
    let replacement = FileReplacement(
      path: scratch["target"], bytes: Array("new".utf8), original: snapshot)
    var namesBefore: [String] = []
    let error = #expect(throws: BoardError.self) {
      try replacement.run { namesBefore = (try? scratch.names) ?? [] }
    }
    #expect(namesBefore.count == 3)
    #expect(error == .unwritable(scratch["target"], reason: "is a directory"))
    #expect(try scratch.names == ["board.md", "target"])
  }

  @Test func aChangeRightBeforeTheRenameStopsIt() throws {
    let snapshot = try FileSnapshot(path: path)
    let replacement = FileReplacement(path: path, bytes: Array("new".utf8), original: snapshot)
    #expect(throws: BoardError.cardMissing) {
      try replacement.run { () throws(BoardError) in throw .cardMissing }
    }
    #expect(try scratch.names == ["board.md"])
    #expect(try scratch.text(of: "board.md") == Self.text)
  }

  @Test func aDirectoryThatTakesNoFilesIsAnError() throws {
    let snapshot = try FileSnapshot(path: path)
    let target = scratch["gone/board.md"]
    let replacement = FileReplacement(path: target, bytes: [], original: snapshot)
    #expect(throws: BoardError.unwritable(target, reason: "no such file or directory")) {
      try replacement.run {}
    }
    #expect(try scratch.names == ["board.md"])
  }

  #if os(Linux)
    @Test func aFileInAReadOnlyFileSystemIsAnError() throws {
      // Readable text that not even the superuser can replace.
      var store = try BoardStore(path: "/proc/version")
      let base = store.document
      let changed = try base.updated(bytes: Array("## x\n".utf8))
      let error = #expect(throws: BoardError.self) { try store.save(changed, replacing: base) }
      switch error {
      case .readOnly, .unwritable: break
      default: Issue.record("\(String(describing: error))")
      }
      #expect(store.document == base)
    }
  #endif
}
