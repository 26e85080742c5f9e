/// The kinds of alignment guides that a node and those below it may place themselves.
///
/// Almost no node places any, and each arrangement of a stack asks every child for one: knowing that there is
/// none spares the way down through all wrappers.
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The baselines of text.
  static let baselines = GuideKinds(rawValue: 1)
  /// Any other guide.
  static let others = GuideKinds(rawValue: 2)
  static let all: GuideKinds = [.baselines, .others]
}
