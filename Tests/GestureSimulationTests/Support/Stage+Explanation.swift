import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit

extension Stage {
  func explain(_ recognizer: any GestureRecognizer) -> Explanation {
    Explanation(of: recognizer, in: log)
  }

  /// A touch on the bare card, and all that comes of it.
  func tapAndWait(at place: Point = Point(x: 200, y: 200)) {
    simulation.tap(at: place)
    simulation.runUntilNothingIsPending()
  }
}
