import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What a change costs with other touches than the script's.
extension RemedyFinder {
  /// The same, with what each change takes from the usual gestures of the recognizers; those that
  /// take one elsewhere than where the script's touches are come last.
  func withLosses(_ findings: [Finding]) -> [Finding] {
    guard wish != nil, !findings.isEmpty else { return findings }
    let gestures = UsualGestures(scenario)
    let hit = viewsOfTouches
    let priced = findings.map { finding in
      var priced = finding
      priced.losses = gestures.losses(in: finding.trial.scenario)
      return priced
    }
    func takesElsewhere(_ finding: Finding) -> Bool {
      let expected = hit.union(finding.change.refusedViews)
      return finding.losses.contains { loss in
        loss.isTotal
          || loss.delay == nil && !loss.views.isEmpty && !expected.isSuperset(of: loss.views)
      }
    }
    return priced.filter { !takesElsewhere($0) } + priced.filter(takesElsewhere)
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
    let lost = Set(finding.losses.filter { $0.isTotal }.map(\.recognizer))
    for wait in found.waitsForFinger where !before.contains(wait) {
      prices.append(
        "\(name(wait[0])) would always wait until '\(wait[1])' decides, at the latest when the "
          + "finger lifts")
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
    for delay in found.delays
    where !lost.contains(delay.name) && known[delay.name].map({ $0 < delay.time }) ?? true {
      let isToldOfOther = (told + gains).contains {
        $0.hasPrefix("'\(delay.name)' would fire at")
      }
      let isShown = delay.name == wish.id ? !wish.isForNothing : isToldOfOther
      if !isShown { prices.append("\(name(delay.name)) would \(delay.words)") }
    }
    return prices + lostGestures(of: finding, besides: told + prices, gains)
  }

  /// That usual gestures no longer make recognizers fire, or only later.
  ///
  /// - Parameters:
  ///   - told: the prices that are told already.
  ///   - gains: what comes as expected only with the change.
  private func lostGestures(
    of finding: Finding, besides told: [String], _ gains: [String]
  ) -> [String] {
    finding.losses.compactMap { loss in
      guard loss.recognizer != finding.change.loser,
        let spec = finding.trial.scenario.scene.spec(of: loss.recognizer)
      else { return nil }
      let (name, isOwn) = ("'\(loss.recognizer)'", loss.recognizer == target)
      func isTold(_ words: String, in clauses: [String]) -> Bool {
        clauses.contains { clause in
          clause.hasPrefix("\(name) would \(words)")
            || isOwn && clause.hasPrefix("it would \(words)")
        }
      }
      if isTold("never fire", in: told) || isTold("always wait", in: told) { return nil }
      let isShown = isOwn ? !(wish?.isForNothing ?? true) : isTold("fire at", in: gains)
      if loss.delay != nil, isShown || isTold("", in: told) { return nil }
      if loss.comesAtLift, told.contains(where: { $0.contains("at the lift at the latest") }) {
        return nil
      }
      let isDoneToOther = isTold("not fire", in: told + gains)
      if isMeant(loss, of: spec, finding.change, isDoneToOther) { return nil }
      return "\(isOwn ? "it" : name) would \(loss.words(of: spec))"
    }
  }

  /// Whether a loss is no more than what a change is there for, or its own price tells it.
  ///
  /// - Parameter isDoneToOther: whether it is told that another recognizer doesn't fire.
  private func isMeant(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec, _ change: Change, _ isDoneToOther: Bool
  ) -> Bool {
    if loss.isTotal || loss.views.isEmpty { return false }
    if Set(change.refusedViews).isSuperset(of: loss.views) { return true }
    let controls = loss.views.compactMap { scenario.scene.viewSpec($0)?.control }
    if !controls.isEmpty, controls.allSatisfy({ $0 == .slider || $0 == .switch }) { return true }
    let isUnwanted = loss.recognizer == target && wish?.isForNothing ?? false || isDoneToOther
    let isWon = loss.winner != nil || !GestureProfile(of: spec.recognizer).trigger.isMovement
    return isUnwanted && isWon && viewsOfTouches.isSuperset(of: loss.views)
  }

  /// The views that the script's touches hit; for a view, itself.
  private var viewsOfTouches: Set<String> {
    subject.isView ? [subject.id] : Set(hitViews.map(\.id))
  }
}

extension UsualGestures.Loss {
  /// What it is, after the recognizer's name and "would".
  fileprivate func words(of spec: RecognizerSpec) -> String {
    let names = views.map { "'\($0)'" }.joinedAsWords
    let place = views.isEmpty ? "" : " on view\(views.count == 1 ? "" : "s") \(names)"
    let gesture = UsualGestures.Form.words(forms, of: spec) + place
    if comesAtLift { return "begin only at the lift with \(gesture)" }
    if let delay {
      let verb = forms.contains(where: \.isDiscrete) ? "fire" : "begin"
      return "\(verb) \(((delay / 10).rounded() * 10).plain) ms later with \(gesture)"
    }
    return "no longer fire with \(gesture)" + (winner.map { ": '\($0)' recognizes first" } ?? "")
  }
}

extension [Lint.Finding] {
  /// The recognizers that never recognize, whatever the fingers do, each with the one that always
  /// comes first, if that is why.
  var silences: [(name: String, winner: String?)] {
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
