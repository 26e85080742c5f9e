import CellGrid

/// Checks a frame, its colors and emphasis included, against the one in a file that is kept with the tests.
///
/// The file is `__Snapshots__/TESTFILE.TEST.NAME.txt` beside the file of the test. It holds the text of the
/// frame, below it a letter for the style of each cell, and what the letters mean, so that a review shows
/// what has changed. A file that is missing is written, and the test fails once; see `SnapshotRecording` for
/// other ways to write it.
///
/// Where the frame is another one, the test fails and tells the cells that differ, what they should be and
/// what they are; both frames with the differences marked are drawn into an SVG file that it names.
///
/// ```swift
/// screen.lift("Write docs")
/// assertSnapshot(screen, named: "lifted")
/// ```
///
/// - Parameters:
///   - screen: The screen.
///   - name: Tells one snapshot of a test from another; it must be there where a test takes several.
///   - source: Where the frame is read: by default what is drawn, else what a terminal shows.
///   - colors: How many colors the terminal shows that the frame is for.
///   - recording: When the file is written; by default as `INLAY_SNAPSHOTS` says. A test that writes its
///     file for it fails, so that it does not stay so.
@MainActor
public func assertSnapshot(
  _ screen: TestScreen, named name: String? = nil, from source: FrameSource = .surface,
  colors: FrameColors = .trueColor, record recording: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  function: String = #function
) {
  let frame = screen.frame(from: source)
  assertSnapshot(
    colors == .trueColor ? frame : frame.shown(in: colors), named: name, record: recording,
    fileID: fileID, filePath: filePath, line: line, function: function)
}

/// Checks a frame that was taken before against the one in a file; see `assertSnapshot(_:named:)` for screens.
public func assertSnapshot(
  _ frame: ScreenFrame, named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  function: String = #function
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line)
  let file = SnapshotFile(filePath: filePath, function: function, name: name)
  do {
    let check = SnapshotCheck(
      file: file, surface: frame.surface,
      recording: try recording ?? SnapshotRecording.fromEnvironment() ?? .missing,
      isAskedForInTest: recording != nil)
    if let failure = try check.run() { place.fail(failure) }
  } catch {
    place.fail("The snapshot \(file.shortName) cannot be used: \(error)")
  }
}
