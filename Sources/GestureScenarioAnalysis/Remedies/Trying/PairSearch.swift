import GestureCore
import GestureDiagnosis
import GestureScenario

/// Finds two changes that fulfil a wish together.
struct PairSearch: RemedyContextReader {
  let context: RemedyContext

  var tester: ChangeTester { ChangeTester(context: context) }

  /// The largest number of first changes that are tried with a second change.
  private static let mostFirstChanges = 20
  /// The largest number of pairs that are reported.
  private static let mostPairs = 3

  /// Two changes that fulfil the wish together: the second change is against what is in the way
  /// after the first.
  func pairs(for causes: [Explanation.Cause]) -> [RemedyFinding] {
    var pairs: [RemedyFinding] = []
    var incomplete: [RemedyFinding] = []
    var tried: Set<Change.Identity> = []
    let all = causes.flatMap(CauseCandidates(context: context).candidates)
    let limits = all.compactMap { change in
      change.limit.map { limit in
        limit.targetsBeyondAllFigures.map {
          limit.change(to: $0, insteadOf: change).tunable(by: limit)
        }
      }
    }.flatMap(\.self)
    // What an app mostly means comes first: both gestures.
    let others = all.filter { $0.limit == nil }
    let ordered =
      others.filter { $0.allowedPair != nil } + limits + others.filter { $0.allowedPair == nil }
    let first = ordered.filter { tried.insert($0.identity).inserted }
    if let alike = togetherWithBoth(of: all) { pairs.append(alike) }
    for change in first.prefix(Self.mostFirstChanges) where pairs.count < Self.mostPairs {
      for second in seconds(after: change) where pairs.count < Self.mostPairs {
        guard let pair = pair(of: change, and: second) else { continue }
        let isKnown = (pairs + incomplete).contains { $0.trial.scenario == pair.trial.scenario }
        if isKnown { continue }
        if heedsExpectations, !scenario.isAsExpected(in: pair.trial.record) {
          incomplete.append(pair)
        } else {
          pairs.append(pair)
        }
      }
    }
    return pairs.isEmpty ? Array(incomplete.prefix(Self.mostPairs)) : pairs
  }

  /// The first pair of changes of which the first allows the explained recognizer together with one
  /// rival, and the second with the rival that is in the way after that.
  private func togetherWithBoth(of all: [Change]) -> RemedyFinding? {
    for change in all where change.allowedPair != nil {
      for second in seconds(after: change) where second.allowedPair != nil {
        guard let found = pair(of: change, and: second), found.change.isPair,
          found.change.pairs.allSatisfy({ $0.one == recognizer || $0.other == recognizer }),
          !heedsExpectations || scenario.isAsExpected(in: found.trial.record)
        else { continue }
        return found
      }
    }
    return nil
  }

  /// The changes against what is in the way after a first change.
  private func seconds(after first: Change) -> [Change] {
    var first = first
    first.arrival = nil  // the second change may bring the touch
    guard let trial = tester.trial(of: first),
      let story = trial.scenario.story(of: subject, in: trial.record)
    else { return [] }
    let changed = RemedyContext(
      scenario: trial.scenario, record: trial.record, subject: subject, wish: wish)
    // If the subject newly fires, but not as wished, it ends or reports too early.
    let fires = !trial.record.moments(of: subject).isEmpty && record.moments(of: subject).isEmpty
    let surplus = fires ? SurplusCandidates(context: changed).candidates : []
    return Self.findings(for: story.causes, in: changed, and: surplus).map(\.change)
  }

