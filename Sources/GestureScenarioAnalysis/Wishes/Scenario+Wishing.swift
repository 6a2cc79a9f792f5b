import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

extension Scenario {
  /// Explains why a wish can't be fulfilled as it is, in addition to what happened.
  func explainWhatIsAgainst(
    _ wish: Wish, in explanation: inout Explanation, of subject: Subject, _ record: RunRecord
  ) {
    guard case .recognizer(let id) = subject else {
      return explainEndNotDelayed(in: &explanation, of: subject.id, wish, record)
    }
    if wish.wantsEnd(insteadOfCancelling: subject, in: record) {
      let cause =
        record.touchesGiven(to: id).isEmpty ? "What is cancelled ends" : "Cancelled touches end"
      explanation.addRemark(
        "\(cause) nothing: the app has to handle 'cancelled' like an end, or the file to expect it.",
        ["S13.7"])
    }
    explainWhatWasLacking(in: &explanation, of: id, wish, record)
    explainMoves(in: &explanation, of: id, wish, record)
    explainWhyItWent(in: &explanation, of: id, wish, record)
    explainContinuity(in: &explanation, of: id, wish, record)
    explainStraightness(in: &explanation, of: id, wish, record)
    explainNeighbours(in: &explanation, of: id, wish, record)
  }

  /// Explains when a gesture sends changes, if only their number differs from the wish.
  private func explainMoves(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard case .actions(let list) = wish.outcome else { return }
    let wished = list.filter { $0.word == .changed }
    let changes = record.actions.filter { $0.recognizer == id && $0.state == .changed }.map(\.at)
    let loose = Wish(
      id,
      .actions(
        list.filter { $0.word != .changed }.flatMap { expected in
          [expected, Scenario.Expected(.changed, isRepeated: true)]
        }))
    guard wished.allSatisfy({ !$0.isRepeated }), changes.count != wished.count,
      !explanation.causes.contains(where: { $0.aspects.contains(.repeats) }),
      !record.touchesGiven(to: id).isEmpty, loose.isMet(by: record, for: .recognizer(id))
    else { return }
    let moves = Set(record.moves(ofTouchesOf: id))
    let surplus = changes.missing(in: wished.compactMap(\.at))
    let missing = wished.compactMap(\.at).missing(in: changes)
    if changes.count < wished.count, !missing.isEmpty, !missing.contains(where: moves.contains) {
      explanation.addRemark(
        "It sends 'changed' only when a touch of it moves to another place.", ["S14.12"])
    } else if changes.count > wished.count, !surplus.isEmpty, surplus.allSatisfy(moves.contains) {
      explanation.addRemark(
        "While it is under way it sends 'changed' with each movement of its touches, too: here at "
          + "\(surplus.asMoments).", ["S5.5"])
    }
  }

  /// Explains why a recognizer that should not fire went before the recognizers that it excluded,
  /// or before a recognizer of more taps.
  private func explainWhyItWent(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first,
      let spec = scene.spec(of: id)
    else { return }
    let moment = Timestamp.milliseconds(firing.at)
    let past = ScenarioPast(self)
    for loser in record.excluded(by: id, at: moment) {
      guard let reason = reasonOfTie(won: id, over: loser, at: moment, record, past) else {
        continue
      }
      explanation.addRemark(
        "'\(loser)' had its gesture in this event, too, and this one went first: \(reason.words).",
        [reason.rule], at: moment)
      return
    }
    guard spec.requireToFail.isEmpty, spec.startsAfter.isEmpty, !explanation.tellsOfRelations,
      hasRivalOfMoreTaps(spec)
    else { return }
    explanation.addRemark(
      "It waits for no other one, so its gesture alone makes it fire.", ["S4.40"], at: moment)
  }

  /// Reports what a recognizer that fired later than wished still lacked at the wished time: a drag
  /// some distance, a press some time.
  private func explainWhatWasLacking(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard let spec = scene.spec(of: id), let wished = wish.firstBeginning,
      let actual = record.firings(ofRecognizer: id).first?.at, wished < actual,
      !explanation.tellsOfHold
    else { return }
    let moment = Timestamp.milliseconds(wished)
    let fingers = record.fingers(of: id, until: moment)
    guard !fingers.isEmpty else { return }
    switch spec.profile.trigger {
    case .drag(let needed):
      let sum = fingers.reduce(Vector.zero) { $0 + ($1.place - $1.start) }
      let distance = (sum / Double(fingers.count)).length
      guard distance < needed else { return }
      explanation.addRemark(
        "It had moved \(distance.rounded(toPlaces: 1).plain) pt then, and begins after "
          + "\(needed.plain) pt.", ["S9.12"], at: moment)
    case .press(let needed):
      let last = fingers.map(\.beganAt).max() ?? moment
      guard moment - last < needed else { return }
      explanation.addRemark(
        "It had been held for \((moment - last).inMilliseconds.plain) ms then, and begins after "
          + "\(needed.inMilliseconds.plain) ms.", ["S9.37"], at: moment)
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return
    }
  }
}

extension Scenario {
  /// Whether a recognizer of taps competes with a recognizer of more taps.
  private func hasRivalOfMoreTaps(_ spec: RecognizerSpec) -> Bool {
    guard let own = spec.tapCount else { return false }
    return scene.recognizers.contains { other in
      other.tapCount.map { $0 > own } ?? false
        && (scene.contains(spec.view, in: other.view) || scene.contains(other.view, in: spec.view))
    }
  }
}

extension RunRecord {
  /// When touches that were given to a recognizer moved. Unit: milliseconds.
  fileprivate func moves(ofTouchesOf id: String) -> [Double] {
    let given = Set(touchesGiven(to: id))
    return entries.compactMap { entry in
      guard case .touch(let touch, .moved, _, _) = entry.what, given.contains(touch) else {
        return nil
      }
      return entry.timestamp.milliseconds
    }
  }

  /// The recognizers that `id` excluded at a moment.
  fileprivate func excluded(by id: String, at moment: Timestamp) -> [String] {
    entries.compactMap { entry in
      guard case .excluded(let loser, let winner) = entry.what, winner.name == id,
        entry.timestamp == moment
      else { return nil }
      return loser.name
    }
  }

  /// A touch of a recognizer: where and when it began, and where it was last.
  struct Finger {
    let beganAt: Timestamp
    let start: Point
    var place: Point
  }

  /// The touches that are given to a recognizer and down at a moment, as they are at that moment.
  func fingers(of id: String, until moment: Timestamp) -> [Finger] {
    let given = Set(touchesGiven(to: id))
    var fingers: [TouchID: Finger] = [:]
    for entry in entries where entry.timestamp <= moment {
      guard case .touch(let touch, let phase, let place, _) = entry.what, given.contains(touch)
      else { continue }
      switch phase {
      case .began: fingers[touch] = Finger(beganAt: entry.timestamp, start: place, place: place)
      case .moved, .stationary: fingers[touch]?.place = place
      case .ended, .cancelled: fingers[touch] = nil
      }
    }
    return fingers.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Explanation {
  /// Whether it is about a relation to another recognizer: a wait, or a permission to recognize
  /// together.
  fileprivate var tellsOfRelations: Bool {
    causes.contains { cause in
      switch cause.kind {
      case .held, .released, .requirementMet, .requirementVoid, .requirementRefused, .allowed,
        .tookOver:
        true
      case _: false
      }
    }
  }

  /// Whether it had to wait for another recognizer.
  fileprivate var tellsOfHold: Bool {
    causes.contains { cause in
      if case .held = cause.kind { true } else { false }
    }
  }
}
