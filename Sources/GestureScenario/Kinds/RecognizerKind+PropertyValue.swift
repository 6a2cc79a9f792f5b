extension RecognizerKind {
  /// The value of a recognizer's property, as it stands in a file: durations in milliseconds.
  public enum PropertyValue: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case word(String)
    case words([String])
    /// Null: there is none.
    case none
  }
}
