public import GestureCore
public import GestureDiagnosis
import GestureSimulation

extension Stage {
  public func explain(_ recognizer: any GestureRecognizer) -> Explanation {
    Explanation(of: recognizer, in: log)
  }

  /// A touch on the bare card, and all that comes of it.
  public func tapAndWait(at place: Point = Point(x: 200, y: 200)) {
    simulation.tap(at: place)
    simulation.runUntilNothingIsPending()
  }
}
