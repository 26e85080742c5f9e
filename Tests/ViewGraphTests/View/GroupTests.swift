import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct GroupTests {
  @Test func aFrameReachesEachMember() {
    let screen = TestScreen.corner(20, 1) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
          ForEach(0..<2) { Text("\($0)") }
        }
        .frame(width: 3, alignment: .leading)
      }
    }
    #expect(screen.lines == ["a  b  0  1"])
  }

  @Test func bordersAndPaddingReachEachMember() {
    let screen = TestScreen.corner(20, 3) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .border()
        Group { Text("c") }.padding(.leading, 2)
      }
    }
    #expect(screen.lines == ["┌─┐┌─┐", "│a││b│  c", "└─┘└─┘"])
  }

  @Test func overlaysAreDrawnOnEachMember() {
    let screen = TestScreen.corner(20, 1) {
      HStack {
        Group {
          Text("one")
          Text("two")
        }
        .overlay(alignment: .trailing) { Text("*") }
      }
    }
    #expect(screen.lines == ["on* tw*"])
  }

  @Test func modifiersFollowMembersThatComeAndGo() {
    struct Members: View {
      @State private var count = 2

      var body: some View {
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }
              .padding(.trailing, 1)
              .overlay(alignment: .trailing) { Text("|") }
          }
          Text("more").onTapGesture { count += 1 }
          Text("less").onTapGesture { count -= 1 }
        }
      }
    }
    let screen = TestScreen.corner(20, 3) { Members() }
    #expect(screen.lines[0] == "0|1|")
    screen.click(0, 1)
    #expect(screen.lines[0] == "0|1|2|")
    screen.click(0, 2)
    screen.click(0, 2)
    #expect(screen.lines[0] == "0|")
  }

  @Test func tapsOnAnyMemberCount() {
    let log = Log()
    let screen = TestScreen.corner(20, 1) {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .onTapGesture { log("tap") }
      }
    }
    screen.click(0, 0)
    screen.click(1, 0)
    screen.click(2, 0)
    #expect(log.entries == ["tap", "tap"])
  }

  @Test func aViewWithTwoRootsIsLikeAGroup() {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let screen = TestScreen.corner(20, 1) { HStack(spacing: 0) { Two().frame(width: 2) } }
    // A one-column text in two columns: half a column before it, rounded down.
    #expect(screen.lines == ["a b"])
  }
}
