import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

@MainActor
struct GeometryTests {
  @Test func aReaderKnowsItsSize() {
    let screen = TestScreen(20, 5) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
      }
      .padding(1)
    }
    #expect(screen.lines == ["", " 18 x 3"])
    screen.resize(14, 7)
    #expect(screen.lines == ["", " 12 x 5"])
  }

  @Test func aReaderKnowsItsFrames() {
    let screen = TestScreen(30, 12) {
      VStack(alignment: .leading) {
        Text("above")
        HStack {
          Text("left")
          GeometryReader { proxy in
            let named = proxy.frame(in: .named("stack"))
            let global = proxy.frame(in: .global)
            let local = proxy.frame(in: .local)
            VStack(alignment: .leading) {
              Text("\(Int(named.minX)),\(Int(named.minY))")
              Text("\(Int(global.minX)),\(Int(global.minY))")
              Text("\(Int(local.width)),\(Int(local.height))")
            }
          }
          .frame(width: 10, height: 4)
        }
      }
      .coordinateSpace(.named("stack"))
      .padding(.leading, 3)
      .padding(.top, 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // The reader stands after "left" and a gap, below "above".
    #expect(screen.lines[3...5].map { $0.dropFirst(8) } == ["5,1", "8,3", "10,4"])
  }

  @Test func aReaderFollowsScrolling() {
    let screen = TestScreen.corner(12, 4) {
      ScrollView {
        VStack(alignment: .leading) {
          GeometryReader { proxy in
            Text("at \(Int(proxy.frame(in: .global).minY))").offset(y: 2)
          }
          .frame(height: 1)
          Color.clear.frame(height: 20)
        }
      }
    }
    #expect(screen.rows[2] == "at 0")
    screen.key(.downArrow)
    #expect(screen.rows[1] == "at -1")
  }

  @Test func changesOfGeometryAreReported() {
    let log = Log()
    let stepper = Stepper()
    let screen = stepper.screen(20, 5) { step in
      Text(String(repeating: "x", count: step + 1))
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
          log("\(Int(old))-\(Int(new))")
        }
    }
    #expect(log.taken() == ["1-1"])
    stepper.step = 4
    screen.draw()
    #expect(log.taken() == ["1-5"])
    screen.draw()
    #expect(log.taken() == [])
  }

  @Test func theFirstViewThatFitsIsShown() {
    let screen = TestScreen(12, 1) {
      ViewThatFits {
        Text("a long title").fixedSize()
        Text("a title").fixedSize()
        Text("title")
      }
    }
    #expect(screen.text == "a long title")
    screen.resize(10, 1)
    #expect(screen.text.trimmingCharacters(in: .whitespaces) == "a title")
    screen.resize(3, 1)
    #expect(screen.text == "ti…")
    screen.resize(12, 1)
    #expect(screen.text == "a long title")
  }

  @Test func aCandidateThatGrowsGivesWay() {
    let stepper = Stepper()
    let screen = stepper.screen(6, 2) { step in
      ViewThatFits(in: .horizontal) {
        Text(String(repeating: "x", count: step + 4)).fixedSize()
        Text("short")
      }
    }
    #expect(screen.lines == ["xxxx"])
    stepper.step = 5
    screen.draw()
    #expect(screen.lines == ["short"])
    stepper.step = 0
    screen.draw()
    #expect(screen.lines == ["xxxx"])
  }

  @Test func aBarTakesRoomFromTheContent() {
    let screen = TestScreen(6, 5) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<9) { Text("row \($0)") } }
      }
      .safeAreaInset(edge: .bottom, spacing: 1) { Text("bar") }
      .safeAreaInset(edge: .leading) { Text("|\n|") }
    }
    #expect(screen.lines[0] == " row 0")
    #expect(screen.lines[1...2] == ["|row 1", "|row 2"])
    #expect(screen.lines[3] == "")
    #expect(screen.lines[4].contains("bar"))
  }

  @Test func framesCanFollowTheScrollView() {
    let screen = TestScreen.corner(20, 4) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4) { number in
            Text("\(number)")
              .containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .leading)
          }
        }
      }
      .frame(width: 8)
    }
    #expect(screen.lines == ["0   1"])
    screen.key(.end)
    #expect(screen.lines == ["2   3"])
  }

  @Test func layoutsCanBeExchanged() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 4) { step in
      let layout =
        step == 0
        ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Counter()
        Text("b")
      }
    }
    #expect(screen.lines == ["0  b"])
    screen.click(0, 0)
    #expect(screen.lines == ["1  b"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["1", "b"])
  }

  @Test func spacersFollowTheLayoutInForce() {
    let screen = TestScreen(7, 3) {
      AnyLayout(HStackLayout()) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(screen.rows[1] == "a     b")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}
