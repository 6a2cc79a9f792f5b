import GestureCore

/// A property that a file may set.
struct RecognizerProperty: Sendable {
  /// The property's Swift name.
  let name: String
  let type: PropertyType
  let apply: @Sendable (PropertyValue, any GestureRecognizer) -> Void

  /// What a file has to give for it.
  enum PropertyType: Sendable {
    case number
    case wholeNumber
    case milliseconds
    case flag
    case word([String])
    case words([String])
  }
}

/// Where a property is found.
typealias PropertyPath<Recognizer, Value> =
  any ReferenceWritableKeyPath<Recognizer, Value> & Sendable

extension RecognizerProperty {
  static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Double>
  ) -> RecognizerProperty {
    RecognizerProperty(name: name, type: .number) { value, recognizer in
      guard case .number(let number) = value else { return }
      (recognizer as? Recognizer)?[keyPath: property] = number
    }
  }

  static func wholeNumber<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Int>
  ) -> RecognizerProperty {
    RecognizerProperty(name: name, type: .wholeNumber) { value, recognizer in
      guard case .number(let number) = value, let whole = Int(exactly: number) else { return }
      (recognizer as? Recognizer)?[keyPath: property] = whole
    }
  }

  static func milliseconds<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Duration>
  ) -> RecognizerProperty {
    RecognizerProperty(name: name, type: .milliseconds) { value, recognizer in
      guard case .number(let number) = value else { return }
      (recognizer as? Recognizer)?[keyPath: property] = .milliseconds(number)
    }
  }

  static func flag<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: String, _ property: PropertyPath<Recognizer, Bool>
  ) -> RecognizerProperty {
    RecognizerProperty(name: name, type: .flag) { value, recognizer in
      guard case .flag(let flag) = value else { return }
      (recognizer as? Recognizer)?[keyPath: property] = flag
    }
  }

  /// A property of an enumeration whose cases bear the words as raw values.
  static func word<Recognizer: GestureRecognizer & SendableMetatype, Value>(
    _ name: String, _ property: PropertyPath<Recognizer, Value>
  ) -> RecognizerProperty
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    return RecognizerProperty(name: name, type: .word(words)) { value, recognizer in
      guard case .word(let word) = value, let choice = Value(rawValue: word) else { return }
      (recognizer as? Recognizer)?[keyPath: property] = choice
    }
  }

  /// A property that is a set of options, each with its word.
  static func words<
    Recognizer: GestureRecognizer & SendableMetatype, Options: OptionSet & Sendable
  >(
    _ name: String, _ property: PropertyPath<Recognizer, Options>,
    _ options: [(word: String, option: Options)]
  ) -> RecognizerProperty where Options.Element == Options {
    RecognizerProperty(name: name, type: .words(options.map(\.word))) { value, recognizer in
      guard case .words(let words) = value else { return }
      var set: Options = []
      for option in options where words.contains(option.word) { set.formUnion(option.option) }
      (recognizer as? Recognizer)?[keyPath: property] = set
    }
  }
}
