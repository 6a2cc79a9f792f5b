import GestureCore
import GestureScenario
import GestureTrace

/// Gestures just inside or outside of a limit that a change moves, and gestures that are over
/// before a recognizer that another newly waits for has decided. They are played without and with
/// the change, to find out which recognizer gets them.
struct GesturesAtLimits {
  let scenario: Scenario
  let changed: Scenario
  let places: [ViewPlace]

  /// A gesture in a direction, and its exchange.
  private typealias Way = (direction: Vector, exchange: GestureExchange)

  /// A loss that is reported as a side effect.
  struct Loss {
    let place: ViewPlace
    let exchange: GestureExchange
    /// A direction in which the gesture goes.
    let way: Vector
    /// The further directions in which it goes: "" for anywhere, or " up or down".
    let sides: String
  }

  /// The largest number of a change's side effects that are reported. (Our choice: more would not
  /// be read.)
  static let mostSideEffects = 3
  /// The most places at which gestures of one recognizer are tried.
  static let mostPlaces = 6
  /// How long a quick movement takes. Unit: milliseconds.
  static let shortTime = 100.0
  /// The distance of an unmistakable movement. Unit: points.
  static let farEnough = 160.0
  /// How far a barely noticeable movement goes beyond the hysteresis. Unit: points.
  static let smallExcess = 5.0
  /// How far beyond a time limit a press is tried, so that it is certain on which side of the limit
  /// the finger lifts. Unit: milliseconds.
  static let margin = 10.0

  /// What gestures at limits would do.
  var sideEffects: [Consequence] {
    var sideEffects: [Consequence] = []
    for spec in changed.scene.recognizers where sideEffects.count < Self.mostSideEffects {
      guard let former = scenario.scene.spec(of: spec.id) else { continue }
      let found =
        self.sideEffects(of: spec, former) + sideEffectsByFinger(spec, former)
        + sideEffectsOfTouchesAfterTaps(spec, former)
      for sideEffect in found where !sideEffects.contains(sideEffect) {
        sideEffects.append(sideEffect)
      }
    }
    return Array(sideEffects.prefix(Self.mostSideEffects))
  }

  func sideEffects(of spec: RecognizerSpec, _ former: RecognizerSpec) -> [Consequence] {
    let waits = !newlyAwaited(by: spec, former).isEmpty
    let hysteresis = former.number(.hysteresis)
    let isMoved = hysteresis != spec.number(.hysteresis)
    switch spec.profile.trigger {
    case .press(let time):
      return sideEffectsOfPresses(spec, former, waits: waits)
        + (waits && time == .zero ? sideEffectsOfDragsFromTouchDown(spec, former) : [])
        + sideEffectsOfSlowDrags(spec, former, time.inMilliseconds)
        + (former.allowedTouchTypes != spec.allowedTouchTypes
          || former.fingersNeeded > spec.fingersNeeded
          || former.requireToFail.count > spec.requireToFail.count
          || former.number(.minimumPressDuration) ?? 0 > time.inMilliseconds
          ? sideEffectsOfDragsAfterRest(spec, time.inMilliseconds) : [])
    case .drag(let distance):
      return
        (isMoved
        ? hysteresis.map { sideEffectsOfHysteresis(spec, distance, instead: $0) } ?? [] : [])
        + (waits ? sideEffectsOfShortDrags(spec, distance + Self.smallExcess) : [])
        + (former.profile.directions != spec.profile.directions
          ? sideEffectsOfSlips(spec, distance + Self.smallExcess) : [])
        + sideEffectsOfRefusedSlips(spec, distance + Self.smallExcess)
        + sideEffectsOfNewButtons(spec, former, distance + Self.smallExcess)
        + sideEffectsOfTrembling(spec, former, distance)
    case .twoFingers:
      return sideEffectsOfPinches(spec, instead: former, waits: waits)
        + (waits || isMoved ? sideEffectsOfUnevenPinches(spec) : [])
        + sideEffectsOfBothChanges(spec, former)
    case .taps:
      return sideEffectsOfPauses(spec, former) + sideEffectsOfTapsElsewhere(spec, former)
        + sideEffectsOfTapsBesideRest(spec, former) + sideEffectsOfTapsBesideDrags(spec, former)
    case .swipe, .drawing, .hover, .delay, .unknown: return []
    }
  }

