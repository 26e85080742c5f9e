import Inlay
import InlayTesting
import Testing

/// Layouts as they are written for SwiftUI, with frames worked out by hand.
@MainActor
struct CustomLayoutTests {
  @Test func flow() {
    // Width 12: aaaa+1+bbbbb is 10, ccc would end at 14. Line two is at 2 + 1.
    let text = frame(12, 6) {
      FlowLayout {
        Tile("a", 4, 2)
        Tile("b", 5)
        Tile("c", 3)
        Tile("d", 8)
        Tile("e", 9)
      }
    }
    #expect(
      text == """
        aaaa bbbbb
        aaaa

        ccc dddddddd

        eeeeeeeee
        """)
  }

  @Test func radial() {
    // The middle is (7.5, 4.5); radius 3: centers (7.5, 1.5), (10.5, 4.5), (7.5, 7.5), (4.5, 4.5).
    let text = frame(15, 9) {
      RadialLayout(radius: 3) {
        Tile("a", 1)
        Tile("b", 1)
        Tile("c", 1)
        Tile("d", 1)
      }
    }
    #expect(text == "\n       a\n\n\n    d     b\n\n\n       c")
  }

  @Test func ring() {
    // Two tiles of 4 x 2: side 4, radius 4 / (2 sin 90°) = 2, so 4 + 4 wide and 4 + 2 high. The centers
    // are (4, 1) and (4, 5).
    let text = frame(20, 8) {
      RingLayout {
        Tile("a", 4, 2)
        Tile("b", 4, 2)
      }
      .border(.ascii)
    }
    #expect(
      text == """
        +--------+
        |  aaaa  |
        |  aaaa  |
        |        |
        |        |
        |  bbbb  |
        |  bbbb  |
        +--------+
        """)
  }

  @Test func masonry() {
    // Width 11: columns of 5 at 0 and 6. a (3) left, b (1) right, c below b as 1 < 3, d below a as 3 = 3
    // counts for the first, e (1) right as 3 < 5.
    let text = frame(11, 8) {
      MasonryLayout(columns: 2) {
        Tile("a", 5, 3)
        Tile("b", 5, 1)
        Tile("c", 5, 2)
        Tile("d", 5, 2)
        Tile("e", 5, 1)
      }
    }
    #expect(
      text == """
        aaaaa bbbbb
        aaaaa ccccc
        aaaaa ccccc
        ddddd eeeee
        ddddd
        """)
  }

  @Test func waterfall() {
    // Lanes end at 0 0; a 4 0; b 4 2; c 4 5; d 7 5; e 7 9.
    let text = frame(12, 3) {
      WaterfallLayout(lanes: 2) {
        Tile("a", 4)
        Tile("b", 2)
        Tile("c", 3)
        Tile("d", 3)
        Tile("e", 4)
      }
    }
    #expect(text == "aaaaddd\nbbccceeee")
  }

  @Test func equalWidths() {
    // Slots of 6 at 0, 7, 14, centered: (6 - 2) / 2 = 2 and (6 - 4) / 2 = 1.
    let text = frame(30, 3) {
      EqualWidthsLayout {
        Tile("a", 2)
        Tile("b", 6)
        Tile("c", 4)
      }
      .border(.ascii)
    }
    #expect(
      text == """
        +--------------------+
        |  aa   bbbbbb  cccc |
        +--------------------+
        """)
  }

  @Test func pileByAlignmentGuide() {
    // The guides are 1, 2 and the default; the cards stand at 0, 1 and 3.
    let text = frame(10, 9) {
      GuidedPileLayout {
        Tile("a", 6, 4).alignmentGuide(.peek) { _ in 1 }
        Tile("b", 6, 4).alignmentGuide(.peek) { $0.height / 2 }
        Tile("c", 6, 4)
      }
      .border(.ascii)
    }
    #expect(
      text == """
        +------+
        |aaaaaa|
        |bbbbbb|
        |bbbbbb|
        |cccccc|
        |cccccc|
        |cccccc|
        |cccccc|
        +------+
        """)
  }

  @Test func overlappingHand() {
    // Width 14, cards of 5: the step is (14 - 5) / 3 = 3. The first card is one row higher.
    let text = frame(14, 4) {
      HandLayout {
        Tile("a", 5, 3)
        Tile("b", 5, 2)
        Tile("c", 5, 2)
        Tile("d", 5, 2)
      }
    }
    #expect(text == "aaaaa\naaabbbcccddddd\naaabbbcccddddd")
  }

  @Test func calendar() {
    // Columns of 3; day 1 stands in column 5, day 2 in 6, day 3 in column 0 of the next week. Numbers end
    // at the right of their column: day 1 in 15..<18 at 17, day 10 in 0..<3 of week three at 1.
    let text = frame(21, 4) {
      CalendarLayout(firstColumn: 5) {
        ForEach([10, 3, 1, 2], id: \.self) { day in
          Text("\(day)").layoutValue(key: DayOfMonth.self, value: day)
        }
      }
    }
    #expect(text == "                 1  2\n  3\n 10")
  }

  @Test func flagAlignment() {
    // The pole of the flags is 4 in; the text meets it with its own start, which is 0 by default.
    let text = frame(20, 5) {
      VStack(alignment: .pole) {
        FlagLayout {
          Tile("a", 4)
          Tile("b", 3)
          Tile("c", 2)
        }
        Tile("p", 6)
      }
    }
    #expect(text == "aaaa\n    bbb\n  cc\n    pppppp")
  }
}
