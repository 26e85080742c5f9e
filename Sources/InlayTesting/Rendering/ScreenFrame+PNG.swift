import Foundation

extension ScreenFrame {
  /// The frame as a PNG picture, which `rsvg-convert` of librsvg makes from the SVG.
  ///
  /// - Parameters:
  ///   - theme: The colors that stand for those of the terminal's theme.
  ///   - scale: How many pixels of the picture are one of the SVG's.
  /// - Throws: `PictureError` where librsvg is not installed or fails.
  public func png(_ theme: PictureTheme = .dark, scale: Double = 2) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inlay-picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("frame.svg")
    let target = folder.appendingPathComponent("frame.png")
    try Data(svg(theme).utf8).write(to: source)
    guard let converter = Self.converter else { throw PictureError.converterIsMissing }
    let process = Process()
    let output = Pipe()
    process.executableURL = converter
    process.arguments = ["--zoom=\(scale)", "--output=\(target.path)", source.path]
    process.standardError = output
    try process.run()
    let message = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PictureError.converterFailed(String(decoding: message, as: UTF8.self))
    }
    return try Data(contentsOf: target)
  }

  /// Whether PNG pictures can be made on this machine.
  public static var canMakePNG: Bool { converter != nil }

  private static var converter: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("rsvg-convert") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// Why a picture could not be made.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// `rsvg-convert` is not in the folders of `PATH`.
  case converterIsMissing
  /// It ended with an error, and said this.
  case converterFailed(String)

  public var description: String {
    switch self {
    case .converterIsMissing:
      "PNG pictures need rsvg-convert: install librsvg2-bin (Debian) or librsvg (Homebrew)."
    case .converterFailed(let message): "rsvg-convert failed: \(message)"
    }
  }
}
