import GestureCore

// Comments of `PropertyName` and `TwoFingerChange`.

extension PropertyName {
  static let minimumHeight: PropertyName = "minimumHeight"
}

extension TwoFingerChange {
  static let offset: TwoFingerChange = "offset"
}
