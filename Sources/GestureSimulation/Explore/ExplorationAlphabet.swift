public import GestureCore

/// What fingers may do in a scene that is explored. Waits for deadlines come with the deadlines.
public struct ExplorationAlphabet: Sendable {
  /// Where fingers come down, in window coordinates.
  public var spots: [Point]
  /// By how much a finger moves in a step.
  public var moves: [Vector]
  /// How long nothing may happen, beside the waits for deadlines. Default: 20 ms.
  public var pauses = [Duration.milliseconds(20)]
  /// How many fingers there are. Default: 1.
  public var fingers: Int
  /// How far the next finger comes down beside a spot. Default: 40 points to the right.
  public var spacing = Vector(dx: 40, dy: 0)

  public init(spots: [Point], moves: [Vector], fingers: Int = 1) {
    self.spots = spots
    self.moves = moves
    self.fingers = fingers
  }

  /// The alphabet that a scene suggests: a spot for each set of recognizers that a touch can come
  /// to; a movement within the smallest limit, and one beyond the largest to each side.
  ///
  /// - Parameter preferred: places to take as spots where there is a choice.
  public init(for simulation: Simulation, fingers: Int = 1, preferring preferred: [Point] = []) {
    let recognizers = simulation.window.allRecognizers
    let profiles = recognizers.map(\.profile)
    self.init(
      spots: SpotFinder(simulation.window, profiles).spots(preferring: preferred),
      moves: Self.moves(for: profiles), fingers: fingers)
  }

  private static func moves(for profiles: [GestureProfile]) -> [Vector] {
    let slops = profiles.compactMap(\.undecidedUntilMoved).filter { $0 > 0 }
    let swipes = profiles.compactMap { profile -> Double? in
      guard case .swipe(let distance) = profile.form else { return nil }
      return distance
    }
    let large = (((slops + swipes).max() ?? 50) / 10).rounded(.down) * 10 + 10
    let small = ((slops.min() ?? 10) * 0.6 * 10).rounded() / 10
    let directions = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].map { Vector(dx: $0.0, dy: $0.1) }
    return [Vector(dx: small, dy: 0)] + directions.map { $0 * large }
  }
}

extension View {
  /// The recognizers of the view and of all in it: outer ones first, then in the order of adding.
  var allRecognizers: [any GestureRecognizer] {
    gestureRecognizers + subviews.flatMap(\.allRecognizers)
  }
}
