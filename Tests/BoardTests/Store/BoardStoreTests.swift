import Foundation
import ProgramRuns
import Testing

@testable import BoardFile

#if canImport(Glibc)
  import Glibc
#endif

struct BoardStoreTests {
  private let scratch: ScratchDirectory
  private let path: String
  private static let text = "## x\n- a\n- b\n\n## y\n- c\n"

  init() throws {
    scratch = try ScratchDirectory()
    path = scratch["board.md"]
    try scratch.write(Self.text, to: "board.md")
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    _ = lstat(path, &status)
    return status
  }

  /// Moves the first card of the first column to the end of the second.
  private func moveFirst(in store: inout BoardStore) throws {
    let columns = store.document.columns
    try store.move(cards: [columns[0].cards[0].id], toColumn: columns[1].id, before: nil)
  }

  @Test func savesMoves() throws {
    var store = try BoardStore(path: path)
    try moveFirst(in: &store)
    #expect(try scratch.text(of: "board.md") == "## x\n- b\n\n## y\n- c\n- a\n")
    try moveFirst(in: &store)
    #expect(try scratch.text(of: "board.md") == "## x\n\n## y\n- c\n- a\n- b\n")
    #expect(try scratch.names == ["board.md"])
    #expect(store.document.bytes == Array(try scratch.text(of: "board.md").utf8))
  }

  @Test(arguments: ["\u{FEFF}## x\r\n- a\r\n- b", "## x\r- a\n- b\r\n"])
  func savesEveryOtherByte(text: String) throws {
    try scratch.write(text, to: "board.md")
    var store = try BoardStore(path: path)
    let column = store.document.columns[0]
    try store.move(cards: [column.cards[1].id], toColumn: column.id, before: column.cards[0].id)
    try store.move(cards: [column.cards[1].id], toColumn: column.id, before: nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755] as [mode_t])
  func keepsPermissionsAndOwner(mode: mode_t) throws {
    #expect(chmod(path, mode) == 0)
    if geteuid() == 0 { #expect(chown(path, 12, 34) == 0) }
    let before = status(path)
    var store = try BoardStore(path: path)
    try moveFirst(in: &store)
    let after = status(path)
    #expect(after.st_mode & 0o7777 == mode)
    #expect(after.st_uid == before.st_uid)
    #expect(after.st_gid == before.st_gid)
    #expect(after.st_ino != before.st_ino)
  }

  @Test func symbolicLinksStay() throws {
    try FileManager.default.createDirectory(
      atPath: scratch["links"], withIntermediateDirectories: false)
    #expect(symlink("../board.md", scratch["links/inner"]) == 0)
    #expect(symlink("links/inner", scratch["outer"]) == 0)
    var store = try BoardStore(path: scratch["outer"])
    try moveFirst(in: &store)
    #expect(status(scratch["outer"]).st_mode & S_IFMT == S_IFLNK)
    #expect(status(scratch["links/inner"]).st_mode & S_IFMT == S_IFLNK)
    #expect(try scratch.text(of: "board.md") == "## x\n- b\n\n## y\n- c\n- a\n")
    #expect(try scratch.names == ["board.md", "links", "outer"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch["links"]) == ["inner"])
  }

  @Test func savesFilesWithTheLongestName() throws {
    let name = String(repeating: "n", count: 252) + ".md"
    try scratch.write(Self.text, to: name)
    var store = try BoardStore(path: scratch[name])
    try moveFirst(in: &store)
    #expect(try scratch.text(of: name) == "## x\n- b\n\n## y\n- c\n- a\n")
  }

  @Test func aMoveThatChangesNothingWritesNothing() throws {
    let before = status(path).st_ino
    var store = try BoardStore(path: path)
    let column = store.document.columns[0]
    try store.move(cards: [column.cards[0].id], toColumn: column.id, before: column.cards[1].id)
    #expect(status(path).st_ino == before)
  }

  @Test func refreshReadsWhatChanged() throws {
    var store = try BoardStore(path: path)
    let ids = store.document.columns.flatMap { $0.cards.map(\.id) }
    #expect(try !store.refresh())
    try scratch.write("## x\n- c\n## y\n- new\n- [x] a\n- b\n", to: "board.md")
    #expect(try store.refresh())
    #expect(try !store.refresh())
    let cards = store.document.columns.flatMap(\.cards)
    #expect(cards.map(\.title) == ["c", "new", "a", "b"])
    #expect([cards[0].id, cards[2].id, cards[3].id] == [ids[2], ids[0], ids[1]])
  }

  @Test func refreshSeesAChangeOfTheSameSizeAndAReplacedFile() throws {
    var store = try BoardStore(path: path)
    try scratch.write("## x\n- a\n- d\n\n## y\n- c\n", to: "board.md")
    #expect(try store.refresh())
    try scratch.write("## x\n- e\n", to: "other.md")
    #expect(rename(scratch["other.md"], path) == 0)
    #expect(try store.refresh())
    #expect(store.document.columns.map { $0.cards.map(\.title) } == [["e"]])
  }

  @Test func refreshDoesNotSeeItsOwnSave() throws {
    var store = try BoardStore(path: path)
    try moveFirst(in: &store)
    #expect(try !store.refresh())
  }

  @Test func aMoveIsMadeOnTheNewerFile() throws {
    var store = try BoardStore(path: path)
    try scratch.write("## z\n- d\n" + Self.text, to: "board.md")
    let x = store.document.columns[0]
    try store.move(cards: [x.cards[0].id], toColumn: store.document.columns[1].id, before: nil)
    #expect(try scratch.text(of: "board.md") == "## z\n- d\n## x\n- b\n\n## y\n- c\n- a\n")
  }

  @Test(arguments: [
    ("## x\n- b\n\n## y\n- c\n", BoardError.cardMissing),
    ("## x\n- a\n- b\n", .columnMissing("y")),
    ("## x\n- a\n- c\n## y\n", .destinationMissing("y")),
    ("## x\n- b\n## y\nwords\n- c\n## z\n2. a\n", .moveChangesCards("a")),
  ])
  func aMoveThatNoLongerFitsIsRefused(newer: String, error: BoardError) throws {
    var store = try BoardStore(path: path)
    let (x, y) = (store.document.columns[0], store.document.columns[1])
    try scratch.write(newer, to: "board.md")
    #expect(throws: error) {
      try store.move(cards: [x.cards[0].id], toColumn: y.id, before: y.cards[0].id)
    }
    #expect(try scratch.text(of: "board.md") == newer)
    #expect(store.document.bytes == Array(newer.utf8))
    #expect(try scratch.names == ["board.md"])
  }

  @Test func saveDoesNotOverwriteANewerFile() throws {
    var store = try BoardStore(path: path)
    let base = store.document
    var changed = base
    let columns = base.columns
    try changed.move(cards: [columns[0].cards[0].id], toColumn: columns[1].id, before: nil)
    // As large as before.
    let newer = "## x\n- a\n- d\n\n## y\n- c\n"
    try scratch.write(newer, to: "board.md")
    let document = try base.updated(bytes: Array(newer.utf8))
    #expect(throws: BoardError.changedOnDisk(document)) {
      try store.save(changed, replacing: base)
    }
    // Now the store knows the newer file, but the change is still made on the older one.
    #expect(throws: BoardError.changedOnDisk(document)) {
      try store.save(changed, replacing: base)
    }
    #expect(store.document == document)
    #expect(try scratch.text(of: "board.md") == newer)
    #expect(try scratch.names == ["board.md"])
  }
}
