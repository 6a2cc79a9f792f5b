import GestureCore
import GestureScenario
import GestureTrace

extension PropertyName {
  /// How long others may have to wait for its failure, though no finger is down or moves.
  static let waitingTimes = [maximumTapGap, maximumDuration]
}

// What properties mean to the search for remedies. One of another package's kind is treated as ours
// of the same name.
extension RecognizerKind.Property {
  /// Whether it says what gesture is meant, and not how exactly it has to be made.
  var makesAnotherGesture: Bool {
    switch name {
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches, .reportsProgress:
      true
    case _: false
    }
  }

  /// Whether the gesture begins sooner with a smaller value.
  var delaysBeginning: Bool { name == .hysteresis || name == .minimumPressDuration }

  /// Whether less of it refuses what a user does as usual. (To stray less is to draw straighter.)
  var refusesUsualMovements: Bool { isUpperBound && name != .maximumCrossDistance }

  /// Whether only the first of its values that helps is worth naming. Each direction that helps is.
  var needsOneRemedyAtMost: Bool { name != .direction }

  /// What a value costs a recognizer, instead of the one that it has; nil where that can't be told.
  func price(of value: RecognizerKind.PropertyValue, for spec: RecognizerSpec) -> Consequence? {
    let present = read(spec.recognizer)
    if let present = present?.number, let number = value.number,
      let price = price(of: number, instead: present, for: spec.id)
    {
      return price
    }
    let lost = (present?.words ?? []).filter { !(value.words ?? []).contains($0) }
    let words: String? =
      switch (name, value) {
      case (.allowedScrollTypes, .words(let left)) where !lost.isEmpty:
        left.isEmpty
          ? "take no scrolling"
          : "take no \(lost == ["discrete"] ? "wheel" : "scrolling of a trackpad")"
      case (.direction, _) where !lost.isEmpty: "take no movement \(lost.joined(separator: " or "))"
      case (.edges, _) where !lost.isEmpty:
        "begin no longer at the \(lost.joined(separator: " or "))"
      case (.axis, .word("horizontal")): "not begin with a movement up or down"
      case (.axis, .word("vertical")): "not begin with a movement to the side"
      case (.buttonMaskRequired, .number(let mask)):
        ButtonMask(rawValue: Int(present?.number ?? 0)).lost(in: ButtonMask(rawValue: Int(mask)))
          .map { "no longer take \($0.name)" }
      case (.minimumNumberOfTouches, .number(let fingers))
      where fingers < present?.number ?? 0 && spec.tapsBefore > 0:
        "ask for taps of \(fingers.asFingers) before it, and no longer of "
          + (present?.number ?? 0).asFingers
      case (.numberOfTapsRequired, .number(0)): "begin without a tap before"
      case (.numberOfTapsRequired, .number(let taps)) where spec.tapCount == nil:
        taps < present?.number ?? 0
          ? nil : "begin only after \(taps == 1 ? "a tap" : "\(taps.plain) taps")"
      case (.numberOfTapsRequired, .number(1)): "fire with a single tap"
      case (.numberOfTapsRequired, .number(let taps)): "fire only with \(taps.plain) taps"
      case (.followsMomentum, .flag(false)): "not go on with the momentum"
      case _: nil
      }
    return words.map { Consequence(.recognizer(spec.id), .other($0)) }
  }

  /// Whether a value leaves nothing of the words that a recognizer has: none of its directions, no
  /// scrolling.
  func isAbolition(_ value: RecognizerKind.PropertyValue, for spec: RecognizerSpec) -> Bool {
    guard let present = read(spec.recognizer)?.words, !present.isEmpty, let words = value.words
    else { return false }
    return Set(present).isDisjoint(with: words)
  }
}

extension RecognizerSpec {
  /// How many taps make its gesture; nil where taps don't.
  var tapCount: Int? {
    if case .taps(let count) = GestureProfile(of: recognizer).trigger { count } else { nil }
  }

  /// What it costs that it gets no touches on a view; nil where that is no more than is meant: a tap
  /// there is to do something else.
  func priceOfRefusing(_ view: ViewSpec) -> Consequence? {
    GestureProfile(of: recognizer).trigger.isMovement
      ? Consequence(.recognizer(id), .other("take no movement on view '\(view.id)'")) : nil
  }

  /// The present number of the property that has a name; nil where there is none.
  func number(_ name: PropertyName) -> Double? {
    kind.property(name)?.read(recognizer)?.number
  }

  /// Sets the property that has a name, or leaves it out where that is the same, so that equal changes
  /// are equal scenarios.
  mutating func set(_ name: PropertyName, to value: RecognizerKind.PropertyValue) {
    let usual = kind.property(name)?.read(kind.make())
    settings[name] = usual == value ? nil : value
  }
}

extension RecognizerKind.PropertyValue {
  /// The words of a value that has several; nil for any other.
  var words: [String]? { if case .words(let words) = self { words } else { nil } }
}
