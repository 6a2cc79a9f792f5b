import GestureCore
import GestureScenario
import GestureTrace

// What the recognizers lose for which another one no longer waits.
extension GesturesAtLimits {
  /// Presses that tremble farther than a drag needs, which no longer waits for them.
  func sideEffectsOfTrembling(
    _ spec: RecognizerSpec, _ former: RecognizerSpec, _ distance: Double
  ) -> [Consequence] {
    noLongerAwaited(by: spec, former).flatMap { press -> [Consequence] in
      guard case .press(let time) = press.profile.trigger, time > .zero,
        let allowed = press.number(.allowableMovement), allowed > distance
      else { return [] }
      let tremble = min(distance + Self.smallExcess, ((distance + allowed) / 2).rounded())
      return sideEffects(
        of: press,
        called: { loss in
          "\(press.wordsOfTapsBefore)a press\(press.wordsOfFingers) that moves by \(tremble.plain) pt"
            + loss.sides
        }
      ) { place, direction in
        var hand = FingerGroup(of: press, in: changed, at: place)
        hand.down()
        hand.move(by: tremble, in: Self.shortTime) { _ in direction }
        hand.rest(time.inMilliseconds)
        hand.lift()
        return hand.steps
      }
    }
  }

  /// Two fingers that change their distance and turn, where a pinch or a rotation no longer waits for
  /// the other one.
  func sideEffectsOfBothChanges(
    _ spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [Consequence] {
    guard let place = places(of: spec).first else { return [] }
    let rivals = noLongerAwaited(by: spec, former).filter { rival in
      guard case .twoFingers = rival.profile.trigger else { return false }
      var hand = FingerGroup(of: spec, in: changed, at: place.place, apart: 96)
      hand.down()
      hand.move(by: Self.farEnough / 2, in: 3 * Self.shortTime) { finger in
        finger == 0 ? Vector(dx: -1, dy: -1) : Vector(dx: 1, dy: 1)
      }
      hand.lift()
      let fired = NeighbouringGestures.outcome(of: hand.steps, in: changed, on: place.view).firings
      return fired.contains(spec.id) != fired.contains(rival.id)
    }
    return rivals.prefix(1).map { _ in
      Consequence(.other("whichever of the two begins first"), .other("exclude the other"))
    }
  }

  /// The recognizers for which `spec` waited, and no longer does.
  private func noLongerAwaited(
    by spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [RecognizerSpec] {
    former.requireToFail.filter { !spec.requireToFail.contains($0) }
      .compactMap { changed.scene.spec(of: $0) }
  }
}
