import Synchronization

/// The process-wide table of hyperlink addresses, which a `CellStyle` names by number.
///
/// It only grows, and it holds at most 65,535 addresses; further ones get no link.
package enum LinkTable {
  /// The longest address that is accepted, in bytes.
  package static let longestAddress = 2048

  private struct State {
    var numbers: [String: UInt16] = [:]
    var addresses: [String] = [""]
  }

  private static let state = Mutex(State())

  /// Finds or makes the number of `address`, or 0 if it cannot be a link.
  ///
  /// An address must be printable ASCII without spaces, so that no control can hide in it.
  package static func number(of address: String) -> UInt16 {
    guard !address.isEmpty, address.utf8.count <= longestAddress,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return 0 }
    return state.withLock { state in
      if let known = state.numbers[address] { return known }
      guard let number = UInt16(exactly: state.addresses.count) else { return 0 }
      state.addresses.append(address)
      state.numbers[address] = number
      return number
    }
  }

  /// The address with that number; `nil` for 0 and for numbers never given out.
  package static func address(of number: UInt16) -> String? {
    guard number > 0 else { return nil }
    return state.withLock { state in
      Int(number) < state.addresses.count ? state.addresses[Int(number)] : nil
    }
  }
}
