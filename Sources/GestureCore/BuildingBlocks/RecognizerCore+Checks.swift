// Checks for recognizer properties: invalid values are diagnosed and replaced.
extension RecognizerCore {
  /// A count that has to be at least 1; less is diagnosed and counts as 1.
  public func atLeastOne(_ value: Int, _ property: StaticString) -> Int {
    if value < 1 {
      diagnose(
        .misuse("\(property.description) has to be at least 1, not \(value): it counts as 1"))
    }
    return max(value, 1)
  }

  /// A count that can't be negative; one that is, is diagnosed and counts as 0.
  public func atLeastZero(_ value: Int, _ property: StaticString) -> Int {
    if value < 0 {
      diagnose(
        .misuse("\(property.description) has to be at least 0, not \(value): it counts as 0"))
    }
    return max(value, 0)
  }

  /// A length that can't be negative; one that is, or is no number, is diagnosed and counts as 0.
  public func atLeastZero(_ value: Double, _ property: StaticString) -> Double {
    if value >= 0 { return value }
    let text = value.text(decimals: 3)
    diagnose(.misuse("\(property.description) has to be at least 0, not \(text): it counts as 0"))
    return 0
  }

  /// A duration that can't be negative; one that is, is diagnosed and counts as 0.
  public func atLeastZero(_ value: Duration, _ property: StaticString) -> Duration {
    if value >= .zero { return value }
    let milliseconds = value.inMilliseconds.text(decimals: 3)
    diagnose(
      .misuse(
        "\(property.description) has to be at least 0 ms, not \(milliseconds) ms: it counts as 0"))
    return .zero
  }

  /// A mask that must not be empty; an empty one is diagnosed and counts as the primary button.
  public func notEmpty(_ value: ButtonMask, _ property: StaticString) -> ButtonMask {
    if value.isEmpty {
      diagnose(
        .misuse("\(property.description) can't be empty: it counts as the primary button"))
    }
    return value.isEmpty ? .primary : value
  }
}
