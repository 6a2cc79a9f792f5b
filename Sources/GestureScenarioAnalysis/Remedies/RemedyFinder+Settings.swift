import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What might help among the settings of one recognizer.
extension RemedyFinder {
  /// Changes with which it might accept a gesture that it rejected.
  func accepting(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    leavingSet(spec) + leavingOutFingers(spec, after: detail) + axisAcrossTurn(spec)
      + defaultsOfTinyLimits(spec) + Change.limits(of: spec, forgiving: detail)
      + (wish == nil ? [] : Change.singleWords(of: spec))
      + laterJudgement(spec, after: detail) + largerFractions(of: spec)
      + punctualPress(spec) + punctualRepeats(spec) + shorterPress(spec, after: detail)
      + record.touchesGiven(to: subject.id).flatMap(pressedButton)
  }

  /// The other axis for a drag whose view is turned: directions count in the window (S2.32).
  private func axisAcrossTurn(_ spec: RecognizerSpec) -> [Change] {
    let isTurned = scenario.scene.path(toView: spec.view).contains {
      $0.transform.b != 0 || $0.transform.c != 0
    }
    guard wish != nil, isTurned, let axis = spec.kind.property(.axis),
      case .word(let present)? = axis.read(spec.recognizer), present != "any"
    else { return [] }
    return Change.values(
      [.word(present == "horizontal" ? "vertical" : "horizontal")], of: axis, spec,
      "its \(axis.name)")
  }

  /// The defaults of limits that are less than what a finger at rest moves by: the figures of one
  /// script are no measure for those.
  private func defaultsOfTinyLimits(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return Change.defaults(of: spec).filter { change in
      guard let property = change.property, property.isUpperBound, property.form == .number,
        let present = spec.number(property.name)
      else { return false }
      return present < Self.usualTremble
    }
  }

  /// A longer way before a drag is judged, where it was judged by its direction and not by a figure.
  private func laterJudgement(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures == nil else { return [] }
    let search = Change.search(for: spec.kind.property(.hysteresis), of: spec) { [$0 * 1.5] }
    return search.map { [$0] } ?? []
  }

  /// Larger fractions, such as a circle's tolerance: a fifth more, or two fifths, and so on.
  private func largerFractions(of spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    return spec.kind.properties.flatMap { property -> [Change] in
      guard property.form == .number, case .number(let present)? = property.read(spec.recognizer),
        present > 0, present < 1
      else { return [] }
      return (1...5).map { step in
        let value = (present * (1 + Double(step) / 5)).rounded(toPlaces: 2)
        var change = Change("its \(property.name) were \(value.plain)", of: spec.id) {
          $0.settings[property.name] = .number(value)
        }
        change.property = property
        return change
      }
    }
  }

  /// A shorter press, where it moved too far before it was long enough.
  func shorterPress(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard wish != nil, detail?.figures?.unit == .points else { return [] }
    let search = Change.search(
      for: spec.kind.property(.minimumPressDuration), of: spec, above: 1
    ) { [$0, $0 / 1.5] }
    return search.map { [$0] } ?? []
  }

  /// One recognizer for all touches instead of one for each, where it needs more than one touch, and
  /// nothing is expected of others of its set.
  private func leavingSet(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil, spec.forEachTouch != nil,
      spec.profile.needBeyondOneTouch != nil,
      !scenario.expectations.actions.contains(where: { id, actions in
        id != subject.id && !actions.isEmpty && RecognizerSpec.set(ofMember: id) == spec.id
      })
    else { return [] }
    let member = subject.id
    var change = Change("it were one for all touches (no forEachTouch)") {
      $0.leaveSet(spec.id, keeping: member)
    }
    change.renaming = (old: member, new: spec.id)
    return [change]
  }

  /// A press that repeats as often as it is wished to change.
  func repeating(_ spec: RecognizerSpec) -> [Change] {
    guard case .actions(let list)? = wish?.outcome,
      let property = spec.kind.property(.repeatInterval),
      let beginning = list.first(where: { $0.word == .began })?.at,
      let change = list.first(where: { $0.word == .changed })?.at, change > beginning
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(change - beginning)
    return [
      Change("its \(property.name) were \(property.text(of: value))", of: spec.id) {
        $0.set(.repeatInterval, to: value)
      }
    ]
  }

