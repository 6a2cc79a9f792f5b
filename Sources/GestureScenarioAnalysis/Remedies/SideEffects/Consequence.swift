import GestureScenario
import GestureTrace

/// A side effect of a change, such as a recognizer that would not fire; words where it is reported.
struct Consequence: Hashable {
  /// The recognizer, view or thing that it is about.
  let topic: Topic
  let kind: Kind
  /// How it compares with what the file expects.
  let standing: Standing

  /// What a consequence is about.
  enum Topic: Hashable {
    /// The explained recognizer or view.
    case explained
    /// A recognizer other than the explained one, or the explained one by its id.
    case recognizer(String)
    /// The script's touches.
    case touches
    /// Anything else, by its words: "view 'card'".
    case other(String)
  }

  /// What becomes of the topic. Moments are in milliseconds.
  enum Kind: Hashable {
    /// It doesn't fire at all.
    case silent
    /// It doesn't fire with the script's touches; it may with others.
    case silentWithScript
    /// It no longer fires at some moments.
    case firingLost([Double])
    /// It fires, and didn't before. Not beside the explained recognizer, if that no longer fires.
    case firstFiring([Double], isBeside: Bool = true)
    /// It fires at further moments.
    case firingAdded([Double])
    /// It fires at other moments.
    case firingMoved(to: [Double], from: [Double])
    /// Its gesture ends at another moment.
    case ends(at: Double)
    /// It ends as it begins, because another recognizer takes its touches over.
    case endsAtOnce
    /// It never fires, whatever the fingers do, because `winner` always comes first.
    case neverFires(winner: String?)
    /// It waits for another recognizer as long as a finger of that recognizer is down.
    case waitsForFinger(of: String, Wait)
    /// A limit of its own is larger: it begins only after that, and maybe not with the script.
    case beginsAfter(limit: String, isSilent: Bool = false)
    /// A requirement makes it late, as the words say.
    case late(String, comesAtLift: Bool)
    /// The usual gestures in the words no longer make it fire; the script's gesture is one of them,
    /// or may be none.
    case gestureLost(String, isScripts: Bool)
    /// Its own gesture, by its words, on a view from which it gets no touches.
    case gestureRefused(String, view: String)
    /// Its axis keeps it from beginning with some movements; if another recognizer hands over to
    /// it, only from beginning by itself.
    case movementLost(String, isByItself: Bool = false)
    /// It also fires before each of these gestures of several taps.
    case firesBefore([String])
    /// A view gets a touch to its end, at these moments.
    case touchKept([Double])
    /// Anything else, after "would".
    case other(String)
  }

  /// What comes only as a finger lifts, where a recognizer waits for another.
  enum Wait: Hashable {
    /// A press of a finger that rests, or that moves across the blocker's axis, if the blocker has
    /// one.
    case press(across: String?)
    /// A movement of one finger, where the blocker needs more fingers.
    case movementOfOne
    /// Any other movement, unless the blocker decides before.
    case movement
  }

  /// How a consequence compares with what was wanted.
  enum Standing: Hashable {
    /// Nothing was wanted, or the consequence comes nearer to it.
    case open
    /// It contradicts what was wanted.
    case against(Source)
    /// It comes nearer to what was wanted, without meeting it.
    case unmet(Source)
  }

  /// Where an expectation comes from.
  enum Source: Hashable {
    /// The file expects it.
    case file
    /// It was wished for, besides the explained outcome.
    case wish

    /// The end of "against … ".
    fileprivate var words: String {
      switch self {
      case .file: "what the file expects"
      case .wish: "what is wished for it"
      }
    }
  }

  init(_ topic: Topic, _ kind: Kind, _ standing: Standing = .open) {
    self.topic = topic
    self.kind = kind
    self.standing = standing
  }
}

extension Consequence {
  /// The consequence as a clause, which stands after "but then"; "it" is the explained recognizer.
  var clause: String { "\(name) would \(predicate)" }

  /// The topic, in words.
  var name: String {
    switch topic {
    case .explained: "it"
    case .recognizer(let id): "'\(id)'"
    case .touches: "these touches"
    case .other(let words): words
    }
  }

  /// The consequence after "would".
  var predicate: String { kind.words + standing.words }

  /// Whether it means that a recognizer, by its id, does not fire, ever or at some moments.
  func isNeverFiring(of id: String) -> Bool { topic == .recognizer(id) && kind.isNeverFiring }

  /// A copy about something else, given by its words.
  func naming(_ words: String) -> Consequence { Consequence(.other(words), kind, standing) }

  /// A copy about the explained recognizer, if this is about the recognizer with its id; nil is the
  /// id of an explained view.
  func explaining(_ id: String?) -> Consequence {
    guard let id else { return self }
    return topic == .recognizer(id) ? Consequence(.explained, kind, standing) : self
  }

  /// A copy about the recognizer with an id, if this consequence is about the explained one.
  func naming(recognizer id: String) -> Consequence {
    topic == .explained ? Consequence(.recognizer(id), kind, standing) : self
  }

