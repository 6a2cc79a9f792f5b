import GestureCore
import GestureScenario
import GestureTrace

extension PropertyName {
  /// How long others may have to wait for its failure, although no finger is down or moves.
  static let waitingTimes = [maximumTapGap, maximumDuration]
}

// What properties mean to the search for remedies. A property of another package's kind is treated
// like our property of the same name, or like the one that it is said to be like.
extension RecognizerKind.Property {
  /// Whether it defines which gesture is meant, rather than how exactly it has to be made.
  var makesAnotherGesture: Bool {
    switch role {
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches, .reportsProgress:
      true
    case _: false
    }
  }

  /// Whether the gesture begins sooner with a smaller value.
  var delaysBeginning: Bool { role == .hysteresis || role == .minimumPressDuration }

  /// Whether a smaller value refuses what users usually do. (Not the cross distance: users can draw
  /// straighter.)
  var refusesUsualMovements: Bool { isUpperBound && role != .maximumCrossDistance }

  /// Whether only the first of its values that helps is worth naming. Each direction that helps is.
  var needsOneRemedyAtMost: Bool { role != .direction }

  /// What a value costs a recognizer, compared with its present value; nil where that can't be
  /// told.
  func sideEffect(
    of value: RecognizerKind.PropertyValue, for spec: RecognizerSpec
  ) -> Consequence? {
    let present = read(spec.recognizer)
    if role == .maximumTapGap, spec.tapCount == nil, spec.tapsBefore > 0, let gap = value.number,
      gap < present?.number ?? gap
    {
      return Consequence(
        .recognizer(spec.id), .other("begin only within \(text(of: value)) of a tap"))
    }
    if role == .maximumDuration, alsoCountsInPart, spec.profile.trigger.isSwipe,
      let number = value.number, number > present?.number ?? number
    {
      let words = "take what lasts up to \(text(of: value)), and movements that are less straight"
      return Consequence(.recognizer(spec.id), .other(words))
    }
    if let present = present?.number, let number = value.number,
      let loss = sideEffect(of: number, instead: present, for: spec.id)
    {
      return loss
    }
    if let way = wayLost(by: value) { return Consequence(.recognizer(spec.id), .movementLost(way)) }
    let words = costInWords(of: value, instead: present, for: spec)
    return words.map { Consequence(.recognizer(spec.id), .other($0)) }
  }

  /// What a value costs besides what all recognizers with the property lose by another number, as
  /// the end of "it would".
  private func costInWords(
    of value: RecognizerKind.PropertyValue, instead present: RecognizerKind.PropertyValue?,
    for spec: RecognizerSpec
  ) -> String? {
    let lost = (present?.words ?? []).filter { !(value.words ?? []).contains($0) }
    return switch (role, value) {
    case (.allowedScrollTypes, .words(let left)) where !lost.isEmpty:
      left.isEmpty
        ? "take no scrolling"
        : "take no \(lost == ["discrete"] ? "wheel" : "scrolling of a trackpad")"
    case (.direction, _) where !lost.isEmpty: "take no movement \(lost.joined(separator: " or "))"
    case (.edges, _) where !lost.isEmpty:
      "begin no longer at the \(lost.joined(separator: " or "))"
    case (.buttonMaskRequired, .number(let mask)):
      ButtonMask(rawValue: Int(present?.number ?? 0))
        .cost(of: ButtonMask(rawValue: Int(mask)), isTap: spec.tapCount != nil)
    case (.minimumNumberOfTouches, .number(let fingers))
    where fingers < present?.number ?? 0 && spec.tapsBefore > 0:
      "ask for taps of \(fingers.asFingers) before it, and no longer of "
        + (present?.number ?? 0).asFingers
    case (.maximumTapGap, .number(let number)), (.numberOfTapsRequired, .number(let number)):
      costOfTaps(number, instead: present?.number ?? number, for: spec)
    case (.hysteresis, .number(let number))
    where spec.profile.trigger.isOfTwoFingers && number < present?.number ?? 0
      && number < read(spec.kind.make())?.number ?? number:
      "begin in other gestures of two fingers once they change by \(text(of: value))"
    case (.tolerance, .number(let number)) where number > present?.number ?? number:
      "accept figures that are less round"
    case (.followsMomentum, .flag(true)):
      "end \(DragLogic.scrollPause.inMilliseconds.plain) ms later where no momentum follows"
    case (.followsMomentum, .flag(false)): "not go on with the momentum"
    case _: nil
    }
  }

