import GestureCore

/// Finds places for a finger to go to, from where it came down, that stand for all places: to each
/// side one within the smallest distance at which a recognizer decides something, one at each of
/// these distances, one between any two, and one beyond the largest.
struct OffsetFinder {
  /// The distances at which recognizers decide, in ascending order.
  private let limits: [Double]
  /// Those of them at which it makes a difference to be exactly there.
  private let sharp: Set<Double>
  private let sides: Sides

  private enum Sides {
    case four
    /// And the way around another finger.
    case turns(around: Vector)
    case eight
    /// And slanting, between straight and diagonal.
    case sixteen
  }

  /// Where nothing is known: the movement that figures take to begin (S9).
  private static let usual = 10.0

  /// - Parameters:
  ///   - fingers: of several each moves their middle by its share alone.
  ///   - spacing: how fingers stand beside each other.
  init(_ profiles: [GestureProfile], fingers: Int, spacing: Vector) {
    var limits = profiles.flatMap(\.decisiveDistances)
    let hasSwipes = profiles.contains(where: \.isSwipe)
    if limits.isEmpty { limits.append(Self.usual) }
    limits = limits.filter { $0 > 0 && $0.isFinite }
    let keepsPaths = profiles.contains(where: \.keepsPaths)
    sharp = keepsPaths ? [] : Set(limits)
    self.limits = Set(limits + limits.map { $0 * Double(fingers) }).sorted()
    sides =
      fingers > 1 ? .turns(around: spacing) : keepsPaths ? .four : hasSwipes ? .sixteen : .eight
  }

  /// Where there are several fingers, or someone for whom each path is another, only four sides;
  /// in the latter case no place that is exactly at a distance, either: else there are too many.
  /// Swipes judge both coordinates, so that it also counts how these differ.
  func offsets() -> [Vector] {
    let straight = distances.flatMap { distance in Self.straight.map { $0 * distance } }
    switch sides {
    case .four: return straight
    case .turns(let spacing): return straight + Self.turns(around: spacing)
    case .eight: return straight + diagonal
    case .sixteen: return straight + diagonal + slanting
    }
  }

  private var diagonal: [Vector] {
    between.flatMap { distance in Self.diagonals.map { $0 * distance } }
  }

  private var slanting: [Vector] {
    zip(between, between.dropFirst()).flatMap { short, long in
      Self.diagonals.flatMap { side in
        [
          Vector(dx: side.dx * short, dy: side.dy * long),
          Vector(dx: side.dx * long, dy: side.dy * short),
        ]
      }
    }
  }

  /// An eighth of a turn of one finger around another, either way, whichever of them it is.
  private static func turns(around spacing: Vector) -> [Vector] {
    let half = 0.5.squareRoot()
    return [-1.0, 1].flatMap { way in
      let turned = Vector(
        dx: (spacing.dx - way * spacing.dy) * half, dy: (spacing.dy + way * spacing.dx) * half)
      return [turned - spacing, spacing - turned]
    }
  }

  private static let straight = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].map(Vector.init)
  private static let diagonals = [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)].map(Vector.init)

  /// The distances at none of which anything is decided.
  private var between: [Double] { distances.filter { !sharp.contains($0) } }

  private var distances: [Double] {
    guard let least = limits.first, let most = limits.last else { return [] }
    var distances = [(least * 6).rounded() / 10]
    for (limit, next) in zip(limits, limits.dropFirst()) {
      if sharp.contains(limit) { distances.append(limit) }
      distances.append((limit + next) / 2)
    }
    return distances + (sharp.contains(most) ? [most] : []) + [Self.beyond(most)]
  }

  /// A distance that is surely beyond another.
  static func beyond(_ distance: Double) -> Double { (distance / 10).rounded(.down) * 10 + 10 }
}

extension GestureProfile {
  fileprivate var isSwipe: Bool {
    if case .swipe = trigger { true } else { false }
  }

  /// Whether every path may be a state of its own.
  fileprivate var keepsPaths: Bool {
    switch trigger {
    case .drawing, .unknown: true
    case .taps, .press, .drag, .swipe, .twoFingers, .hover, .delay: false
    }
  }
}
