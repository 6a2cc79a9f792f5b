public import GestureCore
public import GestureSimulation
import GestureTrace

/// What fingers may do in an explored scene. Waits for deadlines are added as deadlines come up.
public struct ExplorationAlphabet: Sendable {
  /// Where fingers come down, in window coordinates.
  public var spots: [Point]
  /// Where a finger may move in a step, relative to where it came down. From each of these it may
  /// also move back.
  public var offsets: [Vector]
  /// How long nothing may happen, besides the waits for deadlines. Default: 20 ms.
  public var pauses = [Duration.milliseconds(20)]
  /// How many fingers there are. Default: 1.
  public var fingers: Int
  /// The distance from a spot at which the next finger comes down. Default: 40 points to the right.
  public var spacing = Vector(dx: 40, dy: 0)

  public init(spots: [Point], offsets: [Vector], fingers: Int = 1) {
    self.spots = spots
    self.offsets = offsets
    self.fingers = fingers
  }

  /// The alphabet that a scene suggests.
  ///
  /// There is a spot for each set of recognizers that a touch can reach; where one of them counts
  /// taps, there is a second spot beside it, too far away for the same series of taps.
  ///
  /// A finger may move in eight directions, to representative places: within the smallest distance
  /// at which a recognizer of the scene decides something, at each of these distances (only
  /// straight), between any two, and beyond the largest. Where there are swipes, places between
  /// straight and diagonal are added. With several fingers, a finger may move in four directions,
  /// and an eighth of a turn around the next one. Where a recognizer judges the whole path or is
  /// unknown, a finger may move in four directions, and to no place that is exactly at a distance.
  ///
  /// - Parameter preferred: places to use as spots where there is a choice.
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
  /// Where fingers come down and move to.
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
  /// The recognizers of the view and of all in it: outer views first, then in the order of adding.
  var allRecognizers: [any GestureRecognizer] {
    inspectedRecognizers + subviews.flatMap(\.allRecognizers)
  }
}
