import GestureCore
import GestureSimulation

/// What a script has begun with a pointer or a trackpad and not yet ended.
struct IndirectStreams {
  /// Where a pointer hovers; nil where there is none over the window.
  private(set) var pointer: Point?
  private var scroll = Scroll.none
  /// Where a trackpad's pinch or turn is under way.
  private var transformPlace: Point?

  /// How far a scroll in phases is, and where.
  private enum Scroll: Hashable {
    case none
    case fingers(Point)
    /// The fingers have lifted: the scroll may go on by momentum.
    case lifted(Point)
    case momentum(Point)
  }

  // MARK: What happens

  mutating func note(_ what: ExploredEvent.What) {
    switch what {
    case .hover(let place): pointer = place
    case .scroll(let input): note(input)
    case .transform(let input):
      let isOver = input.phase == .ended || input.phase == .cancelled
      transformPlace = isOver ? nil : input.location
    // A pause after the fingers' lift is the end.
    case .wait: if case .lifted = scroll { scroll = .none }
    case .down, .move, .lift, .cancel, .action, .order: break
    }
  }

  private mutating func note(_ input: ScrollInput) {
    switch input.phase {
    case .ended where !input.isMomentum: scroll = .lifted(input.location)
    case .ended, .cancelled: scroll = .none
    case .began, .moved, .stationary:
      scroll = input.isMomentum ? .momentum(input.location) : .fingers(input.location)
    case nil: break
    }
  }

  // MARK: What may come next

  /// - Parameter besidePointer: a place near the pointer to which it may move.
  func next(
    _ alphabet: ExplorationAlphabet, at places: [Point], besidePointer: Point?
  ) -> [ExploredEvent.What] {
    var inputs = places.flatMap { place in
      alphabet.scrolls.flatMap { delta in
        alphabet.scrollKinds.map {
          ExploredEvent.What.scroll(ScrollInput(at: place, by: delta, kind: $0))
        }
      }
    }
    if alphabet.scrollsInPhases { inputs += phases(alphabet.phasedScrolls, places) }
    if !alphabet.transforms.isEmpty { inputs += transforms(alphabet.transforms, places) }
    guard alphabet.hovers else { return inputs }
    inputs += places.map { .hover($0) }
    if let besidePointer { inputs.append(.hover(besidePointer)) }
    if pointer != nil { inputs.append(.hover(nil)) }
    return inputs
  }

  private func phases(_ deltas: [Vector], _ places: [Point]) -> [ExploredEvent.What] {
    let inputs: [ScrollInput]
    switch scroll {
    case .none: inputs = places.map { Self.scroll($0, .began) }
    case .fingers(let place):
      inputs =
        deltas.map { Self.scroll(place, .moved, $0) }
        + [Self.scroll(place, .ended), Self.scroll(place, .cancelled)]
    case .lifted(let place):
      inputs = [Self.scroll(place, .began, isMomentum: true)]
    case .momentum(let place):
      inputs =
        deltas.map { Self.scroll(place, .moved, $0, isMomentum: true) }
        + [Self.scroll(place, .ended, isMomentum: true)]
    }
    return inputs.map { .scroll($0) }
  }

  private static func scroll(
    _ place: Point, _ phase: TouchPhase, _ delta: Vector = .zero, isMomentum: Bool = false
  ) -> ScrollInput {
    ScrollInput(at: place, by: delta, phase: phase, isMomentum: isMomentum)
  }

  private func transforms(
    _ changes: [ExplorationAlphabet.Transform], _ places: [Point]
  ) -> [ExploredEvent.What] {
    guard let place = transformPlace else {
      return places.map { .transform(TransformInput(phase: .began, at: $0)) }
    }
    return changes.map { change in
      .transform(
        TransformInput(
          phase: .moved, at: place, scale: change.scale, rotation: change.rotation))
    } + [TouchPhase.ended, .cancelled].map { .transform(TransformInput(phase: $0, at: place)) }
  }

  /// What ends everything that is under way.
  var ending: [ExploredEvent.What] {
    var steps: [ExploredEvent.What] = []
    switch scroll {
    case .none, .lifted: break
    case .fingers(let place): steps.append(.scroll(Self.scroll(place, .ended)))
    case .momentum(let place): steps.append(.scroll(Self.scroll(place, .ended, isMomentum: true)))
    }
    if let place = transformPlace {
      steps.append(.transform(TransformInput(phase: .ended, at: place)))
    }
    if pointer != nil { steps.append(.hover(nil)) }
    return steps
  }

  /// Whether a pointer or a trackpad is at a place at which it may go on.
  var areUnderWay: Bool { pointer != nil || scroll != .none || transformPlace != nil }

  // MARK: The state

  func addState(to digest: inout StateDigest) {
    digest.add(pointer != nil)
    if let pointer { digest.add(pointer) }
    switch scroll {
    case .none: digest.add(0)
    case .fingers(let place): add(1, place, to: &digest)
    case .lifted(let place): add(2, place, to: &digest)
    case .momentum(let place): add(3, place, to: &digest)
    }
    digest.add(transformPlace != nil)
    if let transformPlace { digest.add(transformPlace) }
  }

  private func add(_ number: Int, _ place: Point, to digest: inout StateDigest) {
    digest.add(number)
    digest.add(place)
  }
}
