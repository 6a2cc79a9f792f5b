import GestureCore
import GestureDiagnosis
import GestureTrace

/// Finds changes to a scenario that would have changed its outcome, by trying them.
struct RemedyFinder {
  let scenario: Scenario
  let record: RunRecord
  /// The id of the recognizer or view that is explained.
  let subject: String

  /// The changes that made a difference, as sentences, in the order of the causes.
  func remedies(for causes: [Explanation.Cause]) -> [String] {
    let before = record.firings(of: subject)
    var tried: Set<String> = []
    /// The properties for which a helpful value was found; one for each is enough.
    var settled: Set<String> = []
    var remedies: [String] = []
    for change in causes.flatMap({ changes(for: $0) }) + changes(against: before)
    where tried.insert(change.key).inserted && !(change.property.map(settled.contains) ?? false) {
      guard let change = resolved(change, before) else { continue }
      let outcome = outcome(of: change)
      let after = outcome.firings(of: subject)
      guard let difference = difference(before, after, aim: change.aim) else { continue }
      if let property = change.property, property != "direction" { settled.insert(property) }
      remedies.append("\(difference) if \(change.clause)\(sideEffects(of: change, in: outcome)).")
    }
    return remedies
  }

  /// The outcome of the script with one change.
  private func outcome(of change: Change) -> RunRecord {
    var other = scenario
    change.apply(&other)
    return other.play()
  }

  /// The change, if it is one of a limit, with the nearest value that helps; nil where no value
  /// helps.
  private func resolved(_ change: Change, _ before: [Double]) -> Change? {
    guard let limit = change.limit else { return change }
    let value = limit.nearest { value in
      let after = outcome(of: limit.change(to: value)).firings(of: subject)
      return difference(before, after, aim: change.aim) != nil
    }
    return value.map { limit.change(to: $0).aiming(at: change.aim) }
  }

  private var spec: RecognizerSpec? { scenario.scene.spec(of: subject) }
  /// The id under which the file has the subject: that of its set, if it is in one.
  private var target: String { spec?.id ?? subject }

  // MARK: What might help

  private func changes(for cause: Explanation.Cause) -> [Change] {
    guard let spec else { return changesForView(cause) }
    switch cause.kind {
    case .notHit(_, let swallower):
      return Change.uncover(spec.view, from: swallower, in: scenario)
        + (swallower.map { [.move(target, to: $0)] } ?? [])
    case .refused(_, let refusal): return changes(for: refusal)
    case .held(let others):
      let changes =
        others.map { .dropRequirement(of: target, toFail: $0.name) }
        + others.flatMap { limits(of: $0.name) }
      return changes.map { $0.aiming(at: .haste) }
    case .excluded(let winner):
      return [
        .allow(winner.name, with: target), .require(winner.name, toFail: target),
        .switchOff(winner.name),
      ] + Change.defaults(of: spec)
    case .requirementRecognized(let winner):
      return [.dropRequirement(of: target, toFail: winner.name), .switchOff(winner.name)]
    case .deniedByDelegate: return [.answer(.shouldBegin, of: target, true)]
    case .deniedByView(let view): return [.letBegin(target, on: view), .leaveTouches(target)]
    case .ownDecision(let detail): return Change.limits(of: spec, forgiving: detail)
    case .disabled, .removed: return [.leaveAlone(target)]
    case .allowed(let other):
      return [.forbid(target, with: other.name).aiming(at: .silence)]
    case .unfinished: return spec.requireToFail.map { .dropRequirement(of: target, toFail: $0) }
    case .given, .dropped, .released, .requirementRefused, .pointerMissed, .neverAsked,
      .touchesCancelled, .abandoned, .fired, .took, .lostTouch, .deliveredLate, .neverDelivered,
      .handedOver, .tookOver:
      return []
    case .prerequisiteFailed(let first):
      return [.dropPrerequisite(of: target, startingAfter: first.name)] + limits(of: first.name)
    }
  }

  private func changes(for refusal: TouchRefusal) -> [Change] {
    switch refusal {
    case .disabled: [.switchOn(target), .leaveAlone(target)]
    case .attemptOver:
      (spec?.requireToFail ?? []).map { .dropRequirement(of: target, toFail: $0) }
    case .limit:
      [Change("its set had no limit", of: target) { $0.forEachTouch?.limit = nil }]
    case .touchType:
      [Change("it took all types of touches", of: target) { $0.allowedTouchTypes = nil }]
    case .exclusiveTouchType:
      [
        Change("its requiresExclusiveTouchType were false", of: target) {
          $0.requiresExclusiveTouchType = false
        }
      ]
    case .buttonMask:
      [
        Change("its buttonMaskRequired took every button", of: target) {
          $0.settings["buttonMaskRequired"] = .number(Double(UInt32.max))
        }
      ]
    case .shouldReceiveEvent, .delegateShouldReceiveEvent:
      [.answer(.shouldReceiveEvent, of: target, true)]
    case .delegateShouldReceiveTouch: [.answer(.shouldReceiveTouch, of: target, true)]
    }
  }

