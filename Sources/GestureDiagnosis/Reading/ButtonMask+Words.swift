import GestureCore

extension ButtonMask {
  /// The numbers of its buttons, from 1 on, as words.
  var buttonNumbers: [String] {
    (0..<Int.bitWidth - 1).filter { rawValue & 1 << $0 != 0 }.map { "\($0 + 1)" }
  }
}
