import GestureCore
import GestureScenario
import GestureTrace

// Taps that follow each other within one limit but not within another, or that follow a press.
extension GesturesAtLimits {
  /// The numbers of taps that may follow a press: none, or as many as would make the gesture of
  /// another recognizer.
  func furtherTaps(after press: RecognizerSpec) -> [Int] {
    let counts = changed.scene.recognizers.filter { $0.fingersNeeded == press.fingersNeeded }
      .compactMap(\.tapCount)
    let further = Set(counts.map { $0 - 1 - press.tapsBefore }.filter { $0 > 0 }).sorted()
    return [0] + further.prefix(Self.mostSideEffects)
  }

  /// Taps whose pause lies between two limits: with the shorter limit they were another
  /// recognizer's.
  func sideEffectsOfPauses(_ spec: RecognizerSpec, _ former: RecognizerSpec) -> [Consequence] {
    guard let count = spec.tapCount, count > 1, count == former.tapCount,
      let new = spec.number(.maximumTapGap), let old = former.number(.maximumTapGap), new > old
    else { return [] }
    let range = "\(old.plain) to \(new.plain) ms"
    return sideEffects(
      of: spec, in: [.zero],
      called: { _ in "\(count) taps\(spec.wordsOfFingers), \(range) apart," }
    ) { place, _ in
      var hand = FingerGroup(of: spec, in: changed, at: place)
      for _ in 0..<count { hand.tap(before: (new + old) / 2) }
      return hand.steps
    }
  }

  /// A tap that newly waits for more taps: while it waits, a tap elsewhere comes, and it isn't
  /// reset (S14.2).
  func sideEffectsOfTapsElsewhere(_ spec: RecognizerSpec, _ former: RecognizerSpec) -> [Consequence]
  {
    guard spec.tapCount == 1,
      newlyAwaited(by: spec, former).contains(where: { $0.tapCount ?? 1 > 1 })
    else { return [] }
    func count(_ script: [Scenario.Step], in scenario: Scenario) -> Int {
      var other = scenario
      other.script = script
      return other.play().moments(of: .recognizer(spec.id)).count
    }
    let isLost = places(of: spec).contains { place in
      Vector.ways.contains { way in
        var hand = FingerGroup(of: spec, in: changed, at: place.place)
        hand.tap()
        hand.shift(by: way * Self.elsewhere)
        hand.tap()
        let script = hand.steps + [Scenario.Step(at: 2000)]
        return count(script, in: scenario) == 2 && count(script, in: changed) < 2
      }
    }
    guard isLost else { return [] }
    return [
      Consequence(
        .recognizer(spec.id), .other("miss the second of two quick taps in different places"))
    ]
  }

  /// A tap that newly waits for a tap of more fingers: beside a finger that rests, it isn't reset,
  /// since the other one isn't (S6.7, S6.8).
  func sideEffectsOfTapsBesideRest(_ spec: RecognizerSpec, _ former: RecognizerSpec)
    -> [Consequence]
  {
    guard spec.tapCount == 1, spec.fingersNeeded == 1, let place = places(of: spec).first,
      newlyAwaited(by: spec, former).contains(where: { $0.fingersNeeded > 1 })
    else { return [] }
    let isLost = Vector.ways.contains { way in
      var finger = FingerGroup(of: spec, in: changed, at: place.place + way * Self.elsewhere)
      finger.rest(Self.restBeforeTap)
      finger.tap()  // with the resting finger it is too many
      finger.tap()
      var (down, lift) = (Scenario.Step(at: 0), Scenario.Step(at: 5 * Self.restBeforeTap))
      down.content.began = ["rest": place.place]
      down.content.type = changed.usualType(for: spec)
      lift.content.ended = ["rest": place.place]
      let script = [down] + finger.steps + [lift, Scenario.Step(at: 4000)]
      func fires(in scenario: Scenario) -> Bool {
        NeighbouringGestures.outcome(of: script, in: scenario, on: place.view).firings
          .contains(spec.id)
      }
      return fires(in: scenario) && !fires(in: changed)
    }
    let words = "no longer fire beside a finger that rests"
    return isLost ? [Consequence(.recognizer(spec.id), .other(words))] : []
  }

  /// How long a finger rests before another one taps. (Our choice.) Unit: milliseconds.
  private static let restBeforeTap = 300.0

  /// A drag, a swipe or a press that newly waits for more taps: if it follows one tap, it isn't
  /// reset before those taps have failed (S6.7, S6.8).
  func sideEffectsOfTouchesAfterTaps(
    _ spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [Consequence] {
    let gap = newlyAwaited(by: spec, former)
      .filter { $0.tapCount ?? 1 > 1 }.compactMap { $0.number(.maximumTapGap) }.max()
    guard let gap, gap > Self.pauseAfterTap, spec.tapCount == nil, spec.tapsBefore == 0,
      spec.forEachTouch == nil,
      let form = UsualGestures.Form.all(of: spec).first
    else { return [] }
    func fires(at place: Point, in scenario: Scenario) -> Bool {
      var (down, lift) = (Scenario.Step(at: 0), Scenario.Step(at: 60))
      down.content.began = ["tap": place]
      down.content.type = scenario.usualType(for: spec)
      lift.content.ended = ["tap": place]
      var other = scenario
      other.script =
        [down, lift]
        + form.script(for: spec, in: scenario, at: place).map { step in
          var step = step
          step.at += lift.at + Self.pauseAfterTap
          return step
        }
      return !other.play().moments(of: .recognizer(spec.id)).isEmpty
    }
    let usual = places(of: spec).filter { fires(at: $0.place, in: scenario) }
    let lost = usual.filter { !fires(at: $0.place, in: changed) }
    guard !lost.isEmpty else { return [] }
    let names = lost.map { "'\($0.view)'" }.joinedAsList
    let views = lost.count == usual.count ? "" : " on view\(lost.count == 1 ? "" : "s") \(names)"
    return [
      Consequence(
        .recognizer(spec.id), .other("miss \(form.noun) within \(gap.plain) ms of a tap\(views)"))
    ]
  }

  /// The time from a tap to a touch that follows it soon. (Our choice.) Unit: milliseconds.
  private static let pauseAfterTap = 100.0

  /// The distance between two taps that are no double tap. (Our choice: more than the 45 that a
  /// double tap allows by default.) Unit: points.
  static let elsewhere = 60.0
}
