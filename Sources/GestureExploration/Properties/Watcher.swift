import GestureCore
import GestureTrace

/// Tracks a run as far as properties need it: attempts, recognitions, and violations of a law.
final class Watcher: GestureObserver {
  private let names: Set<String>
  /// Whether several properties name recognizers, which are not the same ones for each.
  private let areNamesShared: Bool
  private let readsDelays: Bool
  private let checksExclusion: Bool
  private let checksOutcomes: Bool
  private(set) var interaction = Exploration.Interaction()
  /// The names of all recognizers that have recognized.
  private(set) var recognized: Set<String> = []
  /// The first law that was violated, and how.
  private(set) var violation: Trial.Violation?
  /// The premises that were met at any time.
  private(set) var premisesMet: Set<ExplorationProperty.Premise> = []
  private let premises: [ExplorationProperty.Premise]
  private let limits: [Duration]
  /// When each touch came down that is down.
  private var beginnings: [TouchID: Timestamp] = [:]
  private var attempts: [WatchedAttempt] = []
  /// The pairs for which a delegate allowed both since everything was idle.
  private var agreements: Set<Agreement> = []
  private var touchNumbers: [TouchID: Int] = [:]
  private var lastTouchNumber = 0
  private var lastTouchEvent: Timestamp
  /// The number of the action that the present step brings, which counts as a touch (S15.19).
  private var actionNumber: Int?

  private struct Agreement: Hashable {
    let one: RecognizerHandle
    let other: RecognizerHandle
  }

