/// Why an attempt failed or was cancelled (S4.47). Its description reads as a sentence after
/// "failed because" and names the other side where there is one.
public enum FailureReason: Hashable, Sendable {
  /// The recognizer saw that this is not its gesture.
  case ownDecision
  /// The delegate answered no to `gestureRecognizerShouldBegin`.
  case deniedByDelegate
  /// A view that was hit answered no to `gestureRecognizerShouldBegin`.
  case deniedByView(String)
  /// Another recognizer won, and neither side allowed both.
  case excluded(by: RecognizerLabel)
  /// A recognizer that this one required to fail has recognized.
  case requirementRecognized(RecognizerLabel)
  /// The recognizer was disabled or cancelled by the host.
  case disabled
  /// The recognizer was removed from its view.
  case removed
  /// Its touches were cancelled.
  case touchesCancelled
  /// It tracked no touch and had no pending wake, so it could no longer decide.
  case abandoned
  /// A recognizer after which this one starts did not begin, or took no part (S15.2, S15.3).
  case prerequisiteFailed(RecognizerLabel)
}

extension FailureReason {
  /// The cases without what they carry.
  private enum Kind: String, CaseIterable {
    case ownDecision, deniedByDelegate, deniedByView, excluded, requirementRecognized, disabled
    case removed, touchesCancelled, abandoned, prerequisiteFailed
  }

  private var kind: Kind {
    switch self {
    case .ownDecision: .ownDecision
    case .deniedByDelegate: .deniedByDelegate
    case .deniedByView: .deniedByView
    case .excluded: .excluded
    case .requirementRecognized: .requirementRecognized
    case .disabled: .disabled
    case .removed: .removed
    case .touchesCancelled: .touchesCancelled
    case .abandoned: .abandoned
    case .prerequisiteFailed: .prerequisiteFailed
    }
  }

  /// The name of the case, as files and logs write it.
  public var word: String { kind.rawValue }

  /// The words of all cases.
  public static let words = Kind.allCases.map { $0.rawValue }
}

extension FailureReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .ownDecision: "it saw that this is not its gesture"
    case .deniedByDelegate: "its delegate said that it should not begin"
    case .deniedByView(let view): "view '\(view)' said that it should not begin"
    case .excluded(let winner): "\(winner) recognized first and neither side allowed both"
    case .requirementRecognized(let winner): "\(winner), which had to fail first, recognized"
    case .disabled: "it was disabled or cancelled from outside"
    case .removed: "it was removed from its view"
    case .touchesCancelled: "its touches were cancelled"
    case .prerequisiteFailed(let first): "\(first), after which it starts, had not begun"
    case .abandoned: "it tracked no touch, had asked for no wake, and so could not decide any more"
    }
  }
}