  private func changesForView(_ cause: Explanation.Cause) -> [Change] {
    switch cause.kind {
    case .notHit(_, let swallower): Change.uncover(target, from: swallower, in: scenario)
    case .lostTouch(_, let thief?): Change.protect(target, from: thief.name)
    case .deliveredLate(_, let others):
      others.flatMap { Change.dontDelay($0.name) }.map { $0.aiming(at: .haste) }
    case .given, .refused, .dropped, .held, .released, .requirementRefused, .pointerMissed,
      .ownDecision, .excluded, .requirementRecognized, .deniedByDelegate, .deniedByView,
      .neverAsked, .allowed, .disabled, .removed, .touchesCancelled, .abandoned, .unfinished,
      .fired, .took, .lostTouch, .neverDelivered, .prerequisiteFailed, .handedOver, .tookOver:
      []
    }
  }

  /// A shorter wait of a recognizer that holds it.
  private func limits(of id: String) -> [Change] {
    guard let spec = scenario.scene.recognizers.first(where: { $0.id == id }),
      spec.kind.properties.contains(where: { $0.name == "maximumTapGap" })
    else { return [] }
    return [
      Change("the maximumTapGap of '\(id)' were 200 ms", of: id) {
        $0.settings["maximumTapGap"] = .number(200)
      }
    ]
  }

  /// Changes that might have stopped it from firing beside others that fired too.
  private func changes(against firings: [Double]) -> [Change] {
    guard spec != nil, !firings.isEmpty else { return [] }
    return scenario.scene.recognizers.map(\.id)
      .filter { $0 != target && !record.firings(of: $0).isEmpty }
      .map { .require(target, toFail: $0).aiming(at: .silence) }
  }

  // MARK: What came of it

  /// How far a change has reached its aim, as a sentence; nil if it has not.
  private func difference(
    _ before: [Double], _ after: [Double], aim: Change.Aim
  ) -> String? {
    let verb = spec == nil ? "got the touch to its end" : "fired"
    let gained = after.first { moment in !before.contains { isSameMoment($0, moment) } }
    let lost = before.first { moment in !after.contains { isSameMoment($0, moment) } }
    switch aim {
    case .silence:
      guard after.count < before.count, let lost else { return nil }
      return "It would not have \(verb) at \(lost.rounded(toPlaces: 1).plain) ms"
    case .firing, .haste:
      guard let gained else { return nil }
      let time = "at \(gained.rounded(toPlaces: 1).plain) ms"
      if after.count > before.count {
        return "It would have \(verb)\(before.isEmpty ? "" : " once more,") \(time)"
      }
      guard aim == .haste, let lost, gained < lost else { return nil }
      return "It would have \(verb) \(time) already"
    }
  }

  /// The recognizers that would no longer fire, as a clause.
  private func sideEffects(of change: Change, in outcome: RunRecord) -> String {
    let losers = scenario.scene.recognizers.map(\.id).filter { id in
      id != target && id != change.loser && !record.firings(of: id).isEmpty
        && outcome.firings(of: id).isEmpty
    }
    guard !losers.isEmpty else { return "" }
    return ", but then \(losers.map { "'\($0)'" }.joined(separator: ", ")) would not"
  }
}

extension RunRecord {
  /// When a recognizer first fired in each attempt, or a view received a touch's end.
  /// Unit: milliseconds.
  fileprivate func firings(of id: String) -> [Double] {
    var moments: [Double] = []
    var hasBegun = false
    for entry in entries {
      switch entry.what {
      case .action(let label, .began) where label.name == id:
        hasBegun = true
        moments.append(entry.timestamp.milliseconds)
      case .action(let label, .ended) where label.name == id:
        if !hasBegun { moments.append(entry.timestamp.milliseconds) }
      case .reset(let label, _) where label.name == id: hasBegun = false
      case .view(id, _, .ended): moments.append(entry.timestamp.milliseconds)
      case _: break
      }
    }
    return moments
  }

  /// The view of a recognizer at its last entry in the log.
  func lastView(of id: String) -> String? {
    for entry in entries.reversed() {
      switch entry.what {
      case .bound(let label, _), .refused(let label, _, _), .state(let label, _, _, _, _):
        if label.name == id, !label.view.isEmpty { return label.view }
      case _: break
      }
    }
    return nil
  }
}
