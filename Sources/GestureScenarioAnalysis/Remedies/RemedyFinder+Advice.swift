import GestureCore
import GestureDiagnosis
package import GestureScenario
import GestureTrace

// Which changes an expert would name, of those that lead to what is wished for.
extension RemedyFinder {
  /// Without those with which lint has a new error; and, unless there are no others, without those
  /// that make another gesture of the one that is meant, keep a recognizer from ever firing, take an
  /// axis for no reason, or help only by a coincidence of the script's figures.
  ///
  /// - Parameter linted: what lint finds without any change.
  func advisable(_ findings: [Finding], _ linted: [Lint.Finding]) -> [Finding] {
    guard let wish else { return findings }
    let errors = Set(linted.filter { $0.severity == .error }.map(\.sentence))
    let alive = findings.filter { finding in
      finding.trial.scenario.untriedFindings().allSatisfy {
        $0.severity != .error || errors.contains($0.sentence)
      }
    }
    let apt = alive.preferring { $0.change.caution != .lastResort }
    let silent = Set(linted.silences.map(\.name))
    let loud = apt.preferring { finding in
      finding.trial.scenario.untriedFindings().silences.allSatisfy {
        silent.contains($0.name) || $0.name == finding.change.loser
      }
    }
    let isTypeEnough = loud.contains { finding in
      zip(finding.trial.scenario.scene.recognizers, scenario.scene.recognizers).contains {
        $0.allowedTouchTypes != $1.allowedTouchTypes
      }
    }
    let meant = loud.preferring { finding in
      finding.change.caution != .axis || !isTypeEnough && separatesMovements(finding)
    }
    return steady(meant, for: wish.loose)
  }

  /// Whether an axis that a change sets leaves the other one to another movement of the same touches.
  private func separatesMovements(_ finding: Finding) -> Bool {
    let changed = scenario.scene.recognizers.first { spec in
      finding.trial.scenario.scene.spec(of: spec.id)?.settings != spec.settings
    }
    guard let changed, scenario.scene.recognizers.count > 1 else { return true }
    let own = touches(of: changed.id)
    if hitViews.contains(where: { $0.control == .slider || $0.control == .switch }) { return true }
    return scenario.scene.recognizers.contains { other in
      other.id != changed.id && GestureProfile(of: other.recognizer).trigger.isMovement
        && !own.isDisjoint(with: touches(of: other.id))
        && (other.id == target || !(scenario.expectations.actions[other.id]?.isEmpty ?? false))
    }
  }

  /// Without those that don't help another finger: see ``Scenario/variations``.
  private func steady(_ findings: [Finding], for wish: Wish) -> [Finding] {
    guard findings.count > 1 else { return findings }
    return findings.preferring { isSteady($0.change, for: wish) }
  }

  /// Whether a change helps another finger, too.
  func isSteady(_ change: Change, for wish: Wish) -> Bool {
    variations(for: change).allSatisfy { variation in
      if wish.isMet(by: variation.play(), for: subject) { return true }
      var changed = variation
      change.apply(&changed)
      return wish.isMet(by: changed.play(), for: subject)
    }
  }

  /// How far a finger that means to rest may slip: to ask for a longer way than that of a drag is no
  /// advice, since the next finger goes farther. (Our choice: twice the way after which a pan begins.)
  /// Unit: points.
  private static let usualSlip = 20.0

  private func variations(for change: Change) -> [Scenario] {
    switch change.caution {
    case .longerWay where scenario.farthestMovement > Self.usualSlip:
      return scenario.variations + [scenario.stretched(x: 2, y: 2)]
    case .axis:
      let isDrawn = scenario.scene.recognizers.contains { spec in
        if case .drawing = GestureProfile(of: spec.recognizer).trigger { true } else { false }
      }
      return scenario.variations + (isDrawn ? [scenario.turned()] : [])
    case .longerWay, .lastResort, nil: return scenario.variations
    }
  }

