import GestureCore
import GestureSimulation
import GestureTrace

/// One script, played on its own scene.
struct Trial {
  let scene: ExploredScene
  private let watcher: Watcher
  private let properties: [ExplorationProperty]
  let recognizers: [any GestureRecognizer]
  /// The first property that was violated, and how.
  private(set) var violation: (property: ExplorationProperty, sentence: String)?

  /// The maximum number of deadlines that may fire after the last finger has lifted.
  private static let mostDeadlines = 256

  private var dispatcher: Dispatcher { scene.simulation.dispatcher }

  init(_ scene: ExploredScene, _ properties: [ExplorationProperty]) {
    self.scene = scene
    self.properties = properties
    watcher = Watcher(properties)
    recognizers = scene.simulation.window.allRecognizers
    scene.simulation.dispatcher.removeObserver(scene.simulation.log)
    scene.simulation.dispatcher.addObserver(watcher)
  }

  // MARK: Playing

  mutating func play(_ event: ExploredEvent) {
    let scene = scene
    play { scene.play(event) }
  }

  private mutating func play(_ step: () -> Void) {
    if dispatcher.isIdle { watcher.beginInteraction() }
    step()
    if dispatcher.isIdle { watcher.endInteraction() }
    check()
  }

  /// Plays the scene's own script to its end, or until a property is violated.
  ///
  /// - Returns: how many of its steps were played.
  mutating func playOwnScript() -> Int {
    for (index, step) in scene.ownScript.enumerated() {
      while let next = dispatcher.nextDeadline, next <= step.timestamp {
        play(ExploredEvent(at: next, .wait))
      }
      guard violation == nil else { return index }
      play(step.perform)
      guard violation == nil else { return index + 1 }
    }
    _ = close()
    return scene.ownScript.count
  }

  /// The names of all recognizers that have recognized.
  var recognized: Set<String> { watcher.recognized }

  /// Lifts all fingers and advances the time until nothing is pending.
  ///
  /// - Returns: the steps that were taken.
  mutating func close() -> [ExploredEvent] {
    var events: [ExploredEvent] = []
    for touch in dispatcher.touches {
      let event = ExploredEvent(at: dispatcher.now, .lift(touch.id))
      events.append(event)
      play(event)
    }
    for _ in 0..<Self.mostDeadlines {
      guard let next = dispatcher.nextDeadline, violation == nil else { break }
      play(ExploredEvent(at: next, .wait))
    }
    if violation == nil { checkIdle() }
    return events
  }

  /// Cancels the fingers that are still down: a view may retain its touch, which retains the view.
  func abandon() { dispatcher.cancelAllTouches() }

  // MARK: Properties

  private mutating func check() {
    if violation == nil { violation = scene.divergence().map { (.idle, $0) } ?? watcher.broken }
    guard violation == nil else { return }
    for property in properties {
      guard case .interaction(_, _, let check) = property.check else { continue }
      if let sentence = check(watcher.interaction) {
        violation = (property, sentence)
        return
      }
    }
  }

  private mutating func checkIdle() {
    guard properties.contains(where: \.isIdle) else { return }
    var unrest = recognizers.filter {
      $0.state != .possible || $0.handle.trackingState != .possible
    }
    .map { "\($0.label) is \(($0.state == .possible ? $0.handle.trackingState : $0.state).word)" }
    if let next = dispatcher.pendingDeadlines.first {
      unrest.append(
        "\(next.recognizer) still waits for a wake, after \(Self.mostDeadlines) of them")
    }
    if unrest.isEmpty && !dispatcher.isIdle { unrest.append("the dispatcher is not at rest") }
    if !unrest.isEmpty {
      violation = (.idle, "all fingers are up, and " + unrest.joined(separator: ", "))
    }
  }

  // MARK: The state

  /// All state that determines what comes next; nil where that can't be known.
  var state: StateDigest.Value? {
    var digest = StateDigest(at: dispatcher.now)
    dispatcher.addState(to: &digest)
    addPlaces(to: &digest)
    scene.addHostState(&digest)
    if dispatcher.isIdle {
      digest.add(true)  // the interaction is over, and with it its state
    } else {
      watcher.addState(to: &digest, recognizers.map(\.handle))
    }
    return digest.isComplete ? digest.value : nil
  }

  /// The effect of the next move depends on where a finger is, and matters to all recognizers that
  /// are undecided.
  private func addPlaces(to digest: inout StateDigest) {
    let undecided = recognizers.filter { $0.handle.trackingState == .possible }
    for touch in dispatcher.touches
    where undecided.contains(where: { $0.handle.trackedTouches.contains(touch) }) {
      digest.add(touch.id.rawValue)
      digest.add(touch.location(in: nil) - touch.initialLocation(in: nil))
    }
  }

  /// The possible next steps.
  func actions(_ alphabet: ExplorationAlphabet) -> [ExploredEvent] {
    let now = dispatcher.now
    var actions: [ExploredEvent] = []
    let down = dispatcher.touches
    if let free = (0..<alphabet.fingers).first(where: { index in
      !down.contains { $0.id == TouchID(index + 1) }
    }) {
      for spot in alphabet.spots {
        let place = spot + alphabet.spacing * Double(free)
        actions.append(ExploredEvent(at: now, .down(TouchID(free + 1), place)))
      }
    }
    for touch in down {
      actions += goals(of: touch, alphabet).map { .init(at: now, .move(touch.id, to: $0)) }
      actions.append(ExploredEvent(at: now, .lift(touch.id)))
      actions.append(ExploredEvent(at: now, .cancel(touch.id)))
    }
    actions += scene.orders.enumerated().map { index, order in
      ExploredEvent(at: now, .order(index, name: order.name))
    }
    if !down.isEmpty || dispatcher.nextDeadline != nil {
      actions += alphabet.pauses.map { ExploredEvent(at: now + $0, .wait) }
    }
    return actions + waits
  }

  /// Where a finger may move. Where it is already, the goal is the place where it came down
  /// instead, so that each of them is a movement.
  private func goals(of touch: Touch, _ alphabet: ExplorationAlphabet) -> [Point] {
    let (start, place) = (touch.initialLocation(in: nil), touch.location(in: nil))
    return alphabet.offsets.map { offset in
      let goal = start + offset
      return goal == place ? start : goal
    }
  }

  /// Just before, at and just after each deadline.
  private var waits: [ExploredEvent] {
    var moments: [Timestamp] = []
    for pending in dispatcher.pendingDeadlines {
      let due = pending.deadline.timestamp
      for moment in [due - .milliseconds(1), due, due + .milliseconds(1)]
      where moment > dispatcher.now && !moments.contains(moment) {
        moments.append(moment)
      }
    }
    return moments.map { ExploredEvent(at: $0, .wait) }
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
