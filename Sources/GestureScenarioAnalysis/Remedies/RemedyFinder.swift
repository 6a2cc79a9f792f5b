import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Finds changes to a scenario that would have changed its outcome, by trying them.
struct RemedyFinder {
  let scenario: Scenario
  let record: RunRecord
  /// What is explained.
  let subject: Subject
  /// The outcome that was wanted; nil if it only matters whether it fires more often, or earlier.
  var wish: Wish?
  /// Changes with which it would fire sooner, where it fired too late.
  var sooner: [Change] = []
  /// Whether what the file expects of others counts. In a file whose expectations are met, they
  /// describe what happens, not what should.
  var heedsExpectations = false

  /// The changes that made a difference, in the order of the causes.
  ///
  /// Where no change fulfils a wish exactly, pairs of changes that do so together; where there are
  /// none either, the changes that come nearer to it.
  func remedies(for causes: [Explanation.Cause]) -> [Remedy] {
    guard let wish else { return remedies(from: findings(for: causes)) }
    if wish.isMet(by: record, for: subject) { return [] }
    let exact = findings(for: causes)
    let isApt = exact.contains { $0.change.caution != .lastResort }
    let completes = exact.contains { scenario.isAsExpected(in: $0.trial.record) }
    if isApt, completes || !heedsExpectations { return remedies(from: exact) }
    if !exact.isEmpty, wish.isForNothing { return remedies(from: exact) }
    var pairs = pairs(for: causes).filter { pair in
      !isApt || scenario.isAsExpected(in: pair.trial.record)
    }
    if !completes {
      let completed = completions(of: exact)
      pairs.removeAll { pair in completed.contains { $0.trial.scenario == pair.trial.scenario } }
      pairs = completed + pairs
    }
    pairs.removeAll { pair in exact.contains { $0.trial.scenario == pair.trial.scenario } }
    guard exact.isEmpty, pairs.isEmpty, !wish.isForNothing else {
      return remedies(from: exact + pairs)
    }
    var finder = self
    finder.wish = nil
    if isTooLate, let spec { finder.sooner = Change.earlierLimits(of: spec) }
    let present = record.moments(of: subject).count
    return finder.remedies(
      from: finder.findings(for: causes).filter { finding in
        guard leadsNearer(finding, to: wish) else { return false }
        guard let wished = wish.numberOfGestures else { return true }
        let number = finding.trial.record.moments(of: subject).count
        return (min(present, wished)...max(present, wished)).contains(number)
      }
    ).map { $0.nearer }
  }

  /// Whether it comes nearer to a wish, without breaking what the file expects of others.
  private func leadsNearer(_ finding: Finding, to wish: Wish) -> Bool {
    let isLoserMeant =
      heedsExpectations
      && finding.change.loser.map { !(scenario.expectations.actions[$0] ?? []).isEmpty } ?? false
    return !isLoserMeant && wish.allowsStates(of: finding.trial.record, for: subject)
      && wish.isNearer(finding.trial.record, than: record, for: subject)
      && sideEffects(of: finding.trial).brokenExpectations(besides: subject).isEmpty
  }

  /// Changes that break another expectation of the file are named only if there are no others. If
  /// some meet all of its expectations, only those are named.
  private func remedies(from findings: [Finding]) -> [Remedy] {
    let sound = findings.filter { finding in
      sideEffects(of: finding.trial).brokenExpectations(besides: subject).isEmpty
    }
    let linted = wish == nil ? [] : scenario.untriedFindings()
    let named = advisable(withLosses(sound.isEmpty ? findings : sound, linted), linted)
    guard heedsExpectations else { return named.map { remedy($0, linted) } }
    let complete = named.filter { scenario.isAsExpected(in: $0.trial.record) }
    return (complete.isEmpty ? named : complete).map { remedy($0, linted) }
  }

  func sideEffects(of trial: (scenario: Scenario, record: RunRecord)) -> SideEffects {
    SideEffects(
      scenario: scenario, before: record, after: trial.record,
      heedsExpectations: heedsExpectations)
  }

  /// A change that made a difference.
  struct Finding {
    let change: Change
    let trial: (scenario: Scenario, record: RunRecord)
    let difference: Difference
    /// The usual gestures that no longer make recognizers fire, or only later.
    var losses: [UsualGestures.Loss] = []
    /// What becomes of other gestures.
    var neighbours: [Consequence] = []
    /// What lint finds with the change.
    var lint: [Lint.Finding] = []
  }

  /// - Parameter triesFurther: whether to try changes that no cause suggests.
  func findings(
    for causes: [Explanation.Cause], andFurther triesFurther: Bool = true
  ) -> [Finding] {
    var tried: Set<String> = []
    /// The properties for which a helpful value was found, and one is enough.
    var settled: Set<PropertyName> = []
    /// The clauses of the remedies that were found.
    var named: Set<String> = []
    var findings: [Finding] = []
    let further = (triesFurther ? furtherCandidates : []) + sooner
    for change in causes.flatMap(candidates) + further
    where tried.insert(change.key).inserted
      && !(change.property.map { settled.contains($0.name) } ?? false)
    {
      guard let change = resolved(change), let trial = trial(of: change),
        let difference = difference(to: trial.record, aim: change.aim),
        named.insert(change.clause).inserted,
        !findings.contains(where: { $0.trial.scenario == trial.scenario })
      else { continue }
      if let property = change.property, property.needsOneRemedyAtMost {
        settled.insert(property.name)
      }
      findings.append(Finding(change: change, trial: trial, difference: difference))
    }
    return findings
  }

