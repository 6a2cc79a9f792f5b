import GestureCore
import GestureTrace

extension Shape<Bool> {
  static var flag: Self {
    Self(read: { node, _ throws(ScenarioError) in try node.flag() }, write: { .flag($0) })
  }
}

extension Shape<String> {
  static var string: Self { string("a string") }

  static func string(_ expected: String) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.string(expected) },
      write: { .string($0) })
  }

  /// One of some words.
  static func word(_ what: String, among words: [String]) -> Self {
    word(what, among: words, written: { $0 })
  }
}

extension Shape<Double> {
  static var number: Self { number("a number") }

  static func number(_ expected: String, in range: ClosedRange<Double> = -1e9...1e9) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.number(expected, in: range) },
      write: { .number($0) })
  }

  /// A moment in milliseconds.
  static func moment(from earliest: Double = 0) -> Self {
    number("milliseconds", in: earliest...1e12)
  }
}

extension Shape<Int> {
  /// Counted from 1.
  static var count: Self { wholeNumber("a whole number", in: 1...1e9) }

  static func wholeNumber(_ expected: String, in range: ClosedRange<Double>) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.wholeNumber(expected, in: range) },
      write: { .number(Double($0)) })
  }
}

// MARK: Words

extension Shape {
  /// One of some words, each with what it means.
  static func word(
    _ what: String, among choices: [(word: String, value: Value)],
    written word: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      read: { node, _ throws(ScenarioError) in try node.word(what, among: choices) },
      write: { .string(word($0)) })
  }

  /// One of some values, each with a word.
  static func word(
    _ what: String, among values: [Value], written word: @escaping @Sendable (Value) -> String
  ) -> Self {
    self.word(what, among: values.map { (word($0), $0) }, written: word)
  }
}

extension Shape where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's raw values.
  static func word(_ what: String) -> Self {
    word(what, among: Array(Value.allCases), written: { $0.rawValue })
  }
}

extension Shape<GestureState> {
  static var state: Self { word("state", among: GestureState.allCases, written: { $0.word }) }

  /// A state that actions are sent for.
  static var sentState: Self {
    word("state", among: GestureState.sentStates, written: { $0.word })
  }
}

extension Shape<TouchType> {
  static var touchType: Self {
    word("touch type", among: TouchType.allCases, written: { $0.word })
  }
}

extension GestureState {
  /// The states that actions are sent for.
  static let sentStates: [GestureState] = [.began, .changed, .ended, .cancelled]
}

extension TouchPhase {
  /// The phases that views and recognizers receive.
  static let told: [TouchPhase] = [.began, .moved, .ended, .cancelled]
}
