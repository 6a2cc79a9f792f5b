import GestureCore

/// Finds representative places for a finger to move to from where it came down. To each side: a
/// place within the smallest distance at which a recognizer decides something, a place at each of
/// these distances, a place between any two, and a place beyond the largest. Off the axes the
/// places depend on which recognizers judge the distance, which judge each coordinate alone, and
/// which judge the direction.
struct OffsetFinder {
  /// The distances at which recognizers decide, in ascending order.
  private let limits: [Double]
  /// The distances among them that also get a place exactly at them.
  private let sharp: Set<Double>
  private let sides: Sides

  private enum Sides {
    case four
    /// The four sides, and turns around another finger.
    case turns(around: Vector)
    /// Places all around.
    case around(Sectors)
  }

  /// The distance that is used where no recognizer has one: a pan's default hysteresis (S9.12).
  private static let usual = 10.0

  /// - Parameters:
  ///   - fingers: the number of fingers; each of several moves their middle by only its share.
  ///   - spacing: the distance between fingers.
  ///   - more: further distances that decide something.
  init(
    _ profiles: [GestureProfile], fingers: Int, spacing: Vector, and more: [Double] = []
  ) {
    var limits = profiles.flatMap(\.decisiveDistances) + more
    if limits.isEmpty { limits.append(Self.usual) }
    limits = limits.filter { $0 > 0 && $0.isFinite }
    let keepsPaths = profiles.contains(where: \.keepsPaths)
    sharp = keepsPaths ? [] : Set(limits)
    self.limits = Set(limits + limits.map { $0 * Double(fingers) }).sorted()
    guard fingers == 1, !keepsPaths else {
      sides = fingers > 1 ? .turns(around: spacing) : .four
      return
    }
    // A limit that isn't known to apply to coordinates may apply to the distance.
    let coordinates = Set(profiles.filter(\.judgesCoordinates).flatMap(\.decisiveDistances))
    let alone = Set(profiles.filter(\.trigger.isSwipe).flatMap(\.decisiveDistances))
      .subtracting(profiles.filter { !$0.trigger.isSwipe }.flatMap(\.decisiveDistances) + more)
    sides = .around(
      Sectors(
        coordinates: self.limits.filter(coordinates.contains),
        distances: self.limits.filter { !alone.contains($0) },
        cones: Set(profiles.compactMap(\.cone)),
        comparesCoordinates: profiles.contains { !$0.trigger.isSwipe && !$0.directions.isEmpty }))
  }

  /// Only four directions where there are several fingers, or a recognizer to which each path is
  /// different. With such a recognizer there is also no place that is exactly at a distance, since
  /// there would be too many.
  func offsets() -> [Vector] {
    let straight = distances.flatMap { distance in Self.straight.map { $0 * distance } }
    switch sides {
    case .four: return straight
    case .turns(let spacing): return straight + Self.turns(around: spacing)
    case .around(let sectors): return straight + sectors.offsets(besides: distances)
    }
  }

  /// How far to scroll in a step: to each straight side, within the smallest distance and beyond
  /// the largest.
  func scrolls() -> [Vector] {
    let ends = [distances.first, distances.last].compactMap(\.self)
    return ends.flatMap { distance in Self.straight.map { $0 * distance } }
  }

  /// An eighth of a turn of one finger around another, in either direction, for either of them.
  private static func turns(around spacing: Vector) -> [Vector] {
    let half = 0.5.squareRoot()
    return [-1.0, 1].flatMap { way in
      let turned = Vector(
        dx: (spacing.dx - way * spacing.dy) * half, dy: (spacing.dy + way * spacing.dx) * half)
      return [turned - spacing, spacing - turned]
    }
  }

  /// The four directions along the axes, each with the length 1.
  static let straight = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].map(Vector.init)

  private var distances: [Double] {
    guard let least = limits.first, let most = limits.last else { return [] }
    var distances = [(least * 6).rounded() / 10]
    for (limit, next) in zip(limits, limits.dropFirst()) {
      if sharp.contains(limit) { distances.append(limit) }
      distances.append((limit + next) / 2)
    }
    return distances + (sharp.contains(most) ? [most] : []) + [Self.beyond(most)]
  }

  /// A distance that is certainly beyond a given distance.
  static func beyond(_ distance: Double) -> Double { (distance / 10).rounded(.down) * 10 + 10 }
}

extension GestureProfile {
  /// Whether it may compare a coordinate with its distances.
  fileprivate var judgesCoordinates: Bool { trigger.isSwipe || !directions.isEmpty }

  /// How far to the side a movement that is long enough may go.
  fileprivate var cone: Sectors.Cone? {
    allowableStrayShare.map { share in
      let least = if case .swipe(let distance) = trigger { distance } else { 0.0 }
      return Sectors.Cone(least: least, share: share)
    }
  }

  /// Whether every path may be a different state.
  fileprivate var keepsPaths: Bool {
    switch trigger {
    case .drawing, .unknown: true
    case .taps, .press, .drag, .swipe, .twoFingers, .hover, .delay: false
    }
  }
}
