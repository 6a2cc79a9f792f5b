import GestureCore
import GestureScenario
import GestureTrace

// Gestures of fingers that slip or rest, which a recognizer takes once it has another axis or other
// types of touches.
extension GesturesAtLimits {
  /// Taps that slip along an axis on which a drag newly begins.
  func sideEffectsOfSlips(_ spec: RecognizerSpec, _ distance: Double) -> [Consequence] {
    sideEffects(
      of: spec,
      called: { loss in
        spec.wordsOfTapsBefore
          + slip(loss, length(distance, of: spec, loss), spec.wordsOfFingers) + loss.sides
      }
    ) { place, direction in
      quickDrag(by: distance, of: spec, at: place, direction)
    }
  }

  /// How far a quick movement goes; empty where it comes to the same however far it goes.
  func length(_ distance: Double, of spec: RecognizerSpec, _ loss: Loss) -> String {
    let far = quickDrag(by: Self.farEnough, of: spec, at: loss.place.place, loss.way)
    return exchange(far, at: loss.place) == loss.exchange ? "" : "\(distance.plain) pt"
  }

  /// A short movement: a drag for a recognizer of movements that loses it, else a tap that slips.
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
}
