import GestureCore
import GestureSimulation

// What may come next.
extension Trial {
  /// The possible next steps.
  func actions(_ alphabet: ExplorationAlphabet) -> [ExploredEvent] {
    let now = now
    let places = alphabet.places(in: scene)
    var actions = downs(alphabet, places)
    for touch in dispatcher.touches {
      let goals = goals(of: touch, alphabet)
      actions += goals.map { .move(touch.id, to: $0) }
      actions += [.lift(touch.id), .cancel(touch.id)]
      if alphabet.liftsElsewhere { actions += goals.map { .lift(touch.id, at: $0) } }
    }
    actions +=
      streams.next(
        alphabet, at: places.first, besidePointer: placeBesidePointer(besides: places.first))
      + semanticActions(alphabet)
    actions += scene.orders.enumerated().map { index, order in .order(index, name: order.name) }
    return actions.map { ExploredEvent(at: now, $0) } + pauses(alphabet) + waits
  }

  /// The next finger comes down.
  private func downs(
    _ alphabet: ExplorationAlphabet, _ places: SpotFinder.Spots
  ) -> [ExploredEvent.What] {
    let down = dispatcher.touches.map(\.id)
    let ids = (0..<alphabet.fingers).map { TouchID($0 + 1) }
    // A touch with another id takes the place of the first finger that is not down.
    let others = down.count { !ids.contains($0) }
    let free = ids.indices.filter { !down.contains(ids[$0]) }.dropFirst(others).first
    guard let free else { return [] }
    let places = free == 0 ? places.first : places.further[free - 1]
    let names = [ids[free]] + alphabet.touchIDs.filter { $0 != ids[free] && !down.contains($0) }
    return places.flatMap { place in
      names.flatMap { name in alphabet.touches.map { .down(name, place, as: $0) } }
    }
  }

  /// The places to which a finger may move. Instead of its present place it may move to the place
  /// where it came down, so that each goal is a movement.
  private func goals(of touch: Touch, _ alphabet: ExplorationAlphabet) -> [Point] {
    let (start, place) = (touch.initialLocation(in: nil), touch.location(in: nil))
    return alphabet.offsets.map { offset in
      let goal = start + offset
      return goal == place ? start : goal
    }
  }

  /// A place near a hovering pointer, on the same view, so that the pointer moves within its
  /// region. Nil if the pointer is at none of `places`: it has moved beside one already.
  private func placeBesidePointer(besides places: [Point]) -> Point? {
    guard let pointer = streams.pointer, places.contains(pointer) else { return nil }
    let window = scene.simulation.window
    let view = window.hitTest(pointer, with: nil)
    return Self.shortWays.lazy.map { pointer + Vector(dx: $0, dy: 0) }.first { place in
      window.hitTest(place, with: nil) === view
    }
  }

  /// The movements of a pointer that stays in a region, however narrow that is. Unit: points.
  private static let shortWays = [1, -1, 0.1, -0.1, 0.001]

  private func semanticActions(_ alphabet: ExplorationAlphabet) -> [ExploredEvent.What] {
    alphabet.actions.flatMap { name in
      scene.viewsWithActions(name).map { .action(name, on: $0) }
    }
  }

  private func pauses(_ alphabet: ExplorationAlphabet) -> [ExploredEvent] {
    guard !dispatcher.touches.isEmpty || dispatcher.nextDeadline != nil else { return [] }
    return alphabet.pauses.map { ExploredEvent(at: now + $0, .wait) }
  }

  /// Just before, at and just after each deadline.
  private var waits: [ExploredEvent] {
    var moments: [Timestamp] = []
    for due in deadlines {
      for moment in [due - .milliseconds(1), due, due + .milliseconds(1)]
      where moment > now && !moments.contains(moment) {
        moments.append(moment)
      }
    }
    return moments.map { ExploredEvent(at: $0, .wait) }
  }

  /// Whether a recognizer may recognize without input and deadline, by an order of the scene.
  private var mayRecognizeAnyTime: Bool {
    !scene.orders.isEmpty && (!dispatcher.touches.isEmpty || dispatcher.nextDeadline != nil)
  }

  /// The deadlines that recognizers wait for, and those of the properties.
  private var deadlines: [Timestamp] {
    let pending = dispatcher.pendingDeadlines.map(\.deadline.timestamp)
    let own = watcher.premiseMoments + (mayRecognizeAnyTime ? watcher.limitMoments : [])
    return (pending + own.filter { $0 > dispatcher.now }).map(scriptTime)
  }
}
