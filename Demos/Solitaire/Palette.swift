import Inlay

/// The colors of the table. With 16 colors the felt becomes black and everything on it keeps its contrast.
extension Color {
  static let felt = Color(red: 0.05, green: 0.37, blue: 0.22)
  static let deepFelt = Color(red: 0.03, green: 0.26, blue: 0.16)
  /// Lines and words on the felt.
  static let chalk = Color(red: 0.55, green: 0.75, blue: 0.62)
  static let brightChalk = Color(red: 0.93, green: 0.97, blue: 0.93)
  static let paper = Color(red: 0.98, green: 0.97, blue: 0.94)
  static let edge = Color(red: 0.58, green: 0.57, blue: 0.54)
  static let blackSuit = Color(red: 0.10, green: 0.10, blue: 0.13)
  static let redSuit = Color(red: 0.78, green: 0.07, blue: 0.13)
  static let back = Color(red: 0.12, green: 0.20, blue: 0.58)
  static let backPattern = Color(red: 0.45, green: 0.55, blue: 0.88)
  static let gold = Color(red: 1.0, green: 0.84, blue: 0.30)
  static let warning = Color(red: 1.0, green: 0.38, blue: 0.33)
}

extension Mark {
  /// The paper of a marked card.
  var paper: Color {
    switch self {
    case .cursor: Color(red: 1.0, green: 0.91, blue: 0.60)
    case .held: Color(red: 0.76, green: 0.88, blue: 1.0)
    case .hint: Color(red: 0.76, green: 0.95, blue: 0.74)
    }
  }

  /// The edge of a marked card, which also tells without colors.
  var lines: LineSet { self == .held ? .double : .heavy }
}
