import CellGrid
import TerminalIO

/// Writes what a screen shows into a recording, from one moment on.
struct ScreenRecorder {
  private(set) var cast: Asciicast
  private let start: Duration

  init(_ surface: Surface, now: Duration, title: String?) {
    cast = Asciicast(columns: surface.width, rows: surface.height, title: title)
    start = now
    var encoder = FrameEncoder(colorDepth: .trueColor, drawsStyledUnderlines: true)
    // A terminal that plays the recording does not wrap at the margin, and shows no cursor.
    var bytes = Array("\u{1B}[?7l\u{1B}[?25l".utf8)
    encoder.encode(surface, previous: nil, into: &bytes)
    cast.write(bytes, at: .zero)
  }

  mutating func write(_ bytes: [UInt8], at now: Duration) { cast.write(bytes, at: now - start) }

  mutating func resize(_ columns: Int, _ rows: Int, at now: Duration) {
    cast.resize(columns, rows, at: now - start)
  }

  /// The recording up to a moment.
  func finished(at now: Duration) -> Asciicast {
    var cast = cast
    cast.extend(to: now - start)
    return cast
  }
}

extension TestScreen {
  /// Begins to record what the screen shows, in the time of its virtual clock.
  ///
  /// ```swift
  /// screen.startRecording(title: "A card moves")
  /// screen.lift("Write docs")
  /// screen.advance(by: .milliseconds(300))
  /// screen.move(to: .before("Ship it"))
  /// screen.drop()
  /// let cast = screen.stopRecording()
  /// try cast.text.write(toFile: "move.cast", atomically: true, encoding: .utf8)
  /// ```
  public func startRecording(title: String? = nil) {
    recorder = ScreenRecorder(surface, now: now, title: title)
  }

  /// Ends the recording, and returns it; an empty one if none was begun.
  public func stopRecording() -> Asciicast {
    defer { recorder = nil }
    return recorder?.finished(at: now)
      ?? Asciicast(columns: surface.width, rows: surface.height, title: nil)
  }
}