  /// What it costs to need another number of taps, or to wait longer for what follows a tap; nil
  /// where that can't be told.
  private func costOfTaps(
    _ value: Double, instead present: Double, for spec: RecognizerSpec
  ) -> String? {
    if role == .maximumTapGap {
      guard value > present, spec.tapsBefore > 0 else { return nil }
      return "begin with a \(spec.isPress ? "press" : "drag") up to \(value.plain) ms after a tap"
    }
    if value == 0 { return "begin without a tap before" }
    guard spec.tapCount != nil else {
      return value < present
        ? nil : "begin only after \(value == 1 ? "a tap" : "\(value.plain) taps")"
    }
    return value == 1 ? "fire with a single tap" : "fire only with \(value.plain) taps"
  }

  /// The movements that an axis leaves out; nil for another property, and for no axis.
  private func wayLost(by value: RecognizerKind.PropertyValue) -> String? {
    switch (role, value) {
    case (.axis, .word("horizontal")): "up or down"
    case (.axis, .word("vertical")): "to the side"
    case _: nil
    }
  }

  /// Whether a value leaves none of the words that a recognizer has: none of its directions, or no
  /// scrolling.
  func isAbolition(_ value: RecognizerKind.PropertyValue, for spec: RecognizerSpec) -> Bool {
    guard let present = read(spec.recognizer)?.words, !present.isEmpty, let words = value.words
    else { return false }
    return Set(present).isDisjoint(with: words)
  }
}

extension RecognizerKind.Property {
  /// A tap lasts at most this long; a shorter press would accept taps. (Our choice.) Unit:
  /// milliseconds.
  private static let longestTap = 200.0
  /// A finger at rest may move this far; a drag that begins sooner would accept it. (Our choice.)
  /// Unit: points.
  private static let tremble = 3.0

  /// A finger that taps moves less than this. (Our choice: the allowableMovement of a tap.) Unit:
  /// points.
  private static let longestSlip = GestureSetting.allowableTapMovement.defaultValue

  /// The drawback of a value: a lower upper bound refuses what users usually do. Taps and fingers
  /// at rest need less than half of what they are allowed. (Our choice.)
  func caution(of value: Double, instead present: Double) -> Change.Caution? {
    if role == .minimumPressDuration, value < Self.longestTap { return .lastResort }
    if role == .hysteresis, value < present, value < Self.tremble { return .lastResort }
    if role == .edgeDepth, value < present { return .lastResort }  // a finger comes anywhere there
    if isUpperBound {
      let least = isGenerous ? present / 2 : present
      return value < least && refusesUsualMovements ? .lastResort : nil
    }
    return value > present ? .longerWay : nil
  }

  /// Whether it allows twice as much as most users need.
  private var isGenerous: Bool {
    [.allowableTapSpacing, .maximumTapGap, .allowableMovement].contains(role)
  }

  /// What another number costs; nil where that can't be told.
  func sideEffect(of value: Double, instead present: Double, for id: String) -> Consequence? {
    effect(of: value, instead: present).map { Consequence(.recognizer(id), $0) }
  }

  private func effect(of value: Double, instead present: Double) -> Consequence.Kind? {
    let text = text(of: .number(value))
    switch role {
    case .minimumPressDuration where value <= 0 && present > 0:
      return .other("begin as soon as a finger comes down")
    case .minimumPressDuration where value < present:
      return value > Self.longestTap ? nil : .other("fire with taps that last \(text) or longer")
    case .hysteresis where value < present && value < Self.tremble:
      return .other("begin with a finger that hardly moves")
    case .hysteresis, .minimumPressDuration:
      return value > present ? .beginsAfter(limit: text) : nil
    case .minimumDistance:
      if value > present { return .other("fire only after \(text)") }
      return value < Self.longestSlip ? .other("fire with taps that slip by \(text)") : nil
    case .edgeDepth:
      let words = value > present ? "begin up to" : "begin only up to"
      return .other("\(words) \(text) from the edge")
    case .maximumPressDuration:
      return value < present ? .other("take no tap of \(text) or longer") : nil
    case .allowableTapSpacing where value > present:
      return .other("take taps up to \(text) apart")
    case .allowableTapSpacing, .maximumTapGap:
      return value < present ? .other("take no taps more than \(text) apart") : nil
    case .allowableMovement where value > present:
      return value > Self.longestSlip ? .other("take movements of up to \(text)") : nil
    case .allowableMovement:
      return value < present ? .other("give up after a movement of more than \(text)") : nil
    case .maximumCrossDistance:
      return value < present ? .other("take nothing that strays by more than \(text)") : nil
    case .maximumDuration:
      return value < present
        ? .other("take nothing that lasts longer than \(text)")
        : .other("take what lasts up to \(text)")
    case _: return effectOnFingers(of: value, instead: present)
    }
  }

