extension TestScreen {
  /// Lets the tasks of the views run until they wait for something, and draws what they changed.
  ///
  /// It gives way to other work on the main actor some times. A task that waits for work elsewhere, such as
  /// input and output, is not waited for.
  public func settle() async {
    var rounds = 0
    while rounds < 20 || scheduler.graph.timers.hasWakingTasks {
      rounds += 1
      // What a task does between two steps on the main actor waits in a queue of its priority: this passes
      // through the one that tasks of views have by default.
      await Task.detached(priority: .userInitiated) {}.value
      await Task.yield()
      if scheduler.graph.needsFrame { draw() }
    }
  }

  /// Lets time pass, and the tasks run that sleep on the clock of the views (`\.clock`).
  public func advance(by duration: Duration) async {
    let end = scheduler.graph.now + duration
    await settle()
    while let deadline = scheduler.nextDeadline, deadline <= end {
      passTime(deadline - scheduler.graph.now)
      await settle()
    }
    passTime(end - scheduler.graph.now)
    await settle()
  }
}