  // MARK: Presses

  /// Presses between two limits, or presses that lift before the recognizer that `spec` waits for
  /// has decided.
  private func sideEffectsOfPresses(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, waits: Bool
  ) -> [Consequence] {
    guard let new = spec.number(.minimumPressDuration),
      let old = former.number(.minimumPressDuration), waits || new != old
    else { return [] }
    let shortest = min(new, old) + Self.margin
    let longest = new == old ? 2 * shortest + 1000 : max(new, old) - Self.margin
    guard shortest < longest else { return [] }
    func words(_ loss: Loss, taps: Int) -> String {
      let count = spec.tapsBefore + 1 + taps
      let whole = "\(UsualGestures.Form.taps(count).noun) that begin\(count == 2 ? "s" : "") with "
      let first = taps == 0 ? "" : whole
      let noun =
        first + "\(spec.wordsOfTapsBefore)a press\(spec.wordsOfFingers) of "
        + "\(min(new, old).plain)"
      func isLost(_ time: Double) -> Bool {
        exchange(press(spec, time, loss.place.place, taps: taps), at: loss.place) == loss.exchange
      }
      if isLost(longest) {
        return new == old ? "\(noun) ms or more" : "\(noun) to \(max(new, old).plain) ms"
      }
      return "\(noun) to \(Self.end(from: shortest, to: longest, isLost).plain) ms"
    }
    for taps in furtherTaps(after: spec) {
      let losses = sideEffects(of: spec, in: [.zero], called: { words($0, taps: taps) }) {
        place, _ in
        press(spec, shortest, place, taps: taps)
      }
      if !losses.isEmpty { return losses }
    }
    return []
  }

  /// A press, with taps after it.
  private func press(
    _ spec: RecognizerSpec, _ time: Double, _ place: Point, taps: Int
  ) -> [Scenario.Step] {
    var hand = FingerGroup(of: spec, in: changed, at: place)
    hand.down()
    hand.rest(time - FingerGroup.lifting)
    hand.lift()
    for _ in 0..<taps { hand.tap() }
    return hand.steps
  }

