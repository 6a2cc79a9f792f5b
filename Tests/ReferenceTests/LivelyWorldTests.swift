import GestureCore
import GestureScenario
import GestureTestKit
import GestureTrace
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

  /// In this world a delegate that is asked makes the recognizer before drop the touch (S3.35).
  @Test(arguments: [UInt64(24_480_112)])
  func `hold in worlds in which one of them was mistaken`(seed: UInt64) {
    let breach = LawBreach.search(in: LivelyWorld.scenario(seed: seed))
    #expect(breach == nil)
  }

  @Test(.enabled(if: LongRun.isRequested, "GESTURES_EVENTS requests it"))
  func `hold for as many events as are asked for`() {
    var longRun = LongRun(of: "lively worlds")
    let failures = longRun.play { seed in
      let scenario = LivelyWorld.scenario(seed: seed)
      let outcome = LawOutcome(of: scenario.withAllFingersLifted)
      let failure = outcome.faults.isEmpty ? nil : LawBreach.search(in: scenario)
      return LongRun.World(events: outcome.numberOfEvents, failure: failure.map { "\($0)" })
    }
    for failure in failures { Issue.record("\(failure)") }
  }

  @Test func `hold in worlds in which every kind recognizes`() {
    // A content delay never recognizes.
    var idle = Set(RecognizerKinds.standard.all).subtracting([.contentDelay])
    for seed in 0..<UInt64(Self.batchSize * 5) where !idle.isEmpty {
      let scenario = LivelyWorld.scenario(seed: seed)
      for entry in scenario.play().entries {
        guard case .action(let label, _) = entry.what else { continue }
        idle.subtract(scenario.scene.recognizers.filter { $0.id == label.name }.map(\.kind))
      }
    }
    let words = idle.map(\.word).sorted()
    #expect(words.isEmpty, "\(words) never recognize")
  }
}
