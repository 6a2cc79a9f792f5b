/// The extent of a rectangle, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// An extent of this many points each way; negative numbers are kept as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
