import CellGrid
import Foundation
import LayoutCore

/// The runs of a text, broken into lines for the sizes that are asked for.
struct TextBlock {
  private let runs: [TextRun]
  let settings: TextEnvironment
  private var paragraphs: TextParagraphs?
  private static let mostBreaks = 8
  /// The lines for the last few widths and limits that were asked for.
  private var broken: [(width: Int?, limit: Int, lines: TextLines)] = []

  init(_ runs: [TextRun], _ settings: TextEnvironment) {
    self.runs = runs
    self.settings = settings
  }

  /// Whether other runs and settings are laid out in the same way.
  func matches(_ runs: [TextRun], _ settings: TextEnvironment) -> Bool {
    var settings = settings
    // Weight is drawn, and takes no room.
    settings.weight = self.settings.weight
    return settings == self.settings
      && runs.elementsEqual(self.runs, by: { $0.string == $1.string })
  }

  /// The blank rows between two lines.
  func gap(cell: CGSize) -> Int {
    let rows = (settings.lineSpacing / cell.height + 0.5 + 1e-6).rounded(.down)
    return rows > 0 ? Int(min(rows, 1024)) : 0
  }

  /// The lines under a proposal: the columns and the most lines that it allows.
  mutating func lines(for proposal: ProposedViewSize, cell: CGSize) -> TextLines {
    let width = proposal.width.flatMap { $0 == .infinity ? nil : max(1, tfloor($0 / cell.width)) }
    var limit = mostLines(for: proposal, cell: cell)
    if let most = settings.lineLimit { limit = min(limit, max(1, most)) }
    let unbroken = unbroken
    if width ?? .max >= unbroken.width && limit >= unbroken.count { return unbroken }
    return broken(width: width, limit: limit)
  }

  /// The most lines that the height of a proposal allows, at least one.
  private func mostLines(for proposal: ProposedViewSize, cell: CGSize) -> Int {
    guard let height = proposal.height, height != .infinity else { return .max }
    let gap = gap(cell: cell)
    // The gap after the last line is not needed.
    return max(1, (max(1, tfloor(height / cell.height)) + gap) / (1 + gap))
  }

  /// The size under a proposal, in points.
  mutating func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    let lines = lines(for: proposal, cell: cell)
    var count = lines.count
    if settings.minimumLines > count {
      count = max(count, min(settings.minimumLines, mostLines(for: proposal, cell: cell)))
    }
    let rows = CGFloat(count) + CGFloat(count - 1) * CGFloat(gap(cell: cell))
    return CGSize(width: CGFloat(lines.width) * cell.width, height: rows * cell.height)
  }

  private var unbroken: TextLines {
    mutating get {
      if let paragraphs { return paragraphs.unbroken }
      let made = TextParagraphs(shown)
      paragraphs = made
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
