/// The colors of a terminal in a picture: those of text and background, and the 16 of its theme.
public struct PictureColors: Sendable, Hashable {
  let text: String
  let background: String
  let palette: [String]

  /// Light text on a dark background.
  public static let dark = PictureColors(
    text: "#d8dee9", background: "#15181e",
    palette: [
      "#2b303b", "#e0676f", "#8fc379", "#e2b86b", "#67a9e8", "#c58be0", "#5fc3cb", "#c3cad6",
      "#7b8494", "#f28b91", "#a9d894", "#f2cf8b", "#8cc1f5", "#d8aaf0", "#86dbe1", "#f4f6fa",
    ])

  /// Dark text on a light background.
  public static let light = PictureColors(
    text: "#24292f", background: "#fbfbfa",
    palette: [
      "#24292f", "#c0313b", "#2f7d32", "#8f6400", "#1f62b5", "#8a3fae", "#13747d", "#6a727c",
      "#57606a", "#d9434e", "#3c943f", "#a87800", "#2f7bd6", "#a454ca", "#1b8f99", "#8b949e",
    ])
}

/// Which colors a picture has.
public enum PictureTheme: Sendable, Hashable {
  case dark
  case light
  /// Those that fit the page that the picture is shown on.
  case automatic
}
