/// A shape and the ink to draw it in.
public struct Mark: Hashable, Sendable {
  /// What to draw.
  public var shape: Shape
  /// The ink in which to draw it.
  public var ink: Ink

  /// A shape in an ink.
  public init(_ shape: Shape, _ ink: Ink) {
    self.shape = shape
    self.ink = ink
  }
}
