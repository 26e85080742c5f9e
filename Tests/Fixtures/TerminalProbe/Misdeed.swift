/// Ways in which a program ends that it did not plan.
enum Misdeed {
  struct Failure: Error {}

  static func throwError() throws { throw Failure() }

  static func failFatally() -> Never { fatalError("message of the probe") }

  static func indexOutOfRange() {
    let numbers = [1, 2, 3]
    print(numbers[CommandLine.arguments.count + 3])
  }

  static func readBadPointer() {
    let pointer = UnsafePointer<Int>(bitPattern: 16 + CommandLine.arguments.count * 16)!
    print(pointer.pointee)
  }

  static func overflowStack() { print(depth(of: CommandLine.arguments.count)) }

  @inline(never)
  private static func depth(of number: Int) -> Int {
    number == .max ? number : depth(of: number + 1) &+ depth(of: number + 2)
  }
}
