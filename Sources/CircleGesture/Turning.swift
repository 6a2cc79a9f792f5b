/// Measures of turns.
enum Turning {
  /// A full turn. Unit: radians.
  static var full: Double { 2 * Double.pi }
}
