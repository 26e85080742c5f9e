import CellGrid

extension Surface {
  /// Makes the blanks opaque that drawn cells enclose, such as the inside of a border.
  ///
  /// Those from which a way along blanks leads to the edge stay transparent.
  func fillEnclosedBlanks() {
    var isOpen = [Bool](repeating: false, count: width * height)
    var reached: [CellPoint] = []
    func reach(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < width, y < height, !isOpen[y * width + x], self[x, y].code == 0
      else { return }
      isOpen[y * width + x] = true
      reached.append(CellPoint(x: x, y: y))
    }
    for y in 0..<height {
      for x in 0..<width where x == 0 || y == 0 || x == width - 1 || y == height - 1 {
        reach(x, y)
      }
    }
    while let cell = reached.popLast() {
      reach(cell.x - 1, cell.y)
      reach(cell.x + 1, cell.y)
      reach(cell.x, cell.y - 1)
      reach(cell.x, cell.y + 1)
    }
    for y in 0..<height {
      for x in 0..<width where self[x, y].code == 0 && !isOpen[y * width + x] {
        put(.blank, x: x, y: y, ink: Ink(), clip: bounds)
      }
    }
  }
}