  /// A copy that says that a refused axis counts only where the recognizer begins by itself: for a
  /// recognizer to which another hands over.
  var limitingOwnBeginning: Consequence {
    guard case .movementLost(let way, _) = kind else { return self }
    return Consequence(topic, .movementLost(way, isByItself: true), standing)
  }

  /// A copy without "too", for a change with which the explained recognizer no longer fires.
  var insteadOfExplained: Consequence {
    guard case .firstFiring(let moments, _) = kind else { return self }
    return Consequence(topic, .firstFiring(moments, isBeside: false), standing)
  }

  /// A copy that mentions input without touches where this consequence mentions the script's
  /// touches.
  func speaking(of input: String) -> Consequence {
    switch (topic, kind) {
    case (.touches, _): Consequence(.other(input), kind, standing)
    case (_, .silentWithScript): Consequence(topic, .other("not fire with \(input)"), standing)
    case (_, .beginsAfter(let limit, isSilent: true)):
      Consequence(topic, .other("begin only after \(limit), so not with \(input)"), standing)
    case _: self
    }
  }

  /// A copy with another ``Standing``.
  func standing(_ standing: Standing) -> Consequence { Consequence(topic, kind, standing) }
}

extension Consequence.Kind {
  /// Whether it does not fire, ever or at some moments.
  var isNeverFiring: Bool {
    switch self {
    case .silent, .silentWithScript, .firingLost: true
    case .firstFiring, .firingAdded, .firingMoved, .ends, .endsAtOnce, .neverFires,
      .waitsForFinger, .beginsAfter, .late, .gestureLost, .gestureRefused, .movementLost,
      .firesBefore, .touchKept, .other:
      false
    }
  }

  /// Whether it implies that the recognizer doesn't fire with the script.
  fileprivate var impliesSilence: Bool {
    switch self {
    case .gestureLost(_, let isScripts): isScripts
    case .beginsAfter(_, let isSilent): isSilent
    case .neverFires: true
    case .silent, .silentWithScript, .firingLost, .firstFiring, .firingAdded, .firingMoved,
      .ends, .endsAtOnce, .waitsForFinger, .late, .gestureRefused, .movementLost, .firesBefore,
      .touchKept, .other:
      false
    }
  }

  /// Whether a view is better off.
  fileprivate var isGain: Bool { if case .touchKept = self { true } else { false } }

  /// Whether a limit of its own is larger.
  var isLaterBeginning: Bool { if case .beginsAfter = self { true } else { false } }

  /// Whether it fires at another moment than before.
  var isFiringMoved: Bool { if case .firingMoved = self { true } else { false } }

  /// Whether the recognizer fires when the fingers lift, at the latest.
  var comesAtLift: Bool { if case .late(_, let comesAtLift) = self { comesAtLift } else { false } }

  /// Whether it is kept from firing, or from deciding, whatever the fingers do.
  var isStanding: Bool {
    switch self {
    case .neverFires, .waitsForFinger: true
    case .silent, .silentWithScript, .firingLost, .firstFiring, .firingAdded, .firingMoved,
      .ends, .endsAtOnce, .beginsAfter, .late, .gestureLost, .gestureRefused, .movementLost,
      .firesBefore, .touchKept, .other:
      false
    }
  }
}

extension [Consequence] {
  /// The words that introduce the consequences in a sentence: most are what a change costs.
  var conjunction: String {
    allSatisfy { $0.kind.isGain && $0.standing == .open } ? "and then" : "but then"
  }

  /// Drops "doesn't fire with the script" if another consequence implies it: that no such gesture
  /// makes the recognizer fire any more, or that a limit is larger. Drops the end of a gesture that
  /// ends as it begins.
  ///
  /// - Parameter isPrecise: whether a consequence that stands alone is reported as one of the
  ///   script's touches only.
  func withoutImplied(isPrecise: Bool) -> Self {
    let silent = filter { $0.kind == .silent && $0.standing == .open }
    let told = map { consequence in
      guard case .beginsAfter(let limit, _) = consequence.kind,
        silent.contains(where: { $0.topic == consequence.topic })
      else { return consequence }
      return Consequence(
        consequence.topic, .beginsAfter(limit: limit, isSilent: true), consequence.standing)
    }
    return told.compactMap { consequence in
      if case .ends = consequence.kind, consequence.standing == .open,
        told.contains(where: { $0.topic == consequence.topic && $0.kind == .endsAtOnce })
      {
        return nil
      }
      guard silent.contains(consequence) else { return consequence }
      let others = told.filter { $0.topic == consequence.topic && $0 != consequence }
      if others.isEmpty, !isPrecise { return consequence }
      return others.contains(where: \.kind.impliesSilence)
        ? nil : Consequence(consequence.topic, .silentWithScript)
    }
  }
}

extension Consequence.Standing {
  /// The standing as the end of a clause.
  fileprivate var words: String {
    switch self {
    case .open: ""
    case .against(let source): ", against \(source.words)"
    case .unmet(let source): ", which is still not \(source.words)"
    }
  }
}
