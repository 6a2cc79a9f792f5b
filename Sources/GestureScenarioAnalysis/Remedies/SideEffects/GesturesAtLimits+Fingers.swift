import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Gestures of fingers that slip or rest, which a recognizer takes once it has another axis or other
// types of touches.
extension GesturesAtLimits {
  /// Taps that slip along an axis on which a drag newly begins.
  ///
  /// - Parameters:
  ///   - means: what makes them, as an addition. Default: nothing.
  ///   - isMeant: whether an exchange counts. Default: each one does.
  func sideEffectsOfSlips(
    _ spec: RecognizerSpec, _ distance: Double, with means: String = "",
    _ isMeant: @escaping (GestureExchange) -> Bool = { _ in true }
  ) -> [Consequence] {
    sideEffects(
      of: spec, where: isMeant,
      called: { loss in
        spec.wordsOfTapsBefore
          + slip(loss, length(distance, of: spec, loss), spec.wordsOfFingers + means) + loss.sides
      }
    ) { place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  /// Clicks that slip, with a button that a drag newly takes.
  func sideEffectsOfNewButtons(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, _ distance: Double
  ) -> [Consequence] {
    guard let new = spec.number(.buttonMaskRequired), let old = former.number(.buttonMaskRequired)
    else { return [] }
    let gained = ButtonMask(rawValue: Int(new)).subtracting(ButtonMask(rawValue: Int(old)))
    guard !gained.isEmpty else { return [] }
    var presser = spec
    presser.set(.buttonMaskRequired, to: .number(Double(gained.rawValue)))
    presser.allowedTouchTypes = [.mouse]
    let means = " with button \(gained.buttonNumbers.joinedAsAlternatives)"
    return sideEffectsOfSlips(presser, distance, with: means)
  }

  /// What happens with a finger, which presses no button, where a pointer has to press another
  /// button than the primary one.
  func sideEffectsByFinger(_ spec: RecognizerSpec, _ former: RecognizerSpec) -> [Consequence] {
    guard let mask = spec.number(.buttonMaskRequired), Int(mask) & ButtonMask.primary.rawValue == 0,
      spec.allowedTouchTypes?.contains(.direct) ?? true
    else { return [] }
    var (one, other) = (spec, former)
    one.set(.buttonMaskRequired, to: .number(Double(ButtonMask.primary.rawValue)))
    other.set(.buttonMaskRequired, to: .number(Double(ButtonMask.primary.rawValue)))
    (one.allowedTouchTypes, other.allowedTouchTypes) = ([.direct], [.direct])
    return sideEffects(of: one, other)
  }

  /// Slips that become taps on a view where a drag newly refuses touches.
  func sideEffectsOfRefusedSlips(_ spec: RecognizerSpec, _ distance: Double) -> [Consequence] {
    let isNewlyRefused = changed.scene.delegateRules.contains { rule in
      rule.question == .shouldReceiveTouch && rule.recognizer == spec.id && rule.answer == false
        && !scenario.scene.delegateRules.contains(rule)
    }
    guard isNewlyRefused else { return [] }
    return sideEffectsOfSlips(spec, distance) { changed.scene.spec(of: $0.taker)?.tapCount != nil }
  }

  /// How far a quick movement goes; empty where the distance makes no difference.
  func length(_ distance: Double, of spec: RecognizerSpec, _ loss: Loss) -> String {
    let far = quickDrag(by: Self.farEnough, of: spec, at: loss.place.place, loss.way)
    return exchange(far, at: loss.place) == loss.exchange ? "" : "\(distance.plain) pt"
  }

  /// A short movement: a drag if a recognizer of movements loses it, otherwise a tap that slips.
  ///
  /// - Parameter distance: how far it goes; empty for any distance.
  func slip(_ loss: Loss, _ distance: String, _ fingers: String) -> String {
    if case .recognizers(let loser, _) = loss.exchange,
      changed.scene.spec(of: loser)?.profile.trigger.isMovement ?? false
    {
      return "a drag\(fingers)" + (distance.isEmpty ? "" : " of \(distance)")
    }
    return "a tap\(fingers) that moves" + (distance.isEmpty ? "" : " by \(distance)")
  }

  /// Drags of a finger that rests at first, for as long as a press takes.
  func sideEffectsOfDragsAfterRest(_ spec: RecognizerSpec, _ time: Double) -> [Consequence] {
    guard time > 0 else { return [] }
    return sideEffects(
      of: spec,
      called: { loss in
        "\(spec.wordsOfTapsBefore)a drag\(spec.wordsOfFingers)\(loss.sides) after a rest of "
          + "\(time.plain) ms"
      }
    ) { place, direction in
      var hand = FingerGroup(of: spec, in: changed, at: place)
      hand.down()
      hand.rest(time + Self.margin)
      hand.move(by: Self.farEnough, in: time) { _ in direction }
      hand.lift()
      return hand.steps
    }
  }

  /// A press of no time that waits for a tap: a finger that moves drives it only once the tap has
  /// failed by that.
  func sideEffectsOfDragsFromTouchDown(
    _ spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [Consequence] {
    guard newlyAwaited(by: spec, former).contains(where: { $0.tapCount != nil }),
      let place = places(of: spec).first
    else { return [] }
    func begins(after distance: Double, in scenario: Scenario) -> Bool {
      var other = scenario
      other.script = quickDrag(by: distance, of: spec, at: place.place, Vector(dx: 1, dy: 0))
      let lift = other.script.last?.at ?? 0
      return other.play().firings(ofRecognizer: spec.id).contains { $0.at < lift }
    }
    guard begins(after: Self.smallExcess, in: scenario),
      !begins(after: Self.smallExcess, in: changed), begins(after: Self.farEnough, in: changed)
    else { return [] }
    let end = Self.end(from: Self.smallExcess, to: Self.farEnough) {
      !begins(after: $0, in: changed)
    }
    let words = "follow a finger that moves at once only when it has gone \((end - 1).plain) pt"
    return [Consequence(.recognizer(spec.id), .other(words))]
  }

  /// A movement in a short time.
  func quickDrag(
    by distance: Double, of spec: RecognizerSpec, at place: Point, _ direction: Vector
  ) -> [Scenario.Step] {
    var hand = FingerGroup(of: spec, in: changed, at: place)
    hand.down()
    hand.rest(changed.scene.holdBefore(spec))
    hand.move(by: distance, in: Self.shortTime) { _ in direction }
    hand.lift()
    return hand.steps
  }

  // MARK: Pinches

  /// Short pinches where it waits, and those between two limits.
  func sideEffectsOfPinches(
    _ spec: RecognizerSpec, instead former: RecognizerSpec, waits: Bool
  ) -> [Consequence] {
    if waits { return sideEffectsOfShortPinches(spec) }
    guard case .twoFingers(.distance, let new) = spec.profile.trigger,
      case .twoFingers(.distance, let old) = former.profile.trigger, new != old
    else { return [] }
    let distance = ((new + old) / 2).rounded()
    return sideEffectsOfPinches(spec) { _ in
      "a pinch of \(distance.plain) pt"
    } script: {
      shortPinch(spec, by: distance / 2, at: $0)
    }
  }

  /// The side effects for short pinches, described by the largest pinch that is lost to the same
  /// recognizer.
  private func sideEffectsOfShortPinches(_ spec: RecognizerSpec) -> [Consequence] {
    sideEffectsOfPinches(spec) { loss in
      let end = Self.end(from: Self.wayOfShortPinch, to: Self.farEnough / 2) { distance in
        exchange(shortPinch(spec, by: distance, at: loss.place.place), at: loss.place)
          == loss.exchange
      }
      return "a pinch of up to \((2 * (end - 1)).plain) pt in \(Self.shortTime.plain) ms"
    } script: {
      shortPinch(spec, by: Self.wayOfShortPinch, at: $0)
    }
  }

  func sideEffectsOfUnevenPinches(_ spec: RecognizerSpec) -> [Consequence] {
    sideEffectsOfPinches(spec) { _ in
      "a pinch with one finger at rest"
    } script: {
      pinch(spec, by: 80, in: 300, at: $0) { Vector(dx: $0 == 0 ? 0 : 1, dy: 0) }
    }
  }

  private func sideEffectsOfPinches(
    _ spec: RecognizerSpec, called words: (Loss) -> String, script: (Point) -> [Scenario.Step]
  ) -> [Consequence] {
    let usual = UsualGestures.Form.pinch(isSlow: false)
    return sideEffects(
      of: spec, in: [.zero],
      besides: { place, _ in usual.script(for: spec, in: changed, at: place) },
      called: words
    ) { place, _ in script(place) }
  }

  /// - Parameters:
  ///   - distance: how far a finger goes. Unit: points.
  ///   - time: how long that takes. Unit: milliseconds.
  private func pinch(
    _ spec: RecognizerSpec, by distance: Double, in time: Double, at place: Point,
    _ direction: @escaping (Int) -> Vector
  ) -> [Scenario.Step] {
    var hand = FingerGroup(of: spec, in: changed, at: place, apart: 96)
    hand.down()
    hand.move(by: distance, in: time, direction)
    hand.lift()
    return hand.steps
  }

  /// Two fingers that part in a short time.
  ///
  /// - Parameter distance: how far each finger goes. Unit: points.
  private func shortPinch(
    _ spec: RecognizerSpec, by distance: Double, at place: Point
  ) -> [Scenario.Step] {
    pinch(spec, by: distance, in: Self.shortTime, at: place) {
      Vector(dx: $0 == 0 ? -1 : 1, dy: 0)
    }
  }

  /// How far each finger goes in the shortest pinch. Unit: points.
  private static let wayOfShortPinch = 16.0
}
