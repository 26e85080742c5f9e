#if os(macOS)
  import CoreFoundation
  import Darwin
  import Dispatch

  /// Sleeps in the main run loop, which serves the main queue, while sources on that queue watch the
  /// descriptors: `poll` cannot watch a terminal on macOS.
  package final class RuntimePump: EventPump {
    private let sources: [DispatchSourceRead]
    private let writing: DispatchSourceWrite
    private let terminal: Int32
    private let signals: Int32
    private var isWriting = false

    package init(terminal: Int32, signals: Int32) {
      self.terminal = terminal
      self.signals = signals
      sources = [terminal, signals].map {
        DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main)
      }
      writing = DispatchSource.makeWriteSource(fileDescriptor: terminal, queue: .main)
      for source in sources {
        source.setEventHandler { CFRunLoopStop(CFRunLoopGetMain()) }
        source.resume()
      }
      writing.setEventHandler { CFRunLoopStop(CFRunLoopGetMain()) }
    }

    package func wait(forOutput: Bool, timeout: Duration?) -> Readiness {
      if forOutput != isWriting {
        isWriting = forOutput
        if forOutput { writing.resume() } else { writing.suspend() }
      }
      let seconds = timeout.map { Double($0.pollMilliseconds) / 1000 } ?? .greatestFiniteMagnitude
      CFRunLoopRunInMode(.defaultMode, seconds, true)
      // What woke the loop is not told; reading and writing do not block, so trying costs little.
      return forOutput ? [.input, .output, .signals] : [.input, .signals]
    }

    package func serveMainQueue() {}
  }
#endif
