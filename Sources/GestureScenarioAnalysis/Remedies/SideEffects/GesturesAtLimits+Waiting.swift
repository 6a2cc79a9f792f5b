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

  /// Drags of a finger beside which another one has tapped, where a set of taps no longer waits for
  /// the drag: the tap excludes it.
  func sideEffectsOfTapsBesideDrags(
    _ spec: RecognizerSpec, _ former: RecognizerSpec
  ) -> [Consequence] {
    guard spec.forEachTouch != nil, spec.tapCount == 1 else { return [] }
    return noLongerAwaited(by: spec, former).filter { drag in
      guard drag.profile.trigger.isDrag, drag.profile.numberOfTouches.lowerBound == 1,
        let place = places(of: spec).first(where: {
          changed.scene.contains($0.view, in: drag.view)
        })
      else { return false }
      return Vector.ways.contains { way in
        let script = dragBesideTap(drag, at: place.place, way)
        func begins(in scenario: Scenario) -> Bool {
          NeighbouringGestures.outcome(of: script, in: scenario, on: place.view).firings
            .contains(drag.id)
        }
        return begins(in: scenario) && !begins(in: changed)
      }
    }.map { drag in
      let words = "no longer begin with a finger beside which another one has tapped"
      return Consequence(.recognizer(drag.id), .other(words))
    }
  }

  /// A finger comes down, another one taps beside it, and then the first one moves.
  private func dragBesideTap(
    _ drag: RecognizerSpec, at place: Point, _ way: Vector
  ) -> [Scenario.Step] {
    var hand = FingerGroup(of: drag, in: changed, at: place)
    hand.down()
    hand.rest(4 * Self.shortTime)
    hand.move(by: Self.farEnough, in: Self.shortTime) { _ in way }
    hand.lift()
    var (down, lift) = (Scenario.Step(at: Self.shortTime), Scenario.Step(at: 2 * Self.shortTime))
    down.content.began = ["tap": place + way * -Self.elsewhere]
    down.content.type = changed.usualType(for: drag)
    lift.content.ended = ["tap": place + way * -Self.elsewhere]
    return (hand.steps + [down, lift]).sorted { $0.at < $1.at }
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
