import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What a change costs with other touches than the script's.
extension RemedyFinder {
  /// Fills in the losses and neighbours of findings, and what lint says with them. Those that take a
  /// gesture from where the script has no touches come last, before them those with which movements
  /// on a view are refused, after them those with which a press comes only as its finger lifts.
  ///
  /// - Parameter linted: what lint finds without any change.
  func withLosses(_ findings: [Finding], _ linted: [Lint.Finding]) -> [Finding] {
    guard wish != nil, !findings.isEmpty else { return findings }
    var told = heedsExpectations ? Set(scenario.expectations.views.keys) : []
    if subject.isView { told.insert(subject.id) }
    let (gestures, neighbours) = (
      UsualGestures(scenario), NeighbouringGestures(scenario, besides: told)
    )
    let hit = viewsOfTouches
    let priced = findings.map { finding in
      var priced = finding
      priced.losses = gestures.losses(in: finding.trial.scenario)
      priced.neighbours = neighbours.effects(in: finding.trial.scenario)
      priced.lint = finding.trial.scenario.untriedFindings()
      return priced
    }
    func takesElsewhere(_ finding: Finding) -> Bool {
      let expected = hit.union(finding.change.refusedViews)
      return finding.losses.contains { loss in
        loss.isTotal
          || loss.delay == nil
            && (loss.views.isEmpty ? hit.isEmpty : !expected.isSuperset(of: loss.views))
      }
    }
    let near = priced.filter { !takesElsewhere($0) }
    let ordered =
      near.filter { !$0.change.refusesMovements } + near.filter(\.change.refusesMovements)
      + priced.filter(takesElsewhere)
    let before = linted.waitsForFinger
    func delaysPress(_ finding: Finding) -> Bool {
      finding.lint.waitsForFinger.contains { wait in
        !before.contains(wait) && scenario.scene.spec(of: wait[0])?.isPress ?? false
      }
    }
    return ordered.filter { !delaysPress($0) } + ordered.filter(delaysPress)
  }

  /// What no longer comes as the file expects besides actions and touches, what lint finds with the
  /// change alone, usual gestures that are lost, and what becomes of others.
  ///
  /// - Parameters:
  ///   - linted: what lint finds without the change.
  ///   - told: the side effects that the script shows.
  ///   - gains: what comes as expected only with the change.
  func otherPrices(
    of finding: Finding, _ linted: [Lint.Finding], besides told: [Consequence],
    _ gains: [Consequence]
  ) -> [Consequence] {
    guard wish != nil else { return [] }
    let prices =
      pricesOfFile(in: finding.trial.record)
      + pricesByLint(of: finding, linted, besides: told, gains)
    return prices + lostGestures(of: finding, besides: told + prices, gains) + finding.neighbours
      + UsualGestures.lossesBesideViews(from: scenario, to: finding.trial.scenario)
      .map { $0.explaining(target) }
  }

  /// What no longer comes as the file expects, besides actions and touches.
  private func pricesOfFile(in outcome: RunRecord) -> [Consequence] {
    guard heedsExpectations else { return [] }
    let missed = scenario.partsMissed(in: record)
    return scenario.partsMissed(in: outcome).filter { !missed.contains($0) }.map { part in
      Consequence(.other(part.rawValue), .other("not be as the file expects"))
    }
  }

