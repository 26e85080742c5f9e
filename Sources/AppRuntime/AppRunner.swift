import CellGrid
import Foundation
import TerminalIO
import ViewGraph

/// Runs the window of an app on the terminal, or prints it where there is none.
@MainActor
struct AppRunner {
  private let window: _Window

  init(_ window: _Window) { self.window = window }

  /// Runs until the app quits.
  ///
  /// - Returns: The exit status of the program.
  func run() -> Int32 {
    guard isatty(STDOUT_FILENO) == 1, !window.printsFrame else {
      printFrame()
      return 0
    }
    guard let device = TerminalDevice.ofThisProcess() else {
      Self.tell("There is no terminal to run on.")
      return 1
    }
    let environment = TerminalEnvironment.current
    let client = AppClient(
      window, colorDepth: ColorDepth(environment: environment, isTerminal: true))
    defer {
      client.stop()
      for text in client.diagnostics { Self.tell(text) }
    }
    do {
      let session = try TerminalSession(
        client: client, device: device, environment: environment)
      return try session.run().exitStatus
    } catch {
      Self.tell("The terminal cannot be used: \(error)")
      return 1
    }
  }

  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private func printFrame() {
    let scheduler = FrameScheduler(
      window, size: window.frameWithoutTerminal, control: nil, now: .zero)
    scheduler.graph.onDiagnostic = Self.tell
    let text = scheduler.graph.render().surface.text
    scheduler.graph.unmount()
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
