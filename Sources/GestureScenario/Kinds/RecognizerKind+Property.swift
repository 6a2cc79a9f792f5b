public import GestureCore

extension RecognizerKind {
  /// A property that a file may set: its name, the form of its value, and how to get and set it.
  ///
  /// Use the form that fits the Swift property: ``number(_:_:isUpperBound:)`` for points,
  /// ``milliseconds(_:_:alsoCountsInPart:isUpperBound:)`` for a `Duration`, and so on. The
  /// recognizer itself diagnoses values that it doesn't accept (`misuse`).
  public struct Property: Sendable {
    /// The property's name, whose word is the key in files.
    public let name: PropertyName
    /// The property of this package's recognizers that means the same, by which rules and remedies
    /// go: its name, unless ``like(_:)`` says otherwise.
    package private(set) var role: PropertyName
    /// The form of the value in a file.
    public let form: Form
    /// Whether the recognizer also compares with a fraction of this limit. A change of the limit
    /// may then help although the reported figures are far from it.
    package let alsoCountsInPart: Bool
    /// Whether it says how much is allowed at most, and not how much is needed at least.
    package let isUpperBound: Bool
    /// Sets the property of a recognizer to a file's value; does nothing where it has no meaning.
    package let apply: @Sendable (RecognizerKind.PropertyValue, any GestureRecognizer) -> Void
    /// What a file would have to say for the recognizer's present value; nil for a recognizer of
    /// another type.
    package let read: @Sendable (any GestureRecognizer) -> RecognizerKind.PropertyValue?

    /// The form of a value in a file.
    public enum Form: Hashable, Sendable {
      /// A number of points, or a ratio.
      case number
      /// A number without a fraction, such as a number of fingers.
      case wholeNumber
      /// A `Duration`, as a number of milliseconds.
      case milliseconds
      /// The same, or null.
      case millisecondsOrNull
      /// True or false.
      case flag
      /// One of some words.
      case word([String])
      /// A list of some words.
      case words([String])
    }

    /// A property with its own conversion between file and Swift.
    ///
    /// - Parameters:
    ///   - name: the property's name, whose word is the key in files.
    ///   - form: the form of its value in files.
    ///   - property: the key path of the Swift property.
    ///   - alsoCountsInPart: whether the recognizer also compares with a fraction of this limit.
    ///   - isUpperBound: whether it says how much is allowed at most, as `allowableMovement` does:
    ///     a remedy that makes it smaller refuses what users do as usual.
    ///   - value: converts a file's value to Swift; nil where that is impossible.
    ///   - fileValue: converts a Swift value to the file's.
    public init<Recognizer: GestureRecognizer & SendableMetatype, Value>(
      _ name: PropertyName, _ form: Form, _ property: Path<Recognizer, Value>,
      alsoCountsInPart: Bool = false, isUpperBound: Bool = false,
      value: @escaping @Sendable (RecognizerKind.PropertyValue) -> Value?,
      fileValue: @escaping @Sendable (Value) -> RecognizerKind.PropertyValue
    ) {
      self.name = name
      role = name
      self.form = form
      self.alsoCountsInPart = alsoCountsInPart
      self.isUpperBound = isUpperBound
      apply = { given, recognizer in
        if let value = value(given) { (recognizer as? Recognizer)?[keyPath: property] = value }
      }
      read = { recognizer in
        (recognizer as? Recognizer).map { fileValue($0[keyPath: property]) }
      }
    }

    /// A key path to a property.
    public typealias Path<Recognizer, Value> =
      any ReferenceWritableKeyPath<Recognizer, Value> & Sendable
  }
}

extension RecognizerKind.Property {
  /// The property as one that means the same as a property of this package's recognizers, though it
  /// has a name of its own. Remedies then try other values of it, and tell what they cost, as they
  /// do with that one.
  ///
  /// ```swift
  /// let holdTime = RecognizerKind.Property.milliseconds(
  ///   "holdTime", \LongPressGestureRecognizer.minimumPressDuration
  /// ).like(.minimumPressDuration)
  /// ```
  ///
  /// - Parameter property: a property of the same form and unit.
  public func like(_ property: PropertyName) -> Self {
    var copy = self
    copy.role = property
    return copy
  }

