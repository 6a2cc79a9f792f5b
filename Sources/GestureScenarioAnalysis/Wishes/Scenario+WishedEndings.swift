import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What a wish overlooks: that a gesture continues, that a lift was delivered, that a swipe may
// stray.
extension Scenario {
  /// Reports that a continuous gesture also sends the actions after `began`, if the wish ends with
  /// that.
  func explainContinuity(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard case .actions(let list) = wish.outcome, !list.isEmpty,
      list.allSatisfy({ $0.word == .began || $0.word == .changed }),
      let end = record.firings(ofRecognizer: id).first?.end,
      record.actions.first(where: { $0.recognizer == id })?.state == .began,
      let spec = scene.spec(of: id)
    else { return }
    let trigger = spec.profile.trigger
    var (rest, rule) = ("until the fingers lift", "S5.5")
    if case .press = trigger { rule = "S9.35" }
    if trigger == .hover {
      (rest, rule) = ("until the pointer leaves its view", "S9.54")
    } else if record.touchesGiven(to: id).isEmpty {
      rest = "until the end of what drives it"
    }
    explanation.addRemark(
      "Its gesture goes on \(rest), and each state is an action of its own: 'began' and "
        + "'\(end.word)' are one gesture. What is to happen once happens at 'began'.", [rule])
  }

  /// Reports that nothing withheld a lift from a view that should have received a cancellation of
  /// its touch instead.
  func explainEndNotDelayed(
    in explanation: inout Explanation, of view: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard case .touches(let list) = wish.outcome, list.contains(where: { $0.word == .cancelled }),
      let lift = record.touches(of: view).first(where: { $0.phase == .ended })
    else { return }
    let takers = scene.recognizers.filter { spec in
      let recognizer = spec.recognizer
      return spec.cancelsTouchesInView ?? recognizer.cancelsTouchesInView
        && !(spec.delaysTouchesEnded ?? recognizer.delaysTouchesEnded)
        && record.firings(ofRecognizer: spec.id).contains { $0.at >= lift.at }
    }
    guard !takers.isEmpty else { return }
    let names = takers.map { "'\($0.id)'" }.joinedAsList
    explanation.addRemark(
      "\(names) recognized only after that, and did not keep the lift back until then "
        + "(delaysTouchesEnded is false).", ["S7.12"], at: .milliseconds(lift.at))
  }

  /// Reports that a gesture that should not be beside another gesture shares no touch with it.
  func explainNeighbours(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first else { return }
    let others = record.neighbours(
      ofFirstGestureOf: id, among: scene.recognizers.flatMap(record.ids))
    let finished = record.finishedNeighbours(
      ofFirstGestureOf: id, among: scene.recognizers.flatMap(record.ids))
    if !finished.isEmpty {
      let names = finished.map { "'\($0)'" }.joinedAsList
      explanation.addRemark(
        "\(names) fired while its fingers were down, with other touches: where two share no touch, "
          + "neither excludes the other.", ["S4.1"], at: .milliseconds(firing.at))
    }
    guard !others.isEmpty else { return }
    let names = others.map { "'\($0)'" }.joinedAsList
    explanation.addRemark(
      "The gesture of \(names) was under way with other touches: where two share no touch, neither "
        + "excludes the other.", ["S4.1"], at: .milliseconds(firing.at))
    let views = ([id] + others).compactMap { scene.spec(of: $0)?.view }
    let isTold = explanation.causes.contains { cause in
      if case .sharesNoTouches = cause.kind { true } else { false }
    }
    if !isTold,
      let exclusive = views.first(where: { scene.viewSpec($0)?.isExclusiveTouch ?? false })
    {
      explanation.addRemark(
        "The isExclusiveTouch of view '\(exclusive)' keeps touches only from other views, not from "
          + "recognizers.", ["S2.18"], at: .milliseconds(firing.at))
    }
  }

  /// Reports how far a swipe that should not fire went along and across, and how much it may stray.
  func explainStraightness(
    in explanation: inout Explanation, of id: String, _ wish: Wish, _ record: RunRecord
  ) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first,
      let spec = scene.spec(of: id), let allowed = spec.number(.maximumCrossDistance),
      let share = spec.profile.allowableStrayShare
    else { return }
    let moment = Timestamp.milliseconds(firing.at)
    let fingers = record.fingers(of: id, until: moment)
    guard !fingers.isEmpty else { return }
    let way = fingers.reduce(Vector.zero) { $0 + ($1.place - $1.start) } / Double(fingers.count)
    let (least, most) = (
      min(way.dx.magnitude, way.dy.magnitude), max(way.dx.magnitude, way.dy.magnitude)
    )
    guard least > most * share else { return }  // a slow swipe would be a swipe, too
    let sides = [least, most].map { $0.rounded(toPlaces: 1).plain }
    explanation.addRemark(
      "It had moved \(sides[1]) pt along and \(sides[0]) pt across, and a fast one may stray "
        + "\(allowed.plain) pt (maximumCrossDistance).", ["S9.31"], at: moment)
  }
}
