import GestureCore
import GestureScenario
import GestureTrace

// What changes where recognizers newly wait for others, or no longer wait.
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
    let rivals = noLongerAwaited(by: spec, former).filter { rival in
      guard case .twoFingers = rival.profile.trigger,
        let place = places(of: spec).first(where: {
          changed.scene.contains($0.view, in: rival.view)
        })
      else { return false }
      func firings(of script: [Scenario.Step]) -> [String] {
        NeighbouringGestures.outcome(of: script, in: changed, on: place.view).firings
      }
      var hand = FingerGroup(of: spec, in: changed, at: place.place, apart: 96)
      hand.down()
      hand.move(by: Self.farEnough / 2, in: 3 * Self.shortTime) { finger in
        finger == 0 ? Vector(dx: -1, dy: -1) : Vector(dx: 1, dy: 1)
      }
      hand.lift()
      let fired = firings(of: hand.steps)
      return fired.contains(spec.id) != fired.contains(rival.id)
        && UsualGestures.Form.all(of: rival).contains {
          firings(of: $0.script(for: rival, in: changed, at: place.place)).contains(rival.id)
        }
    }
    return rivals.prefix(1).map { rival in
      Consequence(
        .other("whichever of '\(spec.id)' and '\(rival.id)' begins first"),
        .other("exclude the other"))
    }
  }

  /// The recognizers for which `spec` waited, and no longer does.
  private func noLongerAwaited(
    by spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [RecognizerSpec] {
    former.requireToFail.filter { !spec.requireToFail.contains($0) }
      .compactMap { changed.scene.spec(of: $0) }
  }

  /// The recognizers for which `spec` newly waits.
  func newlyAwaited(by spec: RecognizerSpec, _ former: RecognizerSpec) -> [RecognizerSpec] {
    spec.requireToFail.filter { !former.requireToFail.contains($0) }
      .compactMap { changed.scene.spec(of: $0) }
  }
}
