import GestureCore
import GestureSimulation
import GestureTrace

/// A simulation with one view in its window, the card, and words for what tests do with it.
struct StageA {
  let simulation = Simulation()
  let card: View
  /// A place on the card.
  let place = Point(x: 100, y: 100)
  /// A place in the window beside the card.
  let beside = Point(x: 300, y: 600)

  init(card: View = View()) {
    card.name = "card"
    card.bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    card.center = Point(x: 120, y: 120)
    self.card = card
    simulation.window.addSubview(card)
  }

  var window: Window { simulation.window }
  var log: EventLog { simulation.log }
  var actions: [String] { log.actions }
  var finger: Finger { simulation.finger(1) }
  var secondFinger: Finger { simulation.finger(2) }

  /// Adds recognizers to the card, in this order.
  func add(_ recognizers: any GestureRecognizer...) {
    for recognizer in recognizers { card.addGestureRecognizer(recognizer) }
  }

  /// Moves a finger to the right, 10 ms and 10 pt a time.
  func move(_ finger: Finger, times: Int = 1) {
    for _ in 0..<times {
      simulation.wait(Simulation.frame)
      let touch = simulation.dispatcher.touches.first { $0.id == finger.id }
      finger.move(to: (touch?.location(in: nil) ?? place) + Vector(dx: 10, dy: 0))
    }
  }

  /// Touches the card for 50 ms.
  func tap(_ place: Point? = nil) {
    simulation.tap(at: place ?? self.place, lasting: .milliseconds(50))
  }

  /// Why the last attempt of a recognizer came to nothing.
  func reason(of recognizer: any GestureRecognizer) -> FailureReason? {
    log.outcomes(of: recognizer.name).last?.reason
  }

  /// The delivered states that a recognizer went through, without the resets.
  func states(of recognizer: any GestureRecognizer) -> [GestureState] {
    log.entries.compactMap { entry in
      guard case .state(recognizer.label, _, let state, _, _) = entry.what else { return nil }
      return state
    }
  }

  /// What views were told and which actions were sent, in one line of time.
  var story: [String] {
    log.entries.compactMap { entry in
      switch entry.what {
      case .view(let view, _, let phase): "\(view) \(phase)"
      case .action(let recognizer, let state): "\(recognizer.name) sends \(state.word)"
      default: nil
      }
    }
  }

  /// Which recognizers were asked by their delegates whether they should begin, in order.
  var thoseAskedToBegin: [String] {
    log.entries.compactMap { entry in
      guard case .asked(.shouldBegin, let recognizer, _, _) = entry.what else { return nil }
      return recognizer.name
    }
  }
}
