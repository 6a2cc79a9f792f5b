public import GestureCore

/// What a recognizer reads inside one of its actions, in window coordinates. Nil for what is not
/// checked.
public struct ExpectedValues: Hashable, Sendable {
  public var recognizer: String
  public var state: GestureState
  /// The how-manieth action with that state is meant.
  public var occurrence = 1
  public var translation: Vector?
  public var location: Point?
  public var scale: Double?
  public var rotation: Double?
  public var velocity: Vector?
  public var center: Point?
  public var radius: Double?
  /// How far each figure may be off.
  public var within = Self.usualTolerance

  /// How far figures may be off where the file doesn't say.
  public static let usualTolerance = 0.5

  public init(recognizer: String, state: GestureState) {
    self.recognizer = recognizer
    self.state = state
  }
}
