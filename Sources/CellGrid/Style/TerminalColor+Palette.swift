extension TerminalColor {
  /// The six levels of a channel in the 6×6×6 cube of the 256-color palette.
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let namedComponents: [(r: UInt8, g: UInt8, b: UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The components of xterm's palette color `index`.
  package static func paletteComponents(of index: UInt8) -> (r: UInt8, g: UInt8, b: UInt8) {
    let number = Int(index)
    if number < 16 { return namedComponents[number] }
    if number < 232 {
      let cube = number - 16
      return (cubeLevels[cube / 36], cubeLevels[cube / 6 % 6], cubeLevels[cube % 6])
    }
    let gray = UInt8(8 + 10 * (number - 232))
    return (gray, gray, gray)
  }

  /// The color itself if 256 colors can show it, else the nearest of the cube and the gray ramp.
  ///
  /// The 16 named colors are never chosen: users change them.
  package var nearestIndexed: TerminalColor {
    guard case .rgb(let red, let green, let blue) = kind else { return self }
    let steps = [red, green, blue].map(Self.nearestCubeStep)
    let cube = UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = UInt8(232 + Swift.min(23, Swift.max(0, (average - 3) / 10)))
    return Self.distance(from: gray, to: (red, green, blue))
      < Self.distance(from: cube, to: (red, green, blue)) ? .indexed(gray) : .indexed(cube)
  }

  /// The color itself if 16 colors can show it, else the nearest of the named ones.
  package var nearestNamed: TerminalColor {
    switch kind {
    case .default, .ansi: return self
    case .indexed(let index) where index < 16: return .ansi(index)
    case .indexed, .rgb:
      guard let wanted = components else { return self }
      let nearest = (0..<UInt8(16)).min {
        Self.distance(from: $0, to: wanted) < Self.distance(from: $1, to: wanted)
      }
      return .ansi(nearest ?? 0)
    }
  }

  private static func nearestCubeStep(_ value: UInt8) -> Int {
    if value < 48 { return 0 }
    if value < 115 { return 1 }
    return (Int(value) - 35) / 40
  }

  private static func distance(
    from index: UInt8, to color: (r: UInt8, g: UInt8, b: UInt8)
  ) -> Int {
    let own = paletteComponents(of: index)
    let red = Int(own.r) - Int(color.r)
    let green = Int(own.g) - Int(color.g)
    let blue = Int(own.b) - Int(color.b)
    return red * red + green * green + blue * blue
  }
}
