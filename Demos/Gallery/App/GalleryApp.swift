import CellGrid
import GalleryPages
import Inlay
import ViewGraph

/// Every view beside its source: `gallery`.
@main
struct GalleryApp: App {
  private let arguments: Arguments

  init() {
    do {
      arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error.description)\n".utf8))
      exit(2)
    }
    if arguments.wantsHelp {
      print(Arguments.help)
      exit(0)
    }
    if let page = arguments.page {
      print(Self.frame(of: page, width: arguments.width, height: arguments.height))
      exit(0)
    }
  }

  var body: some Scene {
    WindowGroup { GalleryView() }
      .defaultSize(width: arguments.width, height: arguments.height)
  }

  /// The text of the first frame with a page.
  static func frame(of page: Page, width: Int, height: Int) -> String {
    let scheduler = FrameScheduler(
      size: CellSize(width: width, height: height), GalleryView(page: page))
    let text = scheduler.graph.render().surface.text
    scheduler.graph.unmount()
    return text
  }
}
