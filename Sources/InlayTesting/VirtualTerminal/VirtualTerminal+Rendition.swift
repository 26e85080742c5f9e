import CellGrid

extension VirtualTerminal {
  /// Takes the parameters of "select graphic rendition".
  func select(_ parameters: [[Int]]) {
    var rest = parameters[...]
    if rest.isEmpty { rest = [[0]] }
    while let parameter = rest.popFirst() {
      let number = max(0, parameter.first ?? 0)
      switch number {
      case 38, 48, 58:
        guard let color = color(parameter, &rest) else { break }
        switch number {
        case 38: pen.foreground = color
        case 48: pen.background = color
        default: pen.underlineColor = color
        }
      case 4: underline(parameter.count > 1 ? parameter[1] : 1)
      default: select(number)
      }
    }
  }

  private func select(_ number: Int) {
    switch number {
    case 0: pen = CellStyle(link: pen.link)
    case 21: underline(2)
    case 22: pen.attributes.subtract([.bold, .dim])
    case 24: underline(0)
    case 30...37: pen.foreground = .ansi(UInt8(number - 30))
    case 39: pen.foreground = .default
    case 40...47: pen.background = .ansi(UInt8(number - 40))
    case 49: pen.background = .default
    case 59: pen.underlineColor = .default
    case 90...97: pen.foreground = .ansi(UInt8(number - 82))
    case 100...107: pen.background = .ansi(UInt8(number - 92))
    default:
      if let attribute = Self.attribute(number) {
        pen.attributes.insert(attribute)
      } else if number > 22, number < 30, let attribute = Self.attribute(number - 20) {
        pen.attributes.remove(attribute)
      }
    }
  }

  private static func attribute(_ number: Int) -> CellAttributes? {
    switch number {
    case 1: .bold
    case 2: .dim
    case 3: .italic
    case 5: .blink
    case 7: .inverse
    case 8: .hidden
    case 9: .strikethrough
    default: nil
    }
  }

  private func underline(_ kind: Int) {
    pen.attributes.subtract(.underlines)
    switch kind {
    case 1: pen.attributes.insert(.underline)
    case 2: pen.attributes.insert(.doubleUnderline)
    case 3: pen.attributes.insert(.curlyUnderline)
    case 4: pen.attributes.insert(.dottedUnderline)
    case 5: pen.attributes.insert(.dashedUnderline)
    default: break
    }
  }

  /// The color that follows 38, 48 or 58, after semicolons or after colons.
  private func color(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> TerminalColor? {
    var numbers: [Int]
    if parameter.count > 1 {
      numbers = Array(parameter.dropFirst())
      // After a colon there may be a color space before the components.
      if numbers.first == 2, numbers.count > 4 { numbers.remove(at: 1) }
    } else {
      let kind = rest.first?.first ?? 0
      let taken = rest.prefix(kind == 5 ? 2 : kind == 2 ? 4 : 1)
      rest = rest.dropFirst(taken.count)
      numbers = taken.map { $0.first ?? 0 }
    }
    let components = numbers.dropFirst().map { UInt8(clamping: $0) }
    switch (numbers.first, components.count) {
    case (5, 1...): return .indexed(components[0])
    case (2, 3...): return .rgb(components[0], components[1], components[2])
    default: return nil
    }
  }
}
