extension TestScreen {
  /// What is on the screen as those know it who do not see it, a line for each thing.
  ///
  /// A line tells what the thing is, what it says, its value, its `accessibilityIdentifier`, whether it is
  /// focused, selected or disabled, and its cells. Below it, indented, is what is in it. While something is
  /// dragged, a placeholder tells where a drop would put it, and the preview where it is shown.
  ///
  /// ```
  /// text field "Name" = Ada (focused) at 1,1 20x1
  /// item = 7 at 1,3 20x1
  ///   toggle "Done" = on at 1,3 8x1
  /// button "Save" #save (disabled) at 1,5 6x1
  /// ```
  ///
  /// - Parameter frames: Whether the cells are told.
  public func accessibilityTree(frames: Bool = true) -> String {
    let reader = TreeReader(scheduler, screen: surface.bounds)
    var elements = reader.elements(of: scheduler.graph.layoutNodes)
    for frame in scheduler.graph.layerFrames {
      elements.append(TreeElement(role: "drag preview", frame: frame.intersection(surface.bounds)))
    }
    return elements.flatMap { $0.lines(indent: 0, frames: frames) }.joined(separator: "\n")
  }
}

/// Checks what is on a screen by what it is, and not by its looks: see `TestScreen.accessibilityTree(frames:)`.
///
/// - Parameters:
///   - screen: The screen.
///   - expected: The lines of the tree, as a literal of several lines.
///   - frames: Whether the cells are told.
@MainActor
public func assertTree(
  _ screen: TestScreen, matches expected: String, frames: Bool = false,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  let tree = screen.accessibilityTree(frames: frames)
  guard let difference = FrameDifference(of: tree, from: expected) else { return }
  TestPlace(fileID: fileID, filePath: filePath, line: line).fail(
    "The tree is not the expected one.\n\(difference)\n"
      + "If it is right, expect\n\(FrameDifference.literal(tree))"
  )
}
