import Foundation

/// When a snapshot is written anew in place of being compared.
///
/// The variable `INLAY_SNAPSHOTS` of the environment has one of these names. A test that asks for one itself
/// prevails over it.
public enum SnapshotRecording: String, Sendable {
  /// Never: a snapshot that is missing makes its test fail.
  case never
  /// A missing snapshot is written, and its test fails this once. This is what happens if nothing is said.
  case missing
  /// A snapshot whose frame is another one is written anew.
  case changed
  /// Every snapshot is written anew.
  case all

  static let variable = "INLAY_SNAPSHOTS"

  /// What the environment asks for; nil if nothing.
  ///
  /// - Throws: What is wrong with the value of the variable.
  static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UnknownName) -> SnapshotRecording? {
    guard let name = environment[variable], !name.isEmpty else { return nil }
    guard let recording = SnapshotRecording(rawValue: name) else { throw UnknownName(name: name) }
    return recording
  }

  struct UnknownName: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "\(SnapshotRecording.variable)=\(name) is none of never, missing, changed and all."
    }
  }
}
