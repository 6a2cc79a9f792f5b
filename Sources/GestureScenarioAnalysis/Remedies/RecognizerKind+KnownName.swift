import GestureCore
import GestureScenario

extension RecognizerKind.Property {
  /// The names of properties that mean something to the search for remedies. A property of any kind
  /// has the meaning of its name: one of another package's kind is treated as ours is.
  enum KnownName: String {
    /// How far fingers move before the gesture begins.
    case hysteresis
    /// How long fingers rest before the gesture begins.
    case minimumPressDuration
    /// How long a further tap may take to come.
    case maximumTapGap
    /// How long the movement may take.
    case maximumDuration
    /// How far the movement may stray to the side.
    case maximumCrossDistance
    /// How often a press sends an action; null for once.
    case repeatInterval
    /// How many taps make the gesture, or come before it.
    case numberOfTapsRequired
    /// How many fingers make the gesture.
    case numberOfTouchesRequired
    /// How many fingers the gesture has at least.
    case minimumNumberOfTouches
    /// How many fingers the gesture has at most.
    case maximumNumberOfTouches
    /// Whether the gesture begins before it is complete.
    case reportsProgress
    /// The axis along which the movement starts.
    case axis
    /// The directions of which the movement has one.
    case direction
    /// The scrolling that counts as the movement.
    case allowedScrollTypes
    /// The buttons of which a pointer presses one.
    case buttonMaskRequired
    /// How far a further tap may be from the last one.
    case allowableTapSpacing
    /// How long a tap may last.
    case maximumPressDuration
    /// How far a finger may move.
    case allowableMovement
    /// How far from its edge the gesture may begin.
    case edgeDepth
    /// Whether a gesture that scrolling drives goes on with the momentum.
    case followsMomentum

    /// How long others may have to wait for its failure, though no finger is down or moves.
    static let waitingTimes = [maximumTapGap, maximumDuration]
  }

  /// Which of the known names it has; nil for a name of its own.
  var knownName: KnownName? { KnownName(rawValue: name) }

  /// Whether it says what gesture is meant, and not how exactly it has to be made.
  var makesAnotherGesture: Bool {
    switch knownName {
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches,
      .reportsProgress:
      true
    case .hysteresis, .minimumPressDuration, .maximumTapGap, .maximumDuration, .repeatInterval,
      .maximumCrossDistance, .maximumNumberOfTouches, .axis, .direction, .allowedScrollTypes,
      .buttonMaskRequired, .allowableTapSpacing, .maximumPressDuration, .allowableMovement,
      .edgeDepth, .followsMomentum, nil:
      false
    }
  }

  /// Whether the gesture begins sooner with a smaller value.
  var delaysBeginning: Bool { knownName == .hysteresis || knownName == .minimumPressDuration }

  /// Whether it says how much is allowed at most, and not how much is needed at least.
  var isUpperBound: Bool { name.hasPrefix("maximum") || name.hasPrefix("allowable") }

  /// Whether less of it refuses what a user does as usual. (To stray less is to draw straighter.)
  var refusesUsualMovements: Bool { isUpperBound && knownName != .maximumCrossDistance }

  /// Whether only the first of its values that helps is worth naming. Each direction that helps is.
  var needsOneRemedyAtMost: Bool { knownName != .direction }

  /// What a value costs a recognizer; nil where that can't be told.
  func price(of value: RecognizerKind.PropertyValue, for id: String) -> Consequence? {
    let words: String? =
      switch (knownName, value) {
      case (.axis, .word("horizontal")): "not begin with a movement up or down"
      case (.axis, .word("vertical")): "not begin with a movement to the side"
      case (.numberOfTapsRequired, .number(1)): "fire with a single tap"
      case (.followsMomentum, .flag(false)): "not go on with the momentum"
      case _: nil
      }
    return words.map { Consequence(.recognizer(id), .other($0)) }
  }
}

extension RecognizerKind {
  /// The property that has a known name; nil where the kind has none.
  func property(_ name: Property.KnownName) -> Property? { property(name.rawValue) }
}

extension RecognizerSpec {
  /// How many taps make its gesture; nil where taps don't.
  var tapCount: Int? {
    if case .taps(let count) = GestureProfile(of: recognizer).trigger { count } else { nil }
  }

  /// The axis that it takes alone; nil where it takes both.
  var axisWord: RecognizerKind.PropertyValue? { kind.property(.axis)?.read(recognizer) }

  /// What it costs that it gets no touches on a view; nil where that is no more than is meant: a tap
  /// there is to do something else, or the view takes movements itself.
  func priceOfRefusing(_ view: ViewSpec) -> Consequence? {
    GestureProfile(of: recognizer).trigger.isMovement
      && ![.slider, .switch].contains(view.control)
      ? Consequence(.recognizer(id), .other("take no movement on view '\(view.id)'")) : nil
  }

  /// The present number of the property that has a known name; nil where there is none.
  func number(_ name: RecognizerKind.Property.KnownName) -> Double? {
    kind.property(name)?.read(recognizer)?.number
  }

  /// Sets the property that has a known name.
  mutating func set(
    _ name: RecognizerKind.Property.KnownName, to value: RecognizerKind.PropertyValue
  ) {
    settings[name.rawValue] = value
  }
}
