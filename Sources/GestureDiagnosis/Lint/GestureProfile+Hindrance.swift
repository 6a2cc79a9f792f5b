import GestureCore

// Why a recognizer can never recognize as it is set up.
extension GestureProfile {
  /// Its own obstacle, or the limit that leaves it no time; nil where nothing keeps it back.
  var hindrance: FailureDetail? { obstacle ?? zeroTimeLimit }

  private var zeroTimeLimit: FailureDetail? {
    switch trigger {
    case .taps(let count):
      if undecidedAtRest == .zero { return "it gives a tap no time" }
      if count > 1 && undecidedAfterLift == .zero {
        return "it gives the fingers no time between two taps"
      }
      return nil
    case .swipe: return undecidedAtRest == .zero ? "it gives the movement no time" : nil
    case .press, .drag:
      guard let taps, taps.numberOfTaps > 0 else { return nil }
      if taps.maximumPressDuration <= .zero { return "it gives a tap before it no time" }
      return taps.maximumTapGap <= .zero ? "it gives the fingers no time after the tap" : nil
    case .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// What a recognizer of a set, in which each gets one touch, would need beyond that touch
  /// (S15.8); nil where one touch is enough.
  package var needBeyondOneTouch: String? {
    if trigger == .hover { return "a pointer without a touch" }
    if numberOfTouches.lowerBound > 1 { return "\(numberOfTouches.lowerBound)" }
    if case .taps(let count) = trigger { return count > 1 ? "\(count) taps" : nil }
    guard let taps = taps?.numberOfTaps, taps > 0 else { return nil }
    return "\(taps) tap\(taps == 1 ? "" : "s") before"
  }
}