  /// What no longer comes as the file expects, besides actions and touches; and that a requirement
  /// keeps a recognizer waiting as long as a finger is down.
  ///
  /// - Parameters:
  ///   - linted: what lint finds without the change.
  ///   - told: the prices that the script shows.
  ///   - gains: what comes as expected only with the change.
  func otherPrices(
    of finding: Finding, _ linted: [Lint.Finding], besides told: [String], _ gains: [String]
  ) -> [String] {
    guard let wish else { return [] }
    let trial = finding.trial
    var prices: [String] = []
    if heedsExpectations {
      let missed = scenario.partsMissed(in: record)
      for part in scenario.partsMissed(in: trial.record) where !missed.contains(part) {
        prices.append("\(part) would not be as the file expects")
      }
    }
    func name(_ id: String) -> String { id == subject.id ? "it" : "'\(id)'" }
    let found = trial.scenario.untriedFindings()
    let before = linted.waitsForFinger
    for wait in found.waitsForFinger where !before.contains(wait) {
      prices.append(
        "\(name(wait[0])) would always wait until '\(wait[1])' decides, at the latest when the finger "
          + "lifts")
    }
    let silent = linted.silences.map(\.name)
    for silence in found.silences
    where !silent.contains(silence.name) && silence.name != finding.change.loser
      && !told.contains(where: { $0.hasPrefix("'\(silence.name)' would not fire") })
    {
      let cause = silence.winner.map { ": '\($0)' always recognizes first" } ?? ""
      prices.append("\(name(silence.name)) would never fire\(cause)")
    }
    let known = Dictionary(linted.delays.map { ($0.name, $0.time) }) { $1 }
    for delay in found.delays where known[delay.name].map({ $0 < delay.time }) ?? true {
      let isToldOfOther = (told + gains).contains {
        $0.hasPrefix("'\(delay.name)' would fire at")
      }
      let isShown = delay.name == wish.id ? !wish.isForNothing : isToldOfOther
      if !isShown { prices.append("\(name(delay.name)) would \(delay.words)") }
    }
    return prices
  }

  /// Each edge of a ring that was refused could be left out instead.
  func breakingRings() -> [Change] {
    guard wish != nil else { return [] }
    return scenario.scene.recognizers.flatMap { spec in
      spec.requireToFail.map { Change.dropRequirement(of: spec.id, toFail: $0) }
        + spec.startsAfter.map { Change.dropPrerequisite(of: spec.id, startingAfter: $0) }
    }
  }
}

extension Scenario {
  /// Whether actions or touches of views don't come as the file expects.
  package func missesMore(in record: RunRecord) -> Bool {
    record.differences(from: expectations).contains { difference in
      ["actions", "views"].contains { difference.path.contains(".\($0)") }
    }
  }

  /// The parts of what a file expects, besides actions and views, of which something doesn't come.
  package func partsMissed(in record: RunRecord) -> [String] {
    var parts: [String] = []
    for difference in record.differences(from: expectations) {
      let part = difference.path.split(separator: ".").dropFirst().first.map {
        String($0.prefix { $0.isLetter })
      }
      guard let part, part != "actions", part != "views", !parts.contains(part) else { continue }
      parts.append(part)
    }
    return parts
  }
}

extension [RemedyFinder.Finding] {
  /// Those that are as they should be; all, where none is.
  fileprivate func preferring(_ isGood: (RemedyFinder.Finding) -> Bool) -> Self {
    let good = filter(isGood)
    return good.isEmpty ? self : good
  }
}

extension [Lint.Finding] {
  /// The recognizers that never recognize, whatever the fingers do, each with the one that always
  /// comes first, if that is why.
  fileprivate var silences: [(name: String, winner: String?)] {
    compactMap { finding in
      guard finding.severity > .note, let name = finding.recognizers.first?.name else { return nil }
      switch finding.kind {
      case .alwaysBeaten: return (name, finding.recognizers.dropFirst().first?.name)
      case .neverFires, .unreachable: return (name, nil)
      case .cycle, .rarelyFires, .noRelation, .late, .waitsForFinger, .idleRequirement,
        .idleHandOver, .cutOff, .controlLosesTouch, .controlActsToo, .untakenButton,
        .waitsForSimultaneous, .releasedWithWinner, .undoesExclusion, .delegatesDisagree, .misuse:
        return nil
      }
    }
  }

  /// The recognizers that a requirement makes late, each with how late, after "would", and with the
  /// time, if there is one.
  fileprivate var delays: [(name: String, words: String, time: Duration)] {
    compactMap { finding in
      guard let name = finding.recognizers.first?.name, let cost = finding.waitingCost,
        let words = cost.words
      else { return nil }
      guard case .time(let time, _) = cost.lateness else { return (name, words, .zero) }
      return (name, words, time)
    }
  }

  /// The recognizers that wait as long as a finger is down, each with the one for which it does.
  fileprivate var waitsForFinger: [[String]] {
    filter { $0.kind == .waitsForFinger && $0.recognizers.count > 1 }.map {
      $0.recognizers.prefix(2).map(\.name)
    }
  }
}

extension Lint.WaitingCost {
  /// What becomes of the recognizer, after "would"; nil where another finding says it.
  fileprivate var words: String? {
    let often = isWithEveryTouch ? " with other touches" : " with some other touches"
    switch lateness {
    case .time(let time, let isMost):
      return "fire \(isMost ? "up to " : "")\(time.inMilliseconds.plain) ms later\(often)"
    case .movement(let distance, let time):
      let limit = time.map { " or \($0.inMilliseconds.plain) ms" } ?? ""
      return "begin only after \(distance.plain) pt\(limit)\(often)"
    case .figure: return "begin later\(often), at the lift at the latest"
    case .finger: return nil
    }
  }
}
