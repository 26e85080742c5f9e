/// Cuts terminal input into whole tokens, however the bytes are split over reads.
///
/// Bytes go in with `push`; where a sequence is incomplete, `deadline` names the time at which
/// `advance` decides what it was. A lone ESC, or ESC and the first character of a sequence, is a key
/// typed by hand once `escapeDelay` has passed; a longer piece is dropped after `dropDelay`, because
/// typing it would put the rest of a report into a text field.
///
/// `push` never lets time pass by itself: bytes that waited while the program was busy belong together
/// even if they are read late.
package struct InputTokenizer: Sendable {
  /// The silence after which ESC, or ESC and one character, is taken for a key.
  package static let escapeDelay: Duration = .milliseconds(50)
  /// The silence after which an incomplete sequence is dropped and a paste without end is closed.
  package static let dropDelay: Duration = .seconds(1)

  /// What the next byte belongs to.
  enum State: Hashable {
    case ground
    /// Within a character of several bytes, which are in `buffer`.
    case character(UTF8Sequence)
    case escape
    /// After `ESC [`.
    case controlSequence
    /// After `ESC [ [`, which the Linux console sends for F1 to F5.
    case linuxFunctionKey
    /// After `ESC O`.
    case singleShift
    case string(TerminalReport.StringKind)
    /// After an ESC within a string, which `\` completes.
    case stringEscape(TerminalReport.StringKind)
    case mouseX10
    case paste
    /// After a silence made a key of ESC, or of `ESC [`, whose rest may still come.
    case afterTimeout(bracket: Bool)
  }

  var state = State.ground
  /// The bytes of the current sequence after its introducer.
  var buffer: [UInt8] = []
  /// Whether more bytes came than the current sequence may have; it is then dropped at its end.
  var isOversized = false
  /// Whether one more ESC came before the current sequence.
  var hasEscapePrefix = false
  /// Whether the current character follows an ESC.
  var isAltCharacter = false
  var pasted: PasteBuffer
  /// The finished tokens of the running call.
  var tokens: [InputToken] = []
  private var lastByteTime: Duration = .zero

  /// Creates a tokenizer that hands on a paste in parts of at most `pasteLimit` bytes.
  package init(pasteLimit: Int = 1 << 20) {
    pasted = PasteBuffer(limit: pasteLimit)
  }

  /// Takes the bytes of one read and returns the tokens they complete.
  package mutating func push(_ bytes: some Sequence<UInt8>, at now: Duration) -> [InputToken] {
    lastByteTime = now
    take(Array(bytes)[...])
    return takeTokens()
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let byte = rest.first {
      if state == .paste {
        rest = rest.dropFirst(takePaste(rest))
      } else {
        rest = rest.dropFirst()
        take(byte)
      }
    }
  }

  /// The time at which `advance` has something to decide, or nil while nothing is pending.
  package var deadline: Duration? {
    delay.map { lastByteTime + $0 }
  }

  /// Lets time pass without input and returns the tokens that the silence decides.
  package mutating func advance(to now: Duration) -> [InputToken] {
    while let deadline, deadline <= now { expire() }
    return takeTokens()
  }

  private mutating func takeTokens() -> [InputToken] {
    defer { tokens.removeAll() }
    return tokens
  }

  private var delay: Duration? {
    switch state {
    case .ground: nil
    case .escape, .stringEscape: Self.escapeDelay
    case .controlSequence, .singleShift, .string:
      buffer.isEmpty ? Self.escapeDelay : Self.dropDelay
    case .character, .linuxFunctionKey, .mouseX10, .paste: Self.dropDelay
    case .afterTimeout: buffer.isEmpty ? nil : Self.escapeDelay
    }
  }

  // It is called in several places, and is large with all that it takes in.
  @inline(never)
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character(let sequence): takeCharacter(byte, sequence)
    case .escape: takeEscape(byte)
    case .controlSequence: takeControlSequence(byte)
    case .linuxFunctionKey: takeLinuxFunctionKey(byte)
    case .singleShift: takeSingleShift(byte)
    case .string(let kind): takeString(byte, kind)
    case .stringEscape(let kind): takeStringEscape(byte, kind)
    case .mouseX10: takeMouseX10(byte)
    case .paste: _ = takePaste([byte])
    case .afterTimeout(let bracket): takeAfterTimeout(byte, bracket: bracket)
    }
  }

  /// Ends the current sequence with `token`, after the Escape key that came before it.
  mutating func finish(_ token: InputToken?) {
    if hasEscapePrefix { tokens.append(.escape) }
    if let token { tokens.append(token) }
    reset()
  }

  mutating func reset(to next: State = .ground) {
    state = next
    buffer.removeAll(keepingCapacity: buffer.capacity <= 512)
    isOversized = false
    hasEscapePrefix = false
    isAltCharacter = false
  }

  /// Appends to the sequence's bytes unless that exceeds `limit`.
  mutating func append(_ byte: UInt8, limit: Int) {
    if buffer.count < limit { buffer.append(byte) } else { isOversized = true }
  }
}
