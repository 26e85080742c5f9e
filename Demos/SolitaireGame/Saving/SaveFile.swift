import Foundation

/// The file of the game that is being played.
package struct SaveFile: Equatable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The file in the place that the environment names for what programs remember.
  ///
  /// - Parameter environment: The variables of the process.
  package init(in environment: [String: String]) {
    var folder = environment["XDG_STATE_HOME"] ?? ""
    // A relative path is to be ignored.
    if !folder.hasPrefix("/") {
      folder = (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    }
    path = folder + "/inlay/solitaire.json"
  }

  /// The file behind symbolic links, which stay.
  private var url: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }

  /// Reads the game; nil if there is no file.
  package func load() throws(SaveError) -> SavedGame? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A pipe would be waited for.
    if let kind = attributes?[.type] as? FileAttributeType, kind != .typeRegular {
      throw .unreadable(path, reason: "it is not a regular file")
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path, reason: Self.reason(error))
    }
    do {
      return try JSONDecoder().decode(SavedGame.self, from: data)
    } catch {
      throw .foreign(path)
    }
  }

  /// Writes the game: whoever reads the file finds all of it, or all of the one before.
  package func save(_ saved: SavedGame) throws(SaveError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(saved).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path, reason: Self.reason(error))
    }
  }

  /// Gives the file another name, which no file has, so that it is not written over.
  ///
  /// - Returns: The new path.
  package func setAside() throws(SaveError) -> String {
    var number = 1
    while true {
      let target = url.path + ".kept-\(number)"
      do {
        try FileManager.default.moveItem(atPath: url.path, toPath: target)
        return target
      } catch CocoaError.fileWriteFileExists {
        number += 1
      } catch {
        throw .unwritable(path, reason: Self.reason(error))
      }
    }
  }

  /// The words of the system for an error, as the end of a sentence.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code))).lowercased()
    }
    return "the system refuses it"
  }
}
