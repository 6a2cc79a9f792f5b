import GestureCore

extension FailureReason {
  /// The reason in one word, the name of its case.
  var word: String {
    switch self {
    case .ownDecision: "ownDecision"
    case .deniedByDelegate: "deniedByDelegate"
    case .deniedByView: "deniedByView"
    case .excluded: "excluded"
    case .requirementRecognized: "requirementRecognized"
    case .disabled: "disabled"
    case .removed: "removed"
    case .touchesCancelled: "touchesCancelled"
    case .abandoned: "abandoned"
    }
  }

  /// All reasons' words.
  static let words = [
    "ownDecision", "deniedByDelegate", "deniedByView", "excluded", "requirementRecognized",
    "disabled", "removed", "touchesCancelled", "abandoned",
  ]
}
