public import GestureCore

/// The figures that a recognizer offers inside one of its actions, in window coordinates.
public struct ExpectedValues: Hashable, Sendable {
  public var recognizer: String
  public var state: GestureState
  /// Which of the recognizer's actions with that state is meant, the first being 1.
  public var occurrence = 1
  /// The figures by the names of the kind's readings: one number, or two for a point or a vector.
  public var figures: [String: [Double]] = [:]
  /// How far each figure may be off.
  public var within = Self.usualTolerance

  /// How far figures may be off where the file doesn't say.
  public static let usualTolerance = 0.5

  public init(recognizer: String, state: GestureState) {
    self.recognizer = recognizer
    self.state = state
  }
}
