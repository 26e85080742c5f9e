import ViewGraph

/// What is selected in the text of a field.
public struct TextSelection: Hashable, Sendable {
  /// The part of a text that is selected.
  public enum Indices: Hashable, Sendable {
    /// A range of the text; an empty one is the insertion point.
    case selection(Range<String.Index>)
  }

  /// The part that is selected.
  public var indices: Indices

  /// Selects a range of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Puts the insertion point before a character.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected.
  public var isInsertion: Bool { range.isEmpty }

  var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    }
  }
}

extension TextEditing {
  /// What is selected, in the text as it is.
  var selectionInText: TextSelection {
    let text = text
    func index(_ position: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: position, limitedBy: text.endIndex) ?? text.endIndex
    }
    let selected = selection ?? cursor..<cursor
    return TextSelection(range: index(selected.lowerBound)..<index(selected.upperBound))
  }

  /// Takes over what is to be selected, as far as it lies in the text.
  mutating func adopt(_ wanted: TextSelection) {
    if wanted == selectionInText { return }
    let text = text
    func position(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    let range = position(wanted.range.lowerBound)..<position(wanted.range.upperBound)
    if range.isEmpty { place(range.lowerBound) } else { select(range) }
  }
}