  /// - Parameter linted: what lint finds without the change.
  private func remedy(_ finding: Finding, _ linted: [Lint.Finding]) -> Remedy {
    let (change, trial, difference) = (finding.change, finding.trial, finding.difference)
    var effects = sideEffects(of: trial).sides(besides: subject, change.loser)
    if let wish, wish.isForNothing, wish.id != subject.id {  // the whole set is to be silent
      let silenced = record.ids(ofSet: wish.id)
      effects.prices.removeAll { silenced.contains(where: $0.isSilence) }
    }
    let own = (pricesOfChange(change) + pricesOfAllowing(finding)).map { $0.explaining(target) }
    if difference.isOfLess { effects.prices = effects.prices.map(\.insteadOfExplained) }
    let shown = difference.losses + effects.prices + own
    let prices = (shown + otherPrices(of: finding, linted, besides: shown, effects.gains))
      .withoutImplied(isPrecise: wish != nil)
    let gains = difference.isOfLess ? effects.gains.map(\.insteadOfExplained) : effects.gains
    let pronoun = gains.count == 1 ? "it" : "they"
    let gain =
      gains.isEmpty ? "" : "; and as \(pronoun) should, \(gains.sentenceEnding)"
    let price = prices.isEmpty ? "" : ", but then \(named(prices).sentenceEnding)"
    return Remedy(
      sentence: "\(difference.sentence) if \(change.clause)\(price)\(gain).", clause: change.clause,
      sideEffects: (prices + gains).map(\.clause), scenario: trial.scenario, prices: prices,
      isPair: change.isPair, isLastResort: change.caution == .lastResort)
  }

  /// What a change costs by itself. An axis limits one to which another hands over only where it
  /// begins by itself.
  private func pricesOfChange(_ change: Change) -> [Consequence] {
    let takers = Set(scenario.scene.handOvers.map(\.to))
    return change.prices.map { price in
      guard case .recognizer(let id) = price.topic, takers.contains(id) else { return price }
      return price.limitingOwnBeginning
    }
  }

  /// Consequences in which the explained recognizer is named once another one was, since "it" would
  /// be ambiguous.
  private func named(_ consequences: [Consequence]) -> [Consequence] {
    let first = consequences.firstIndex { $0.topic != .explained } ?? consequences.endIndex
    let name = subject.isView ? "view '\(subject.id)'" : "'\(target)'"
    return consequences.enumerated().map { index, consequence in
      consequence.topic == .explained && index > first ? consequence.naming(name) : consequence
    }
  }

  // MARK: Trying

  /// The scenario with one change, and its run; nil where the change alters nothing, or makes the
  /// scene invalid: a cycle of requirements, of which one would be refused (S4.32).
  func trial(of change: Change) -> (scenario: Scenario, record: RunRecord)? {
    var other = scenario
    change.apply(&other)
    guard other != scenario else { return nil }
    let outcome = change.outcome(of: other)
    let isSound =
      outcome.diagnostics.count(where: \.isOfSetup) <= record.diagnostics.count(where: \.isOfSetup)
    if let arrival = change.arrival, !arrives(arrival.touch, at: arrival.view, in: outcome) {
      return nil
    }
    return isSound && outcome.problems.count <= record.problems.count ? (other, outcome) : nil
  }

  /// Whether a touch hits a view, or one in it.
  private func arrives(_ touch: TouchID, at view: String, in outcome: RunRecord) -> Bool {
    outcome.entries.contains { entry in
      guard case .touch(touch, .began, _, let hitView?) = entry.what else { return false }
      return scenario.scene.contains(hitView, in: view)
    }
  }

  /// The change, if it is one of a limit, with the nearest value that helps and some room beyond it,
  /// if the room costs nothing; nil where no value helps. There is more room where another finger
  /// needs it.
  private func resolved(_ change: Change) -> Change? {
    guard let limit = change.limit else { return change }
    let value = limit.nearest { value in
      trial(of: applied(limit, value, change))
        .map { difference(to: $0.record, aim: change.aim) != nil } ?? false
    }
    guard let value else { return nil }
    let nearest = applied(limit, value, change)
    var room = endOfTap(nearest, beyond: value) ?? limit.valueWithRoom(beyond: value)
    let roomy = applied(limit, room, change)
    guard let price = price(of: roomy), price <= self.price(of: nearest) ?? price else {
      return nearest
    }
    guard let wish = wish?.loose, roomy.caution == nil, !isSteady(roomy, for: wish) else {
      return roomy
    }
    for _ in 0..<Self.mostWidenings {
      room = limit.valueWithRoom(beyond: room)
      let wider = applied(limit, room, change)
      if self.price(of: wider) == price, isSteady(wider, for: wish) { return wider }
    }
    return roomy
  }

  /// How often the margin beyond a value is widened for other fingers.
  private static let mostWidenings = 3

  /// How much else changes; nil if a change doesn't help.
  private func price(of change: Change) -> Int? {
    guard let trial = trial(of: change),
      let difference = difference(to: trial.record, aim: change.aim)
    else { return nil }
    let effects = sideEffects(of: trial).sides(besides: subject, change.loser)
    return difference.losses.count + effects.prices.count - effects.gains.count
  }

  /// A limit's change to a value, with the aim of the change that it stands for.
  func applied(_ limit: TunableLimit, _ value: Double, _ change: Change) -> Change {
    var applied = limit.change(value).aiming(at: change.aim)
    applied.arrival = change.arrival
    return applied
  }
}

extension GestureDiagnostic.Kind {
  /// Whether it is about how the recognizers are set up, and not about the input.
  fileprivate var isOfSetup: Bool {
    switch self {
    case .cycle, .misuse: true
    case .illegalTransition, .abandoned, .touchWithoutBegin, .duplicateBegin, .timeWentBack,
      .invalidLocation:
      false
    }
  }
}
