import GestureCore

/// A property that a file may set.
struct RecognizerProperty: Sendable {
  /// The property's Swift name.
  let name: String
  let type: PropertyType
  let apply: @Sendable (PropertyValue, any GestureRecognizer) -> Void
  /// What a file would have to give for the recognizer's present value; nil for one of another
  /// kind.
  let read: @Sendable (any GestureRecognizer) -> PropertyValue?

  /// What a file has to give for it.
  enum PropertyType: Sendable {
    case number
    case wholeNumber
    case milliseconds
    case flag
    case word([String])
    case words([String])
  }

  /// - Parameters:
  ///   - value: what a file's value means; nil where it means nothing.
  ///   - reading: how a file gives a value.
  init<Recognizer: GestureRecognizer & SendableMetatype, Value>(
    _ name: String, _ type: PropertyType, _ property: PropertyPath<Recognizer, Value>,
    value: @escaping @Sendable (PropertyValue) -> Value?,
    reading: @escaping @Sendable (Value) -> PropertyValue
  ) {
    self.name = name
    self.type = type
    apply = { given, recognizer in
      if let value = value(given) { (recognizer as? Recognizer)?[keyPath: property] = value }
    }
    read = { recognizer in
      (recognizer as? Recognizer).map { reading($0[keyPath: property]) }
    }
  }
}

/// Where a property is found.
typealias PropertyPath<Recognizer, Value> =
  any ReferenceWritableKeyPath<Recognizer, Value> & Sendable

extension RecognizerProperty {
  static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Double>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .number, property) { value in
      guard case .number(let number) = value else { return nil }
      return number
    } reading: {
      .number($0)
    }
  }

  static func wholeNumber<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Int>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .wholeNumber, property) { value in
      guard case .number(let number) = value else { return nil }
      return Int(exactly: number)
    } reading: {
      .number(Double($0))
    }
  }

  static func milliseconds<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Duration>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .milliseconds, property) { value in
      guard case .number(let number) = value else { return nil }
      return .nanoseconds(Int64((number * 1_000_000).rounded()))
    } reading: {
      .number(Double($0.wholeNanoseconds) / 1_000_000)
    }
  }

  static func flag<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Bool>
  ) -> RecognizerProperty {
    RecognizerProperty(name, .flag, property) { value in
      guard case .flag(let flag) = value else { return nil }
      return flag
    } reading: {
      .flag($0)
    }
  }

  /// A property of an enumeration whose cases bear the words as raw values.
  static func word<Recognizer: GestureRecognizer & SendableMetatype, Value>(
    _ name: String, _ property: PropertyPath<Recognizer, Value>
  ) -> RecognizerProperty
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    return RecognizerProperty(name, .word(words), property) { value in
      guard case .word(let word) = value else { return nil }
      return Value(rawValue: word)
    } reading: {
      .word($0.rawValue)
    }
  }

  /// A property that is a set of options, each with its word.
  static func words<
    Recognizer: GestureRecognizer & SendableMetatype, Options: OptionSet & Sendable
  >(
    _ name: String, _ property: PropertyPath<Recognizer, Options>,
    _ options: [(word: String, option: Options)]
  ) -> RecognizerProperty where Options.Element == Options {
    RecognizerProperty(name, .words(options.map(\.word)), property) { value in
      guard case .words(let words) = value else { return nil }
      var set: Options = []
      for option in options where words.contains(option.word) { set.formUnion(option.option) }
      return set
    } reading: { set in
      .words(options.filter { set.isSuperset(of: $0.option) }.map(\.word))
    }
  }
}
