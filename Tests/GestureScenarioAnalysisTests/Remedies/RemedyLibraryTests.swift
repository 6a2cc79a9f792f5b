import GestureCore
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

/// Each remedy of each scene, applied as an edit of its file.
@Suite struct `Remedies of the library` {
  @Test func `come true as edits of their files, and say what else changes`() throws {
    var tried = 0
    let paths = ScenarioLibrary.sample(of: ScenarioLibrary.sample(of: ScenarioLibrary.allPaths))
    try forEach(paths) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      let before = Course(scenario.play())
      let recognizers = scenario.scene.recognizers.map(\.id)
      let views = scenario.scene.views.map(\.id).filter { !recognizers.contains($0) }
      for id in before.members(of: scenario) + views {
        for remedy in scenario.remedies(for: id) {
          let edited = try Scenario(text: remedy.scenario.text)
          #expect(edited == remedy.scenario, "\(path): \(id): \(remedy.sentence)")
          let claim = Claim(remedy, about: id, isView: views.contains(id))
          let faults = claim.faults(before, Course(edited.play()), controls: scenario.controls)
          #expect(faults == [], "\(path): \(id): \(remedy.sentence)")
          tried += 1
        }
      }
    }
    #expect(tried > 10, "\(tried)")
  }
}

/// What a remedy says, against two runs.
private struct Claim {
  let remedy: Remedy
  let id: String
  let isView: Bool
  /// The sentence without its side effects.
  let main: String

  init(_ remedy: Remedy, about id: String, isView: Bool) {
    self.remedy = remedy
    self.id = id
    self.isView = isView
    main = remedy.sentence.split(separator: " if ", maxSplits: 1).first.map(String.init) ?? ""
  }

  /// Everything that is wrong with it.
  func faults(_ before: Course, _ after: Course, controls: [String]) -> [String] {
    outcome(before, after) + sideEffects(before, after, controls: controls)
  }

  private func outcome(_ before: Course, _ after: Course) -> [String] {
    let (old, new) = moments(before, after)
    let told = main.moments
    if main == "It would have gone as it should" { return [] }
    if main.contains("would not have") {
      return told.filter { old.count(of: $0) <= new.count(of: $0) }.map { "not lost: \($0)" }
    }
    return told.filter { old.count(of: $0) >= new.count(of: $0) }.map { "not gained: \($0)" }
  }

  private func moments(_ before: Course, _ after: Course) -> (old: [String], new: [String]) {
    guard isView else { return (before.moments(of: id), after.moments(of: id)) }
    let phase = main.contains("told of") ? TouchPhase.began : .ended
    return (before.touches(of: id, phase), after.touches(of: id, phase))
  }

  private func sideEffects(_ before: Course, _ after: Course, controls: [String]) -> [String] {
    let allEffects = remedy.sideEffects.joined(separator: "\n")
    let ofScript = remedy.sideEffects.filter(\.isOfScript).joined(separator: "\n")
    var faults: [String] = []
    for other in Set(before.firings.keys).union(after.firings.keys) where isView || other != id {
      let (old, new) = (before.firings[other] ?? [], after.firings[other] ?? [])
      let isSwitchedOff = remedy.sentence.contains("if '\(other)' were switched off")
      let isNamed =
        (old != new ? allEffects : ofScript).contains("'\(other)' would") || isSwitchedOff
      if (old != new) != isNamed, !(isSwitchedOff && new.isEmpty) {
        faults.append("'\(other)': \(old) became \(new)")
      }
      if allEffects.contains("'\(other)' would not fire,"), !new.isEmpty { faults.append(other) }
    }
    for control in controls where control != id {
      let (old, new) = (before.touches(of: control, .ended), after.touches(of: control, .ended))
      if (old != new) != ofScript.contains("control '\(control)'") { faults.append(control) }
    }
    return faults
  }
}

/// When each recognizer of a run fired and how that ended, and what views were told.
private struct Course {
  private(set) var firings: [String: [String]] = [:]
  private var told: [String: [(phase: TouchPhase, at: String)]] = [:]

  init(_ record: RunRecord) {
    var underWay: Set<String> = []
    for entry in record.entries {
      let moment = entry.timestamp.milliseconds.withOneDecimal
      switch entry.what {
      case .action(let label, .began):
        firings[label.name, default: []].append(moment)
        underWay.insert(label.name)
      case .action(let label, let state) where state == .ended || state == .cancelled:
        let word = underWay.remove(label.name) == nil ? moment : "\(state.word) \(moment)"
        firings[label.name, default: []].append(word)
      case .view(let view, _, let phase): told[view, default: []].append((phase, moment))
      case _: break
      }
    }
  }

  /// The ids of all recognizers that can be explained.
  func members(of scenario: Scenario) -> [String] {
    scenario.scene.recognizers.flatMap { spec in
      spec.forEachTouch == nil ? [spec.id] : firings.keys.filter { $0.hasPrefix(spec.id + "#") }
    }
  }

  func moments(of id: String) -> [String] { (firings[id] ?? []).filter { !$0.contains(" ") } }

  func touches(of view: String, _ phase: TouchPhase) -> [String] {
    (told[view] ?? []).filter { $0.phase == phase }.map(\.at)
  }
}

extension Scenario {
  /// The ids of its controls.
  fileprivate var controls: [String] { scene.views.filter { $0.control != nil }.map(\.id) }
}

extension [String] {
  fileprivate func count(of moment: String) -> Int { count { $0 == moment } }
}

extension String {
  /// Whether a side effect is one that the script shows, and not what the change costs otherwise.
  fileprivate var isOfScript: Bool {
    let beginnings = [
      "not fire", "fire too", "fire once", "fire at", "be cancelled", "end at", "not end",
      "get touchesEnded", "not get touchesEnded",
    ]
    return beginnings.contains { contains(" would \($0)") }
  }

  /// The numbers that stand before "ms".
  fileprivate var moments: [String] {
    let words = split(separator: " ")
    return zip(words, words.dropFirst()).compactMap { number, unit in
      unit.hasPrefix("ms") ? String(number) : nil
    }
  }
}
