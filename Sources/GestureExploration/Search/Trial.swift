import GestureCore
import GestureSimulation
import GestureTrace

/// One script, played on a scene that is as it was made.
struct Trial {
  let scene: ExploredScene
  let watcher: Watcher
  private let properties: [ExplorationProperty]
  let handles: [RecognizerHandle]
  private let checks: [InteractionCheck]
  /// The first property that was violated, and how.
  private(set) var violation: Violation?

  /// The verdict of a property on an interaction.
  private typealias InteractionCheck = (
    property: ExplorationProperty, violation: (Exploration.Interaction) -> String?
  )

  struct Violation: Sendable {
    let property: ExplorationProperty
    let sentence: String
  }

  /// The scene's time at the beginning of the script.
  private(set) var start: Timestamp
  /// What a pointer or a trackpad has begun.
  var streams = IndirectStreams()

  /// The maximum number of deadlines that may fire after the last finger has lifted.
  static let mostDeadlines = 256

  var dispatcher: Dispatcher { scene.simulation.dispatcher }

  init(_ scene: ExploredScene, _ properties: [ExplorationProperty]) {
    self.scene = scene
    self.properties = properties
    watcher = Watcher(
      properties, since: scene.simulation.dispatcher.now, setName: scene.setName)
    handles = scene.simulation.window.allRecognizers.map(\.handle)
    checks = properties.compactMap { property in
      guard case .interaction(_, _, let violation) = property.check else { return nil }
      return (property, violation)
    }
    start = scene.simulation.dispatcher.now
    scene.simulation.dispatcher.removeObserver(scene.simulation.log)
    scene.simulation.dispatcher.addObserver(watcher)
  }

  // MARK: Playing

  mutating func play(_ event: ExploredEvent) {
    let moment = start + (event.timestamp - .zero)
    streams.note(event.what)
    if event.what.isInputWithoutTouch { watcher.noteInput(at: moment) }
    beginStep()
    scene.play(event.what, at: moment)
    endStep()
  }

  private func beginStep() {
    if dispatcher.isIdle {
      watcher.beginInteraction()
    } else if isAtRestBesidePointers {
      watcher.beginNextInteraction()
    }
  }

  private mutating func endStep() {
    noteEndOfStep()
    if violation == nil { violation = foundViolation }
  }

  private func noteEndOfStep() {
    watcher.endStep()
    if dispatcher.isIdle || isAtRestBesidePointers { watcher.endInteraction() }
  }

  /// Whether nothing is under way except what a pointer or a trackpad has begun. The interaction of
  /// the fingers is then over.
  private var isAtRestBesidePointers: Bool {
    !dispatcher.hasTouches && dispatcher.nextDeadline == nil && !watcher.hasAttemptsWithTouches
  }

  /// Plays the scene's own script to its end, or until a property is violated.
  ///
  /// - Returns: how many of its steps were played, and the steps after them: steps that end what it
  ///   leaves open, or the time up to a deadline with which a property is violated.
  mutating func playOwnScript() -> (steps: Int, ending: [ExploredEvent]) {
    for (index, step) in scene.ownScript.enumerated() {
      while let next = nextDeadline, next <= step.timestamp {
        let wait = ExploredEvent(at: next, .wait)
        play(wait)
        guard violation == nil else { return (index, [wait]) }
      }
      if step.isInputWithoutTouch {
        watcher.noteInput(at: start + (step.timestamp - .zero))
      }
      beginStep()
      step.perform()
      endStep()
      guard violation == nil else { return (index + 1, []) }
    }
    return (scene.ownScript.count, close())
  }

  /// What the script has come to so far.
  var coverage: Coverage { watcher.coverage }
  /// The moment of the script up to which it was played.
  var now: Timestamp { scriptTime(of: dispatcher.now) }
  /// The moment of the script at which the next deadline is due.
  private var nextDeadline: Timestamp? { dispatcher.nextDeadline.map(scriptTime) }

  /// Converts a moment of the dispatcher's time to the script's.
  func scriptTime(of moment: Timestamp) -> Timestamp { .zero + (moment - start) }

