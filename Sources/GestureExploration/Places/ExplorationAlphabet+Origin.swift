import GestureCore
import GestureSimulation
import Synchronization

extension ExplorationAlphabet {
  /// How the places of a scene are found, and what was found for each form that its tree of views
  /// took.
  final class Origin: Sendable {
    private let preferred: [Point]
    private let fingers: Int
    private let spacing: Vector
    private let found = Mutex<[StateDigest.Value: SpotFinder.Spots]>([:])

    init(preferred: [Point], fingers: Int, spacing: Vector) {
      self.preferred = preferred
      self.fingers = fingers
      self.spacing = spacing
    }

    func places(in scene: ExploredScene) -> SpotFinder.Spots {
      let tree = StateDigest.Value(treeOf: scene.simulation.window)
      if let known = found.withLock({ $0[tree] }) { return known }
      var finder = SpotFinder(
        scene.simulation.window, isHitViewRelevant: scene.isHitViewRelevant)
      let places = finder.find(preferring: preferred, fingers: fingers, spacing: spacing)
      found.withLock { $0[tree] = places }
      return places
    }
  }
}
