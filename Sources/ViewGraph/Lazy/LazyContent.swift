import Foundation
import LayoutCore

/// Sorts what views contribute to a lazy container into segments.
@MainActor
enum LazyContent {
  /// The segments for a list of layout nodes; those that the container has already are kept.
  static func segments(of nodes: [LayoutNode], in container: LazyNode) -> [LazySegment] {
    var builder = SegmentBuilder(container)
    for node in nodes { builder.add(node) }
    return builder.finish()
  }
}

@MainActor
private struct SegmentBuilder {
  private let container: LazyNode
  private var segments: [LazySegment] = []
  private var flow: [LazyRun] = []
  private var lines: [ObjectIdentifier: LineSegment] = [:]
  private var flows: [FlowSegment] = []
  private var singles: [ObjectIdentifier: StaticRun] = [:]
  /// Whether what comes next are the headers or footers of a section.
  private var isAside = false

  init(_ container: LazyNode) {
    self.container = container
    for segment in container.segments {
      for case let run as StaticRun in segment.runs { singles[ObjectIdentifier(run.node)] = run }
      if let line = segment as? LineSegment, let run = line.runs.first {
        lines[ObjectIdentifier(run)] = line
      } else if let flow = segment as? FlowSegment {
        flows.append(flow)
      }
    }
  }

  private var isGrid: Bool { container.arrangement.items != nil }
  private var list: ListSettings? { container.arrangement.list }
  private var row: CGFloat { container.graph.metrics.cellSize.height }

  mutating func add(_ node: LayoutNode) {
    if let mark = node as? SectionMark {
      endFlow()
      isAside = mark.part == .header || mark.part == .footer
      if mark.part == .header, let list, list.sectionGap > 0, !segments.isEmpty {
        segments.append(SpaceSegment(CGFloat(list.sectionGap) * row))
      }
      return
    }
    if node is ContentMark { return }
    let run = run(of: node)
    if isGrid && !isAside {
      flow.append(run)
    } else {
      segments.append(lines[ObjectIdentifier(run)] ?? LineSegment(run))
      if list != nil, run.content != nil { segments.append(BlankRowSegment(run, row: row)) }
    }
  }

  private func run(of node: LayoutNode) -> LazyRun {
    if let run = node as? LazyRun {
      return list == nil ? run : container.rows.rows(around: run, isAside: isAside)
    }
    let node = list == nil ? node : container.rows.row(around: node, isAside: isAside)
    return singles[ObjectIdentifier(node)] ?? StaticRun(node)
  }

  private mutating func endFlow() {
    if flow.isEmpty { return }
    let runs = flow
    flow = []
    let known = flows.first { known in
      known.runs.count == runs.count && zip(known.runs, runs).allSatisfy { $0 === $1 }
    }
    segments.append(
      known
        ?? FlowSegment(
          runs, metrics: container.graph.metrics, axis: container.arrangement.axis))
  }

  mutating func finish() -> [LazySegment] {
    endFlow()
    container.rows.prune()
    return segments
  }
}
