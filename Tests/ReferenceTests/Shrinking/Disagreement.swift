import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// A scenario of which the engine and the reference tell different stories.
struct Disagreement {
  let scenario: Scenario
  let engine: Story
  let reference: Story
  let timeline: String

  /// Nil where both agree.
  ///
  /// - Parameter tell: what the engine did, as a story; another one plants a disagreement.
  init?(
    of scenario: Scenario, tell: (RunRecord) -> Story = { Story($0) }
  ) throws(NotModelled) {
    let reference = try ReferenceWorld.story(of: scenario)
    let record = scenario.play()
    let engine = tell(record)
    guard !engine.agrees(with: reference) else { return nil }
    self.scenario = scenario
    self.engine = engine
    self.reference = reference
    timeline = record.timeline.text()
  }
}

extension Disagreement {
  /// Compares both on a scenario. A disagreement is shrunk to the smallest one.
  static func search(
    in scenario: Scenario, tell: @escaping (RunRecord) -> Story = { Story($0) }
  ) throws(NotModelled) -> Disagreement? {
    guard try Disagreement(of: scenario, tell: tell) != nil else { return nil }
    let shrinker = Shrinker<Scenario>(
      simpler: { $0.simpler },
      hasFault: { ((try? Disagreement(of: $0, tell: tell)) ?? nil) != nil })
    return try Disagreement(of: shrinker.smallest(of: scenario), tell: tell)
  }
}

extension Disagreement: CustomStringConvertible {
  /// The scenario as a file, the stories with their differences marked, and the engine's timeline.
  var description: String {
    """
    The engine and the reference disagree on this scenario:

    \(scenario.text)
    − what the reference says, + what the engine did
    \(differences.joined(separator: "\n"))

    \(timeline)
    """
  }

  private var differences: [String] {
    let (left, right) = (reference.lines, engine.lines)
    let changes = right.difference(from: left)
    var missing = Set<Int>()
    var surplus: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, let line, _): surplus[offset] = line
      }
    }
    var lines: [String] = []
    var next = 0
    for (index, line) in left.enumerated() {
      if missing.contains(index) {
        lines.append("− \(line)")
        continue
      }
      while let line = surplus.removeValue(forKey: next) {
        lines.append("+ \(line)")
        next += 1
      }
      lines.append("  \(line)")
      next += 1
    }
    return lines + surplus.sorted { $0.key < $1.key }.map { "+ \($0.value)" }
  }
}
