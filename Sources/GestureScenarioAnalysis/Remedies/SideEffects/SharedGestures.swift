import GestureCore
import GestureScenario
import GestureTrace

/// Gestures that make two recognizers fire once a change allows them to recognize together, where
/// only one of them fired before.
struct SharedGestures {
  let scenario: Scenario
  let changed: Scenario

  /// A gesture that might make both fire.
  private struct Gesture {
    let words: String
    /// The usual form of the gesture, and its recognizer; nil for any other gesture.
    var usual: (form: UsualGestures.Form, spec: RecognizerSpec)?
    let script: (Point) -> [Scenario.Step]
  }

  /// The most places at which each gesture is tried.
  private static let mostPlaces = 3

  /// The first gesture that makes both fire with the change, and not without; nil where none does.
  ///
  /// - Parameter own: the run of the scenario's script with the change.
  func sideEffect(_ one: RecognizerSpec, _ other: RecognizerSpec, _ own: RunRecord) -> Consequence?
  {
    let areDrags = one.trigger.isDrag && other.trigger.isDrag
    let places = changed.placesOfViews.filter {
      changed.scene.contains($0.view, in: one.view)
        && changed.scene.contains($0.view, in: other.view)
    }.prefix(Self.mostPlaces)
    for gesture in gestures(one, other) + gestures(other, one) {
      for place in places {
        let script = gesture.script(place.place)
        guard fires(one, other, with: script, in: changed),
          !fires(one, other, with: script, in: scenario)
        else { continue }
        let words =
          areDrags
          ? "one movement"
          : words(of: gesture, at: place.place, one, other) + handWords(script, at: place)
        return Consequence(.other(words), .other(Self.verb(one, other)))
      }
    }
    return Self.sideEffectOfScript(one, other, own)
  }

  /// The side effect where the scenario's own touches make both fire; nil where they don't.
  ///
  /// - Parameter own: the run of the scenario's script with the change.
  static func sideEffectOfScript(
    _ one: RecognizerSpec, _ other: RecognizerSpec, _ own: RunRecord
  ) -> Consequence? {
    guard own.fires(one), own.fires(other) else { return nil }
    return Consequence(.touches, .other(verb(one, other)))
  }

  /// What a gesture does to both recognizers, after "would".
  private static func verb(_ one: RecognizerSpec, _ other: RecognizerSpec) -> String {
    let isDiscrete = [one, other].contains { $0.tapCount != nil || $0.trigger.isSwipe }
    return isDiscrete ? "fire both" : "drive both"
  }

  /// The words for a gesture. Its speed or axis is named only where another speed or axis doesn't
  /// have the same effect.
  private func words(
    of gesture: Gesture, at place: Point, _ one: RecognizerSpec, _ other: RecognizerSpec
  ) -> String {
    guard let (form, spec) = gesture.usual else { return gesture.words }
    let like = UsualGestures.Form.all(of: spec).filter { other in
      other == form.counterpart || other.isDrag && form.isDrag
    }
    let alike = like.filter { form in
      let script = form.script(for: spec, in: changed, at: place)
      return fires(one, other, with: script, in: changed)
    }
    return UsualGestures.Form.words(alike.contains(form) ? alike : alike + [form], of: spec)
  }

  /// An addition to the words where only one of the fingers hits the view.
  private func handWords(_ script: [Scenario.Step], at place: ViewPlace) -> String {
    let starts = script.first { !$0.content.began.isEmpty }?.content.began.values.map(\.self) ?? []
    let count = starts.count { changed.viewHit(at: $0) == place.view }
    if count == 0 || count == starts.count { return "" }
    let fingers = count == 1 ? "one finger" : "\(count) fingers"
    return " with \(fingers) on view '\(place.view)'"
  }

  private func fires(
    _ one: RecognizerSpec, _ other: RecognizerSpec, with script: [Scenario.Step],
    in scenario: Scenario
  ) -> Bool {
    var played = scenario
    played.script = script
    let record = played.play()
    return record.fires(one) && record.fires(other)
  }

  /// The usual gestures of `one`, and gestures between those of both recognizers.
  private func gestures(_ one: RecognizerSpec, _ other: RecognizerSpec) -> [Gesture] {
    let usual = UsualGestures.Form.all(of: one).map { form in
      Gesture(words: UsualGestures.Form.words([form], of: one), usual: (form, one)) {
        form.script(for: one, in: changed, at: $0)
      }
    }
    switch one.trigger {
    case .drag(let distance): return usual + drags(of: one, after: distance, besides: other)
    case .twoFingers: return usual + pinches(of: one)
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: return usual
    }
  }

  /// A barely noticeable drag, and a drag after the finger has rested for as long as a press takes.
  private func drags(
    of drag: RecognizerSpec, after distance: Double, besides other: RecognizerSpec
  ) -> [Gesture] {
    let directions = [Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)]
    let short = directions.map { direction in
      Gesture(words: drag.wordsOfTapsBefore + "a short drag") { place in
        var hand = FingerGroup(of: drag, in: changed, at: place)
        hand.down()
        hand.move(by: distance + 5, in: 100) { _ in drag.way(along: direction) }
        hand.lift()
        return hand.steps
      }
    }
    guard case .press(let time) = other.trigger else { return short }
    return short
      + directions.map { direction in
        Gesture(words: drag.wordsOfTapsBefore + "a press that moves in the end") { place in
          var hand = FingerGroup(of: drag, in: changed, at: place)
          hand.down()
          hand.rest(time.inMilliseconds + 100)
          hand.move(by: 160, in: 400) { _ in drag.way(along: direction) }
          hand.lift()
          return hand.steps
        }
      }
  }

  /// Pinches in which only one finger moves, and pinches that turn as they part.
  private func pinches(of spec: RecognizerSpec) -> [Gesture] {
    [
      Gesture(words: "a pinch with one finger at rest") { place in
        var hand = FingerGroup(of: spec, in: changed, at: place, apart: 96)
        hand.down()
        hand.move(by: 80, in: 300) { Vector(dx: $0 == 0 ? 0 : 1, dy: 0) }
        hand.lift()
        return hand.steps
      },
      Gesture(words: "a pinch that turns") { place in
        var hand = FingerGroup(of: spec, in: changed, at: place, apart: 96)
        hand.down()
        hand.move(by: 40, in: 300) { Vector(dx: $0 == 0 ? -1 : 1, dy: 0) }
        hand.turn(in: 300)
        hand.lift()
        return hand.steps
      },
    ]
  }
}

extension RecognizerSpec {
  fileprivate var trigger: GestureProfile.Trigger { profile.trigger }
}

extension RunRecord {
  /// Whether a recognizer, or a recognizer of a set, fires.
  fileprivate func fires(_ spec: RecognizerSpec) -> Bool {
    ids(spec).contains { !firings(ofRecognizer: $0).isEmpty }
  }
}
