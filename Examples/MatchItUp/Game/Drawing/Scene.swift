/// All lines and labels of the board at one moment, in points of the board.
public struct Scene: Hashable, Sendable {
  /// The lines in the order in which to draw them.
  public var marks: [Mark] = []
  /// The words, which stand over the lines.
  public var labels: [Label] = []

  /// An empty board.
  public init() {}
}