  /// Pairs each change that fulfils the wish with a second change that satisfies the single
  /// expectation of the file still unmet.
  func completions(of findings: [RemedyFinding]) -> [RemedyFinding] {
    var pairs: [RemedyFinding] = []
    for first in findings where first.change.caution != .lastResort {
      let unmet = tester.sideEffects(of: first.trial).unmetExpectations(besides: subject)
      guard unmet.count == 1, pairs.count < Self.mostPairs,
        let story = first.trial.scenario.story(of: unmet[0], in: first.trial.record),
        let wish = scenario.expectation(of: unmet[0])
      else { continue }
      let changed = RemedyContext(
        scenario: first.trial.scenario, record: first.trial.record, subject: unmet[0], wish: wish)
      let present = first.trial.record.moments(of: unmet[0]).count
      let firesTooOften = wish.isForNothing || wish.numberOfGestures.map { $0 < present } ?? false
      let surplus = firesTooOften ? SurplusCandidates(context: changed).candidates : []
      for second in Self.findings(for: story.causes, in: changed, and: surplus) {
        let isAllowance = second.change.allowedPair != nil
        let change =
          isAllowance ? second.change.ofAnother : second.change.naming(unmet[0])
        guard pairs.count < Self.mostPairs, let pair = finding(first.change, change),
          scenario.isAsExpected(in: pair.trial.record), !meetsAllAlone(change)
        else { continue }
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// Whether the second of two changes alone meets all of the file's expectations.
  private func meetsAllAlone(_ second: Change) -> Bool {
    var changed = scenario
    second.apply(&changed)
    return scenario.isAsExpected(in: second.outcome(of: changed))
  }

  /// The changes against causes that make a difference in a context.
  ///
  /// - Parameter further: changes that are tried besides those against the causes. Default: none.
  private static func findings(
    for causes: [Explanation.Cause], in context: RemedyContext, and further: [Change] = []
  ) -> [RemedyFinding] {
    let candidates = causes.flatMap(CauseCandidates(context: context).candidates) + further
    return ChangeSearch(context: context).findings(among: candidates)
  }

  /// Both changes; a first change of a limit gets the nearest value that helps. The second change
  /// alone, if that helps.
  private func pair(of first: Change, and second: Change) -> RemedyFinding? {
    if first.setsSameProperty(as: second) { return nil }
    if let alone = tester.finding(for: second) { return alone }
    var first = first
    if let limit = first.limit {
      let value = limit.nearest {
        finding(limit.change(to: $0, insteadOf: first), second) != nil
      }
      guard let value else { return nil }
      let (nearest, roomy) = (value, limit.valueWithRoom(beyond: value))
      let isRoomyGood = finding(limit.change(to: roomy, insteadOf: first), second) != nil
      first = limit.change(to: isRoomyGood ? roomy : nearest, insteadOf: first)
    }
    return finding(first, second)
  }

  private static let counts: [PropertyName] = [.numberOfTapsRequired, .numberOfTouchesRequired]

  private func finding(_ first: Change, _ second: Change) -> RemedyFinding? {
    guard let both = joined(first, second), !isOverwritten(first, by: second),
      let pair = tester.finding(for: both),
      !isEnough(first.aiming(at: both.aim), insteadOf: pair.trial.record)
    else { return nil }
    return pair
  }

  /// Whether the second change leaves nothing of the first: both set the same.
  private func isOverwritten(_ first: Change, by second: Change) -> Bool {
    var (both, alone) = (scenario, scenario)
    first.apply(&both)
    second.apply(&both)
    second.apply(&alone)
    return both == alone
  }

  /// Both changes as one; nil where they aren't two changes, or would make another gesture.
  func joined(_ first: Change, _ second: Change) -> Change? {
    if first.isMove && second.isMove { return nil }
    if first.setsSameProperty(as: second) { return nil }
    // Other numbers of taps and of fingers make another gesture.
    if [first, second].allSatisfy({ $0.property.map { Self.counts.contains($0.role) } ?? false }) {
      return nil
    }
    // A hand-over has one condition.
    if let handOver = first.handOver, handOver == second.handOver { return nil }
    // A movement in another direction was not meant, unless no movement has reached it so far.
    if [first, second].contains(where: { $0.caution == .axis })
      || first.takesFurtherDirection || second.takesFurtherDirection && first.arrival == nil
    {
      return nil
    }
    // After another recognizer's name, "its" could refer to that recognizer.
    let namesAnother = scenario.scene.recognizers.contains { other in
      other.id != recognizer && first.clause.names(other.id)
    }
    let further = namesAnother ? second.clause.about(subject.words) : second.clause
    // Where the first clause has an "and" of its own, a comma ends it.
    let comma: Clause = first.clause.hasTwoParts ? "," : ""
    let clause = Change.clauseOfAllowing(first, second) ?? "\(first.clause)\(comma) and \(further)"
    var both = Change(clause) { scenario in
      first.apply(&scenario)
      second.apply(&scenario)
    }
    both.aim = second.aim
    both.loser = second.loser
    both.isPair = true
    both.arrival = first.arrival ?? second.arrival
    both.pairs = first.pairs + second.pairs
    both.add(sideEffects: first.sideEffects + second.sideEffects)
    both.refusedViews = first.refusedViews + second.refusedViews
    both.caution = [.lastResort, .longerWay].first { caution in
      [first, second].contains { $0.caution == caution }
    }
    return both
  }

  /// Pairs each change that fulfils the wish with the script alone with a second change that makes
  /// it do so for other fingers, too.
  func steadyPairs(of findings: [RemedyFinding]) -> [RemedyFinding] {
    guard let loose = wish?.loose else { return [] }
    let test = SteadinessTest(context: context)
    var pairs: [RemedyFinding] = []
    for first in findings where first.change.caution != .lastResort {
      guard let varied = test.unmetVariation(of: first.change, for: loose) else { continue }
      let record = varied.play()
      guard let story = varied.story(of: subject, in: record) else { continue }
      let changed = RemedyContext(scenario: varied, record: record, subject: subject, wish: loose)
      let seconds = Self.findings(for: story.causes, in: changed).map(\.change)
      for second in seconds.prefix(Self.mostFirstChanges) {
        guard pairs.count < Self.mostPairs, second.caution != .lastResort, second.handOver == nil,
          let both = joined(first.change, second), let pair = tester.finding(for: both),
          test.isSteady(both, for: loose)
        else { continue }
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// Whether one change alone does what a pair does, as far as that is wished for or expected.
  private func isEnough(_ change: Change, insteadOf pair: RunRecord) -> Bool {
    guard let alone = tester.finding(for: change) else { return false }
    return !heedsExpectations || scenario.isAsExpected(in: alone.trial.record)
      || !scenario.isAsExpected(in: pair)
  }
}

extension Change {
  /// Whether `other` sets the same property, which has one value.
  fileprivate func setsSameProperty(as other: Change) -> Bool {
    property.map { $0.name == other.property?.name } ?? false
  }

  /// Whether it lets a movement in a further direction count. Beside another change, that only
  /// avoids what made the movement fail.
  fileprivate var takesFurtherDirection: Bool { property?.role == .direction }

  /// The change to one value of a limit that still needs a better value.
  fileprivate func tunable(by limit: TunableLimit) -> Change {
    var change = self
    change.limit = limit
    return change
  }
}
