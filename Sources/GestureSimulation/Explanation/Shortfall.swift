import GestureCore

/// What exactly was too little when fingers lifted too early: who gave up knows it, but doesn't say
/// so.
struct Shortfall {
  let profile: GestureProfile
  let neededChange: Double?
  let paths: FingerPaths

  /// A reason with its figures, where the fingers tell them.
  func completed(_ detail: String) -> String {
    guard Self.phrases.contains(detail) else { return detail }
    let needed = profile.numberOfTouches.lowerBound
    if paths.count < needed {
      return "it had \(paths.count) finger\(paths.count == 1 ? "" : "s") where \(needed) are needed"
    }
    guard let (measured, limit) = figures, measured < limit else { return detail }
    let tenths = (measured * 10).rounded(.down) / 10
    return "\(detail): \(tenths.withOneDecimal) pt of the \(limit.withOneDecimal) it takes"
  }

  /// What recognizers say of too short a movement.
  private static let phrases = [
    "the fingers lifted before they had moved far enough",
    "it lifted before it had gone far enough",
  ]

  private var figures: (measured: Double, limit: Double)? {
    switch profile.form {
    case .drag(let limit):
      return paths.displacements.map(\.length).max().map { ($0, limit) }
    case .swipe(let limit):
      let along = paths.displacements.flatMap { movement in
        profile.directions.map { movement.dot($0) }
      }
      return along.max().map { (max($0, 0), limit) }
    case .twoFingers:
      guard let measured = paths.distanceChange, let neededChange else { return nil }
      return (measured, neededChange)
    case .taps, .press, .drawing, .hover, .delay, .unknown: return nil
    }
  }
}

extension String {
  /// A measure below its limit is too little, not too much.
  var withTooLittleNeeded: String {
    let ending = " are allowed"
    let words = split(separator: " ")
    guard hasSuffix(ending), let middle = words.lastIndex(of: "where"), middle > 0 else {
      return self
    }
    let hasUnit = Double(words[middle - 1]) == nil
    guard let measured = Double(words[max(middle - (hasUnit ? 2 : 1), 0)]),
      let limit = Double(words[middle + 1]), measured < limit
    else { return self }
    return dropLast(ending.count) + " are needed"
  }
}
