import GestureCore
import GestureTrace

extension Shape<Bool> {
  static var flag: Self {
    Self { node, _ throws(ScenarioError) in
      try node.flag()
    } write: {
      .flag($0)
    }
  }
}

extension Shape<String> {
  static var string: Self { string("a string") }

  static func string(_ expected: String) -> Self {
    Self { node, _ throws(ScenarioError) in
      try node.string(expected)
    } write: {
      .string($0)
    }
  }

  /// One of some words.
  static func word(_ what: String, among words: [String]) -> Self {
    word(what, among: words, written: { $0 })
  }
}

extension Shape<Double> {
  static var number: Self { number("a number") }

  static func number(_ expected: String, in range: ClosedRange<Double> = -1e9...1e9) -> Self {
    Self { node, _ throws(ScenarioError) in
      try node.number(expected, in: range)
    } write: {
      .number($0)
    }
  }

  /// A moment in milliseconds.
  static func moment(from earliest: Double = 0) -> Self {
    number("milliseconds", in: earliest...1e12)
  }
}

extension Shape<Int> {
  static func wholeNumber(
    _ expected: String = "a whole number", in range: ClosedRange<Double>
  ) -> Self {
    Self { node, _ throws(ScenarioError) in
      try node.wholeNumber(expected, in: range)
    } write: {
      .number(Double($0))
    }
  }
}

// MARK: Words

extension Shape {
  /// One of some values, each with a word.
  static func word(
    _ what: String, among values: [Value], written word: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self { node, _ throws(ScenarioError) in
      try node.word(what, among: values.map { (word($0), $0) })
    } write: {
      .string(word($0))
    }
  }
}

extension Shape where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's raw values.
  static func word(_ what: String) -> Self {
    word(what, among: Array(Value.allCases), written: { $0.rawValue })
  }
}

extension Shape<GestureState> {
  static func state(among states: [GestureState] = GestureState.allCases) -> Self {
    word("state", among: states, written: { $0.word })
  }

  /// A state that actions are sent for.
  static var sentState: Self { state(among: GestureState.sentStates) }
}

extension Shape<TouchType> {
  static var touchType: Self {
    word("touch type", among: TouchType.allCases) { type in
      switch type {
      case .direct: "direct"
      case .pencil: "pencil"
      case .indirect: "indirect"
      case .mouse: "mouse"
      }
    }
  }
}

extension GestureState {
  /// The states that actions are sent for.
  static let sentStates: [GestureState] = [.began, .changed, .ended, .cancelled]
}

extension TouchPhase {
  /// The phases that views and recognizers are told of.
  static let told: [TouchPhase] = [.began, .moved, .ended, .cancelled]
}