  /// Prices that lint shows: a requirement keeps a recognizer waiting as long as a finger is down,
  /// or makes it late, or another one always comes first.
  private func pricesByLint(
    of finding: Finding, _ linted: [Lint.Finding], besides told: [Consequence],
    _ gains: [Consequence]
  ) -> [Consequence] {
    func topic(_ id: String) -> Consequence.Topic {
      id == subject.id ? .explained : .recognizer(id)
    }
    let before = linted.waitsForFinger
    // Where one never fires, it doesn't wait for anything.
    let lost = Set(finding.losses.filter { $0.isTotal || $0.isEntire }.map(\.recognizer))
    let waits = finding.lint.waitsForFinger.filter { wait in
      !before.contains(wait) && !lost.contains(wait[0])
    }.map { wait in
      let isPress = scenario.scene.spec(of: wait[0])?.isPress ?? false
      return Consequence(topic(wait[0]), .waitsForFinger(of: wait[1], isPress: isPress))
    }
    let silent = linted.silences.map(\.name) + linted.rarelyFiring
    let silences = finding.lint.silences.filter { silence in
      !silent.contains(silence.name) && silence.name != finding.change.loser
        && !told.contains(where: { $0.isSilence(of: silence.name) })
    }.map { Consequence(topic($0.name), .neverFires(winner: $0.winner)) }
    var delays: [Consequence] = []
    let known = Dictionary(linted.delays.map { ($0.name, $0.time) }) { $1 }
    for delay in finding.lint.delays
    where !lost.contains(delay.name) && known[delay.name].map({ $0 < delay.time }) ?? true {
      let isToldOfOther = (told + gains).contains {
        $0.topic == .recognizer(delay.name) && $0.kind.isFiringMoved
      }
      let isShown = delay.name == wish?.id ? !(wish?.isForNothing ?? false) : isToldOfOther
      let former = known[delay.name] ?? .zero
      guard !isShown, let kind = delay.cost.consequence(later: former, for: delay.blocker) else {
        continue
      }
      let price = Consequence(topic(delay.name), kind)
      if !delays.contains(price) { delays.append(price) }
    }
    return waits + silences + delays
  }

  /// Side effects where usual gestures no longer make recognizers fire, or only later.
  ///
  /// - Parameters:
  ///   - told: the side effects that are reported already.
  ///   - gains: what comes as expected only with the change.
  private func lostGestures(
    of finding: Finding, besides told: [Consequence], _ gains: [Consequence]
  ) -> [Consequence] {
    let hit = viewsOfTouches
    return finding.losses.compactMap { loss in
      guard loss.recognizer != finding.change.loser,
        let spec = finding.trial.scenario.scene.spec(of: loss.recognizer)
      else { return nil }
      let isOwn = loss.recognizer == target
      let topic = Consequence.Topic.recognizer(loss.recognizer)
      func isOfLoser(_ consequence: Consequence) -> Bool {
        consequence.topic == topic || isOwn && consequence.topic == .explained
      }
      let (priced, gained) = (told.filter(isOfLoser), gains.filter(isOfLoser))
      if priced.contains(where: \.kind.isStanding) { return nil }
      let isShown =
        isOwn ? !(wish?.isForNothing ?? true) : gained.contains(where: \.kind.isFiringMoved)
      if loss.delay != nil, isShown || priced.contains(where: { !$0.kind.isSilence }) { return nil }
      if loss.winner == nil, loss.delay == nil, finding.change.prices.contains(where: isOfLoser),
        spec.tapCount != nil
      {
        return nil  // the side effect of its own limit says it
      }
      if loss.isOfShortWay, priced.contains(where: \.kind.isLaterBeginning) { return nil }
      if loss.comesAtLift, told.contains(where: \.kind.comesAtLift) { return nil }
      let isAsExpected = gained.contains(where: \.kind.isSilence)
      let waits = spec.requireToFail != scenario.scene.spec(of: loss.recognizer)?.requireToFail
      let isInsteadOfWait = waits && loss.isEntire
      if !isInsteadOfWait, isMeant(loss, of: spec, finding.change, isAsExpected) { return nil }
      let winner = loss.winner.flatMap { finding.trial.scenario.scene.spec(of: $0) }
      let isScripts = loss.isEntire && (loss.views.isEmpty || hit.isSubset(of: loss.views))
      return Consequence(
        isOwn ? .explained : topic,
        .gestureLost(
          loss.words(
            of: spec, winner, holdsBefore: finding.trial.scenario.scene.holdBefore(spec) > 0),
          isScripts: isScripts)
      )
    }
  }