  /// - Parameter start: when the script begins.
  init(_ properties: [ExplorationProperty], since start: Timestamp) {
    lastTouchEvent = start
    names = Set(properties.flatMap(\.names))
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
      attempts[attempt(of: recognizer)].touches.remove(touchNumbers[touch.id] ?? 0)
    case .asked(.shouldRecognizeSimultaneously, of: let one, about: let other?, answer: true):
      agreements.insert(Agreement(one: one.handle, other: other.handle))
    case .transition(let recognizer, let from, let to, _):
      note(recognizer, from, to, at: timestamp)
    case .action(let recognizer, let state): note(recognizer, sends: state)
    case .reset(let recognizer, let outcome): close(recognizer, outcome)
    case .input(.action):
      lastTouchNumber += 1
      actionNumber = lastTouchNumber
    case .input, .asked, .askedView, .refused, .held, .released, .excluded, .handedOver, .viewTouch,
      .deadline,
      .diagnostic:
      break
    }
  }

  private func note(_ touch: Touch, at timestamp: Timestamp) {
    lastTouchEvent = timestamp
    if touch.phase == .cancelled { interaction.wasCancelled = true }
    if !premises.isEmpty { notePremises(touch, at: timestamp) }
    guard touch.phase == .began else { return }
    lastTouchNumber += 1
    touchNumbers[touch.id] = lastTouchNumber
  }

  private func notePremises(_ touch: Touch, at timestamp: Timestamp) {
    if touch.phase == .began { beginnings[touch.id] = timestamp }
    let age = timestamp - (beginnings[touch.id] ?? timestamp)
    for premise in premises where premise.isMet(by: touch, after: age) {
      interaction.premises.insert(premise)
      premisesMet.insert(premise)
    }
    if touch.phase == .ended || touch.phase == .cancelled { beginnings[touch.id] = nil }
  }

  private func note(_ recognizer: any GestureRecognizer, gets touch: Touch) {
    let number = touchNumbers[touch.id] ?? 0
    attempts[attempt(of: recognizer)].touches.insert(number)
    guard !names.isEmpty, let name = reportedName(of: recognizer),
      !interaction.participants.contains(name)
    else { return }
    interaction.participants.append(name)
    interaction.participants.sort()
  }

  private func note(
    _ recognizer: any GestureRecognizer, _ from: GestureState, _ to: GestureState,
    at timestamp: Timestamp
  ) {
    if from.isTerminal && checksOutcomes {
      noteViolation(.outcomes, "\(recognizer.label) came to \(from.word), and then to \(to.word)")
    }
    let index = attempt(of: recognizer)
    if let actionNumber, attempts[index].touches.isEmpty,
      attempts[index].handle.indirectInputs.contains(.action)
    {
      // One that tracks a touch takes no action.
      attempts[index].touches.insert(actionNumber)
    }
    if from == .possible, to == .began || to == .ended {
      noteRecognized(recognizer.name)
      if let name = reportedName(of: recognizer) {
        interaction.recognitions.append(
          Exploration.Interaction.Recognition(
            recognizer: name, touches: attempts[index].touches,
            delay: readsDelays ? timestamp - lastTouchEvent : .zero))
      }
      if checksExclusion { checkExclusion(of: attempts[index]) }
    }
    attempts[index].isActive = to.isActive
  }

  /// The name under which properties are told of a recognizer; nil where none is about it. Where
  /// there are several, each has to find its own name for it.
  private func reportedName(of recognizer: any GestureRecognizer) -> String? {
    let name = names.name(of: recognizer.name)
    return areNamesShared && name != nil ? recognizer.name : name
  }

  private func noteRecognized(_ recognizer: String) {
    recognized.insert(names.name(of: recognizer) ?? recognizer)
    if areNamesShared, let set = names.set(of: recognizer) { recognized.insert(set) }
  }

  private func note(_ recognizer: any GestureRecognizer, sends state: GestureState) {
    let isLegal = attempts[attempt(of: recognizer)].sent.advance(by: state)
    if !isLegal && checksOutcomes {
      noteViolation(.outcomes, "\(recognizer.label) sent \(state.word) out of turn")
    }
  }

  private func close(_ recognizer: any GestureRecognizer, _ outcome: GestureOutcome) {
    let sent = attempts.remove(at: attempt(of: recognizer)).sent
    guard checksOutcomes, !sent.agrees(with: outcome.state) else { return }
    noteViolation(
      .outcomes, "\(recognizer.label) came to \(outcome.state.word), but its actions said otherwise"
    )
  }

  /// The index of the recognizer's attempt, which begins here if there is none.
  private func attempt(of recognizer: any GestureRecognizer) -> Int {
    let handle = recognizer.handle
    for index in attempts.indices where attempts[index].handle == handle { return index }
    attempts.append(WatchedAttempt(recognizer))
    return attempts.count - 1
  }

  // MARK: Laws

  private func checkExclusion(of newcomer: WatchedAttempt) {
    for rival in attempts
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
    return one.handle.isDeclaredTogether(with: other) || first.recognizesInSequence(with: other)
      || first.isSibling(of: other)
      || agreements.contains(Agreement(one: first, other: second))
      || agreements.contains(Agreement(one: second, other: first))
  }

  private func noteViolation(_ property: ExplorationProperty, _ sentence: String) {
    if violation == nil { violation = Trial.Violation(property: property, sentence: sentence) }
  }

  // MARK: Steps and interactions

  /// The next step is input without touches.
  func noteInput(at timestamp: Timestamp) { lastTouchEvent = timestamp }

  func endStep() { actionNumber = nil }

  /// Everything is idle: what comes next is another interaction.
  func endInteraction() { interaction.isOver = true }

  func beginInteraction() {
    interaction = Exploration.Interaction()
    agreements = []
    touchNumbers = [:]
    beginnings = [:]
    lastTouchNumber = 0
  }

  /// The same while a pointer or a trackpad goes on: what was agreed then still holds.
  func beginNextInteraction() { interaction = Exploration.Interaction() }

  /// Whether a recognizer has touches, or had some in an attempt that is not over.
  var hasAttemptsWithTouches: Bool { attempts.contains { !$0.touches.isEmpty } }

  /// What a property is told of: the recognizers that it is about.
  func interaction(about property: ExplorationProperty) -> Exploration.Interaction {
    areNamesShared ? interaction.about(property) : interaction
  }

  /// Adds the state that properties depend on.
  ///
  /// - Parameter handles: of all recognizers, in a fixed order.
  func addState(to digest: inout StateDigest, _ handles: [RecognizerHandle]) {
    for (index, handle) in handles.enumerated() {
      for (other, rival) in handles.enumerated()
      where agreements.contains(Agreement(one: handle, other: rival)) {
        digest.add(index)
        digest.add(other)
      }
      guard names.name(of: handle.label.name) != nil,
        let attempt = attempts.first(where: { $0.handle == handle })
      else { continue }
      digest.add(index)
      for touch in attempt.touches.sorted() { digest.add(touch) }
    }
    guard !names.isEmpty else { return }
    addPremises(to: &digest)
    digest.add(interaction.wasCancelled)
    for name in interaction.participants { digest.add(name) }
    digest.add(interaction.recognitions.count)
    for recognition in interaction.recognitions {
      digest.add(recognition.recognizer)
      for touch in recognition.touches.sorted() { digest.add(touch) }
      digest.add(recognition.delay.inMilliseconds)
    }
    digest.add(lastTouchNumber)
    if readsDelays && !attempts.isEmpty { digest.add(lastTouchEvent) }
  }
}

extension Watcher {
  /// The premises about time that the present interaction has not met.
  private var unmetDurations: [Duration] {
    premises.filter { !interaction.premises.contains($0) }.compactMap(\.duration)
  }

  /// When a touch that is down comes to meet a premise.
  var premiseMoments: [Timestamp] {
    let durations = unmetDurations
    return beginnings.values.sorted().flatMap { moment in durations.map { moment + $0 } }
  }

  /// Up to when a recognizer would recognize within each limit.
  var limitMoments: [Timestamp] { limits.map { lastTouchEvent + $0 } }

  /// The premises that are met, and since when touches are down as far as that matters.
  private func addPremises(to digest: inout StateDigest) {
    for premise in premises { digest.add(interaction.premises.contains(premise)) }
    guard let longest = unmetDurations.max() else { return }
    for (id, moment) in beginnings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      digest.add(id.rawValue)
      digest.add(max(moment, digest.now - longest))
    }
  }
}
