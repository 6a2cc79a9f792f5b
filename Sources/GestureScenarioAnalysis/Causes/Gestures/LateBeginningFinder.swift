import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports what a recognizer that fired later than wished still lacked at the wished time: a drag
/// some distance, a press some time.
struct LateBeginningFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard let spec, let wished = wish.firstBeginning,
      let actual = record.firings(ofRecognizer: id).first?.at, wished < actual,
      !explanation.tellsOfHold
    else { return }
    let moment = Timestamp.milliseconds(wished)
    let fingers = record.fingers(of: id, until: moment)
    guard !fingers.isEmpty else { return }
    switch spec.profile.trigger {
    case .drag(let needed):
      let sum = fingers.reduce(Vector.zero) { $0 + ($1.place - $1.start) }
      let distance = (sum / Double(fingers.count)).length
      guard distance < needed else { return }
      explanation.addRemark(
        "It had moved \(distance.rounded(toPlaces: 1).plain) pt then, and begins after "
          + "\(needed.plain) pt.", ["S9.12"], at: moment)
    case .press(let needed):
      let last = fingers.map(\.beganAt).max() ?? moment
      guard moment - last < needed else { return }
      explanation.addRemark(
        "It had been held for \((moment - last).inMilliseconds.plain) ms then, and begins after "
          + "\(needed.inMilliseconds.plain) ms.", ["S9.37"], at: moment)
    case .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return
    }
  }
}

extension Explanation {
  /// Whether it had to wait for another recognizer.
  fileprivate var tellsOfHold: Bool {
    causes.contains { cause in
      if case .held = cause.kind { true } else { false }
    }
  }
}
