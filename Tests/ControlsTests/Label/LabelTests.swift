import CellGrid
import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct LabelTests {
  @Test func showsIconAndTitle() {
    let screen = TestScreen.corner(20, 5) {
      Label("Inbox", systemImage: "envelope")
      Label("Inbox", systemImage: "envelope").labelStyle(.titleOnly)
      Label("Inbox", systemImage: "envelope").labelStyle(.iconOnly)
      Label("Inbox", icon: "@")
      Label {
        Text("Two")
      } icon: {
        Text("##")
      }
    }
    #expect(screen.lines == ["✉ Inbox", "Inbox", "✉", "@ Inbox", "## Two"])
  }

  @Test func styleOfOnesOwn() {
    struct Trailing: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let screen = TestScreen.corner(20, 1) {
      Label("Inbox", systemImage: "star.fill").labelStyle(Trailing())
    }
    #expect(screen.lines == ["Inbox ★"])
  }

  @Test func linksLeadSomewhere() throws {
    let log = Log()
    let url = try #require(URL(string: "https://swift.org"))
    let screen = TestScreen.corner(20, 2) {
      Link("Swift", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          })
      Link("Nothing", destination: url)
    }
    #expect(screen.lines == ["Swift", "Nothing"])
    #expect(screen.text(with: .underline) == "SwiftNothing")
    let style = screen.surface[0, 0].style
    #expect(style.link == LinkTable.number(of: "https://swift.org"))
    #expect(style.link != 0)
    screen.click(1, 0)
    screen.key(.return)
    #expect(log.taken() == ["https://swift.org", "https://swift.org"])
    screen.click(1, 1)
    #expect(log.taken() == [])
  }
}
