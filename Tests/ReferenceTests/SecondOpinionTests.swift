import GestureScenario
import GestureTestKit
import Testing

/// The engine and the reference on random worlds.
@Suite struct `A second opinion` {
  private static let batchSize = 400
  private static let batches = Array(UInt64(0)..<Effort.of(1, thorough: 100))

  @Test(arguments: batches)
  func `agrees with the engine, world by world`(batch: UInt64) throws {
    let size = UInt64(Self.batchSize)
    var modelled = 0
    for seed in (batch * size)..<((batch + 1) * size) {
      let scenario = RandomWorld.scenario(seed: seed)
      guard let disagreement = try? Disagreement.search(in: scenario) else { continue }
      modelled += 1
      if let text = disagreement.text {
        Issue.record("seed \(seed)\n\(text)")
        return
      }
    }
    #expect(modelled > Self.batchSize / 2, "the reference knows most of these worlds")
  }
}
