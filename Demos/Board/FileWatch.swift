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
      for await _ in changes() { action() }
    #else
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        action()
      }
    #endif
  }

  #if os(Linux)
    /// Watches the folder, since programs that save by renaming put another file in the place.
    private func changes() -> AsyncStream<Void> {
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let name = file.lastPathComponent
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
        let folder = file.deletingLastPathComponent().path
        guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else {
          if descriptor >= 0 { close(descriptor) }
          continuation.finish()
          return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
          if Self.names(readFrom: descriptor).contains(name) { continuation.yield() }
        }
        source.setCancelHandler { close(descriptor) }
        continuation.onTermination = { _ in source.cancel() }
        source.resume()
      }
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
