import Foundation
public import StrokeModel
public import Testing

/// How much a test that searches or draws at random has to do.
///
/// A plain run of the tests has to be quick; with `GESTURES_THOROUGH=1` in the environment, the
/// same tests go deeper and through more seeds.
public enum Effort {
  public static let isThorough =
    ProcessInfo.processInfo.environment["GESTURES_THOROUGH"] == "1"

  /// One of two amounts: of seeds, of steps, of levels.
  public static func of<Amount>(_ usual: Amount, thorough: Amount) -> Amount {
    isThorough ? thorough : usual
  }
}

extension Trait where Self == ConditionTrait {
  /// A test that a debug build needs many seconds for.
  public static var thorough: Self {
    .enabled(if: Effort.isThorough, "long in a debug build: GESTURES_THOROUGH=1 requests it")
  }
}

extension SplitMix64 {
  /// Whether something happens that happens so many times in a hundred.
  public mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }
}
