import Inlay

#if os(Linux)
  import Glibc
#endif

/// Tells of changes of a file by other programs.
struct FileWatch {
  let path: String

  /// Calls `action` after every change, until the task is cancelled.
  @MainActor
  func run(_ action: @escaping @MainActor () -> Void) async {
    #if os(Linux)
      await watchFolder(action)
    #else
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        action()
      }
    #endif
  }

  #if os(Linux)
    /// What says that a file is as another program wants it to be.
    private static let finished = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB)
    /// How long a file that is being written is left alone: it may hold half of its cards.
    private static let quiet = DispatchTimeInterval.milliseconds(250)

    /// Watches the folder, since programs that save by renaming put another file in the place.
    @MainActor
    private func watchFolder(_ action: @escaping @MainActor () -> Void) async {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let name = file.lastPathComponent
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      let pause = DispatchSource.makeTimerSource(queue: .main)
      source.setCancelHandler { close(descriptor) }
      defer {
        source.cancel()
        pause.cancel()
      }
      let (changes, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      pause.setEventHandler { continuation.yield() }
      source.setEventHandler {
        let events = Self.events(on: name, readFrom: descriptor)
        if events & Self.finished != 0 {
          pause.schedule(deadline: .distantFuture)
          continuation.yield()
        } else if events & UInt32(IN_MODIFY) != 0 {
          // A program that keeps the file open never says that it has finished.
          pause.schedule(deadline: .now() + Self.quiet)
        }
      }
      pause.schedule(deadline: .distantFuture)
      pause.resume()
      source.resume()
      let folder = file.deletingLastPathComponent().path
      let watched = Self.finished | UInt32(IN_MODIFY)
      guard inotify_add_watch(descriptor, folder, watched) >= 0 else { return }
      // What happened before the watch began has told nobody.
      action()
      for await _ in changes { action() }
    }

    /// What the waiting events say of a file.
    private static func events(on name: String, readFrom descriptor: Int32) -> UInt32 {
      var events: UInt32 = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return events }
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let event = buffer[offset..<count].withUnsafeBytes {
            $0.loadUnaligned(as: inotify_event.self)
          }
          let end = min(count, offset + header + Int(event.len))
          let bytes = buffer[(offset + header)..<end].prefix { $0 != 0 }
          if String(decoding: bytes, as: UTF8.self) == name { events |= event.mask }
          offset = end
        }
      }
    }
  #endif
}
