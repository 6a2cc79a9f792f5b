import GestureCore
import GestureTrace

/// Tracks a run as far as properties need it: attempts, recognitions, and violations of a law.
final class Watcher: GestureObserver {
  private let names: PropertyNames
  /// Whether several properties name recognizers, and not all of them name the same ones.
  private let areNamesShared: Bool
  private let readsDelays: Bool
  private let checksExclusion: Bool
  private let checksOutcomes: Bool
  private let premises: [ExplorationProperty.Premise]
  private let limits: [Duration]
  /// What was noted so far. It can be put back to what it was at an earlier moment.
  var notes: WatcherNotes

  /// What the run has come to.
  var coverage: Coverage { notes.coverage }
  /// The first law that was violated, and how.
  var violation: Trial.Violation? { notes.violation }

  private typealias Agreement = WatcherNotes.Agreement

  /// - Parameters:
  ///   - start: when the script begins.
  ///   - setName: gives the name of the set that made a recognizer.
  init(
    _ properties: [ExplorationProperty], since start: Timestamp,
    setName: @escaping (_ recognizer: String) -> String?
  ) {
    notes = WatcherNotes(since: start)
    names = PropertyNames(of: properties, setName: setName)
    areNamesShared = properties.count { !$0.names.isEmpty } > 1
    readsDelays = properties.contains(where: \.readsDelays)
    premises = properties.compactMap(\.premise)
    limits = properties.compactMap(\.limit)
    var (exclusion, outcomes) = (false, false)
    for property in properties {
      switch property.check {
      case .exclusion: exclusion = true
      case .outcomes: outcomes = true
      case .idle, .interaction: break
      }
    }
    (checksExclusion, checksOutcomes) = (exclusion, outcomes)
  }

