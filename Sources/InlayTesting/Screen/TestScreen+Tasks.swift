extension TestScreen {
  /// Lets the tasks of the views run until they wait for something, and draws what they changed.
  ///
  /// It gives way to other work on the main actor some times. A task that waits for work elsewhere, such as
  /// input and output, is not waited for.
  public func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      if scheduler.graph.needsFrame { draw() }
    }
  }

  /// Lets time pass, and the tasks run that sleep on the clock of the views (`\.clock`).
  public func run(for duration: Duration) async {
    let end = scheduler.graph.now + duration
    await settle()
    while let deadline = scheduler.nextDeadline, deadline <= end {
      advance(by: deadline - scheduler.graph.now)
      await settle()
    }
    advance(by: end - scheduler.graph.now)
    await settle()
  }
}
