/// Checks the text of the frame that a screen shows.
///
/// Blanks at the ends of lines and blank lines at the end do not count. Where the frame is another one, the
/// test fails with the rows that differ, and with the literal to put into the test if the frame is right.
///
/// - Parameters:
///   - screen: The screen.
///   - expected: The rows of the frame, as a literal of several lines.
///   - source: Where the frame is read: by default what is drawn, else what a terminal shows.
@MainActor
public func assertFrame(
  _ screen: TestScreen, matches expected: String, from source: FrameSource = .surface,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  let text = screen.frame(from: source).text
  guard let difference = FrameDifference(of: text, from: expected) else { return }
  TestPlace(fileID: fileID, filePath: filePath, line: line).fail(
    "The frame is not the expected one.\n\(difference)\n"
      + "If it is right, expect\n\(FrameDifference.literal(text))"
  )
}
