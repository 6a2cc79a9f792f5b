import GestureTrace
import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes of the recognizer's own settings.
struct SettingsCandidates: RemedyContextReader {
  let context: RemedyContext

  /// One recognizer for all touches instead of one recognizer for each touch, if it needs more than
  /// one touch, and nothing is expected of the others of its set.
  func leavingSet(_ spec: RecognizerSpec) -> [Change] {
    guard spec.forEachTouch != nil,
      spec.profile.needBeyondOneTouch != nil,
      !scenario.expectations.actions.contains(where: { id, actions in
        id != subject.id && !actions.isEmpty && RecognizerSpec.set(ofMember: id) == spec.id
      })
    else { return [] }
    let member = subject.id
    var change = Change("\(.it) were one for all touches (no forEachTouch)") {
      $0.leaveSet(spec.id, keeping: member)
    }
    change.renaming = (old: member, new: [spec.id])
    return [change]
  }

  /// The other axis for a drag whose view is turned: directions count in the window (S2.32).
  func axisAcrossTurn(_ spec: RecognizerSpec) -> [Change] {
    let isTurned = scenario.scene.path(toView: spec.view).contains {
      $0.transform.b != 0 || $0.transform.c != 0
    }
    guard wish != nil, isTurned, let axis = spec.kind.property(.axis),
      case .word(let present)? = axis.read(spec.recognizer), present != "any"
    else { return [] }
    return Change.values(
      [.word(present == "horizontal" ? "vertical" : "horizontal")], of: axis, spec,
      .its(axis.name))
  }

  /// The defaults of limits that are smaller than the movement of a finger at rest, or than a tap's
  /// slip: the figures of one script are no measure for those limits.
  func defaultsOfTinyLimits(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return Change.defaults(of: spec).filter { change in
      guard let property = change.property, property.isUpperBound, property.form == .number,
        let present = spec.number(property.name)
      else { return false }
      return present
        < (spec.tapCount == nil
          ? SteadinessTest.usualTremble : GestureSetting.panHysteresis.defaultValue)
    }
  }

  /// A longer distance before a drag is judged, where it was judged by its direction and not by a
  /// figure.
  func laterJudgement(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures == nil else { return [] }
    let search = Change.search(for: spec.kind.property(.hysteresis), of: spec) { [$0 * 1.5] }
    return search.map { [$0] } ?? []
  }

  /// Larger fractions, such as a circle's tolerance: a fifth more, or two fifths, and so on.
  func largerFractions(of spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return spec.kind.properties.flatMap { property -> [Change] in
      guard property.form == .number, case .number(let present)? = property.read(spec.recognizer),
        present > 0, present < 1
      else { return [] }
      return (1...5).map { step in
        let value = (present * (1 + Double(step) / 5)).rounded(toPlaces: 2)
        var change = Change("\(.its(property.name)) were \(value.plain)", of: spec.id) {
          $0.settings[property.name] = .number(value)
        }
        change.property = property
        return change
      }
    }
  }

  /// A shorter press, where the finger moved too far before the press was long enough.
  func shorterPress(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures?.unit == .points else { return [] }
    let search = Change.search(
      for: spec.kind.property(.minimumPressDuration), of: spec, above: 1
    ) { [$0, $0 / 1.5] }
    return pressAtTouchDown(spec) + (search.map { [$0] } ?? [])
  }

  /// No rest at all on a handle, which is there to be dragged: a view within another view, no
  /// larger than a thumb covers, with no other gesture on it.
  func pressAtTouchDown(_ spec: RecognizerSpec) -> [Change] {
    guard let property = spec.kind.property(.minimumPressDuration), spec.tapsBefore == 0,
      spec.requireToFail.isEmpty, spec.startsAfter.isEmpty, spec.fingersNeeded == 1,
      let view = scenario.scene.viewSpec(spec.view), view.control == nil,
      scenario.scene.viewSpec(view.parent) != nil,
      max(view.frame.width, view.frame.height) * scenario.scene.scale(ofView: view.id)
        <= Self.largestHandle,
      !scenario.scene.recognizers.contains(where: {
        $0.id != spec.id && !$0.startsAfter.contains(spec.id)
          && scenario.scene.contains($0.view, in: spec.view)
      })
    else { return [] }
    let none = RecognizerKind.PropertyValue.number(0)
    let name = spec.phrase(property.name, isOwn: spec.id == target)
    var change = Change("\(name) were \(property.text(of: none))", of: spec.id) {
      $0.set(property.name, to: none)
    }
    change.add(sideEffect: property.sideEffect(of: none, for: spec))
    return [change]  // a shorter press is sought as well
  }

  /// The longest side of a handle. (Our choice: twice the 44 points that Apple's guidelines ask of
  /// tappable views.) Unit: points.
  private static let largestHandle = 88.0

  /// A duration in milliseconds that was given in seconds.
  func millisecondsForSeconds(of spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let isOwn = spec.id == target
    return spec.durationsInSeconds.map { name, time in
      let value = RecognizerKind.PropertyValue.number((time * 1000).rounded())
      let phrase = spec.phrase(name, isOwn: isOwn)
      var change = Change(
        "\(phrase) were \((time * 1000).rounded().plain) ms (\(time.plain) ms is too short for "
          + "fingers; \(time.plain) s may have been meant)", of: spec.id
      ) { $0.set(name, to: value) }
      let property = spec.kind.property(name)
      if isOwn { change.property = property }
      change.add(sideEffect: property?.sideEffect(of: value, for: spec))
      return change
    }
  }
}