  /// A number of points, or a ratio.
  ///
  /// - Parameters:
  ///   - name: the property's name, whose word is the key in files.
  ///   - property: the key path of the Swift property.
  ///   - isUpperBound: whether it says how much is allowed at most. Default: false.
  public static func number<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, _ property: Path<Recognizer, Double>, isUpperBound: Bool = false
  ) -> Self {
    Self(name, .number, property, isUpperBound: isUpperBound) {
      $0.number
    } fileValue: {
      .number($0)
    }
  }

  /// A whole number.
  ///
  /// - Parameters:
  ///   - name: the property's name, whose word is the key in files.
  ///   - property: the key path of the Swift property.
  ///   - isUpperBound: whether it says how much is allowed at most. Default: false.
  public static func wholeNumber<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, _ property: Path<Recognizer, Int>, isUpperBound: Bool = false
  ) -> Self {
    Self(name, .wholeNumber, property, isUpperBound: isUpperBound) { value in
      value.number.flatMap { Int(exactly: $0) }
    } fileValue: {
      .number(Double($0))
    }
  }

  /// A duration, in milliseconds.
  ///
  /// - Parameters:
  ///   - name: the property's name, whose word is the key in files.
  ///   - property: the key path of the Swift property.
  ///   - alsoCountsInPart: whether the recognizer also compares with a fraction of this limit.
  ///     Default: false.
  ///   - isUpperBound: whether it says how much is allowed at most. Default: false.
  public static func milliseconds<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, _ property: Path<Recognizer, Duration>, alsoCountsInPart: Bool = false,
    isUpperBound: Bool = false
  ) -> Self {
    Self(
      name, .milliseconds, property, alsoCountsInPart: alsoCountsInPart, isUpperBound: isUpperBound
    ) { value in
      value.number.map { Duration(wholeNanosecondsOf: $0) }
    } fileValue: {
      .number(Double($0.wholeNanoseconds) / 1_000_000)
    }
  }

  /// A duration in milliseconds, or null for none.
  public static func milliseconds<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, orNull property: Path<Recognizer, Duration?>
  ) -> Self {
    Self(name, .millisecondsOrNull, property) { value -> Duration?? in
      if case .none = value { return .some(nil) }
      return value.number.map { Duration(wholeNanosecondsOf: $0) }
    } fileValue: { duration in
      duration.map { .number(Double($0.wholeNanoseconds) / 1_000_000) }
        ?? RecognizerKind.PropertyValue.none
    }
  }

  /// A mask of buttons, as a number.
  public static func buttons<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, _ property: Path<Recognizer, ButtonMask>
  ) -> Self {
    Self(name, .wholeNumber, property) { value in
      value.number.flatMap { Int(exactly: $0) }.map { ButtonMask(rawValue: $0) }
    } fileValue: { mask in
      .number(Double(mask.rawValue))
    }
  }

  /// True or false.
  public static func flag<Recognizer: GestureRecognizer & SendableMetatype>(
    _ name: PropertyName, _ property: Path<Recognizer, Bool>
  ) -> Self {
    Self(name, .flag, property) { value in
      guard case .flag(let flag) = value else { return nil }
      return flag
    } fileValue: {
      .flag($0)
    }
  }

  /// An enumeration, whose raw values are the words.
  public static func word<Recognizer: GestureRecognizer & SendableMetatype, Value>(
    _ name: PropertyName, _ property: Path<Recognizer, Value>
  ) -> Self
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    Self(name, .word(Value.allCases.map(\.rawValue)), property) { value in
      guard case .word(let word) = value else { return nil }
      return Value(rawValue: word)
    } fileValue: {
      .word($0.rawValue)
    }
  }

  /// A set of options, each with its word.
  public static func words<
    Recognizer: GestureRecognizer & SendableMetatype, Options: OptionSet & Sendable
  >(
    _ name: PropertyName, _ property: Path<Recognizer, Options>,
    _ options: [(word: String, option: Options)]
  ) -> Self where Options.Element == Options {
    Self(name, .words(options.map(\.word)), property) { value in
      guard case .words(let words) = value else { return nil }
      var set: Options = []
      for option in options where words.contains(option.word) { set.formUnion(option.option) }
      return set
    } fileValue: { set in
      .words(options.filter { set.isSuperset(of: $0.option) }.map(\.word))
    }
  }
}

extension RecognizerKind.PropertyValue {
  /// The number; nil for a value of another form.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
