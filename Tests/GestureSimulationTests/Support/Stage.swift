import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture

/// A window with a card and, in it, a button; and a delegate whose answers tests set.
final class Stage {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let button = View(name: "button", frame: Rect(x: 20, y: 20, width: 100, height: 40))
  let delegate = Answers()

  init() {
    simulation.window.addSubview(card)
    card.addSubview(button)
  }

  /// Adds a recognizer under a name.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  func explain(_ recognizer: any GestureRecognizer) -> Explanation {
    Explanation(of: recognizer, in: simulation.log)
  }

  /// A touch on the bare card.
  func tap(at place: Point = Point(x: 200, y: 200)) {
    simulation.tap(at: place)
    simulation.runUntilNothingIsPending()
  }
}

/// A delegate that answers as it is told, and by default as if it weren't there.
final class Answers: GestureRecognizerDelegate {
  var shouldReceiveTouch = true
  var shouldReceiveEvent = true
  var shouldBegin = true
  var allowsBoth = false

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { shouldReceiveTouch }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool { shouldReceiveEvent }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { allowsBoth }
}
