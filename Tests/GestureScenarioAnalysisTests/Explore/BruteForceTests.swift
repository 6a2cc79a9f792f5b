import GestureCore
import GestureExploration
import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Explore's ticks against a search that leaves nothing out: many places, and no state is taken for
/// another.
@Suite struct `A tick of explore` {
  private static let depth = 3

  /// A script that refutes a property, among many at random.
  private func refutation(
    of property: ExplorationProperty, on plan: RandomPlan, places: Int, offsets: Int, depth: Int
  ) -> Exploration? {
    var plan = plan
    let scenario = plan.scenario
    let alphabet = ExplorationAlphabet(
      spots: plan.places(places), offsets: plan.offsets(offsets))
    let exploration = Exploration.run(
      depth: depth, [property],
      options: ExplorationOptions(alphabet: alphabet, limit: .max, prunes: false)
    ) {
      scenario.exploredScene
    }
    return exploration.counterexample == nil ? nil : exploration
  }

  @Test(arguments: 0..<Effort.of(UInt64(2), thorough: 200))
  func `on a random scene is refuted by no script at random places`(seed: UInt64) {
    let plan = RandomPlan(seed: seed)
    let properties = [
      ExplorationProperty.never(plan.pair[0], and: plan.pair[1]),
      .always(oneOf: plan.pair, if: .moved(15)),
    ]
    for property in properties {
      let exploration = plan.scenario.explore(depth: Self.depth, [property])
      guard exploration.isProof else { continue }
      let searches = [
        refutation(
          of: property, on: plan, places: Effort.of(30, thorough: 600), offsets: 4, depth: 2),
        refutation(
          of: property, on: plan, places: Effort.of(6, thorough: 40), offsets: 3,
          depth: Self.depth),
      ]
      for found in searches {
        #expect(found == nil, "seed \(seed):\n\(exploration)\n\(found.map { "\($0)" } ?? "")")
      }
    }
  }

  /// Seed 49 has refuted a tick for which places were told apart by the views of the start alone.
  @Test(arguments: Effort.of(49..<UInt64(50), thorough: 40..<140))
  func `on a random scene with changing views is refuted by no taps at random places`(
    seed: UInt64
  ) {
    let plan = RandomPlan(changingViews: seed)
    let property = ExplorationProperty.never(plan.pair[0], and: plan.pair[1])
    let exploration = plan.scenario.explore(depth: 4, [property])
    guard exploration.isProof else { return }
    let found = refutation(
      of: property, on: plan, places: Effort.of(16, thorough: 24), offsets: 0, depth: 4)
    #expect(found == nil, "seed \(seed):\n\(exploration)\n\(found.map { "\($0)" } ?? "")")
  }

  @Test func `is given to some of these scenes, and others are refuted`() {
    let explorations = (0..<UInt64(24)).map { seed in
      let plan = RandomPlan(seed: seed)
      return plan.scenario.explore(depth: 2, [.never(plan.pair[0], and: plan.pair[1])])
    }
    #expect(explorations.count(where: \.isProof) >= 2)
    #expect(explorations.count { $0.counterexample != nil } >= 2)
  }
}
