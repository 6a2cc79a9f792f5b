public import GestureCore

/// A stroke as a device would report it.
public struct DrawnStroke: Sendable {
  /// What the hand set out to draw.
  public var figure: Figure
  /// Where the finger was, first to last. Unit: points.
  public var points: [Point]
  /// When it was there, from the touch-down on. Unit: milliseconds.
  public var milliseconds: [Double]

  /// Makes a stroke; `points` and `milliseconds` are equally long.
  public init(figure: Figure, points: [Point], milliseconds: [Double]) {
    self.figure = figure
    self.points = points
    self.milliseconds = milliseconds
  }
}
