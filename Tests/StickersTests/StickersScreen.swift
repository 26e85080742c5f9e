import InlayTesting
import Testing

@testable import stickers

/// Two folders and six stickers on a screen of three columns: Keep, Gifts, Star, Heart, Rain, Song, Moon, Flower.
@MainActor
struct StickersScreen {
  let model = StickerModel(Array(Sticker.all().prefix(8)))
  let screen: TestScreen

  init(columns: Int = 41, rows: Int = 19) {
    let model = model
    screen = TestScreen(columns, rows) { StickersView(model: model) }
  }

  var names: [String] { model.stickers.map(\.name) }
  var status: String { screen.rows.last ?? "" }

  /// The names of what a folder holds.
  func contents(of folder: String) -> [String]? {
    model.stickers.first { $0.name == folder }?.contents?.map(\.name)
  }
}
