import CTermKey
import InputEvents

/// Decodes whole key sequences of the older encodings with libtermkey.
///
/// The library sees one complete token at a time and no file descriptor, since it mistakes mouse
/// reports for keys, types the rest of torn sequences and writes past its arguments when it is given
/// the raw stream. What it makes of a token counts only if it is one key that used up every byte.
package final class LegacyKeyDecoder {
  private let termKey: OpaquePointer?
  private let bufferSize = 4096

  /// Creates a decoder for the terminal type that the variable TERM names.
  ///
  /// - Parameter terminalType: The type; nil and unknown ones get the sequences that all terminals
  ///   share.
  package init(terminalType: String?) {
    // Without a type the library aborts, and it may only be destroyed after it was started.
    let flags = Int32(TERMKEY_FLAG_UTF8) | Int32(TERMKEY_FLAG_NOSTART)
    termKey = termkey_new_abstract(terminalType ?? "dumb", flags)
    guard let termKey else { return }
    termkey_hook_terminfo_getstr(
      termKey,
      { name, value, _ in
        guard let name, let value else { return value }
        return isUsable(String(cString: name), String(cString: value)) ? value : nil
      }, nil)
    // An odd size would lose a byte whenever the library moves its buffer's content.
    _ = termkey_set_buffer_size(termKey, bufferSize)
    _ = termkey_start(termKey)
  }

  deinit {
    if let termKey { termkey_destroy(termKey) }
  }

  /// The key that a complete sequence stands for, or nil for none.
  package func key(for bytes: [UInt8]) -> KeyPress? {
    if let fixed = Self.fixedKey(for: bytes) { return fixed }
    return decoded(Self.rewritten(bytes)) ?? Self.rxvtKey(for: bytes)
  }

  private func decoded(_ bytes: [UInt8]) -> KeyPress? {
    guard let termKey, bytes.count <= 64 else { return nil }
    let accepted = bytes.withUnsafeBytes { raw in
      termkey_push_bytes(termKey, raw.bindMemory(to: CChar.self).baseAddress, raw.count)
    }
    var key = TermKeyKey()
    let isKey = accepted == bytes.count && termkey_getkey_force(termKey, &key) == TERMKEY_RES_KEY
    let isWhole = termkey_get_buffer_remaining(termKey) == bufferSize
    if !isWhole { discardRest(of: termKey) }
    return isKey && isWhole ? KeyPress(key) : nil
  }

  private func discardRest(of termKey: OpaquePointer) {
    var ignored = TermKeyKey()
    for _ in 0..<bufferSize {
      guard termkey_getkey_force(termKey, &ignored) == TERMKEY_RES_KEY else { return }
    }
  }

  /// The keys whose bytes terminal descriptions disagree about.
  private static func fixedKey(for bytes: [UInt8]) -> KeyPress? {
    guard let last = bytes.last, bytes.count <= 2, bytes.count == 1 || bytes[0] == 0x1B else {
      return nil
    }
    let modifiers: EventModifiers = bytes.count == 2 ? .option : []
    switch last {
    case 0x7F: return KeyPress(.delete, modifiers: modifiers)
    case 0x0A, 0x0D: return KeyPress(.return, modifiers: modifiers)
    default: return nil
    }
  }

  /// Turns `ESC O 5 P`, as old terminals send keys with modifiers, into `ESC [ 1 ; 5 P`.
  private static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstIndex(where: { $0 != 0x1B }), bytes[start] == UInt8(ascii: "O"),
      bytes.count > start + 2, let final = bytes.last
    else { return bytes }
    let parameters = bytes[(start + 1)..<(bytes.count - 1)]
    let modifier = parameters.split(separator: UInt8(ascii: ";")).last ?? []
    return bytes[..<start] + Array("[1;".utf8) + modifier + [final]
  }

  /// The keys that rxvt marks by their last byte: `$` Shift, `^` Ctrl, `@` both.
  private static func rxvtKey(for bytes: [UInt8]) -> KeyPress? {
    guard let start = bytes.firstIndex(where: { $0 != 0x1B }), bytes[start] == UInt8(ascii: "["),
      let number = Int(String(decoding: bytes[(start + 1)...].dropLast(), as: UTF8.self)),
      let key = KeyEquivalent(tildeNumber: number)
    else { return nil }
    var modifiers: EventModifiers = start > 1 ? .option : []
    switch bytes.last {
    case UInt8(ascii: "$"): modifiers.insert(.shift)
    case UInt8(ascii: "^"): modifiers.insert(.control)
    case UInt8(ascii: "@"): modifiers.formUnion([.shift, .control])
    default: return nil
    }
    return KeyPress(key, modifiers: modifiers)
  }
}

/// Whether a string of the terminal's description may name a key.
///
/// A mouse report is no key, strings with parameters shadow the keys with modifiers, and single
/// controls shadow the letters with Ctrl, except for the one that Backspace sends.
private func isUsable(_ name: String, _ value: String) -> Bool {
  if name == "key_mouse" || value.contains(";") { return false }
  return value.utf8.count > 1 || name == "key_backspace"
}
