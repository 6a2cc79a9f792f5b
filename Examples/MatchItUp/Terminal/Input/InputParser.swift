/// Reads the bytes of a terminal: bytes in, in pieces of any length, what they mean out.
///
/// It has no clock. Whether an escape byte is the escape key or the start of a sequence shows only
/// by what follows; if ``isWaitingAfterEscape`` stays true for a while, call ``giveUpWaiting()``.
struct InputParser {
  private enum State {
    case ground
    case escape
    /// A control sequence, from its escape byte on.
    case control([UInt8])
    /// A string that the terminal sends unasked, up to its terminator.
    case string([UInt8])
    /// A function key in its short form, one byte before its end.
    case function
    /// A character of several bytes.
    case character([UInt8], length: Int)
  }

  private var state = State.ground

  /// No sequence that means anything is longer; noise doesn't pile up.
  private static let longestSequence = 256

  var isWaitingAfterEscape: Bool {
    if case .escape = state { true } else { false }
  }

  mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    bytes.flatMap { read($0) }
  }

  /// Takes a lone escape byte as the escape key.
  mutating func giveUpWaiting() -> [TerminalInput] {
    guard isWaitingAfterEscape else { return [] }
    state = .ground
    return [.escape]
  }

  private mutating func read(_ byte: UInt8) -> [TerminalInput] {
    switch state {
    case .ground: return start(with: byte)
    case .escape: return continueEscape(with: byte)
    case .control(let bytes): return continueControl(bytes, with: byte)
    case .string(let bytes): return continueString(bytes, with: byte)
    case .function:
      state = .ground
      return [.unknown([0x1B, 0x4F, byte])]
    case .character(let bytes, let length):
      return continueCharacter(bytes, length: length, with: byte)
    }
  }

  private mutating func start(with byte: UInt8) -> [TerminalInput] {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape
      return []
    case 0x00..<0x20, 0x7F: return [.control(byte)]
    case 0x20..<0x7F: return [.character(Character(Unicode.Scalar(byte)))]
    default: return startCharacter(with: byte)
    }
  }

  private mutating func continueEscape(with byte: UInt8) -> [TerminalInput] {
    switch byte {
    case UInt8(ascii: "["): state = .control([0x1B, byte])
    case UInt8(ascii: "O"): state = .function
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string([0x1B, byte])
    case 0x00..<0x20: return [.escape] + start(with: byte)
    default:
      state = .ground
      return [.unknown([0x1B, byte])]
    }
    return []
  }

  private mutating func continueControl(_ bytes: [UInt8], with byte: UInt8) -> [TerminalInput] {
    switch byte {
    case 0x20...0x3F where bytes.count < InputParser.longestSequence:
      state = .control(bytes + [byte])
      return []
    case 0x40...0x7E:
      state = .ground
      return [TerminalInput(controlSequence: bytes + [byte])]
    default:
      return [.unknown(bytes)] + start(with: byte)
    }
  }

  /// A string ends with the bell, or with an escape byte and a backslash; that backslash comes in
  /// as an unknown sequence of its own, which does no harm.
  private mutating func continueString(_ bytes: [UInt8], with byte: UInt8) -> [TerminalInput] {
    let ends = byte == 0x07 || byte == 0x1B || bytes.count >= InputParser.longestSequence
    state = byte == 0x1B ? .escape : ends ? .ground : .string(bytes + [byte])
    return ends ? [.unknown(bytes)] : []
  }
}

extension InputParser {
  private mutating func startCharacter(with byte: UInt8) -> [TerminalInput] {
    switch byte {
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: return [.unknown([byte])]
    }
    return []
  }

  private mutating func continueCharacter(
    _ bytes: [UInt8], length: Int, with byte: UInt8
  ) -> [TerminalInput] {
    guard (0x80...0xBF).contains(byte) else { return [.unknown(bytes)] + start(with: byte) }
    let all = bytes + [byte]
    guard all.count == length else {
      state = .character(all, length: length)
      return []
    }
    state = .ground
    guard let text = String(validating: all, as: UTF8.self), let only = text.first else {
      return [.unknown(all)]
    }
    return [.character(only)]
  }
}
