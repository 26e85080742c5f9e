/// The numbers of private modes, as in `CSI ? 25 h`.
package enum PrivateMode {
  package static let wrap = 7
  package static let cursor = 25
  package static let mouseButtons = 1000
  package static let mouseDrags = 1002
  package static let mouseMotion = 1003
  package static let focus = 1004
  package static let mouseSGR = 1006
  package static let alternateScreen = 1049
  package static let bracketedPaste = 2004
  package static let synchronizedOutput = 2026
}
