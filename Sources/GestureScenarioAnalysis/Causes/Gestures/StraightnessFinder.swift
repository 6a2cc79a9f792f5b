import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports how far a swipe that should not fire went along and across, and how much it may stray.
struct StraightnessFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first,
      let spec, let allowed = spec.number(.maximumCrossDistance),
      let share = spec.profile.allowableStrayShare
    else { return }
    let moment = Timestamp.milliseconds(firing.at)
    let fingers = record.fingers(of: id, until: moment)
    guard !fingers.isEmpty else { return }
    let way = fingers.reduce(Vector.zero) { $0 + ($1.place - $1.start) } / Double(fingers.count)
    let (least, most) = (
      min(way.dx.magnitude, way.dy.magnitude), max(way.dx.magnitude, way.dy.magnitude)
    )
    guard least > most * share else { return }  // a slow swipe would be a swipe, too
    let sides = [least, most].map { $0.rounded(toPlaces: 1).plain }
    explanation.addRemark(
      "It had moved \(sides[1]) pt along and \(sides[0]) pt across, and a fast one may stray "
        + "\(allowed.plain) pt (maximumCrossDistance).", ["S9.31"], at: moment)
  }
}
