import GestureScenario

extension RecognizerKind.PropertyValue {
  /// The words of a value of several words; nil for any other value.
  var words: [String]? { if case .words(let words) = self { words } else { nil } }
}
