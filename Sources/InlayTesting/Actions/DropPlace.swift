/// Where a test drags something to.
public struct DropPlace: CustomStringConvertible {
  enum Side { case before, after, on }

  let side: Side
  let element: ScreenElement

  /// The place in front of an item, in the order of its collection.
  public static func before(_ element: ScreenElement) -> DropPlace {
    DropPlace(side: .before, element: element)
  }

  /// The place behind an item, in the order of its collection.
  public static func after(_ element: ScreenElement) -> DropPlace {
    DropPlace(side: .after, element: element)
  }

  /// What is in the middle of something.
  public static func on(_ element: ScreenElement) -> DropPlace {
    DropPlace(side: .on, element: element)
  }

  public var description: String {
    switch side {
    case .before: "before \(element)"
    case .after: "after \(element)"
    case .on: "on \(element)"
    }
  }
}
