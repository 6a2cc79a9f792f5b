/// Parses the bytes that a terminal sends, in pieces of any length: keys, the mouse, and answers.
///
/// An escape byte is the escape key or the start of a sequence; only the next byte shows which.
/// That byte in turn may be the start of a longer sequence or a key that was pressed together with
/// Alt. The parser has no clock: if ``isWaitingAfterEscape`` stays true for a while, call
/// ``stopWaiting()``.
public struct TerminalParser: Sendable {
  private enum State: Sendable {
    /// Between inputs.
    case idle
    case escape
    /// A control sequence: its bytes so far.
    case control([UInt8])
    /// A string from the terminal, such as an unrequested reply: its bytes so far.
    case string([UInt8])
    /// A function key in its short form, which lacks one byte so far.
    case function
    /// A character of several bytes: those so far, and how many it has.
    case character([UInt8], length: Int)
  }

  private var state = State.idle

  /// Longer than any valid sequence. Bounds the memory that garbage can use. Unit: bytes.
  private static let longestSequence = 256

  /// A parser between inputs.
  public init() {}

  /// Whether only time can tell what the last bytes were: an escape byte alone, one with the first
  /// byte of a longer sequence, or a string without its end.
  public var isWaitingAfterEscape: Bool {
    switch state {
    case .escape, .function, .string: true
    case .control(let bytes): bytes.count == 2
    case .idle, .character: false
    }
  }

  /// Returns the inputs that the bytes complete.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    bytes.flatMap { read($0) }
  }

  /// Decides that nothing more belongs to the last bytes: an escape byte without a successor is the
  /// escape key, and any other input that ``isWaitingAfterEscape`` is about is unknown.
  public mutating func stopWaiting() -> [TerminalInput] {
    guard isWaitingAfterEscape else { return [] }
    defer { state = .idle }
    switch state {
    case .escape: return [.escape]
    case .function: return [.unknown([0x1B, 0x4F])]
    case .control(let bytes), .string(let bytes): return [.unknown(bytes)]
    case .idle, .character: return []
    }
  }

  private mutating func read(_ byte: UInt8) -> [TerminalInput] {
    switch state {
    case .idle: return start(with: byte)
    case .escape: return continueEscape(with: byte)
    case .control(let bytes): return continueControl(bytes, with: byte)
    case .string(let bytes): return continueString(bytes, with: byte)
    case .function:
      guard byte >= 0x20 else { return [.unknown([0x1B, 0x4F])] + start(with: byte) }
      state = .idle
      return [.unknown([0x1B, 0x4F, byte])]
    case .character(let bytes, let length):
      return continueCharacter(bytes, length: length, with: byte)
    }
  }

  private mutating func start(with byte: UInt8) -> [TerminalInput] {
    state = .idle
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
      state = .idle
      return [.unknown([0x1B, byte])]
    }
    return []
  }

  private mutating func continueControl(_ bytes: [UInt8], with byte: UInt8) -> [TerminalInput] {
    switch byte {
    case 0x20...0x3F where bytes.count < TerminalParser.longestSequence:
      state = .control(bytes + [byte])
      return []
    case 0x40...0x7E:
      state = .idle
      return [TerminalInput(controlSequence: bytes + [byte])]
    default:
      return [.unknown(bytes)] + start(with: byte)
    }
  }

  /// A string ends with a bell, or with an escape byte and a backslash. These two bytes are then
  /// parsed as an unknown sequence of their own, which has no effect. A control character is in no
  /// string: it is a key, as Ctrl-C is.
  private mutating func continueString(_ bytes: [UInt8], with byte: UInt8) -> [TerminalInput] {
    switch byte {
    case 0x07: state = .idle
    case 0x00..<0x20: return [.unknown(bytes)] + start(with: byte)
    default:
      guard bytes.count >= TerminalParser.longestSequence else {
        state = .string(bytes + [byte])
        return []
      }
      state = .idle
    }
    return [.unknown(bytes)]
  }
}

extension TerminalParser {
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
    state = .idle
    guard let text = String(validating: all, as: UTF8.self), let only = text.first else {
      return [.unknown(all)]
    }
    return [.character(only)]
  }
}