  /// Lifts all fingers, ends what a pointer or a trackpad has begun, and advances the time until
  /// nothing is pending.
  ///
  /// - Returns: the steps that were taken.
  mutating func close() -> [ExploredEvent] {
    var events: [ExploredEvent] = []
    for what in dispatcher.touches.map({ .lift($0.id) }) + streams.ending {
      let event = ExploredEvent(at: now, what)
      events.append(event)
      play(event)
    }
    for _ in 0..<Self.mostDeadlines {
      guard let next = nextDeadline, violation == nil else { break }
      play(ExploredEvent(at: next, .wait))
    }
    if violation == nil { checkIdle() }
    return events
  }

  /// Cancels the fingers that are still down: a view may retain its touch, which retains the view.
  func abandon() { dispatcher.cancelAllTouches() }

  /// Begins another script now, in which nothing has happened yet.
  mutating func beginAnew() {
    start = dispatcher.now
    streams = IndirectStreams()
  }

  // MARK: Properties

  /// The first property that is violated now, and how.
  private var foundViolation: Violation? {
    if let sentence = scene.divergence() { return Violation(property: .idle, sentence: sentence) }
    if let violation = watcher.violation { return violation }
    for (property, check) in checks {
      if let sentence = check(watcher.interaction(about: property)) {
        return Violation(property: property, sentence: sentence)
      }
    }
    return nil
  }

  private mutating func checkIdle() {
    guard properties.contains(where: \.isIdle) else { return }
    let all = dispatcher.pendingWork
    let deadline = all.lazy.compactMap(\.deadline).first.map {
      "\($0.recognizer) still waits for a wake, after \(Self.mostDeadlines) of them"
    }
    var pendingWork = all.compactMap(\.unfinishedState) + (deadline.map { [$0] } ?? [])
    if pendingWork.isEmpty { pendingWork = all.map(\.words) }
    if !pendingWork.isEmpty {
      violation = Violation(
        property: .idle, sentence: "all fingers are up, and " + pendingWork.joined(separator: ", "))
    }
  }

  // MARK: The state

  /// All state that determines what comes next; nil where that isn't known.
  var state: StateDigest.Value? { state(hasExactSums: false) }

  /// The state, in which sums may count with all their digits.
  func state(hasExactSums: Bool) -> StateDigest.Value? {
    var digest = StateDigest(at: dispatcher.now, hasExactSums: hasExactSums)
    dispatcher.addState(to: &digest)
    addPlaces(to: &digest)
    scene.addHostState(&digest)
    streams.addState(to: &digest)
    if dispatcher.isIdle {
      digest.add(true)  // the interaction is over, and with it its state
    } else {
      watcher.addState(to: &digest, handles)
    }
    return digest.isComplete ? digest.value : nil
  }

  /// The effect of the next move depends on where a finger is, and matters to all recognizers that
  /// are undecided.
  private func addPlaces(to digest: inout StateDigest) {
    guard dispatcher.hasTouches else { return }
    dispatcher.touches.forEach { touch in
      let isUndecided = handles.contains {
        $0.trackingState == .possible && $0.isTracking(touch)
      }
      guard isUndecided else { return }
      digest.add(touch.id.rawValue)
      digest.add(touch.location(in: nil) - touch.initialLocation(in: nil))
    }
  }
}

extension ExplorationProperty {
  fileprivate var isIdle: Bool {
    switch check {
    case .idle: true
    case .exclusion, .outcomes, .interaction: false
    }
  }
}

extension PendingWork {
  /// The recognizer and its state, in words, if that isn't `possible`; nil for anything else.
  fileprivate var unfinishedState: String? {
    guard case .attempt(_, let state, _) = self, state != .possible else { return nil }
    return words
  }

  fileprivate var words: String {
    switch self {
    case .touch(let id): "touch \(id.rawValue) is down"
    case .attempt(let label, let state, _): "\(label) is \(state.word)"
    case .withheldTouch(let id, let view): "touch \(id.rawValue) is withheld from view '\(view)'"
    case .deadline(let pending): "\(pending.recognizer) waits for a wake"
    }
  }
}
