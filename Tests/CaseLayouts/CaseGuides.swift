import Foundation
import LayoutCore

/// Maps the names of alignments and guides in case files to the real ones.
package enum CaseGuides {
  private enum Empty: CaseGuideName {}
  private enum Zero<Rest: CaseGuideName>: CaseGuideName {}
  private enum One<Rest: CaseGuideName>: CaseGuideName {}

  private enum Start<Name: CaseGuideName>: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle<Axis: CaseGuideAxis, Name: CaseGuideName>: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { Axis.length(context) / 2 }
  }
  private enum End<Axis: CaseGuideAxis, Name: CaseGuideName>: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { Axis.length(context) }
  }
  private enum Horizontal: CaseGuideAxis {
    static func length(_ context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum Vertical: CaseGuideAxis {
    static func length(_ context: ViewDimensions) -> CGFloat { context.height }
  }

  /// Returns a type of its own for each name: one level of nesting for each bit.
  private static func type(named name: String) -> any CaseGuideName.Type {
    func next<N: CaseGuideName>(_ name: N.Type, _ bit: Bool) -> any CaseGuideName.Type {
      bit ? One<N>.self : Zero<N>.self
    }
    var type: any CaseGuideName.Type = Empty.self
    for byte in name.utf8 {
      for bit in 0..<8 { type = next(type, byte & (1 << bit) != 0) }
    }
    return type
  }

  /// Returns the type of a custom guide.
  private static func custom(_ name: String, _ axis: Axis) -> any AlignmentID.Type {
    func id<N: CaseGuideName>(_: N.Type) -> any AlignmentID.Type {
      switch (name.hasPrefix("custom-center"), name.hasPrefix("custom-end"), axis) {
      case (true, _, .horizontal): Middle<Horizontal, N>.self
      case (true, _, .vertical): Middle<Vertical, N>.self
      case (_, true, .horizontal): End<Horizontal, N>.self
      case (_, true, .vertical): End<Vertical, N>.self
      default: Start<N>.self
      }
    }
    return id(type(named: name))
  }

  package static func horizontal(_ name: String?) -> HorizontalAlignment {
    switch name {
    case nil, "center": .center
    case "leading": .leading
    case "trailing": .trailing
    case let name?: HorizontalAlignment(custom(name, .horizontal))
    }
  }

  package static func vertical(_ name: String?) -> VerticalAlignment {
    switch name {
    case nil, "center": .center
    case "top": .top
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case let name?: VerticalAlignment(custom(name, .vertical))
    }
  }

  package static func key(_ axis: Axis, _ name: String) -> AlignmentKey {
    axis == .horizontal ? horizontal(name).key : vertical(name).key
  }

  package static func alignment(_ name: String?) -> Alignment {
    switch name {
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "firstTextBaseline": .centerFirstTextBaseline
    case "lastTextBaseline": .centerLastTextBaseline
    default: .center
    }
  }
}

/// A name as a type.
private protocol CaseGuideName {}

/// An axis as a type.
private protocol CaseGuideAxis {
  static func length(_ context: ViewDimensions) -> CGFloat
}
