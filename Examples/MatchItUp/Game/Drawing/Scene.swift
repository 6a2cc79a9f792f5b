/// All that is to be seen at one moment, in points of the board; a face only has to draw it.
public struct Scene: Hashable, Sendable {
  /// The lines, the lowest first.
  public var marks: [Mark] = []
  public var labels: [Label] = []

  public init() {}
}
