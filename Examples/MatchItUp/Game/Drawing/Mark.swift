/// A shape and the ink to draw it in.
public struct Mark: Hashable, Sendable {
  public var shape: Shape
  public var ink: Ink

  public init(_ shape: Shape, _ ink: Ink) {
    self.shape = shape
    self.ink = ink
  }
}
