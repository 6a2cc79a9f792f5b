extension Point: CustomStringConvertible {
  /// The coordinates with at most three decimals: "(12.5, 40)".
  public var description: String { "(\(x.text(decimals: 3)), \(y.text(decimals: 3)))" }

  /// The coordinates with at most one decimal, for sentences and logs.
  package var text: String { "(\(x.withOneDecimal), \(y.withOneDecimal))" }
}

extension Vector: CustomStringConvertible {
  /// The parts with at most three decimals: "(dx 12.5, dy -40)".
  public var description: String { "(dx \(dx.text(decimals: 3)), dy \(dy.text(decimals: 3)))" }
}

extension Size: CustomStringConvertible {
  /// The extent with at most three decimals: "120 × 80".
  public var description: String { "\(width.text(decimals: 3)) × \(height.text(decimals: 3))" }
}

extension Rect: CustomStringConvertible {
  /// The corner and the size: "(20, 20), 120 × 80".
  public var description: String { "\(origin), \(size)" }
}
