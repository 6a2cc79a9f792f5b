/// What the host knows of a touch besides its place, its pressure and its buttons.
///
/// Few inputs carry any of it. An input holds it behind one reference, so that copying and
/// releasing an input without details costs nothing.
final class TouchDetails: Sendable {
  struct Values: Hashable, Sendable {
    var contact: TouchContact?
    var pose: TouchPose?
    var coalesced: [TouchSample] = []
    var predicted: [TouchSample] = []
    var estimationUpdateIndex: Int?
  }

  let values: Values

  /// - Returns: nil for values that say nothing, so that two inputs without details are equal.
  static func details(_ values: Values) -> TouchDetails? {
    values == Values() ? nil : TouchDetails(values)
  }

  private init(_ values: Values) { self.values = values }
}

extension TouchDetails: Hashable {
  static func == (left: TouchDetails, right: TouchDetails) -> Bool { left.values == right.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
