/// Whether two numbers are equal but for rounding, or differ by less than a tolerance.
public func isNear(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  (value - expected).magnitude < tolerance
}
