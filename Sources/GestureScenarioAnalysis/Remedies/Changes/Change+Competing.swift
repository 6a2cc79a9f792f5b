import GestureCore
import GestureScenario

// Changes that take permissions back, so that one of two recognizers excludes the other again.
extension Change {
  /// Changes that let one of two recognizers exclude the other again.
  static func compete(
    _ one: RecognizerSpec, with other: RecognizerSpec, in scene: Scenario.Scene
  ) -> [Change] {
    var changes = [forbid(one.id, with: other.id)]
    for (first, second) in [(one, other), (other, one)] {
      if first.preventsOnly.map({ !$0.contains(second.id) }) ?? false {
        changes.append(
          Change(
            "the preventsOnly of '\(first.id)' \(first.preventsOnly == [] ? "" : "also ")"
              + "named '\(second.id)'", of: first.id
          ) {
            $0.preventsOnly?.append(second.id)
          })
      }
      changes += bePrevented(first, by: second.id)
    }
    guard one.recognizesTogether.contains(other.id) || other.recognizesTogether.contains(one.id)
    else { return changes }
    var change = dropDeclaration(one.id, with: other.id)
    change.add(sideEffect: sideEffectOfCompeting(one, other, in: scene))
    return changes + [change]
  }

  /// A recognizer that only some can prevent can be prevented by one more; none where it can be
  /// already.
  static func bePrevented(_ spec: RecognizerSpec, by other: String) -> [Change] {
    guard spec.preventedOnlyBy.map({ !$0.contains(other) }) ?? false else { return [] }
    return [
      Change(
        "the preventedOnlyBy of '\(spec.id)' \(spec.preventedOnlyBy == [] ? "" : "also ")"
          + "named '\(other)'", of: spec.id
      ) { $0.preventedOnlyBy?.append(other) }
    ]
  }

  /// Changes that take a declaration back, so that one of two recognizers excludes the other again:
  /// that it prevents only some, or that it starts after the other.
  static func competeAsUsual(_ one: RecognizerSpec, with other: RecognizerSpec) -> [Change] {
    [(one, other), (other, one)].flatMap { first, second -> [Change] in
      let prevents = first.preventsOnly?.contains(second.id) ?? true
      let drop = Change("'\(first.id)' did not start after '\(second.id)'", of: first.id) {
        $0.startsAfter.removeAll { $0 == second.id }
      }
      return (prevents ? [] : [preventingAll(first.id)])
        + (first.startsAfter.contains(second.id) ? [drop] : [])
    }
  }

  /// A recognizer excludes all others again.
  static func preventingAll(_ id: String) -> Change {
    Change("'\(id)' had no preventsOnly, and excluded all others", of: id) { $0.preventsOnly = nil }
  }

  static func dropDeclaration(_ one: String, with other: String) -> Change {
    Change("'\(one)' and '\(other)' were not declared to recognize together") { scenario in
      for index in scenario.scene.recognizers.indices {
        let id = scenario.scene.recognizers[index].id
        guard id == one || id == other else { continue }
        scenario.scene.recognizers[index].recognizesTogether.removeAll { $0 == one || $0 == other }
      }
    }
  }

  /// What it costs that two no longer recognize together: where both have their gesture, the
  /// recognizer that begins first excludes the other, if it is known which one that is.
  private static func sideEffectOfCompeting(
    _ one: RecognizerSpec, _ other: RecognizerSpec, in scene: Scenario.Scene
  ) -> Consequence? {
    let pairs = [(one, other), (other, one)]
    // Usual gestures show on which views it does.
    if pairs.contains(where: { goesBefore($0, $1, in: scene) }) { return nil }
    if let (first, second) = pairs.first(where: { beginsBefore($0, $1) }) {
      return Consequence(
        .recognizer(first.id), .other("exclude '\(second.id)' wherever both have their gesture"))
    }
    return Consequence(.other("whichever of the two begins first"), .other("exclude the other"))
  }

  /// Whether `one` excludes `other`, which looks for the same gesture, because its view is nearer
  /// or it was added last to the same view: both recognize in one event (S4.4).
  private static func goesBefore(
    _ one: RecognizerSpec, _ other: RecognizerSpec, in scene: Scenario.Scene
  ) -> Bool {
    let (profile, others) = (one.profile, other.profile)
    guard profile.trigger == others.trigger, profile.directions == others.directions,
      profile.numberOfTouches == others.numberOfTouches, one.tapsBefore == other.tapsBefore,
      one.requireToFail.isEmpty, one.startsAfter.isEmpty, one.mayPrevent(other)
    else { return false }
    return scene.contains(one.view, in: other.view)
      && order(of: one, in: scene) < order(of: other, in: scene)
  }

  /// Where a recognizer stands in the order of arbitration.
  private static func order(
    of spec: RecognizerSpec, in scene: Scenario.Scene
  ) -> ArbitrationOrder {
    ArbitrationOrder(
      depth: scene.path(toView: spec.view).count,
      addition: scene.recognizers.firstIndex { $0.id == spec.id } ?? 0)
  }

  /// Whether `one`, a press, always begins before `other`, and so excludes it, where both are made.
  private static func beginsBefore(_ one: RecognizerSpec, _ other: RecognizerSpec) -> Bool {
    guard case .press(let time) = one.profile.trigger, one.tapsBefore == 0,
      one.fingersNeeded <= other.fingersNeeded, one.requireToFail.isEmpty, one.startsAfter.isEmpty,
      one.mayPrevent(other)
    else { return false }
    switch other.profile.trigger {
    case .taps(1): return true  // which comes with the lift
    case .press(let longer): return time < longer
    case .taps, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return false
    }
  }
}
