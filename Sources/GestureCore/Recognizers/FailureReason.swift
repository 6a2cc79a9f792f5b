/// Why an attempt came to nothing, or was called off (S4.47). Reads as a sentence after "failed
/// because", and names the other side where there is one.
public enum FailureReason: Hashable, Sendable {
  /// The recognizer saw that this is not its gesture.
  case ownDecision
  /// The delegate answered no to `gestureRecognizerShouldBegin`.
  case deniedByDelegate
  /// A view that was hit answered no to `gestureRecognizerShouldBegin`.
  case deniedByView(String)
  /// Another recognizer won, and neither side allowed both.
  case excluded(by: RecognizerLabel)
  /// A recognizer that had to fail first recognized.
  case requirementRecognized(RecognizerLabel)
  /// The recognizer was switched off or cancelled by the host.
  case disabled
  /// The recognizer was taken off its view.
  case removed
  /// Its touches were cancelled.
  case touchesCancelled
  /// It tracked no touch and had asked for no wake, so it could not decide any more.
  case abandoned
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
    case .abandoned: "it tracked no touch, had asked for no wake, and so could not decide any more"
    }
  }
}

/// A recognizer's name and its view's, as logs and reasons show them.
public struct RecognizerLabel: Hashable, Sendable, CustomStringConvertible {
  /// Both names in one object: a label is handed to everyone who lost against a recognizer.
  private final class Names: Sendable {
    let name: String
    let view: String

    init(name: String, view: String) {
      self.name = name
      self.view = view
    }
  }

  private let names: Names

  public var name: String { names.name }
  /// The name of the recognizer's view; empty where it had none.
  public var view: String { names.view }

  public init(name: String, view: String) { names = Names(name: name, view: view) }

  /// Whether both are one object, not only of one wording.
  func isSame(as other: RecognizerLabel?) -> Bool { names === other?.names }

  public var description: String { view.isEmpty ? "'\(name)'" : "'\(name)' of view '\(view)'" }

  // By bytes, as elsewhere in the engine: comparing as text would need Unicode's tables.
  public static func == (left: RecognizerLabel, right: RecognizerLabel) -> Bool {
    left.names === right.names
      || left.name.hasSameBytes(as: right.name) && left.view.hasSameBytes(as: right.view)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    for byte in view.utf8 { hasher.combine(byte) }
  }
}