  /// What another number of fingers costs.
  private func effectOnFingers(of value: Double, instead present: Double) -> Consequence.Kind? {
    switch role {
    case .numberOfTouchesRequired:
      return value != present ? .other("do nothing with \(present.asFingers)") : nil
    case .minimumNumberOfTouches:
      let fewer = value > present + 1 ? "fewer than \(value.plain) fingers" : present.asFingers
      return value > present ? .other("not begin with \(fewer)") : nil
    case .maximumNumberOfTouches where value > present:
      let fingers = value < Double(Int.max) ? value.asFingers : "all fingers"
      return .other("follow \(fingers) together")
    case .maximumNumberOfTouches:  // a later touch is ignored
      return value < present ? .other("not begin with \((value + 1).asFingers)") : nil
    case _: return nil
    }
  }

  /// A value with its unit, and for a button mask with its button.
  func meaning(of value: RecognizerKind.PropertyValue) -> String {
    let isPrimary = role == .buttonMaskRequired && value == .number(1)
    return text(of: value) + (isPrimary ? ", the primary button" : "")
  }

  /// A value with its unit.
  func text(of value: RecognizerKind.PropertyValue) -> String {
    switch value {
    case .number(let number) where number >= Double(Int.max): "without a limit"
    case .number(let number):
      switch form {
      case .number: "\(number.plain) pt"
      case .milliseconds, .millisecondsOrNull: "\(number.plain) ms"
      case .wholeNumber, .flag, .word, .words: number.plain
      }
    case .flag(let flag): "\(flag)"
    case .word(let word): "'\(word)'"
    case .none: "null"
    case .words([]): "none"
    case .words(let words): words.map { "'\($0)'" }.joinedAsList
    }
  }
}

extension RecognizerSpec {
  /// Whether a pointer has to press another button than the primary button, which fingers don't
  /// have.
  var asksForOtherButtons: Bool {
    number(.buttonMaskRequired).map { !ButtonMask(rawValue: Int($0)).contains(.primary) } ?? false
  }

  /// Whether the recognizer is still able to recognize with a value of a property, or with the
  /// default for nil: an edge pan needs edges, and never begins along them.
  func staysPossible(
    with value: RecognizerKind.PropertyValue?, of property: RecognizerKind.Property
  ) -> Bool {
    var changed = self
    changed.settings[property.name] = value
    return changed.profile.obstacle == nil || profile.obstacle != nil
  }

  /// How many taps make its gesture; nil where taps don't.
  var tapCount: Int? {
    if case .taps(let count) = profile.trigger { count } else { nil }
  }

  /// What it costs that it gets no touches on a view; nil where the loss is intended, as for a tap,
  /// which is meant to do something else there.
  func sideEffectOfRefusing(_ view: ViewSpec) -> Consequence? {
    guard profile.trigger.isMovement || isPress else { return nil }
    guard let gesture = UsualGestures.Form.all(of: self).first else {
      return Consequence(.recognizer(id), .other("take no movement on view '\(view.id)'"))
    }
    return Consequence(.recognizer(id), .gestureRefused(gesture.noun, view: view.id))
  }

  /// The views whose loss is intended, of the views whose touches it refuses: all of them; none for
  /// several taps, which may be meant to work there too.
  func viewsMeantToRefuse(_ views: [String]) -> [String] { tapCount ?? 1 > 1 ? [] : views }

  /// Whether no class-wide rule keeps it from preventing `other` (S3.29).
  func mayPrevent(_ other: RecognizerSpec) -> Bool {
    preventsOnly?.contains(other.id) ?? true && other.preventedOnlyBy?.contains(id) ?? true
  }

  /// The present number of the property with a name; nil where there is none.
  func number(_ name: PropertyName) -> Double? {
    kind.property(name)?.read(recognizer)?.number
  }

  /// Sets the property with a name, or removes the setting where the value is the default, so that
  /// equal changes are equal scenarios.
  mutating func set(_ name: PropertyName, to value: RecognizerKind.PropertyValue) {
    let property = kind.property(name)
    let usual = property?.read(kind.make())
    settings[property?.name ?? name] = usual == value ? nil : value
  }
}
