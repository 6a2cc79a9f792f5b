public import GestureCore

/// Watches a dispatcher and notes every breach of the laws that hold whatever happens.
///
/// - Nobody begins or recognizes beside one that excludes it on a shared touch.
/// - Actions follow the state diagram; `cancelled` is sent only after `began` was.
/// - Each attempt comes to one outcome, which fits what was sent.
/// - An attempt that failed or was cancelled has one reason, one that ended has none.
/// - A view hears of a touch's beginning once at the most, then of one end.
public final class Laws: GestureObserver {
  public private(set) var breaches: [String] = []
  private var attempts: [ObjectIdentifier: Attempt] = [:]
  private var streams: [ObjectIdentifier: (touch: Touch, phases: [TouchPhase])] = [:]

  public init() {}

  public func observe(_ report: GestureReport, at timestamp: Timestamp) {
    switch report {
    case .bound(let recognizer, let touch):
      attempt(of: recognizer).touches.insert(touch)
    case .ignored(let recognizer, let touch): attempt(of: recognizer).touches.remove(touch)
    case .asked(.shouldRecognizeSimultaneously, let one, let other?, let answer):
      attempt(of: one).note(answer, about: other)
      attempt(of: other).note(answer, about: one)
    case .transition(let recognizer, let from, let to, _):
      follow(recognizer, from, to, at: timestamp)
    case .action(let recognizer, let state):
      expect(attempt(of: recognizer).send(state), recognizer, "sends \(state)", timestamp)
    case .reset(let recognizer, let outcome):
      let attempt = attempt(of: recognizer)
      expect(attempt.fits(outcome.state), recognizer, "was reset after \(outcome)", timestamp)
      let hasReason = outcome.reason != nil
      expect(
        hasReason == (outcome.state != .ended), recognizer, "has a reason: \(outcome)", timestamp)
      attempt.beatenBy = []
      attempts[ObjectIdentifier(recognizer)] = nil
    case .viewTouch(let view, let touch, let phase): follow(touch, phase, view, timestamp)
    case .touch, .input, .refused, .asked, .askedView, .held, .released, .excluded, .handedOver,
      .deadline, .diagnostic:
      break
    }
  }

  /// Forgets touches that are over, so that nothing is kept alive.
  public func forgetTouches() { streams = [:] }

  /// The touches whose beginning a view has heard of, and not their end.
  public var unfinishedTouches: [TouchID] {
    streams.values.filter { $0.phases.last?.isOver == false }.map(\.touch.id)
  }

  /// Those whose attempts are under way, as far as the reports tell.
  public var namesOfThoseUnderWay: [String] { attempts.values.map(\.recognizer.name).sorted() }

  private func attempt(of recognizer: any GestureRecognizer) -> Attempt {
    let key = ObjectIdentifier(recognizer)
    if let known = attempts[key] { return known }
    let new = Attempt(recognizer)
    attempts[key] = new
    return new
  }

  private func expect(
    _ holds: Bool, _ recognizer: any GestureRecognizer, _ what: String, _ timestamp: Timestamp
  ) {
    guard !holds else { return }
    let attempt = attempt(of: recognizer)
    breaches.append(
      "\(timestamp.milliseconds) ms: '\(recognizer.name)' \(what) in state "
        + "\(attempt.state.word), having sent \(attempt.sent.map(\.word))")
  }

  // MARK: Who may recognize beside whom

  private func follow(
    _ recognizer: any GestureRecognizer, _ from: GestureState, _ to: GestureState,
    at timestamp: Timestamp
  ) {
    let attempt = attempt(of: recognizer)
    expect(from == attempt.state, recognizer, "leaves \(from.word)", timestamp)
    attempt.state = to
    guard from == .possible, to == .began || to == .ended else { return }
    for rival in attempts.values where rival !== attempt && rival.sharesTouch(with: attempt) {
      if rival.state.isActive {
        expect(attempt.mayJoin(rival), recognizer, rival.joined, timestamp)
      }
      if rival.state == .possible && !rival.goesTogether(with: attempt) {
        rival.beatenBy.append(attempt)
      }
    }
    for winner in attempt.beatenBy {
      expect(attempt.mayJoin(winner), recognizer, "was excluded and " + winner.joined, timestamp)
    }
  }

  // MARK: What views hear

  private func follow(_ touch: Touch, _ phase: TouchPhase, _ view: View, _ timestamp: Timestamp) {
    let key = ObjectIdentifier(touch)
    let heard = streams[key]?.phases ?? []
    let isLegal =
      switch phase {
      case .began: heard.isEmpty
      case .moved, .ended, .cancelled: heard.first == .began && heard.last?.isOver == false
      case .stationary: false
      }
    if !isLegal {
      breaches.append(
        "\(timestamp.milliseconds) ms: view '\(view.name)' hears \(phase) of touch "
          + "\(touch.id.rawValue) after \(heard)")
    }
    streams[key] = (touch, heard + [phase])
  }
}

/// What the reports tell of one recognizer's present attempt.
private final class Attempt {
  let recognizer: any GestureRecognizer
  var state = GestureState.possible
  var touches: Set<Touch> = []
  var sent: [GestureState] = []
  /// Those with whom a delegate has last allowed it to recognize.
  private var allowed: Set<ObjectIdentifier> = []
  /// Those that recognized on a shared touch while it was possible.
  var beatenBy: [Attempt] = []

  init(_ recognizer: any GestureRecognizer) { self.recognizer = recognizer }

  var joined: String { "recognizes beside '\(recognizer.name)'" }

  func sharesTouch(with other: Attempt) -> Bool { !touches.isDisjoint(with: other.touches) }

  func note(_ isAllowed: Bool, about other: any GestureRecognizer) {
    if isAllowed {
      allowed.insert(ObjectIdentifier(other))
    } else {
      allowed.remove(ObjectIdentifier(other))
    }
  }

  /// Whether another recognizer, which won on a shared touch, lets this one recognize too.
  func mayJoin(_ winner: Attempt) -> Bool {
    allowed.contains(ObjectIdentifier(winner.recognizer)) || goesTogether(with: winner)
      || !winner.recognizer.canPrevent(recognizer)
      || !recognizer.canBePrevented(by: winner.recognizer)
  }

  /// Whether a declaration lets both recognize, at present.
  func goesTogether(with other: Attempt) -> Bool {
    let handle = recognizer.handle
    return handle.isDeclaredTogether(with: other.recognizer)
      || handle.recognizesInSequence(with: other.recognizer)
      || handle.isSibling(of: other.recognizer)
  }

  /// - Returns: whether the action is legal now.
  func send(_ action: GestureState) -> Bool {
    defer { sent.append(action) }
    return switch action {
    case .began: sent.isEmpty
    case .changed, .cancelled: sent.last == .began || sent.last == .changed
    case .ended: sent.isEmpty || sent.last == .began || sent.last == .changed
    case .possible, .failed: false
    }
  }

  /// Whether an outcome is what the actions have told.
  func fits(_ outcome: GestureState) -> Bool {
    switch outcome {
    case .ended: sent.last == .ended
    case .cancelled: sent.last == .cancelled
    case .failed: sent.isEmpty
    case .possible, .began, .changed: false
    }
  }
}

extension TouchPhase {
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
