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

  /// A mask that must not be empty; an empty one is diagnosed and counts as the primary button.
  public func notEmpty(_ value: ButtonMask, _ property: StaticString) -> ButtonMask {
    if value.isEmpty {
      diagnose(
        .misuse("\(property.description) can't be empty: it counts as the primary button"))
    }
    return value.isEmpty ? .primary : value
  }
}
