import Foundation
import Observation

@testable import ViewGraph

/// What the pages of a random walk show.
@MainActor
@Observable
final class PageWalkWorld {
  enum Page: CaseIterable, Sendable { case list, board, controls, feedback, scrolls, grid }

  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
  }

  let page: Page
  var items: [Item] = (0..<7).map { Item(id: $0, title: "item \($0)") }
  var others: [Item] = []
  var itemCount = 7
  var selection: Set<Int> = []
  var text = ""
  var isOn = false
  var isExpanded = true
  var choice = 1
  var number = 0.5
  var columns = 2
  var width: CGFloat = 8
  var growth: CGFloat = 0
  var isReversed = false
  var isRightToLeft = false
  var isAlternate = false
  var scrolledID: Int?

  init(page: Page) { self.page = page }

  var lists: [Int: [Item]] {
    get { [0: items, 1: others] }
    set {
      items = newValue[0] ?? []
      others = newValue[1] ?? []
    }
  }
}
