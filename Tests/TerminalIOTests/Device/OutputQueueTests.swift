import Testing

@testable import TerminalIO

struct OutputQueueTests {
  @Test func shortWritesGoOnWhereTheyStopped() {
    var queue = OutputQueue()
    var written: [UInt8] = []
    let bytes = (0..<100).map(UInt8.init)
    queue.append(bytes)
    var room = 0
    while !queue.isDrained {
      // The terminal takes up to 7 bytes, 3 at a time, and then no more for now.
      room = 7
      let isThere = queue.flush { part in
        let count = min(part.count, room, 3)
        written += part.prefix(count)
        room -= count
        return count
      }
      #expect(isThere)
    }
    #expect(written == bytes)
  }

  @Test func bytesAddedMeanwhileComeBehind() {
    var queue = OutputQueue()
    var written: [UInt8] = []
    queue.append([1, 2, 3])
    var isBlocked = false
    _ = queue.flush { part in
      defer { isBlocked = true }
      guard !isBlocked else { return 0 }
      written.append(part[0])
      return 1
    }
    queue.append([4])
    _ = queue.flush { part in
      written += part
      return part.count
    }
    #expect(written == [1, 2, 3, 4])
    #expect(queue.isDrained)
  }

  @Test func lostTerminalIsTold() {
    var queue = OutputQueue()
    queue.append([1])
    #expect(!queue.flush { _ in nil })
    queue.discard()
    #expect(queue.isDrained)
    #expect(queue.flush { _ in nil })
  }
}
