import CellGrid
import Testing

@testable import DragReorder

/// How the pictures of dragged items lie.
@MainActor
struct PreviewPlacesTests {
  private let frames = [
    CellRect(x: 10, y: 0, width: 6, height: 3), CellRect(x: 10, y: 3, width: 6, height: 1),
    CellRect(x: 20, y: 5, width: 4, height: 2),
  ]

  private func places(
    _ formation: DragDropPreviewsFormation, lead: Int = 1
  ) -> [[Int]] {
    PreviewPlaces(formation, frames: frames, lead: lead).places
      .map { [$0.picture, $0.corner.x, $0.corner.y] }
  }

  @Test func relativePlacesAreKeptAndTheHeldOneIsOnTop() {
    #expect(places(.none) == [[0, 10, 0], [2, 20, 5], [1, 10, 3]])
    #expect(PreviewPlaces(.none, frames: frames, lead: 1).anchor == 1)
  }

  @Test func aListIsAlignedAtItsLeftEdge() {
    #expect(places(.list) == [[0, 0, 0], [1, 0, 3], [2, 0, 4]])
  }

  @Test func aStackGoesDownADiagonalWithTheFirstOnTop() {
    #expect(places(.stack) == [[2, 4, 2], [1, 2, 1], [0, 0, 0]])
    #expect(PreviewPlaces(.stack, frames: frames, lead: 1).anchor == 0)
    let many = Array(repeating: frames[1], count: 50)
    #expect(PreviewPlaces(.stack, frames: many, lead: 30).places.map(\.picture) == [3, 2, 1, 0])
  }

  @Test func aPileIsTheSameMessEveryTime() {
    #expect(places(.pile) == [[2, -1, 1], [1, 2, 1], [0, 0, 0]])
    #expect(places(.default) == places(.pile))
  }

  @Test func theBadgeIsOnTheTopmostPictureAndOnTheFirstOfAList() {
    func badged(_ formation: DragDropPreviewsFormation) -> Int {
      let places = PreviewPlaces(formation, frames: frames, lead: 1)
      return places.places[places.badged].picture
    }
    #expect(badged(.stack) == 0)
    #expect(badged(.pile) == 0)
    #expect(badged(.list) == 0)
    #expect(badged(.none) == 1)
  }

  @Test func aLongListShowsWhatIsAroundTheHeldOne() {
    let many = Array(repeating: frames[1], count: 50)
    let list = PreviewPlaces(.list, frames: many, lead: 30)
    #expect(list.places.map(\.picture) == Array(20..<40))
    #expect(PreviewPlaces(.list, frames: many, lead: 49).places.last?.picture == 49)
  }
}