  // MARK: What happens

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    switch report {
    case .touch(let touch): note(touch, at: timestamp)
    case .bound(let recognizer, let touch): note(recognizer, gets: touch)
    case .ignored(let recognizer, let touch):
      let number = notes.touchNumbers[touch.id] ?? 0
      _ = notes.withAttempt(of: recognizer) { $0.touches.remove(number) }
    case .asked(.shouldRecognizeSimultaneously, of: let one, about: let other?, answer: true):
      notes.agreements.insert(Agreement(one: one.handle, other: other.handle))
    case .transition(let recognizer, let from, let to, _): note(recognizer, from, to)
    case .action(let recognizer, let state): note(recognizer, sends: state, at: timestamp)
    case .reset(let recognizer, let outcome): close(recognizer, outcome)
    case .input(.action):
      notes.lastTouchNumber += 1
      notes.actionNumber = notes.lastTouchNumber
    case .input, .asked, .askedView, .refused, .held, .released, .excluded, .handedOver, .viewTouch,
      .deadline,
      .diagnostic:
      break
    }
  }

  private func note(_ touch: Touch, at timestamp: Timestamp) {
    notes.lastTouchEvent = timestamp
    if touch.phase == .cancelled { notes.interaction.wasCancelled = true }
    if !premises.isEmpty { notePremises(touch, at: timestamp) }
    guard touch.phase == .began else { return }
    notes.lastTouchNumber += 1
    notes.touchNumbers[touch.id] = notes.lastTouchNumber
  }

  private func notePremises(_ touch: Touch, at timestamp: Timestamp) {
    if touch.phase == .began { notes.beginnings[touch.id] = timestamp }
    let age = timestamp - (notes.beginnings[touch.id] ?? timestamp)
    for premise in premises where premise.isMet(by: touch, after: age) {
      notes.interaction.premises.insert(premise)
      notes.coverage.premises.insert(premise)
    }
    if touch.phase == .ended || touch.phase == .cancelled { notes.beginnings[touch.id] = nil }
  }

  private func note(_ recognizer: any GestureRecognizer, gets touch: Touch) {
    let number = notes.touchNumbers[touch.id] ?? 0
    _ = notes.withAttempt(of: recognizer) { $0.touches.insert(number) }
    guard !names.isEmpty, let name = reportedName(of: recognizer),
      !notes.interaction.participants.contains(name)
    else { return }
    notes.interaction.participants.append(name)
    notes.interaction.participants.sort()
  }

  private func note(
    _ recognizer: any GestureRecognizer, _ from: GestureState, _ to: GestureState
  ) {
    if from.isTerminal && checksOutcomes {
      noteViolation(.outcomes, "\(recognizer.label) came to \(from.word), and then to \(to.word)")
    }
    let actionNumber = notes.actionNumber
    let attempt: WatchedAttempt = notes.withAttempt(of: recognizer) { attempt in
      // A recognizer that tracks a touch takes no action.
      if let actionNumber, attempt.touches.isEmpty,
        attempt.handle.indirectInputs.contains(.action)
      {
        attempt.touches.insert(actionNumber)
      }
      attempt.isActive = to.isActive
      return attempt
    }
    let isRecognized = from == .possible && (to == .began || to == .ended)
    if isRecognized && checksExclusion { checkExclusion(of: attempt) }
  }

  /// The name under which properties know a recognizer; nil if no property is about it. If several
  /// are, each property looks up its own name for it.
  private func reportedName(of recognizer: any GestureRecognizer) -> String? {
    guard !names.isEmpty else { return nil }
    let name = names.name(of: recognizer.name)
    return areNamesShared && name != nil ? recognizer.name : name
  }

  private func noteRecognized(_ recognizer: String) {
    guard !names.isEmpty else {
      notes.coverage.recognized.insert(recognizer)
      return
    }
    notes.coverage.recognized.insert(names.name(of: recognizer) ?? recognizer)
    if areNamesShared, let set = names.set(of: recognizer) {
      notes.coverage.recognized.insert(set)
    }
  }

  /// A recognizer has recognized once it sends an action: a recognizer whose `began` was dropped
  /// has failed (S5.14).
  private func note(
    _ recognizer: any GestureRecognizer, sends state: GestureState, at timestamp: Timestamp
  ) {
    let (isLegal, recognized) = notes.withAttempt(of: recognizer) { attempt in
      let isFirst = attempt.sent == .none
      let isLegal = attempt.sent.advance(by: state)
      return (isLegal, isFirst && isLegal ? attempt : nil)
    }
    if !isLegal && checksOutcomes {
      noteViolation(.outcomes, "\(recognizer.label) sent \(state.word) out of turn")
    }
    guard let recognized else { return }
    noteRecognized(recognizer.name)
    if let name = reportedName(of: recognizer) {
      notes.interaction.recognitions.append(
        Exploration.Interaction.Recognition(
          recognizer: name, touches: recognized.touches,
          delay: readsDelays ? timestamp - notes.lastTouchEvent : .zero))
    }
  }

  private func close(_ recognizer: any GestureRecognizer, _ outcome: GestureOutcome) {
    let sent = notes.closeAttempt(of: recognizer).sent
    guard checksOutcomes, !sent.agrees(with: outcome.state) else { return }
    noteViolation(
      .outcomes, "\(recognizer.label) came to \(outcome.state.word), but its actions said otherwise"
    )
  }

  // MARK: Laws

  private func checkExclusion(of newcomer: WatchedAttempt) {
    for rival in notes.attempts
    where rival.isActive && rival.recognizer !== newcomer.recognizer
      && !rival.touches.isDisjoint(with: newcomer.touches)
      && RelationRules.mayPrevent(rival.recognizer, newcomer.recognizer)
      && !mayGoTogether(rival.recognizer, newcomer.recognizer)
    {
      noteViolation(
        .exclusion,
        "\(newcomer.recognizer.label) recognized while \(rival.recognizer.label), which excludes it, "
          + "was active")
    }
  }

  private func mayGoTogether(
    _ one: any GestureRecognizer, _ other: any GestureRecognizer
  ) -> Bool {
    let (first, second) = (one.handle, other.handle)
    return first.mayRecognizeTogether(with: other)
      || notes.agreements.contains(Agreement(one: first, other: second))
      || notes.agreements.contains(Agreement(one: second, other: first))
  }

  private func noteViolation(_ property: ExplorationProperty, _ sentence: String) {
    guard notes.violation == nil else { return }
    notes.violation = Trial.Violation(property: property, sentence: sentence)
  }

  // MARK: Steps and interactions

  /// Notes that the next step is input without touches.
  func noteInput(at timestamp: Timestamp) { notes.lastTouchEvent = timestamp }

  func endStep() { notes.actionNumber = nil }

  /// Ends the interaction when everything is idle: what comes next is another interaction.
  func endInteraction() { notes.interaction.isOver = true }

  func beginInteraction() {
    notes.interaction = Exploration.Interaction()
    notes.agreements = []
    notes.touchNumbers = [:]
    notes.beginnings = [:]
    notes.lastTouchNumber = 0
  }

  /// Begins the next interaction while a pointer or a trackpad goes on: pairs that a delegate has
  /// allowed together stay allowed, and what has recognized and still goes on has recognized.
  func beginNextInteraction() {
    let former = notes.interaction.recognitions
    notes.interaction = Exploration.Interaction()
    guard !former.isEmpty else { return }
    let active = notes.attempts.filter(\.isActive).compactMap { reportedName(of: $0.recognizer) }
    notes.interaction.recognitions = former.filter { active.contains($0.recognizer) }
  }

  /// Whether a recognizer has touches, or had some in an attempt that is not over.
  var hasAttemptsWithTouches: Bool { notes.attempts.contains { !$0.touches.isEmpty } }

  /// The interaction as a property sees it: only the recognizers that it is about.
  func interaction(about property: ExplorationProperty) -> Exploration.Interaction {
    areNamesShared ? notes.interaction.about(names.only(of: property)) : notes.interaction
  }

  /// Adds the state that properties depend on.
  ///
  /// - Parameter handles: of all recognizers, in a fixed order.
  func addState(to digest: inout StateDigest, _ handles: [RecognizerHandle]) {
    guard !names.isEmpty || !notes.agreements.isEmpty else { return }
    for (index, handle) in handles.enumerated() {
      for (other, rival) in handles.enumerated()
      where notes.agreements.contains(Agreement(one: handle, other: rival)) {
        digest.add(index)
        digest.add(other)
      }
      guard names.name(of: handle.label.name) != nil,
        let attempt = notes.attempts.first(where: { $0.handle == handle })
      else { continue }
      digest.add(index)
      for touch in attempt.touches.sorted() { digest.add(touch) }
    }
    guard !names.isEmpty else { return }
    addPremises(to: &digest)
    digest.add(notes.interaction.wasCancelled)
    for name in notes.interaction.participants { digest.add(name) }
    digest.add(notes.interaction.recognitions.count)
    for recognition in notes.interaction.recognitions {
      digest.add(recognition.recognizer)
      for touch in recognition.touches.sorted() { digest.add(touch) }
      digest.add(recognition.delay.inMilliseconds)
    }
    digest.add(notes.lastTouchNumber)
    if readsDelays && !notes.attempts.isEmpty { digest.add(notes.lastTouchEvent) }
  }
}

extension Watcher {
  /// The premises about time that the present interaction has not met.
  private var unmetDurations: [Duration] {
    premises.filter { !notes.interaction.premises.contains($0) }.compactMap(\.duration)
  }

  /// The moments at which touches that are down come to meet a premise.
  var premiseMoments: [Timestamp] {
    let durations = unmetDurations
    return notes.beginnings.values.sorted().flatMap { moment in durations.map { moment + $0 } }
  }

  /// For each limit, the latest time at which a recognition is still within it.
  var limitMoments: [Timestamp] { limits.map { notes.lastTouchEvent + $0 } }

  /// The premises that are met, and since when touches are down as far as that matters.
  private func addPremises(to digest: inout StateDigest) {
    for premise in premises { digest.add(notes.interaction.premises.contains(premise)) }
    guard let longest = unmetDurations.max() else { return }
    for (id, moment) in notes.beginnings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      digest.add(id.rawValue)
      digest.add(max(moment, digest.now - longest))
    }
  }
}
