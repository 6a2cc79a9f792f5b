import GestureCore
import GestureScenario
import GestureTrace

extension RunRecord {
  /// When touches came down, in order. Unit: milliseconds.
  func beginnings(ofTouches touches: Set<TouchID>) -> [Double] {
    entries.compactMap { entry in
      guard case .touch(let touch, .began, _, _) = entry.what, touches.contains(touch) else {
        return nil
      }
      return entry.timestamp.milliseconds
    }
  }

  /// The last view that a touch hit, up to a moment. Unit: milliseconds.
  func hitView(of touch: TouchID, until moment: Double) -> String? {
    for entry in entries.reversed() where entry.timestamp.milliseconds <= moment {
      if case .touch(touch, .began, _, let view) = entry.what { return view }
    }
    return nil
  }

  /// The touches that a recognizer was given, in order.
  func touchesGiven(to id: String) -> [TouchID] {
    entries.compactMap { entry in
      if case .bound(let label, let touch) = entry.what, label.name == id { touch } else { nil }
    }
  }
}

extension RunRecord {
  /// Why a recognizer last failed by its own decision; nil where it didn't.
  func lastFailure(ofRecognizer id: String) -> FailureDetail? {
    for entry in entries.reversed() {
      if case .state(let label, _, .failed, .ownDecision, let detail) = entry.what, label.name == id
      {
        return detail
      }
    }
    return nil
  }
}
