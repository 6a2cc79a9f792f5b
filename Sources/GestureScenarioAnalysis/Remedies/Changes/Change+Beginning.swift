import GestureCore
import GestureScenario
import GestureTrace

// Changes with which a gesture begins sooner, later or less often.
extension Change {
  /// One tap where several are required, since an action replaces a single tap.
  static func fewerTaps(of spec: RecognizerSpec) -> [Change] {
    guard let present = spec.number(.numberOfTapsRequired), present > 1 else { return [] }
    return taps(of: spec, 1)
  }

  /// No taps before the movement, for a drag that needs some.
  static func noTaps(of spec: RecognizerSpec) -> [Change] {
    guard case .drag = spec.profile.trigger, spec.number(.numberOfTapsRequired) ?? 0 > 0 else {
      return []
    }
    return taps(of: spec, 0)
  }

  private static func taps(of spec: RecognizerSpec, _ number: Double) -> [Change] {
    guard let property = spec.kind.property(.numberOfTapsRequired) else { return [] }
    var change = Change("\(.its(property.name)) were \(number.plain)", of: spec.id) {
      $0.set(.numberOfTapsRequired, to: .number(number))
    }
    change.property = property
    change.add(sideEffect: property.sideEffect(of: .number(number), for: spec))
    return [change.with(.lastResort)]
  }

  /// At most one finger for a recognizer that may have several, but doesn't need them.
  ///
  /// - Parameter isOwn: whether it is the explained recognizer. Default: false.
  static func oneFinger(of spec: RecognizerSpec, isOwn: Bool = false) -> [Change] {
    guard let present = spec.number(.maximumNumberOfTouches), present > 1,
      spec.number(.minimumNumberOfTouches) ?? 1 <= 1
    else { return [] }
    return [fingers(of: spec, atMost: 1, isOwn: isOwn)]
  }

  /// Fewer fingers for a recognizer.
  static func fingers(
    of spec: RecognizerSpec, atMost count: Int, isOwn: Bool = false
  ) -> Change {
    let name = PropertyName.maximumNumberOfTouches
    let phrase = spec.phrase(name, isOwn: isOwn)
    var change = Change("\(phrase) were \(count)", of: spec.id) {
      $0.set(name, to: .number(Double(count)))
    }
    change.add(
      sideEffect: spec.kind.property(name)?.sideEffect(of: .number(Double(count)), for: spec))
    return change
  }

  /// A shorter press of a recognizer other than the explained one.
  static func shorterPress(of spec: RecognizerSpec) -> Change? {
    search(for: spec.kind.property(.minimumPressDuration), of: spec, isOfAnother: true, above: 1)
  }

  /// A longer distance before a rival recognizes.
  static func longerWay(of rival: RecognizerSpec) -> Change? {
    search(for: rival.kind.property(.hysteresis), of: rival, isOfAnother: true)
  }

  /// A longer press of another recognizer, which leaves a movement more time to begin.
  static func longerPress(of rival: RecognizerSpec) -> Change? {
    search(for: rival.kind.property(.minimumPressDuration), of: rival, isOfAnother: true, above: 1)
  }

  /// More time for a recognizer that withholds touches, so that it decides before a view gets them.
  static func longerTimes(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { $0.form == .milliseconds }.compactMap { property in
      search(for: property, of: spec, isOfAnother: true)?.aiming(at: .fewerFirings)
    }
  }

  /// Values of a recognizer's properties with which it might recognize sooner: a shorter press, a
  /// shorter distance.
  static func earlierLimits(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.filter { $0.delaysBeginning }.compactMap { property in
      search(for: property, of: spec)?.aiming(at: .earlierFiring)
    }
  }

  /// Values of a recognizer's properties with which it might reject a gesture that it accepted: a
  /// longer press, a longer distance, one axis alone.
  static func stricterLimits(of spec: RecognizerSpec) -> [Change] {
    spec.kind.properties.sorted { $0.name < $1.name }.flatMap { property -> [Change] in
      switch property.form {
      case .number, .milliseconds: return search(for: property, of: spec).map { [$0] } ?? []
      case .word(let words) where spec.settings[property.name] == nil:
        return values(words.map { .word($0) }, of: property, spec, .its(property.name))
          .map { $0.with(.axis) }
      case .wholeNumber, .millisecondsOrNull, .flag, .word, .words: return []
      }
    }
  }

  /// Other times for which a recognizer makes others wait.
  ///
  /// - Parameters:
  ///   - further: other properties that are times. Default: none.
  ///   - milliseconds: the new time, given the present one; nil for no change.
  static func waitingTimes(
    of spec: RecognizerSpec, and further: [PropertyName] = [],
    _ milliseconds: (Double) -> Double?
  ) -> [Change] {
    (PropertyName.waitingTimes + further).compactMap { name in
      guard let property = spec.kind.property(name), let present = spec.number(name),
        let time = milliseconds(present)
      else { return nil }
      let text = property.text(of: .number(time))
      var change = Change("the \(property.name) of '\(spec.id)' were \(text)", of: spec.id) {
        $0.set(name, to: .number(time))
      }
      change.add(sideEffect: property.sideEffect(of: .number(time), for: spec))
      return change
    }
  }
}
