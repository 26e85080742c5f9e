/// What layouts may have to ask a node and those below it again and again: the kinds of alignment guides that
/// they may place themselves, and sizes that follow no order.
///
/// Almost no node does any of it, and each arrangement of a stack asks every child: knowing that there is
/// nothing to learn spares the way down through all wrappers.
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The baselines of text.
  static let baselines = GuideKinds(rawValue: 1)
  /// Any other guide.
  static let others = GuideKinds(rawValue: 2)
  /// Sizes for some length that are not between those for a smaller and for a larger one.
  static let unsteadySizes = GuideKinds(rawValue: 4)
  static let all: GuideKinds = [.baselines, .others, .unsteadySizes]
}
