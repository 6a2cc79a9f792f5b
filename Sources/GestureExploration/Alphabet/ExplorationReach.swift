import GestureCore

/// Compares what a scene's recognizers take with what a search varies.
struct ExplorationReach {
  let alphabet: ExplorationAlphabet
  let recognizers: [any GestureRecognizer]
  /// The names of all properties.
  let names: PropertyNames
  /// Whether the scene's own script changes it, and nothing was tried after that.
  let hasUntriedChanges: Bool

  /// The input that the search would have to vary for a recognizer to recognize at all; nil where
  /// it varies enough.
  func gap(of recognizer: any GestureRecognizer) -> Exploration.Untried? {
    let least = GestureProfile(of: recognizer).numberOfTouches.lowerBound
    if alphabet.touches.contains(where: { $0.reaches(recognizer) }) {
      return least > alphabet.fingers ? .fingers(least) : nil
    }
    if takesTriedInput(recognizer) { return nil }
    let inputs = recognizer.handle.indirectInputs
    if let kind = allKinds.first(where: { $0.reaches(recognizer) }) { return .touches(kind) }
    if inputs.contains(.hover) { return .hovers }
    if inputs.takesScrolls { return .scrolls }
    if inputs.contains(.transform) { return .transforms }
    return inputs.contains(.action) ? .actions : nil
  }

  /// A kind of touch that was not tried, that reaches the recognizers of a property, and that
  /// reaches a different set of the scene's recognizers than each kind that was tried.
  func gap(in property: ExplorationProperty) -> Exploration.Untried? {
    guard property.hasNeed else { return reachesNothing ? gap(of: recognizers[0]) : nil }
    let names = names.only(of: property)
    let named = recognizers.filter { names.name(of: $0.name) != nil }
    for recognizer in named {
      if let gap = gap(of: recognizer) {
        return property.comparesTouches && gap.isStream ? .inputsWithoutTouches : gap
      }
    }
    if property.comparesTouches,
      property.needsAll
        ? takeTheSameStream(named) || named.contains(where: takesStreamsAlone)
        : named.contains(where: takesTriedInput)
    {
      return .inputsWithoutTouches
    }
    if !property.comparesTouches, let gap = untriedScrolls(of: named) { return gap }
    guard !named.isEmpty else { return nil }
    let tried = alphabet.touches.map(reached)
    let missing = allKinds.first { kind in
      let isRelevant =
        property.needsAll
        ? named.allSatisfy(kind.reaches) : named.contains(where: kind.reaches)
      return isRelevant && !tried.contains(reached(by: kind))
    }
    return missing.map { .touches($0) } ?? (hasUntriedChanges ? .changes : nil)
  }

  /// Whether nothing that was tried reaches a recognizer.
  private var reachesNothing: Bool {
    !recognizers.isEmpty
      && recognizers.allSatisfy { recognizer in
        switch gap(of: recognizer) {
        case nil, .fingers?: false  // too few fingers are still touches of an attempt
        case .touches?, .scrolls?, .hovers?, .transforms?, .actions?, .inputsWithoutTouches?,
          .changes?:
          true
        }
      }
  }

  /// Scrolling that was not tried, if one of the recognizers was set to take it besides touches.
  private func untriedScrolls(of recognizers: [any GestureRecognizer]) -> Exploration.Untried? {
    let takesUntried = recognizers.contains { recognizer in
      let inputs = recognizer.handle.indirectInputs
      return inputs.takesScrolls && inputs.isDisjoint(with: triedStreams)
    }
    return takesUntried ? .scrolls : nil
  }

  /// Whether it takes input without touches that was tried.
  private func takesTriedInput(_ recognizer: any GestureRecognizer) -> Bool {
    let isActedOn = recognizer.view.map { view in
      alphabet.actions.contains { recognizer.takes($0, on: view) }
    }
    return takeTheSameStream([recognizer]) || isActedOn ?? false
  }

  /// Whether all of the recognizers take a scroll, a transform or a hover of a kind that was tried.
  /// Properties can't compare recognizers by these, whereas an action counts as a touch.
  private func takeTheSameStream(_ recognizers: [any GestureRecognizer]) -> Bool {
    let common = recognizers.reduce(triedStreams) { $0.intersection($1.handle.indirectInputs) }
    return !common.isEmpty
  }

  /// Whether scrolls, transforms or a hover are all that it takes of what was tried.
  private func takesStreamsAlone(_ recognizer: any GestureRecognizer) -> Bool {
    takeTheSameStream([recognizer])
      && !alphabet.touches.contains { $0.reaches(recognizer) }
      && !recognizer.handle.indirectInputs.contains(.action)
  }

  private var triedStreams: IndirectInput.Kinds {
    var kinds: IndirectInput.Kinds = alphabet.hovers ? .hover : []
    if !alphabet.scrolls.isEmpty {
      for kind in alphabet.scrollKinds { kinds.formUnion(kind.input) }
    }
    if alphabet.scrollsInPhases { kinds.insert(.continuousScroll) }
    if !alphabet.transforms.isEmpty { kinds.insert(.transform) }
    return kinds
  }

