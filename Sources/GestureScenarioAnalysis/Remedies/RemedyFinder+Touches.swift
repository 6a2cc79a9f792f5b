import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Where the script's touches and pointers went.
extension RemedyFinder {
  /// The views that were under a pointer that hovers, in the order in which it came to them.
  var viewsUnderPointers: [String] {
    let past = ScenarioPast(scenario)
    var views: [String] = []
    for event in scenario.pointerEvents where event.kind == .hover {
      let window = past.window(at: event.timestamp, before: nil)
      let hit = window?.dispatcher?.explainHit(at: event.place, in: window).hitView
      if let hit, !views.contains(hit) { views.append(hit) }
    }
    return views
  }

  /// Whether another recognizer was given a touch of this one.
  func meets(_ other: String) -> Bool {
    let own = touches(of: subject.id)
    return !own.isDisjoint(with: touches(of: other))
  }

  /// Whether it fired later than is wished.
  var isTooLate: Bool {
    guard let wished = wish?.firstBeginning, let actual = record.moments(of: subject).first else {
      return false
    }
    return wished < actual
  }

  /// Changes that leave a view a touch which a gesture took as it came down.
  func keepingTouch(from taker: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: taker) else { return [] }
    return Change.oneFinger(of: rival) + refusingThisView(taker)
  }

  /// Another recognizer gets no touches on the view that is explained, which leaves the rest of its
  /// own view to it.
  func refusingThisView(_ id: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: id),
      let view = scenario.scene.viewSpec(target)
    else { return [] }
    var change = Change(
      "the delegate of '\(id)' refused touches on this view",
      [DelegateRule(.shouldReceiveTouch, of: id, hitView: target, answer: false)])
    if let price = rival.priceOfRefusing(view) {
      change.add(price: price)
      change.refusedViews = [target]
    }
    return [change]
  }

  /// Several recognizers together don't delay touches, where that of one alone doesn't help.
  func delayingNothing(_ ids: [String]) -> [Change] {
    guard wish != nil, ids.count > 1 else { return [] }
    let helpsAlone = ids.flatMap { Change.dontDelay($0) }.contains { change in
      trial(of: change).map { difference(to: $0.record, aim: change.aim) != nil } ?? false
    }
    return helpsAlone ? [] : Change.dontDelay(ids)
  }

  /// No time for a recognizer that only delays.
  func noTime(_ id: String) -> [Change] {
    guard wish != nil, let spec = scenario.scene.spec(of: id),
      case .delay = spec.profile.trigger
    else { return [] }
    return spec.kind.properties.filter { $0.form == .milliseconds }.map { property -> Change in
      var change = Change("the \(property.name) of '\(id)' were 0 ms", of: id) {
        $0.settings[property.name] = .number(0)
      }
      change.add(price: Change.priceOfTellingAtOnce)
      return change
    }
  }

  /// Changes that let a recognizer begin on whose state its delegate's no depends.
  func meetingConditions() -> [Change] {
    guard wish != nil else { return [] }
    var others: [String] = []
    for rule in scenario.scene.delegateRules
    where rule.question == .shouldBegin && (rule.recognizer ?? target) == target {
      if let other = rule.condition?.recognizer, !others.contains(other) { others.append(other) }
    }
    return others.flatMap { other in
      goingAfter(other) + forgiving(other).filter { $0.caution != .axis }
    }
  }

  /// It is asked only after another one has begun in the same event.
  private func goingAfter(_ other: String) -> [Change] {
    guard let spec, other != target, let rival = scenario.scene.spec(of: other) else { return [] }
    var after = Change.startAfter(other, target)
    after.add(
      price: Consequence(.recognizer(target), .other("begin only once '\(other)' has begun")))
    return (spec.startsAfter.contains(other) ? [] : [after])
      + (rival.view == spec.view ? [.add(other, after: target)] : [])
  }

  /// It takes its touches from views, so that those are asked whether it should begin (S3.13).
  func takingTouches(_ spec: RecognizerSpec) -> [Change] {
    guard spec.cancelsTouchesInView == false else { return [] }
    var change = Change("its cancelsTouchesInView were true", of: spec.id) {
      $0.cancelsTouchesInView = true
    }
    change.add(
      price: Consequence(
        .recognizer(spec.id), .other("take its touches from views that let it begin")))
    return [change]
  }

  /// The views that its touches hit catch none beside their bounds.
  var narrowerViews: [Change] {
    hitViews.flatMap { Change.narrow($0.id, in: scenario) }
  }

  /// A press that is as long as its fingers were down at the time that is wished.
  func punctualPress(_ spec: RecognizerSpec) -> [Change] {
    let arrivals = record.beginnings(ofTouches: touches(of: subject.id))
    guard let wished = wish?.firstBeginning, let arrival = arrivals.last(where: { $0 < wished }),
      let property = spec.kind.property(.minimumPressDuration),
      let present = spec.number(.minimumPressDuration), present > wished - arrival
    else { return [] }
    let value = RecognizerKind.PropertyValue.number(wished - arrival)
    var change = Change("its \(property.name) were \(property.text(of: value))", of: spec.id) {
      $0.settings[property.name] = value
    }
    change.property = property
    return [change.aiming(at: .earlierFiring)]
  }

  /// How long a tap may last where a press of the same touches follows it: until that begins, so that
  /// no time is left between them; nil where none does. (Our choice: within a second.)
  ///
  /// - Parameters:
  ///   - change: the change to the value that just helps.
  ///   - value: that value. Unit: milliseconds.
  func endOfTap(_ change: Change, beyond value: Double) -> Double? {
    guard wish != nil, change.property?.name == .maximumPressDuration, spec?.tapCount != nil
    else { return nil }
    return scenario.scene.recognizers.filter { $0.id != target && meets($0.id) }
      .compactMap { $0.number(.minimumPressDuration) }
      .filter { $0 >= value && $0 <= value + 1000 }.min()
  }

  /// A rival that takes the same buttons takes another one that the script presses, alone.
  func otherButton(of rival: RecognizerSpec, than spec: RecognizerSpec) -> [Change] {
    guard wish != nil, let own = spec.number(.buttonMaskRequired),
      own == rival.number(.buttonMaskRequired)
    else { return [] }
    let former = ButtonMask(rawValue: Int(own))
    let pressed = scenario.script.filter { !$0.content.began.isEmpty }.compactMap(\.content.buttons)
    guard let mask = pressed.first(where: { $0.isDisjoint(with: former) }) else { return [] }
    var change = Change(
      "the buttonMaskRequired of '\(rival.id)' were \(mask.rawValue) (\(mask.words) alone)",
      of: rival.id
    ) { $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue))) }
    change.add(price: Consequence(.recognizer(rival.id), .other("no longer take \(former.name)")))
    return [change]
  }

  /// The recognizer takes the button that was pressed, beside those that it takes already, or alone.
  func pressedButton(_ touch: TouchID) -> [Change] {
    let former = spec?.number(.buttonMaskRequired).map { ButtonMask(rawValue: Int($0)) } ?? []
    let presses = scenario.script.map(\.content).filter {
      $0.began[record.name(of: touch)] != nil
    }
    guard let mask = presses.compactMap(\.buttons).first(where: { $0.isDisjoint(with: former) })
    else { return [] }
    func change(_ mask: ButtonMask, _ words: String) -> Change {
      Change("its buttonMaskRequired were \(mask.rawValue) (\(words))", of: target) {
        $0.set(.buttonMaskRequired, to: .number(Double(mask.rawValue)))
      }
    }
    var alone = change(mask, "\(mask.words) alone")
    if former.isEmpty { return [alone] }
    alone.add(
      price: Consequence(.recognizer(target), .other("no longer take \(former.name)")))
    if spec?.tapCount != nil { return [alone] }  // a tap needs all of its buttons at once (S9.2)
    let both = former.union(mask)
    return [change(both, both.words), alone]
  }

  func touches(of id: String) -> Set<TouchID> {
    Set(record.touchesGiven(to: id))
  }

  /// The views that its touches hit.
  var hitViews: [ViewSpec] {
    let own = touches(of: subject.id)
    var views: [ViewSpec] = []
    for entry in record.entries {
      guard case .touch(let id, .began, _, let view?) = entry.what, own.contains(id),
        let spec = scenario.scene.viewSpec(view), !views.contains(spec)
      else { continue }
      views.append(spec)
    }
    return views
  }
}

extension ButtonMask {
  /// "the primary button", "button 1 or 2".
  var name: String { self == .primary ? "the primary button" : words }

  /// The buttons that another mask doesn't have; nil for none.
  func lost(in other: ButtonMask) -> ButtonMask? {
    let lost = subtracting(other)
    return lost.isEmpty ? nil : lost
  }

  /// "button 1 or 2".
  fileprivate var words: String {
    let buttons = (0..<Int.bitWidth - 1).filter { rawValue & 1 << $0 != 0 }.map { "\($0 + 1)" }
    return "button \(buttons.joined(separator: " or "))"
  }
}

extension RunRecord {
  /// When touches came down, in order. Unit: milliseconds.
  fileprivate func beginnings(ofTouches touches: Set<TouchID>) -> [Double] {
    entries.compactMap { entry in
      guard case .touch(let touch, .began, _, _) = entry.what, touches.contains(touch) else {
        return nil
      }
      return entry.timestamp.milliseconds
    }
  }

  /// The touches that a recognizer was given, in order.
  func touchesGiven(to id: String) -> [TouchID] {
    entries.compactMap { entry in
      if case .bound(let label, let touch) = entry.what, label.name == id { touch } else { nil }
    }
  }
}
