#if os(macOS)
  import CoreFoundation
  import Dispatch

  /// Sleeps in the main run loop, which serves the main queue, while sources on that queue watch the
  /// descriptors: `poll` cannot watch a terminal on macOS.
  package final class RuntimePump: EventPump {
    private let terminal: Int32
    private let reading: [any DispatchSourceRead]
    private var writing: (any DispatchSourceWrite)?

    package init(terminal: Int32, signals: Int32) {
      self.terminal = terminal
      reading = [terminal, signals].map { descriptor in
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { CFRunLoopStop(CFRunLoopGetMain()) }
        source.activate()
        return source
      }
    }

    package func wait(forOutput: Bool, timeout: Duration?) -> Readiness {
      watchOutput(forOutput)
      let seconds = timeout.map { Double($0.pollMilliseconds) / 1000 } ?? .greatestFiniteMagnitude
      CFRunLoopRunInMode(.defaultMode, seconds, true)
      // What woke the loop is not told; neither reading nor writing blocks, so trying costs little.
      return forOutput ? [.input, .output, .signals] : [.input, .signals]
    }

    package func serveMainQueue() {}

    private func watchOutput(_ isWanted: Bool) {
      guard isWanted != (writing != nil) else { return }
      writing?.cancel()
      writing = nil
      guard isWanted else { return }
      let source = DispatchSource.makeWriteSource(fileDescriptor: terminal, queue: .main)
      source.setEventHandler { CFRunLoopStop(CFRunLoopGetMain()) }
      source.activate()
      writing = source
    }
  }
#endif