  /// The first whole number for which a predicate no longer holds, between a number for which it
  /// does and a number for which it doesn't.
  static func end(
    from first: Double, to second: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (good, bad) = (first.rounded(.down), second.rounded(.up))
    while bad - good > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if holds(middle) { good = middle } else { bad = middle }
    }
    return bad
  }

  /// Slow drags that stay within a press's allowable movement until the press has lasted long
  /// enough.
  private func sideEffectsOfSlowDrags(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, _ time: Double
  ) -> [Consequence] {
    guard let new = spec.number(.allowableMovement), let old = former.number(.allowableMovement),
      new > old
    else { return [] }
    let drag = "\(spec.wordsOfTapsBefore)a drag\(spec.wordsOfFingers)"
    func script(_ distance: Double, _ place: Point, _ direction: Vector) -> [Scenario.Step] {
      var hand = FingerGroup(of: spec, in: changed, at: place)
      hand.down()
      hand.move(by: 2 * distance, in: 2 * time) { _ in direction }
      hand.move(by: Self.farEnough, in: time) { _ in direction }
      hand.lift()
      return hand.steps
    }
    func words(_ loss: Loss) -> String {
      let shorter = script(old / 2, loss.place.place, loss.way)
      let isLess = old > 0 && exchange(shorter, at: loss.place) == loss.exchange
      func isLost(_ distance: Double) -> Bool {
        exchange(script(distance, loss.place.place, loss.way), at: loss.place) == loss.exchange
      }
      let most = isLost(new - 1) ? new : Self.end(from: (new + old) / 2, to: new, isLost)
      let range = (isLess ? "" : "more than \(old.plain) and ") + "less than \(most.plain) pt"
      return "\(drag) that has gone \(range)\(loss.sides) in \(time.plain) ms"
    }
    return sideEffects(of: spec, called: words) { script((new + old) / 2, $0, $1) }
  }

  // MARK: Movements

  /// A movement between two distances.
  private func sideEffectsOfHysteresis(
    _ spec: RecognizerSpec, _ new: Double, instead old: Double
  ) -> [Consequence] {
    let middle = (new + old) / 2
    let whole = middle.rounded()
    let distance = whole > min(new, old) && whole < max(new, old) ? whole : middle
    let isMore = new > old
    let fingers = spec.wordsOfFingers
    func gesture(_ loss: Loss) -> String {
      let way = length(distance, of: spec, loss)
      if !isMore { return slip(loss, way, fingers) }
      return "a drag\(fingers)" + (way.isEmpty ? "" : " of \(way)")
    }
    return sideEffects(of: spec, called: { spec.wordsOfTapsBefore + gesture($0) + $0.sides }) {
      place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  private func sideEffectsOfShortDrags(_ spec: RecognizerSpec, _ distance: Double) -> [Consequence]
  {
    sideEffects(
      of: spec, besides: { quickDrag(by: Self.farEnough, of: spec, at: $0, $1) },
      called: { loss in
        let end = Self.end(from: distance, to: Self.farEnough) { way in
          exchange(quickDrag(by: way, of: spec, at: loss.place.place, loss.way), at: loss.place)
            == loss.exchange
        }
        let drag = "a drag\(spec.wordsOfFingers) of up to \((end - 1).plain) pt\(loss.sides)"
        return "\(spec.wordsOfTapsBefore)\(drag) in \(Self.shortTime.plain) ms"
      }
    ) { place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  // MARK: Trying

  /// What a gesture in some directions would do: to a recognizer, and to a control.
  ///
  /// - Parameters:
  ///   - ways: the directions.
  ///   - isMeant: whether an exchange counts. Default: each one does.
  ///   - usual: a gesture that does the same only if that is another side effect; nil for none.
  ///   - words: the words for the gesture.
  func sideEffects(
    of spec: RecognizerSpec, in ways: [Vector] = Vector.ways,
    where isMeant: (GestureExchange) -> Bool = { _ in true },
    besides usual: ((Point, Vector) -> [Scenario.Step])? = nil, called words: (Loss) -> String,
    _ script: (Point, Vector) -> [Scenario.Step]
  ) -> [Consequence] {
    let places = places(of: spec)
    var told: [Bool: Consequence] = [:]
    for place in places where told.count < 2 {
      let lost = ways.compactMap { direction -> Way? in
        guard let exchange = exchange(script(place.place, direction), at: place), isMeant(exchange),
          usual.map({ self.exchange($0(place.place, direction), at: place) != exchange }) ?? true
        else { return nil }
        return (direction, exchange)
      }
      guard let first = lost.first?.exchange, told[first.isOfControl] == nil else { continue }
      let alike = lost.filter { $0.exchange == first }.map(\.direction)
      let isEverywhere = places.filter { $0.view != place.view }.allSatisfy { other in
        let script = script(other.place, alike[0])
        return !first.concerns(script, at: other, in: scenario)
          || exchange(script, at: other) == first
      }
      let sides = alike.count == ways.count ? "" : alike.asSides
      let taker = spec.usualType == nil ? changed.scene.spec(of: first.taker) : nil
      let gesture =
        words(Loss(place: place, exchange: first, way: alike[0], sides: sides))
        + (taker?.wordsOfMeans ?? "")
      let view = isEverywhere ? first.view(ofTaker: spec, in: scenario) : place.view
      told[first.isOfControl] = first.consequence(of: gesture, on: view)
    }
    return [false, true].compactMap { told[$0] }
  }

  func exchange(_ script: [Scenario.Step], at place: ViewPlace) -> GestureExchange? {
    GestureExchange(of: script, at: place, from: scenario, to: changed)
  }

  /// The places at which gestures of a recognizer are tried.
  func places(of spec: RecognizerSpec) -> [ViewPlace] {
    let own = places.filter {
      scenario.scene.contains($0.view, in: spec.view)
        || changed.scene.contains($0.view, in: spec.view)
    }
    return Array(own.prefix(Self.mostPlaces))
  }
}