  /// A press that begins when it is wished to, and repeats as often.
  func punctualRepeats(_ spec: RecognizerSpec) -> [Change] {
    guard let press = punctualPress(spec).first, let repeats = repeating(spec).first else {
      return []
    }
    var both = Change("\(press.clause) and \(repeats.clause)") { scenario in
      press.apply(&scenario)
      repeats.apply(&scenario)
    }
    both.isPair = true
    both.add(prices: press.prices + repeats.prices)
    return [both.aiming(at: press.aim)]
  }

  /// One more finger, or one type of touches alone, for one that should not have fired.
  func otherTouches(_ spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let types = Set(
      scenario.script.filter { !$0.content.began.isEmpty }.map { $0.content.type ?? .direct })
    let isOwn = spec.id == target
    var changes = TouchType.allCases.filter { type in
      types.count > 1 && types.contains(type)
        || type == .mouse && isOwn && spec.asksForOtherButtons && types == [.direct]
    }.map { type in
      var alone = Change(
        "\(isOwn ? "its allowedTouchTypes" : "the allowedTouchTypes of '\(spec.id)'") were "
          + "'\(type.word)' alone", of: spec.id
      ) { $0.allowedTouchTypes = [type] }
      alone.add(price: Change.priceOfTaking(type, spec.id))
      return alone
    }
    for type in TouchType.allCases where type != .direct && types.contains(type) {
      let others = (spec.allowedTouchTypes ?? TouchType.allCases).filter { $0 != type }
      if others.isEmpty || others == spec.allowedTouchTypes { continue }
      var without = Change(
        "\(isOwn ? "its allowedTouchTypes" : "the allowedTouchTypes of '\(spec.id)'") did not "
          + "include '\(type.word)'", of: spec.id
      ) { $0.allowedTouchTypes = others }
      without.add(
        price: Consequence(
          .recognizer(spec.id), .other("take no touches of type '\(type.word)'")))
      changes.append(without)
    }
    if scenario.mostTouchesAtOnce > 1, let present = spec.number(.minimumNumberOfTouches) {
      let name = PropertyName.minimumNumberOfTouches
      var more = Change(
        "\(isOwn ? "its \(name)" : "the \(name) of '\(spec.id)'") were \(Int(present) + 1)",
        of: spec.id
      ) { $0.set(.minimumNumberOfTouches, to: .number(present + 1)) }
      more.add(price: spec.kind.property(name)?.price(of: .number(present + 1), for: spec))
      let isNone = isForAsManyFingers(present + 1, besides: spec) || touches(of: spec.id).count < 2
      changes.append(isNone ? more.with(.lastResort) : more)
    }
    return changes
  }

  /// Whether another recognizer that should fire needs as many fingers: then the two would compete
  /// again.
  private func isForAsManyFingers(_ count: Double, besides spec: RecognizerSpec) -> Bool {
    scenario.scene.recognizers.contains { other in
      other.id != spec.id && Double(other.fingersNeeded) >= count
        && (other.id == target || !(scenario.expectations.actions[other.id] ?? []).isEmpty)
    }
  }

  /// A duration in milliseconds that was given in seconds.
  func millisecondsForSeconds(of spec: RecognizerSpec) -> [Change] {
    guard wish != nil else { return [] }
    let isOwn = spec.id == target
    return spec.durationsInSeconds.map { name, time in
      let value = RecognizerKind.PropertyValue.number((time * 1000).rounded())
      let phrase = isOwn ? "its \(name)" : "the \(name) of '\(spec.id)'"
      var change = Change(
        "\(phrase) were \((time * 1000).rounded().plain) ms (\(time.plain) ms is too short for "
          + "fingers; \(time.plain) s may have been meant)", of: spec.id
      ) { $0.set(name, to: value) }
      let property = spec.kind.property(name)
      if isOwn { change.property = property }
      change.add(price: property?.price(of: value, for: spec))
      return change
    }
  }
}

extension Scenario {
  /// How many fingers are down together at most.
  var mostTouchesAtOnce: Int {
    var (down, most) = (Set<String>(), 0)
    for content in script.map(\.content) {
      down.formUnion(content.began.keys)
      most = max(most, down.count)
      down.subtract(content.ended.keys)
    }
    return most
  }
}
