import CellGrid
import Foundation
import LayoutCore

/// The runs of a text, broken into lines for the sizes that are asked for.
struct TextBlock {
  private let runs: [TextRun]
  let settings: TextEnvironment
  private var paragraphs: TextParagraphs?
  /// The columns and the number of the lines where nothing breaks them, once `paragraphs` are there.
  private var whole = (columns: 0, count: 0)
  /// The last width that broke lines, and what they came to where no limit cut them.
  private var lastExtent: (width: Int, columns: Int, count: Int)?
  private static let mostBreaks = 8
  /// The lines for the last few widths and limits that were asked for.
  private var broken: [(width: Int?, limit: Int, lines: TextLines)] = []

  init(_ runs: [TextRun], _ settings: TextEnvironment) {
    self.runs = runs
    self.settings = settings
  }

  /// What the text says, without its decoration.
  var string: String { runs.said }

  /// Whether other runs and settings are laid out in the same way.
  func matches(_ runs: [TextRun], _ settings: TextEnvironment) -> Bool {
    var settings = settings
    // Weight is drawn, and takes no room.
    settings.weight = self.settings.weight
    return settings == self.settings
      && runs.elementsEqual(self.runs, by: { $0.string == $1.string })
  }

  /// The lines under a proposal: the columns and the most lines that it allows.
  mutating func lines(for proposal: ProposedViewSize, cell: CGSize) -> TextLines {
    let (width, limit) = limits(for: proposal, cell: cell)
    let unbroken = unbroken
    if width ?? .max >= whole.columns && limit >= whole.count { return unbroken }
    return broken(width: width, limit: limit)
  }

  private func limits(for proposal: ProposedViewSize, cell: CGSize) -> (width: Int?, limit: Int) {
    var width: Int?
    if let length = proposal.width, length != .infinity {
      width = max(1, tfloor(length / cell.width))
    }
    var limit = mostLines(for: proposal, cell: cell)
    if let most = settings.lineLimit { limit = min(limit, max(1, most)) }
    return (width, limit)
  }

  /// The columns and the number of the lines under a proposal.
  private mutating func extent(
    for proposal: ProposedViewSize, cell: CGSize
  ) -> (columns: Int, count: Int) {
    let (width, limit) = limits(for: proposal, cell: cell)
    if paragraphs == nil { _ = unbroken }
    if width ?? .max >= whole.columns && limit >= whole.count { return whole }
    if settings.truncation == .tail { return brokenExtent(width: width, limit: limit) }
    let lines = broken(width: width, limit: limit)
    return (lines.width, lines.count)
  }

  private mutating func brokenExtent(
    width: Int?, limit: Int
  ) -> (columns: Int, count: Int) {
    guard let width else { return paragraphs!.extent(width: width, limit: limit) }
    if let lastExtent, lastExtent.width == width, lastExtent.count <= limit {
      return (lastExtent.columns, lastExtent.count)
    }
    let extent = paragraphs!.extent(width: width, limit: limit)
    if extent.count < limit { lastExtent = (width, extent.columns, extent.count) }
    return extent
  }

  /// The most lines that the height of a proposal allows, at least one.
  private func mostLines(for proposal: ProposedViewSize, cell: CGSize) -> Int {
    guard let height = proposal.height, height != .infinity else { return .max }
    let gap = settings.gap(cell: cell)
    // The gap after the last line is not needed.
    return max(1, (max(1, tfloor(height / cell.height)) + gap) / (1 + gap))
  }

  /// The size under a proposal, in points.
  mutating func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    let extent = extent(for: proposal, cell: cell)
    var count = extent.count
    if settings.minimumLines > count {
      count = max(count, min(settings.minimumLines, mostLines(for: proposal, cell: cell)))
    }
    let rows = CGFloat(count) + CGFloat(count - 1) * CGFloat(settings.gap(cell: cell))
    return CGSize(width: CGFloat(extent.columns) * cell.width, height: rows * cell.height)
  }

  private var unbroken: TextLines {
    mutating get {
      if let paragraphs { return paragraphs.unbroken }
      let made = TextParagraphs(shown)
      paragraphs = made
      whole = (made.unbroken.width, made.unbroken.count)
      return made.unbroken
    }
  }

  private var shown: [TextRun] {
    guard let letterCase = settings.letterCase else { return runs }
    return runs.map { run in
      var run = run
      run.string =
        letterCase == .uppercase ? run.string.uppercased() : run.string.lowercased()
      return run
    }
  }

  private mutating func broken(width: Int?, limit: Int) -> TextLines {
    for entry in broken where entry.width == width && entry.limit == limit { return entry.lines }
    let lines = paragraphs!.lines(width: width)
      .limited(to: limit, width: width, mode: settings.truncation)
    if broken.count == Self.mostBreaks { broken.removeFirst() }
    broken.append((width, limit, lines))
    return lines
  }
}
