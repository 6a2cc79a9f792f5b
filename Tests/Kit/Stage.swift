public import GestureCore
public import GestureSimulation
public import GestureTrace

/// A simulation with a card in its window, a delegate, and words for what tests do with them.
public final class Stage {
  public let simulation = Simulation()
  public let card: View
  /// A view in the card, if the stage was made with one.
  public let button = View(name: "button", frame: Rect(x: 20, y: 20, width: 100, height: 40))
  /// A delegate for any of its recognizers.
  public let delegate = ScriptedDelegate()
  /// A place on the card.
  public let place = Point(x: 100, y: 100)
  /// A place in the window beside the card.
  public let beside = Point(x: 300, y: 600)
  /// What keeps delegates alive: recognizers don't.
  private var delegates: [AnyObject] = []

  public init(
    card: View = View(), frame: Rect = Rect(x: 20, y: 20, width: 200, height: 200)
  ) {
    card.name = "card"
    card.frame = frame
    self.card = card
    simulation.window.addSubview(card)
  }

  /// A stage whose card is large and has a button on it.
  public static func withButton() -> Stage {
    let stage = Stage(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.card.addSubview(stage.button)
    return stage
  }

  public var window: Window { simulation.window }
  public var log: EventLog { simulation.log }
  public var actions: [String] { log.actions }
  public var finger: Finger { simulation.finger(1) }
  public var secondFinger: Finger { simulation.finger(2) }

  // MARK: Setting it

  /// Adds recognizers to the card, in this order.
  public func add(_ recognizers: any GestureRecognizer...) {
    for recognizer in recognizers { card.addGestureRecognizer(recognizer) }
  }

  /// Adds a recognizer under a name: to the card, unless another view is given.
  @discardableResult
  public func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: View? = nil
  ) -> Recognizer {
    (view ?? card).add(recognizer, name)
  }

  /// Gives recognizers a delegate, which lives as long as the stage.
  public func set(
    _ delegate: any GestureRecognizerDelegate, of recognizers: any GestureRecognizer...
  ) {
    delegates.append(delegate)
    for recognizer in recognizers { recognizer.delegate = delegate }
  }

  // MARK: Input

  /// Moves a finger to the right, 10 ms and 10 pt a time.
  public func move(_ finger: Finger, times: Int = 1) {
    for _ in 0..<times {
      simulation.wait(Simulation.frame)
      let touch = simulation.dispatcher.touches.first { $0.id == finger.id }
      finger.move(to: (touch?.location(in: nil) ?? place) + Vector(dx: 10, dy: 0))
    }
  }

  /// Puts the finger on the card and moves it.
  public func beginDrag(times: Int = 1) {
    finger.down(at: place)
    move(finger, times: times)
  }

  /// The same, and lifts the finger.
  public func drag(times: Int = 1) {
    beginDrag(times: times)
    finger.up()
  }

  /// Touches the card for 50 ms.
  public func tap(_ place: Point? = nil) {
    simulation.tap(at: place ?? self.place, lasting: .milliseconds(50))
  }

  // MARK: What came of it

  /// Why the last attempt of a recognizer came to nothing.
  public func reason(of recognizer: any GestureRecognizer) -> FailureReason? {
    log.outcomes(of: recognizer.name).last?.reason
  }

  /// The delivered states that a recognizer went through, without the resets.
  public func states(of recognizer: any GestureRecognizer) -> [GestureState] {
    log.entries.compactMap { entry in
      guard case .state(recognizer.label, _, let state, _, _) = entry.what else { return nil }
      return state
    }
  }

  /// What views were told and which actions were sent, in one line of time.
  public var story: [String] {
    log.entries.compactMap { entry in
      switch entry.what {
      case .view(let view, _, let phase): "\(view) \(phase)"
      case .action(let recognizer, let state): "\(recognizer.name) sends \(state.word)"
      default: nil
      }
    }
  }

  /// Which recognizers were asked by their delegates whether they should begin, in order.
  public var thoseAskedToBegin: [String] {
    log.entries.compactMap { entry in
      guard case .asked(.shouldBegin, let recognizer, _, _) = entry.what else { return nil }
      return recognizer.name
    }
  }
}

@available(*, unavailable)
extension Stage: Sendable {}

extension View {
  /// Adds a recognizer under a name.
  @discardableResult
  public func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
