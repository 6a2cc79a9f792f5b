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
    limit(value, property)
  }

  /// A duration that can't be negative; one that is, is diagnosed and counts as 0.
  public func atLeastZero(_ value: Duration, _ property: StaticString) -> Duration {
    limit(value, property)
  }

  private func limit<Value: GestureSettingValue>(_ value: Value, _ property: StaticString) -> Value
  {
    guard let problem = Value.settingProblem(of: value, as: property) else { return value }
    diagnose(.misuse(problem))
    return Value.settingValue(of: 0)
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