  /// Whether a loss is the intended effect of a change, or is covered by the change's own price.
  ///
  /// - Parameter isAsExpected: whether the file expects of another recognizer that it doesn't fire.
  private func isMeant(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec, _ change: Change, _ isAsExpected: Bool
  ) -> Bool {
    if loss.isTotal || loss.views.isEmpty { return false }
    if Set(change.refusedViews).isSuperset(of: loss.views) { return true }
    let controls = loss.views.compactMap { scenario.scene.viewSpec($0)?.control }
    if !controls.isEmpty, controls.allSatisfy({ $0 == .slider || $0 == .switch }) { return true }
    // Several taps on one of several views are not what the script does.
    let isScripts = spec.tapCount ?? 1 == 1 || viewsOfTouches.count == 1
    let isUnwanted =
      loss.recognizer == target && isScripts && wish?.isForNothing ?? false || isAsExpected
    let isWon = loss.winner != nil || !spec.profile.trigger.isMovement
    return isUnwanted && isWon && viewsOfTouches.isSuperset(of: loss.views)
  }

  /// The views that the script's touches hit; for a view, itself.
  private var viewsOfTouches: Set<String> {
    subject.isView ? [subject.id] : Set(hitViews.map(\.id))
  }
}

extension UsualGestures.Loss {
  /// What it is, after the recognizer's name and "would".
  ///
  /// - Parameters:
  ///   - rival: the one because of which it fails, if that is known.
  ///   - holdsBefore: whether a press comes before it.
  fileprivate func words(
    of spec: RecognizerSpec, _ rival: RecognizerSpec?, holdsBefore: Bool
  ) -> String {
    let names = views.map { "'\($0)'" }.joinedAsList
    let noun = views.count == 1 ? "view" : "views"
    let place =
      views.isEmpty
      ? "" : isOfCovers ? " where \(noun) \(names) would be hit" : " on \(noun) \(names)"
    let gesture =
      UsualGestures.Form.words(forms, of: spec, among: usual, usualEverywhere) + place
      + (rival.map { limit(of: $0, for: spec, holdsBefore: holdsBefore) } ?? edge(of: spec))
    if comesAtLift { return "begin only at the lift with \(gesture)" }
    if let begins, forms.allSatisfy(\.isMovement) {
      return "begin only after \(((begins / 10).rounded() * 10).plain) ms with \(gesture)"
    }
    if let delay {
      let verb = forms.contains(where: \.isDiscrete) ? "fire" : "begin"
      let limit = forms == [.press] ? "up to " : ""  // a lift may decide sooner
      return "\(verb) \(limit)\(((delay / 10).rounded() * 10).plain) ms later with \(gesture)"
    }
    let isHeld = rival.map { waits(spec, for: $0) } ?? false
    return (isHeld ? "fire only as the finger lifts or moves, and " : "")
      + "no longer fire with \(gesture)"
      + (winner.map { ": '\($0)' recognizes first" } ?? "")
  }

  /// Whether it is a press that waits for a longer one, which fails only as the finger lifts or moves.
  private func waits(_ spec: RecognizerSpec, for rival: RecognizerSpec) -> Bool {
    guard case .press(let own) = spec.profile.trigger,
      case .press(let longer) = rival.profile.trigger
    else { return false }
    return forms == [.press] && own < longer && spec.requireToFail.contains(rival.id)
  }

  /// Where, or from which time on, a gesture goes to another recognizer, as an addition to it.
  private func limit(
    of rival: RecognizerSpec, for spec: RecognizerSpec, holdsBefore: Bool
  ) -> String {
    let profile = rival.profile
    if profile.edges != nil { return " that begins near the edge" }
    guard case .press(let time) = profile.trigger, time > .zero else { return edge(of: spec) }
    let limit = "\(time.inMilliseconds.plain) ms"
    if forms.allSatisfy(\.isMovement) {
      return holdsBefore
        ? " that begins after \(limit) of holding still" : " that takes more than \(limit)"
    }
    guard forms == [.press], case .press(let own) = spec.profile.trigger,
      own < time
    else { return "" }
    return " of \(limit) or more"
  }

  /// Where an edge pan begins on views that are told, as an addition to its gesture.
  private func edge(of spec: RecognizerSpec) -> String {
    let isAtEdge = spec.profile.edges != nil
    return isAtEdge && !views.isEmpty ? " that begins near the edge" : ""
  }
}
