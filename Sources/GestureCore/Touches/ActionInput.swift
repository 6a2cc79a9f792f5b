/// A semantic action: a keyboard, a switch or a screen reader does what a finger would (S15.19).
///
/// ```swift
/// dispatcher.send(InputEvent(at: now, .action(.activate, on: card)))
/// ```
public struct ActionInput: Hashable, Sendable {
  /// What is to be done.
  public var name: ActionName
  /// The view on which the action is done, which has to be alive when the event is handled.
  public var view: ObjectIdentifier
  /// For a recognizer: the middle of the view, in window coordinates. A host leaves it at nil.
  public var location: Point?

  /// An action on a view. Only the view's identity is kept.
  public init(_ name: ActionName, on view: View) {
    self.name = name
    self.view = ObjectIdentifier(view)
  }
}

/// The name of a semantic action; any text may be one.
public struct ActionName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as text, such as "activate".
  public let rawValue: String

  /// A name of any text; a literal does as well.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral rawValue: String) { self.init(rawValue) }

  /// What a tap does.
  public static let activate = ActionName("activate")
  /// To raise a value by a step; for recognizers and views that have a use for it.
  public static let increment = ActionName("increment")
  /// To lower a value by a step; for recognizers and views that have a use for it.
  public static let decrement = ActionName("decrement")
  /// To leave or to dismiss.
  public static let escape = ActionName("escape")

  // By bytes, as elsewhere in the engine: comparing as text would need Unicode's tables.
  public static func == (left: ActionName, right: ActionName) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
  }
}

extension IndirectInput {
  /// A semantic action on a view.
  public static func action(_ name: ActionName, on view: View) -> IndirectInput {
    .action(ActionInput(name, on: view))
  }
}
