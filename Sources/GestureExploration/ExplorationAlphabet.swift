public import GestureCore
public import GestureSimulation
import GestureTrace

/// What fingers may do in a scene that is explored. Waits for deadlines come with the deadlines.
public struct ExplorationAlphabet: Sendable {
  /// Where fingers come down, in window coordinates.
  public var spots: [Point]
  /// Where a finger may go in a step, from where it came down. From each of these it may also go
  /// back to there.
  public var offsets: [Vector]
  /// How long nothing may happen, beside the waits for deadlines. Default: 20 ms.
  public var pauses = [Duration.milliseconds(20)]
  /// How many fingers there are. Default: 1.
  public var fingers: Int
  /// How far the next finger comes down beside a spot. Default: 40 points to the right.
  public var spacing = Vector(dx: 40, dy: 0)

  public init(spots: [Point], offsets: [Vector], fingers: Int = 1) {
    self.spots = spots
    self.offsets = offsets
    self.fingers = fingers
  }

  /// The alphabet that a scene suggests.
  ///
  /// There is a spot for each set of recognizers that a touch can come to; where one counts taps,
  /// a second one beside it, too far away for the same series.
  ///
  /// A finger may go to eight sides, to the places that stand for all places there: within the
  /// smallest distance at which a recognizer of the scene decides something, at each of these
  /// distances (only straight), between any two, and beyond the largest; where there are swipes,
  /// also to places between straight and diagonal. With several fingers it
  /// may go to four sides, and an eighth of a turn around the next one. Where a recognizer judges
  /// the whole path, or is one of which nothing is known, it may go to four sides, and to no place
  /// that is exactly at a distance.
  ///
  /// - Parameter preferred: places to take as spots where there is a choice.
  public init(
    for simulation: Simulation, fingers: Int = 1, preferring preferred: [Point] = []
  ) {
    let profiles = simulation.window.allRecognizers.map { GestureProfile(of: $0) }
    let finder = SpotFinder(simulation.window, profiles)
    var spots = finder.spots(preferring: preferred)
    if profiles.contains(where: { $0.undecidedAfterLift > .zero }) {
      let far = OffsetFinder.beyond(profiles.compactMap(\.taps?.allowableTapSpacing).max() ?? 0)
      spots += spots.compactMap { finder.companion(of: $0, at: far) }
    }
    self.init(spots: spots, offsets: [], fingers: fingers)
    offsets = OffsetFinder(profiles, fingers: fingers, spacing: spacing).offsets()
  }
}

extension ExplorationAlphabet: CustomStringConvertible {
  /// Where fingers come down and go.
  public var description: String {
    let few = spots.count <= 3 ? spots.map(\.text).joined(separator: ", ") : nil
    let fingers = fingers == 1 ? "a finger" : "\(fingers) fingers"
    let down = "\(fingers) down at \(few ?? "\(spots.count) places")"
    let lengths = offsets.map(\.length)
    guard let least = lengths.min(), let most = lengths.max() else { return down }
    return "\(down); to \(offsets.count) places around, \(least.withOneDecimal) to "
      + "\(most.withOneDecimal) points away, and back"
  }
}

extension View {
  /// The recognizers of the view and of all in it: outer ones first, then in the order of adding.
  var allRecognizers: [any GestureRecognizer] {
    gestureRecognizers + subviews.flatMap(\.allRecognizers)
  }
}
