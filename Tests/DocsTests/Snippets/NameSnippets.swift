import GestureCore

// Comment of `TwoFingerChange`.

extension TwoFingerChange {
  static let offset = TwoFingerChange("offset")
}
