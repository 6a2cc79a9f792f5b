import GestureScenario
import GestureTestKit
import Testing

/// All kinds of recognizers in random trees, with hosts that interfere.
@Suite struct `Laws on random worlds` {
  private static let batchSize = 200
  private static let batches = Array(UInt64(0)..<Effort.of(1, thorough: 100))

  @Test(arguments: batches)
  func `hold in every one`(batch: UInt64) {
    let size = UInt64(Self.batchSize)
    for seed in (batch * size)..<((batch + 1) * size) {
      if let breach = LawBreach.search(in: LivelyWorld.scenario(seed: seed)) {
        Issue.record("seed \(seed)\n\(breach)")
        return
      }
    }
  }
}
