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
    /// Watches the folder, since programs that save by renaming put another file in the place.
    @MainActor
    private func watchFolder(_ action: @escaping @MainActor () -> Void) async {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let name = file.lastPathComponent
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return }
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB)
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setCancelHandler { close(descriptor) }
      defer { source.cancel() }
      let (changes, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      source.setEventHandler {
        if Self.names(readFrom: descriptor).contains(name) { continuation.yield() }
      }
      source.resume()
      let folder = file.deletingLastPathComponent().path
      guard inotify_add_watch(descriptor, folder, events) >= 0 else { return }
      // What happened before the watch began has told nobody.
      action()
      for await _ in changes { action() }
    }

    /// The names of the files that the waiting events are about.
    private static func names(readFrom descriptor: Int32) -> Set<String> {
      var names: Set<String> = []
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return names }
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let length = buffer[offset..<count].withUnsafeBytes {
            Int($0.loadUnaligned(as: inotify_event.self).len)
          }
          let name = buffer[(offset + header)..<min(count, offset + header + length)]
          names.insert(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
          offset += header + length
        }
      }
    }
  #endif
}
