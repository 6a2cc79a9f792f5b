extension RecognizerKind {
  /// The value of a recognizer's property, as it stands in a file: durations in milliseconds.
  public enum PropertyValue: Hashable, Sendable {
    /// A number, in points, milliseconds or without a unit, as the property's form says.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// One word, such as an axis.
    case word(String)
    /// Several words, such as the edges of a window.
    case words([String])
    /// Null: the property has no value.
    case none
  }
}