  /// Says which properties were not put to the test, and which recognizers have not recognized.
  func noteGaps(of properties: [ExplorationProperty], in result: inout Exploration) {
    let coverage = result.coverage
    for property in properties {
      result.untried[property.name] = gap(in: property)
      if let premise = property.premise, !coverage.premises.contains(premise) {
        result.unmetPremises[property.name] = premise
      }
    }
    result.untested = properties.filter { property in
      !property.isPutToTest(by: coverage) || result.untried[property.name] != nil
    }.map(\.name)
    result.neverRecognized = recognizers.compactMap { recognizer in
      let name = names.name(of: recognizer.name) ?? recognizer.name
      let isOn = recognizer.isEnabled
      guard !coverage.recognized.contains(name),
        names.isEmpty ? isOn && recognizer.mayRecognize : names.contains(name)
      else { return nil }
      return Exploration.NeverRecognized(
        name: name, untried: isOn ? inputToAdd(for: recognizer, properties) : nil,
        isSwitchedOff: !isOn)
    }
  }

  /// What would have to be varied for a recognizer to recognize; nil where properties that compare
  /// touches would still not be tested by that.
  private func inputToAdd(
    for recognizer: any GestureRecognizer, _ properties: [ExplorationProperty]
  ) -> Exploration.Untried? {
    let missing = gap(of: recognizer) ?? furtherKind(for: recognizer)
    let comparesTouches = properties.contains { property in
      property.comparesTouches && names.only(of: property).name(of: recognizer.name) != nil
    }
    return comparesTouches && missing?.isStream == true ? nil : missing
  }

  /// A kind of touch that reaches a recognizer without some rival that each tried kind also
  /// reaches; nil where there is none.
  private func furtherKind(for recognizer: any GestureRecognizer) -> Exploration.Untried? {
    let tried = alphabet.touches.filter { $0.reaches(recognizer) }
    let kinds = allKinds.filter { kind in
      kind.reaches(recognizer)
        && tried.allSatisfy { former in
          recognizers.contains { former.reaches($0) && !kind.reaches($0) }
        }
    }
    return kinds.first.map { .touches($0) }
  }

  /// All kinds of touches; users rather have a mouse than a remote.
  private var allKinds: [TouchKind] {
    (TouchType.allCases.filter { $0 != .indirect } + [.indirect])
      .flatMap { TouchKind.kinds(of: $0, for: recognizers) }
  }

  private func reached(by kind: TouchKind) -> [Bool] { recognizers.map(kind.reaches) }
}

extension Exploration {
  /// Something that a search doesn't vary unless it is told to.
  public enum Untried: Hashable, Sendable {
    /// A number of fingers.
    case fingers(Int)
    /// A pencil, a pointer, or another button.
    case touches(TouchKind)
    /// Steps of scrolling.
    case scrolls
    /// A pointer that hovers.
    case hovers
    /// A trackpad's pinch and turn.
    case transforms
    /// A semantic action.
    case actions
    /// A touch of both recognizers: they were given only scrolls, hovers or transforms, which have
    /// no touches by which the two could be compared.
    case inputsWithoutTouches
    /// What the scene's own script does to views and recognizers.
    case changes

    /// Whether it is input without touches that goes on for some time.
    fileprivate var isStream: Bool { self == .scrolls || self == .hovers || self == .transforms }
  }
}

extension Exploration.Untried: CustomStringConvertible {
  /// The option that adds a type of touches to the tried types, which are fingers unless others are
  /// named.
  static func adding(_ type: TouchType) -> String {
    type == .direct ? "add direct to --types" : "add --types direct,\(type)"
  }

  /// The input, and the option of `gestures explore` that adds it.
  public var description: String {
    switch self {
    case .fingers(let count) where count > Exploration.mostFingers:
      "it takes \(count) fingers, and at most \(Exploration.mostFingers) are tried"
    case .fingers(let count): "it takes \(count) fingers: add --fingers \(count)"
    case .touches(let kind): "it takes a \(kind): \(Self.adding(kind.type))"
    case .scrolls: "it takes scrolling: add --scroll"
    case .hovers: "it takes a pointer that hovers: add --hover"
    case .inputsWithoutTouches:
      "what it names takes scrolls, transforms or hovers, which have no touch to compare by"
    case .changes:
      "the scene's own script changes views or recognizers, and nothing was tried after that: add "
        + "--changes"
    case .transforms: "it takes a trackpad's pinch or turn: add --transform"
    case .actions: "it takes the actions of a keyboard: add --actions NAMES"
    }
  }
}

extension IndirectInput.Kinds {
  fileprivate var takesScrolls: Bool { !isDisjoint(with: [.continuousScroll, .discreteScroll]) }
}

extension GestureRecognizer {
  /// Whether, by its profile, something that a search can try may make it recognize.
  fileprivate var mayRecognize: Bool {
    switch GestureProfile(of: self).trigger {
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover: true
    case .delay, .unknown: false
    }
  }
}
