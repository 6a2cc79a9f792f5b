import GestureScenario
import GestureTestKit
import Testing

/// The engine and the reference on random worlds and on the library of scenarios.
@Suite struct `A second opinion` {
  private static let batchSize = 300
  private static let batches = Array(UInt64(0)..<Effort.of(1, thorough: 100))

  @Test(arguments: batches)
  func `agrees with the engine, world by world`(batch: UInt64) throws {
    var modelled = 0
    for seed in Self.seeds(of: batch) {
      do {
        let disagreement = try Disagreement.search(in: RandomWorld.scenario(seed: seed))
        modelled += 1
        guard let disagreement else { continue }
        Issue.record("seed \(seed)\n\(disagreement)")
        return
      } catch {
        continue  // The reference doesn't know something in it.
      }
    }
    #expect(modelled > Self.batchSize * 8 / 10, "the reference knows most of these worlds")
  }

  @Test func `agrees on the scenarios of the library that it knows`() throws {
    var modelled = 0
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      do {
        let disagreement = try Disagreement(of: scenario)
        modelled += 1
        if let disagreement { Issue.record("\(path)\n\(disagreement)") }
      } catch {
        continue
      }
    }
    #expect(modelled > 50, "the reference knows many of them, not \(modelled)")
  }

  @Test func `is asked about worlds in which much happens`() throws {
    var words: [String: Int] = [:]
    for seed in Self.seeds(of: 0) {
      guard let story = try? ReferenceWorld.story(of: RandomWorld.scenario(seed: seed)) else {
        continue
      }
      let told = story.lines.joined(separator: "\n")
      for word in Self.expectedWords where told.contains(word) { words[word, default: 0] += 1 }
    }
    for word in Self.expectedWords {
      #expect(words[word, default: 0] >= 5, "worlds in which there is '\(word)'")
    }
  }

  private static let expectedWords = [
    "began@", "changed@", "ended@", "cancelled@", "ownDecision", "excluded",
    "requirementRecognized", "prerequisiteFailed",
    "deniedByDelegate", "deniedByView", "touchesCancelled", "abandoned", "disabled", "removed",
  ]

  private static func seeds(of batch: UInt64) -> Range<UInt64> {
    batch * UInt64(batchSize)..<(batch + 1) * UInt64(batchSize)
  }
}
