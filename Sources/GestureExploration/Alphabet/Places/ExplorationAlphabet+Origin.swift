import GestureCore
import GestureSimulation
import Synchronization

extension ExplorationAlphabet {
  /// How the places of a scene are found, for each form that its tree of views takes.
  ///
  /// A place matters for longer than one form where the next tap of a series comes down in another
  /// form, and where a pointer rests while the views change. Such forms are examined together:
  /// places are told apart where they differ in any of them. Other forms are examined one by one.
  final class Origin: Sendable {
    private let preferred: [Point]
    private let fingers: Int
    private let spacing: Vector
    /// Where fingers come down in the forms that are known.
    let together: SpotFinder.Spots
    private let known: Set<StateDigest.Value>
    private let others = Mutex<[StateDigest.Value: SpotFinder.Spots]>([:])

    /// - Parameter scenes: the scene in each form that is known.
    convenience init(
      preferred: [Point], fingers: Int, spacing: Vector, _ scenes: [ExploredScene]
    ) {
      self.init(preferred, fingers, spacing, scenes, SpotFinder(scenes))
    }

    private init(
      _ preferred: [Point], _ fingers: Int, _ spacing: Vector, _ scenes: [ExploredScene],
      _ finder: SpotFinder
    ) {
      self.preferred = preferred
      self.fingers = fingers
      self.spacing = spacing
      known = Set(scenes.map(\.form))
      var finder = finder
      together = finder.find(preferring: preferred, fingers: fingers, spacing: spacing)
    }

    /// The number of regions beyond which there are too many to try.
    private static let mostRegions = 100

    /// The same for other forms; nil where together they make too many regions.
    func including(_ scenes: [ExploredScene]) -> Origin? {
      let finder = SpotFinder(scenes)
      guard Set(finder.parts.map(\.region)).count <= Self.mostRegions else { return nil }
      return Origin(preferred, fingers, spacing, scenes, finder)
    }

    /// Where fingers come down in the first form.
    var first: [Point] { together.first }

    /// The places at which fingers come down as the scene is now.
    func places(in scene: ExploredScene) -> SpotFinder.Spots {
      let form = scene.form
      if known.contains(form) { return together }
      if let spots = others.withLock({ $0[form] }) { return spots }
      var finder = SpotFinder([scene])
      let spots = finder.find(preferring: preferred, fingers: fingers, spacing: spacing)
      others.withLock { $0[form] = spots }
      return spots
    }

    /// The form that the views of a scene have, if it isn't known.
    func unknownForm(of scene: ExploredScene) -> StateDigest.Value? {
      let form = scene.form
      return known.contains(form) ? nil : form
    }
  }
}

extension ExploredScene {
  /// A fingerprint of what determines where touches go.
  var form: StateDigest.Value { StateDigest.Value(treeOf: simulation.window) }
}

extension Trial {
  /// The form that the views have, if it isn't known and it matters where a touch was before.
  func unknownForm(_ alphabet: ExplorationAlphabet) -> StateDigest.Value? {
    guard let form = alphabet.origin?.unknownForm(of: scene), remembersPlaces else { return nil }
    return form
  }

  /// Whether a series of taps is under way, or a pointer or a trackpad is at a place.
  private var remembersPlaces: Bool {
    if streams.areUnderWay { return true }
    let waiting = dispatcher.pendingDeadlines.map(\.recognizer)
    return scene.simulation.window.allRecognizers.contains { recognizer in
      SpotFinder.Series(recognizer) != nil && recognizer.handle.trackingState == .possible
        && (!recognizer.handle.trackedTouches.isEmpty || waiting.contains(recognizer.label))
    }
  }
}
