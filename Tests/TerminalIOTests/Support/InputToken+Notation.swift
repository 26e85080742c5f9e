import InputEvents

@testable import TerminalIO

extension InputToken {
  /// Tokens in the notation of `input.tsv`, on its screen of 200 by 60 cells.
  static func notation(of tokens: [InputToken]) -> String {
    var parts: [String] = []
    var text = ""
    for token in tokens {
      if case .text(let scalar) = token {
        text.unicodeScalars.append(scalar)
        continue
      }
      if !text.isEmpty { parts.append("text:" + text) }
      text = ""
      parts.append(token.notation)
    }
    if !text.isEmpty { parts.append("text:" + text) }
    return parts.joined(separator: " ")
  }

  private var notation: String {
    switch self {
    case .text(let scalar): "text:\(scalar)"
    case .paste(let text): "paste:'" + text.replacing("\n", with: "\\n") + "'"
    case .mouse(let event): Self.notation(of: event.clamped(columns: 200, rows: 60))
    case .mouseX10(let button, let column, let row): "mouse-x10:\(button),\(column),\(row)"
    case .focus(let isFocused): isFocused ? "focus:in" : "focus:out"
    case .report(let report): Self.notation(of: report)
    case .escape: "key:escape"
    case .alt(let scalar): "key:alt+\(scalar)"
    case .kittyKey(let key): Self.notation(of: key)
    case .legacyKey(let bytes): "LEGACY:" + bytes.map(hexadecimal).joined()
    }
  }

  private static func notation(of event: MouseEvent) -> String {
    let place = "@\(event.x),\(event.y)"
    let action =
      switch event.kind {
      case .press(let button): "press:" + name(of: button)
      case .release(let button): "release:" + name(of: button)
      case .drag(let button): "drag:" + name(of: button)
      case .move: "move"
      case .wheel(let dx, let dy):
        "wheel:" + (dy < 0 ? "up" : dy > 0 ? "down" : dx < 0 ? "left" : "right")
      }
    let names: [(EventModifiers, String)] = [
      (.shift, "+shift"), (.option, "+alt"), (.control, "+ctrl"),
    ]
    return action + place + names.filter { event.modifiers.contains($0.0) }.map(\.1).joined()
  }

  private static func name(of button: MouseButton) -> String {
    switch button {
    case .left: "L"
    case .middle: "M"
    case .right: "R"
    case .other(let number): "b\(number)"
    }
  }

  private static func notation(of report: TerminalReport) -> String {
    switch report {
    case .cursorPosition(let row, let column): "cpr:\(row),\(column)"
    case .mode(let mode, let isPrivate, let state): "decrpm:\(isPrivate ? "?" : "")\(mode)=\(state)"
    case .deviceAttributes(let text): "da:" + text
    case .windowOperation(let text): "winop:" + text
    case .deviceStatus(let text): "dsr:" + text
    case .keyboardFlags(let flags): "kitty-flags:\(flags)"
    case .string(let kind, let text): kind.rawValue + ":" + text
    case .unrecognized(let text): "csi-ignored:" + text
    }
  }

  private static func notation(of key: KittyKey) -> String {
    let name =
      key.final == UInt8(ascii: "u")
      ? "U+" + hexadecimal(key.code, digits: 4)
      : "\(key.code)\(Character(Unicode.Scalar(key.final)))"
    let phase = key.phase == .up ? "release" : key.phase == .repeat ? "repeat" : "press"
    var parts = ["kitty:" + name, "mods=\(key.modifiers)", phase]
    if let shifted = key.shifted {
      parts.append("shifted=U+" + hexadecimal(shifted.value, digits: 4))
    }
    if let base = key.base { parts.append("base=U+" + hexadecimal(base.value, digits: 4)) }
    if !key.text.isEmpty { parts.append("text=" + key.text) }
    return parts.joined(separator: " ")
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16)
  return byte < 16 ? "0" + text : text
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}
