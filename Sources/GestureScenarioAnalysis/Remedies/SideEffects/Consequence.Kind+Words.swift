import GestureTrace

extension Consequence.Kind {
  /// The kind after "would".
  var words: String {
    switch self {
    case .silent: "not fire"
    case .silentWithScript: "not fire with these touches"
    case .firingLost(let moments): "not fire at \(moments.asMoments)"
    case .firstFiring(let moments, let isBeside):
      "fire \(isBeside ? "too, " : "")at \(moments.asMoments)"
    case .firingAdded(let moments): "fire once more, at \(moments.asMoments)"
    case .firingMoved(let new, let old):
      "fire at \(new.asMoments) instead of \(old.asMoments)"
    case .ends(let moment): "end at \([moment].asMoments)"
    case .endsAtOnce: "end as it begins, with the touches handed over"
    case .neverFires(let winner):
      "never fire" + (winner.map { " ('\($0)' always recognizes first)" } ?? "")
    case .waitsForFinger(let other, .press(let across)):
      "fire only as a resting finger lifts\(across.map { ", or moves \($0)," } ?? "") if "
        + "'\(other)' tracks it, too"
    case .waitsForFinger(let other, .movementOfOne):
      "begin with one finger only as that lifts if '\(other)' tracks it, too"
    case .waitsForFinger(let other, .movement):
      "begin only when '\(other)' has failed if that tracks the finger, too, at the latest as the "
        + "finger lifts"
    case .beginsAfter(let limit, let isSilent):
      "begin only after \(limit)" + (isSilent ? ", and not with these touches" : "")
    case .gestureRefused(let gesture, let view):
      "no longer fire with \(gesture) on view '\(view)'"
    case .movementLost(let way, let isByItself):
      "not begin \(isByItself ? "by itself " : "")with a movement \(way)"
    case .firesBefore(let gestures):
      "fire before each \(gestures.map { "'\($0)'" }.joinedAsList), too"
    case .touchKept(let moments): "get touchesEnded at \(moments.asMoments)"
    case .late(let words, _), .gestureLost(let words, _), .other(let words): words
    }
  }
}
