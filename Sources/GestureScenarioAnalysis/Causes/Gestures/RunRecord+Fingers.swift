import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

extension RunRecord {
  /// A touch of a recognizer: where and when it began, and where it was last.
  struct Finger {
    let beganAt: Timestamp
    let start: Point
    var place: Point
  }

  /// The touches that are given to a recognizer and down at a moment, as they are at that moment.
  func fingers(of id: String, until moment: Timestamp) -> [Finger] {
    let given = Set(touchesGiven(to: id))
    var fingers: [TouchID: Finger] = [:]
    for entry in entries where entry.timestamp <= moment {
      guard case .touch(let touch, let phase, let place, _) = entry.what, given.contains(touch)
      else { continue }
      switch phase {
      case .began: fingers[touch] = Finger(beganAt: entry.timestamp, start: place, place: place)
      case .moved, .stationary: fingers[touch]?.place = place
      case .ended, .cancelled: fingers[touch] = nil
      }
    }
    return fingers.sorted { $0.key < $1.key }.map(\.value)
  }
}
