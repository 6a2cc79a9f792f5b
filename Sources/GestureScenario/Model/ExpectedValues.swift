public import GestureCore

/// The figures that a recognizer offers inside one of its actions, in window coordinates.
public struct ExpectedValues: Hashable, Sendable {
  /// The recognizer's id.
  public var recognizer: String
  /// The state of the action in which the figures are read.
  public var state: GestureState
  /// The number of the action among the recognizer's actions with that state, counted from 1.
  /// Default: 1.
  public var occurrence = 1
  /// The figures by the names of the kind's readings: one number, or two for a point or a vector.
  /// Unit: that of the reading. Default: none is checked.
  public var figures: [String: [Double]] = [:]
  /// The recognizer that takes over from it (S15.12); nil where that is not checked.
  public var handedOverTo: String?
  /// The modifier keys that the recognizer reads; nil if they are not checked.
  public var modifiers: ModifierFlags?
  /// By how much each figure may differ. Unit: that of the figure. Default: ``usualTolerance``.
  public var within = Self.usualTolerance

  /// The tolerance where the file gives none, in the unit of the figure.
  public static let usualTolerance = 0.5

  /// The figures in the first action with a state; none are checked yet.
  public init(recognizer: String, state: GestureState) {
    self.recognizer = recognizer
    self.state = state
  }
}
