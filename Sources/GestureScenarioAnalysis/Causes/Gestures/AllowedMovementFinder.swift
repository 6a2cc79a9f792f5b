import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports, for a press that should not have begun, how far its finger had moved by then, if that
/// is more than half of what it may (S9.38), or more than a press allows by default.
struct AllowedMovementFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first,
      let spec, case .press = spec.profile.trigger,
      let allowed = spec.number(.allowableMovement),
      let usual = spec.kind.property(.allowableMovement)?.read(spec.kind.make())?.number,
      let way = record.farthestWay(ofTouchesGivenTo: id, until: firing.at),
      way > min(usual, allowed / 2)
    else { return }
    let moved = "It had moved \(way.rounded(toPlaces: 1).plain) pt by then, "
    let isMore = way > usual
    explanation.addRemark(
      isMore
        ? moved + "of \(allowed.plain) pt allowed (allowableMovement). What a press may move is "
          + "counted up to its beginning alone: what comes after has no limit."
        : moved + "and a press may move \(allowed.plain) pt (allowableMovement).",
      isMore ? ["S9.38", "S9.39"] : ["S9.38"], at: .milliseconds(firing.at))
  }
}

extension RunRecord {
  /// The largest distance of a recognizer's touch from where it came down, up to a moment; nil
  /// where it had no touch. Unit of the moment: milliseconds.
  fileprivate func farthestWay(ofTouchesGivenTo id: String, until moment: Double) -> Double? {
    let given = Set(touchesGiven(to: id))
    var starts: [TouchID: Point] = [:]
    var farthest: Double?
    for entry in entries where entry.timestamp.milliseconds <= moment {
      guard case .touch(let touch, let phase, let place, _) = entry.what, given.contains(touch)
      else { continue }
      if phase == .began { starts[touch] = place }
      farthest = max(farthest ?? 0, starts[touch].map { place.distance(to: $0) } ?? 0)
    }
    return farthest
  }
}
