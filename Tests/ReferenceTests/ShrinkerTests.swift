import GestureCore
import GestureScenario
import GestureTrace
import Testing

@Suite struct `The shrinker` {
  /// An engine that forgets to send `cancelled`.
  private func withoutCancellations(_ record: RunRecord) -> Story {
    var story = Story(record)
    story.actions.removeAll { $0.state == .cancelled }
    return story
  }

  @Test func `leaves of a planted disagreement what it takes`() throws {
    let found = (UInt64(0)..<200).lazy.compactMap { seed in
      (try? Disagreement.search(
        in: RandomWorld.scenario(seed: seed), tell: self.withoutCancellations)) ?? nil
    }.first
    let smallest = try #require(found)
    let scene = smallest.scenario.scene
    #expect(scene.recognizers.count == 1, "\(smallest)")
    #expect(scene.views.isEmpty && scene.delegateRules.isEmpty, "\(smallest)")
    #expect(smallest.scenario.script.count <= 2, "\(smallest)")
    #expect("\(smallest)".contains("− action: "), "it shows what the reference says: \(smallest)")
  }

  @Test func `writes a file that still disagrees`() throws {
    let smallest = try #require(
      (UInt64(0)..<200).lazy.compactMap { seed in
        (try? Disagreement.search(
          in: RandomWorld.scenario(seed: seed), tell: self.withoutCancellations)) ?? nil
      }.first)
    let read = try Scenario(text: smallest.scenario.text)
    #expect(try Disagreement(of: read, tell: withoutCancellations) != nil)
  }

  @Test func `leaves of a broken law what it takes`() throws {
    let law = { (record: RunRecord) in
      record.entries.compactMap { entry in
        if case .excluded(let loser, _) = entry.what { "'\(loser.name)' has lost" } else { nil }
      }
    }
    let found = (UInt64(0)..<200).lazy.compactMap {
      LawBreach.search(in: LivelyWorld.scenario(seed: $0), breaking: law)
    }.first
    let scene = try #require(found).scenario.scene
    #expect(scene.recognizers.count == 2, "\(String(describing: found))")
    #expect(scene.views.count <= 1 && scene.reactions.isEmpty, "\(String(describing: found))")
  }

  @Test func `finds the smallest number that is too large`() {
    let shrinker = Shrinker<Int>(simpler: { [$0 / 2, $0 - 1].filter { $0 >= 0 } }) { $0 > 41 }
    #expect(shrinker.smallest(of: 1000) == 42)
  }
}
