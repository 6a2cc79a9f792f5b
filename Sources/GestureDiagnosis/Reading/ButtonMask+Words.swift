import GestureCore
import GestureTrace

extension ButtonMask {
  /// The numbers of its buttons, from 1 on, as words.
  package var buttonNumbers: [String] {
    (0..<Int.bitWidth - 1).filter { rawValue & 1 << $0 != 0 }.map { "\($0 + 1)" }
  }

  /// "button 2", "buttons 1 and 2", "no button".
  var asButtons: String {
    let numbers = buttonNumbers
    guard let first = numbers.first else { return "no button" }
    return numbers.count == 1 ? "button \(first)" : "buttons \(numbers.joinedAsList)"
  }
}
