#if os(Linux)
  import Glibc
  import InputEvents
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  /// The loop itself, with a clock and sleeps that the test controls. Only one session at a time can
  /// hold a terminal of a process.
  @MainActor
  @Suite(.serialized)
  struct TerminalSessionTests {
    @Test func idleProgramSleepsWithoutEndAndWritesNothing() throws {
      let session = try ScriptedSession()
      session.step {
        #expect(session.terminal.takeUnread().hasSuffix("\u{1B}[>1u"))
        return []
      }
      session.step {
        #expect(session.terminal.takeUnread() == "")
        return []
      }
      #expect(try session.run() == .finished(0))
      #expect(session.pump.timeouts == [nil, nil, nil])
      #expect(session.pump.outputWaits == [false, false, false])
      #expect(session.client.advances == [])
    }

    @Test func sleepsUntilTheNextDeadlineOfTheClient() throws {
      let session = try ScriptedSession()
      session.client.nextDeadline = session.clock.now + .milliseconds(30)
      session.pass(.milliseconds(10))
      session.pass(.milliseconds(20))
      #expect(try session.run() == .finished(0))
      #expect(session.pump.timeouts == [.milliseconds(30), .milliseconds(20), nil])
      #expect(session.client.advances == [.seconds(100) + .milliseconds(30)])
    }

    @Test func loneEscapeIsAKeyAfterItsDelay() throws {
      let session = try ScriptedSession()
      session.type("\u{1B}")
      session.pass(.milliseconds(49))
      session.step {
        #expect(session.client.events == [])
        session.clock.now += .milliseconds(1)
        return []
      }
      #expect(try session.run() == .finished(0))
      #expect(session.client.events == [.key(KeyPress(.escape))])
      #expect(session.pump.timeouts == [nil, .milliseconds(50), .milliseconds(1), nil])
    }

    @Test func inputThatWaitedWhileTheProgramWasBusyStaysTogether() throws {
      let session = try ScriptedSession()
      session.type("\u{1B}")
      session.step {
        try session.terminal.send("[A")
        session.clock.now += .milliseconds(300)
        return .input
      }
      #expect(try session.run() == .finished(0))
      #expect(session.client.events == [.key(KeyPress(.upArrow))])
    }

    @Test func quitKeyQuitsUnlessUsed() throws {
      let unused = try ScriptedSession()
      unused.type("\u{3}")
      #expect(try unused.run() == .quit)
      let used = try ScriptedSession()
      used.client.usesKeys = true
      used.type("\u{3}")
      #expect(try used.run() == .finished(0))
      #expect(used.client.events == [.key(KeyPress("c", modifiers: .control))])
    }

    @Test func nothingIsDeliveredAfterTheEnd() throws {
      let session = try ScriptedSession()
      session.type("\u{3}abc")
      #expect(try session.run() == .quit)
      #expect(session.client.events.count == 1)
    }

    @Test func errorOfTheClientIsThrownOnceTheTerminalIsRestored() throws {
      let session = try ScriptedSession()
      let before = session.terminal.settings
      session.client.failsOn = .key(KeyPress("x"))
      session.type("x")
      #expect(throws: RecordingClient.Failure.self) { try session.run() }
      #expect(session.terminal.settings == before)
      #expect(session.terminal.takeUnread().hasSuffix("\u{1B}[?1049l"))
    }

    @Test func sizeIsReadAgainShortlyAfterAChange() throws {
      let session = try ScriptedSession()
      session.step {
        raiseUnblocked(SIGWINCH)
        return .signals
      }
      session.step {
        session.terminal.resize(columns: 50, rows: 10)
        session.clock.now += .milliseconds(75)
        return []
      }
      session.pass(.milliseconds(75))
      #expect(try session.run() == .finished(0))
      #expect(
        session.client.events == [
          .resize(columns: 80, rows: 24), .resize(columns: 50, rows: 10),
        ])
      #expect(session.client.repaints == 2)
      #expect(session.pump.timeouts == [nil, .milliseconds(75), .milliseconds(75), nil])
    }

    @Test func framesWaitUntilTheTerminalTookTheOneBefore() throws {
      let session = try ScriptedSession()
      let long = [UInt8](repeating: UInt8(ascii: "."), count: 1 << 16)
      session.client.frames = [long, Array("second".utf8)]
      session.step {
        #expect(session.client.frames.count == 1)
        // What is due on the screen does not wake a program that cannot write.
        session.client.nextDeadline = session.clock.now
        return []
      }
      session.step {
        #expect(session.client.frames.count == 1)
        session.client.nextDeadline = session.clock.now
        return []
      }
      for _ in 0..<64 {
        session.step {
          session.terminal.readAvailable()
          return .output
        }
      }
      #expect(try session.run() == .finished(0))
      #expect(session.pump.outputWaits.prefix(3) == [true, true, true])
      #expect(session.pump.timeouts.prefix(3) == [nil, nil, nil])
      #expect(session.pump.outputWaits.last == false)
      let output = session.terminal.takeUnread()
      #expect(output.contains(String(decoding: long, as: UTF8.self) + "second"))
    }

    @Test func jobsOfTheMainQueueAreServed() throws {
      let session = try ScriptedSession()
      session.step { .mainQueue }
      #expect(try session.run() == .finished(0))
      #expect(session.pump.servedQueues == 1)
    }

    @Test func hangUpEndsTheSession() throws {
      let session = try ScriptedSession()
      session.step {
        session.terminal.hangUp()
        return .hangUp
      }
      #expect(try session.run() == .hangUp)
    }

    @Test func signalsGoBackToTheirOwners() throws {
      var before = sigaction()
      var after = sigaction()
      sigaction(SIGWINCH, nil, &before)
      _ = try ScriptedSession().run()
      sigaction(SIGWINCH, nil, &after)
      #expect(before.sa_flags == after.sa_flags)
      #expect(before.isDefault == after.isDefault)
    }

    @Test func clusterModeIsSetWhereTheTerminalHasItAndUndone() throws {
      let session = try ScriptedSession()
      session.type("\u{1B}[?2027;2$y")
      session.step {
        session.terminal.readAvailable()
        return []
      }
      #expect(try session.run() == .finished(0))
      let output = session.terminal.takeUnread()
      let set = try #require(Array(output.utf8).endIndex(of: ScreenModes.clustersOn))
      let undone = try #require(Array(output.utf8).endIndex(of: ScreenModes.clustersOff))
      #expect(set < undone)
    }
  }

  /// Raises a signal although the threads that run tests block signals.
  private func raiseUnblocked(_ number: Int32) {
    var set = sigset_t()
    var previous = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &previous)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
#endif
