import CellGrid
import Foundation
import LayoutCore

/// Whether a scroll view shows where in its content it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As `hidden`: a terminal has no room that is not part of the content.
  case automatic
  /// A thick line on the trailing column or the bottom row, where the content is longer.
  case visible
  case hidden
  /// As `hidden`.
  case never
}

extension View {
  /// Decides whether the scroll views in this view show where in their content they are.
  ///
  /// The line takes no room of its own: leave a column free at the trailing edge of the content, or a row
  /// at its bottom.
  ///
  /// - Parameter axes: The axes along which to decide; the others stay as they are.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.indicatedAxes) {
      if visibility == .visible { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }

  /// Decides whether people can scroll the scroll views in this view. The app still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
}

extension EnvironmentValues {
  /// Whether people can scroll the scroll views in a view.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The axes along which scroll views show where they are.
  var indicatedAxes: Axis.Set {
    get { self[IndicatedAxesKey.self] }
    set { self[IndicatedAxesKey.self] = newValue }
  }
}

private struct IndicatedAxesKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}

/// The part of a track that shows which part of the content is on the screen.
struct ScrollThumb: Equatable {
  /// The first cell, from the start of the track.
  var start: Int
  var length: Int

  /// Makes the thumb for a track of cells, or nil where all of the content is on the screen.
  ///
  /// It touches an end of the track only if the content is at that end.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled, in cells.
  ///   - limit: How far it can be scrolled, in cells.
  init?(track: Int, offset: CGFloat, limit: CGFloat) {
    guard track > 0, limit > 0, limit.isFinite, offset.isFinite else { return nil }
    let visible = CGFloat(track)
    length = max(1, min(track - 1, Int(visible * visible / (visible + limit))))
    let room = track - length
    start = Int((CGFloat(room) * min(max(offset / limit, 0), 1)).rounded())
    if room > 1 {
      if start == 0 && offset > 0 { start = 1 }
      if start == room && offset < limit { start = room - 1 }
    }
  }
}

extension ScrollNode {
  func paintIndicator(_ ink: Ink, _ context: inout PaintContext) {
    let cell = graph.metrics.cellSize
    if indicatedAxes.contains(.vertical),
      let thumb = ScrollThumb(
        track: cells.height, offset: offset.y / cell.height, limit: limit(.vertical) / cell.height)
    {
      let area = CellRect(
        x: cells.maxX - 1, y: cells.y + thumb.start, width: 1, height: thumb.length)
      context.fill(area, with: LineSet.heavy.vertical, ink: ink)
    }
    if indicatedAxes.contains(.horizontal),
      let thumb = ScrollThumb(
        track: cells.width, offset: offset.x / cell.width, limit: limit(.horizontal) / cell.width)
    {
      let area = CellRect(
        x: cells.x + thumb.start, y: cells.maxY - 1, width: thumb.length, height: 1)
      context.fill(area, with: LineSet.heavy.horizontal, ink: ink)
    }
  }
}
