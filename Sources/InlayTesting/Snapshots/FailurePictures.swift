import Foundation

/// The folder for pictures of frames that are not the expected ones.
struct FailurePictures {
  let folder: URL

  /// The folder that `INLAY_ARTIFACTS` names, or one among the temporary files.
  static var folder: FailurePictures {
    let named = ProcessInfo.processInfo.environment["INLAY_ARTIFACTS"] ?? ""
    return FailurePictures(
      folder: named.isEmpty
        ? FileManager.default.temporaryDirectory.appendingPathComponent("inlay-snapshots")
        : URL(fileURLWithPath: named))
  }

  /// Draws both frames, and says where, or why they could not be drawn.
  func sentence(about differences: CellDifferences, name: String) -> String {
    do {
      return "Both are drawn in \(try write(differences, name: name).path)"
    } catch {
      return "They could not be drawn into \(folder.path): \(error.localizedDescription)"
    }
  }

  private func write(_ differences: CellDifferences, name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).svg")
    try Data(differences.svg.utf8).write(to: file, options: .atomic)
    return file
  }
}
