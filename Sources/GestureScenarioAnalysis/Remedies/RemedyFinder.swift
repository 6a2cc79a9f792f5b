import GestureDiagnosis
import GestureScenario

/// Finds changes to a scenario that would have changed its outcome, by trying them.
struct RemedyFinder: RemedyContextReader {
  let context: RemedyContext

  private var tester: ChangeTester { ChangeTester(context: context) }

  /// The changes that made a difference, in the order of the causes.
  ///
  /// Where no single change fulfils a wish exactly, the pairs of changes that do so together; where
  /// there is no such pair either, the end of all delays of a view's touches; where that doesn't
  /// help, the changes that come nearer to the wish.
  func remedies(for causes: [Explanation.Cause]) -> [Remedy] {
    guard let wish else { return remedies(from: findings(for: causes)) }
    if wish.isMet(by: record, for: subject) { return [] }
    let exact = findings(for: causes)
    let isApt = exact.contains { $0.change.caution != .lastResort }
    let completes = exact.contains { scenario.isAsExpected(in: $0.trial.record) }
    let search = PairSearch(context: context)
    if isApt, completes || !heedsExpectations {
      let steady = isSteady(exact) ? [] : steadyPairs(besides: exact, for: causes, search)
      let kept = wish.isForNothing ? search.keepingOwnGesture(with: exact) : exact
      return remedies(from: kept + steady + allowances(among: exact, search))
    }
    if !exact.isEmpty, wish.isForNothing {
      return remedies(from: search.keepingOwnGesture(with: exact))
    }
    var pairs = search.pairs(for: causes).filter { pair in
      !isApt || scenario.isAsExpected(in: pair.trial.record)
    }
    if !completes {
      let completed = search.completions(of: exact)
      pairs.removeAll { pair in completed.contains { $0.trial.scenario == pair.trial.scenario } }
      pairs = completed + pairs
    }
    pairs.removeAll { pair in exact.contains { $0.trial.scenario == pair.trial.scenario } }
    guard exact.isEmpty, pairs.isEmpty, !wish.isForNothing else {
      return remedies(from: exact + pairs)
    }
    let delays = ViewCandidates(context: context).endingAllDelays
    let ends = ChangeSearch(context: context).findings(among: delays)
    return ends.isEmpty ? remediesLeadingNearer(to: wish, causes) : remedies(from: ends)
  }

  /// The findings that allow a recognizer together with all expected recognizers that it excludes,
  /// although other changes meet the expectations, too: that is what an app mostly means.
  private func allowances(
    among exact: [RemedyFinding], _ search: PairSearch
  ) -> [RemedyFinding] {
    guard heedsExpectations else { return [] }
    let open = exact.filter {
      $0.change.allowedPair != nil && !scenario.isAsExpected(in: $0.trial.record)
    }
    return search.completions(of: open).filter { $0.change.pairs.count > 1 }
  }

  /// Whether some change also helps other fingers than those of the script.
  private func isSteady(_ findings: [RemedyFinding]) -> Bool {
    guard let wish, !wish.isForNothing else { return true }
    let test = SteadinessTest(context: context)
    return findings.contains {
      $0.change.caution != .lastResort && test.isSteady($0.change, for: wish.loose)
    }
  }

  /// Pairs of changes that also help other fingers than those of the script, where single changes
  /// don't.
  private func steadyPairs(
    besides exact: [RemedyFinding], for causes: [Explanation.Cause], _ search: PairSearch
  ) -> [RemedyFinding] {
    let pairs = search.steadyPairs(of: exact)
    guard pairs.isEmpty, let wish else { return pairs }
    let test = SteadinessTest(context: context)
    return search.pairs(for: causes).filter {
      scenario.isAsExpected(in: $0.trial.record) && test.isSteady($0.change, for: wish.loose)
    }
  }

  /// The changes that come nearer to a wish that no change fulfils.
  private func remediesLeadingNearer(
    to wish: Wish, _ causes: [Explanation.Cause]
  ) -> [Remedy] {
    var open = context
    open.wish = nil
    let finder = RemedyFinder(context: open)
    let sooner = context.isTooLate ? spec.map(Change.earlierLimits) ?? [] : []
    let present = record.moments(of: subject).count
    return finder.remedies(
      from: finder.findings(for: causes, and: sooner).filter { finding in
        guard leadsNearer(finding, to: wish) else { return false }
        guard let wished = wish.numberOfGestures else { return true }
        let number = finding.trial.record.moments(of: subject).count
        return (min(present, wished)...max(present, wished)).contains(number)
      }
    ).map { $0.nearer }
  }

  /// The changes that make a difference.
  ///
  /// - Parameter further: changes that are tried besides those against the causes. Default: none.
  private func findings(
    for causes: [Explanation.Cause], and further: [Change] = []
  ) -> [RemedyFinding] {
    let candidates = causes.flatMap(CauseCandidates(context: context).candidates)
    let surplus = SurplusCandidates(context: context).candidates
    return ChangeSearch(context: context).findings(among: candidates + surplus + further)
  }

  /// Whether it comes nearer to a wish, without breaking what the file expects of others.
  private func leadsNearer(_ finding: RemedyFinding, to wish: Wish) -> Bool {
    let isLoserMeant =
      heedsExpectations
      && finding.change.loser.map { !(scenario.expectations.actions[$0] ?? []).isEmpty } ?? false
    return !isLoserMeant && wish.allowsStates(of: finding.trial.record, for: subject)
      && wish.isNearer(finding.trial.record, than: record, for: subject)
      && tester.sideEffects(of: finding.trial).brokenExpectations(besides: subject).isEmpty
  }

  /// The remedies that findings make. Changes that break another expectation of the file are named
  /// only if there are no others. If some changes meet all of its expectations, only those are
  /// named.
  private func remedies(from findings: [RemedyFinding]) -> [Remedy] {
    let sound = findings.filter { finding in
      tester.sideEffects(of: finding.trial).brokenExpectations(besides: subject).isEmpty
    }
    let linted = wish == nil ? [] : scenario.untriedFindings()
    let selection = RemedySelection(context: context)
    let known = UntriedSideEffects(context: context).added(
      to: (sound.isEmpty ? findings : sound).withoutRepetitions)
    let named = selection.advisable(selection.ordered(known, linted), linted)
    let writer = RemedyWriter(context: context)
    guard heedsExpectations else { return named.map { writer.remedy($0, linted) } }
    let complete = named.filter { scenario.isAsExpected(in: $0.trial.record) }
    return (complete.isEmpty ? named : complete).map { writer.remedy($0, linted) }
  }
}
