import GestureCore
import GestureScenario
import GestureTrace

// Gestures that go on at the same time with other touches.
extension RunRecord {
  /// The recognizers whose gestures were under way when one fired first, with none of its touches:
  /// nothing excludes one of two that share no touch (S4.1).
  func neighbours(ofFirstGestureOf id: String, among others: [String]) -> [String] {
    guard let moment = firings(ofRecognizer: id).first?.at else { return [] }
    let own = touchesOfAttempt(of: id, at: moment)
    return others.filter { other in
      other != id && touchesOfAttempt(of: other, at: moment).isDisjoint(with: own)
        && firings(ofRecognizer: other).contains { firing in
          firing.at <= moment && moment < firing.endedAt ?? firing.at
        }
    }
  }

  /// The touches that a recognizer was given for its attempt at a moment.
  private func touchesOfAttempt(of id: String, at moment: Double) -> Set<TouchID> {
    var touches: Set<TouchID> = []
    for entry in entries where entry.timestamp.milliseconds <= moment {
      switch entry.what {
      case .bound(let label, let touch) where label.name == id: touches.insert(touch)
      case .reset(let label, _) where label.name == id: touches = []
      case _: break
      }
    }
    return touches
  }
}
