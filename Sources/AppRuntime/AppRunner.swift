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
    guard isatty(STDOUT_FILENO) == 1 else {
      printFrame()
      return 0
    }
    guard let device = TerminalDevice.ofThisProcess() else {
      FileHandle.standardError.write(Data("There is no terminal to run on.\n".utf8))
      return 1
    }
    let environment = TerminalEnvironment.current
    let client = AppClient(
      window, colorDepth: ColorDepth(environment: environment, isTerminal: true))
    defer { client.stop() }
    do {
      let session = try TerminalSession(
        client: client, device: device, environment: environment)
      return try session.run().exitStatus
    } catch {
      FileHandle.standardError.write(Data("The terminal cannot be used: \(error)\n".utf8))
      return 1
    }
  }

  private func printFrame() {
    let scheduler = FrameScheduler(
      window, size: window.frameWithoutTerminal, control: nil, now: .zero)
    let text = scheduler.graph.render().surface.text
    scheduler.graph.unmount()
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
