import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports, for a recognizer that should not fire and that needs several taps, or taps before,
/// which touches counted as those taps.
struct CountedTapFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.isForNothing, let firing = record.firings(ofRecognizer: id).first, let spec
    else { return }
    let profile = spec.profile
    guard let limits = profile.taps, limits.numberOfTouches == 1 else { return }
    let taps = record.taps(of: id, until: .milliseconds(firing.at))
    var isOfTaps = false
    if case .taps = profile.trigger { isOfTaps = true }
    guard taps.count == limits.numberOfTaps + (isOfTaps ? 0 : 1), taps.count > 1 else { return }
    for (index, tap) in taps.enumerated() {
      if index > 0 {
        explanation.addRemark(
          tap.distance(to: taps[index - 1], taps[0], limits, record), ["S9.7", "S9.8"],
          at: tap.beganAt)
      }
      let number = index + 1
      guard number < taps.count else { continue }
      explanation.addRemark(
        tap.fitness(number, limits, record), ["S9.4", "S9.5"], at: tap.liftedAt ?? tap.beganAt)
    }
  }
}

/// A touch that counted as a tap.
private struct CountedTap {
  let id: TouchID
  let beganAt: Timestamp
  let start: Point
  var farthest = 0.0
  var liftedAt: Timestamp?

  /// How long it was down and how far it moved, as a sentence.
  func fitness(_ number: Int, _ limits: TapLimits, _ record: RunRecord) -> String {
    let time = ((liftedAt ?? beganAt) - beganAt).inMilliseconds.rounded(toPlaces: 1).plain
    return "Touch \(record.name(of: id)) counted as tap \(number): it was down for \(time) ms, of "
      + "\(limits.maximumPressDuration.inMilliseconds.plain) ms allowed, and moved "
      + "\(farthest.rounded(toPlaces: 1).plain) pt, of \(limits.allowableMovement.plain) pt allowed."
  }

  /// How soon it came after the former tap, and how far from the first tap, as a sentence.
  func distance(
    to former: CountedTap, _ first: CountedTap, _ limits: TapLimits, _ record: RunRecord
  ) -> String {
    let gap = (beganAt - (former.liftedAt ?? former.beganAt)).inMilliseconds.rounded(toPlaces: 1)
    let spacing = start.distance(to: first.start).rounded(toPlaces: 1)
    return
      "Touch \(record.name(of: id)) came \(gap.plain) ms after touch \(record.name(of: former.id)) "
      + "had lifted, of \(limits.maximumTapGap.inMilliseconds.plain) ms allowed, and "
      + "\(spacing.plain) pt from the first tap, of \(limits.allowableTapSpacing.plain) pt allowed."
  }
}

extension RunRecord {
  /// The touches of the attempt in which a recognizer fired at a moment, in order.
  fileprivate func taps(of id: String, until moment: Timestamp) -> [CountedTap] {
    var taps: [CountedTap] = []
    var places: [TouchID: Point] = [:]
    for entry in entries where entry.timestamp <= moment {
      switch entry.what {
      case .touch(let touch, let phase, let place, _):
        if phase == .began { places[touch] = place }
        guard let index = taps.lastIndex(where: { $0.id == touch && $0.liftedAt == nil }) else {
          continue
        }
        taps[index].farthest = max(taps[index].farthest, place.distance(to: taps[index].start))
        if phase == .ended { taps[index].liftedAt = entry.timestamp }
      case .bound(let label, let touch) where label.name == id:
        guard let place = places[touch] else { continue }
        taps.append(CountedTap(id: touch, beganAt: entry.timestamp, start: place))
      case .reset(let label, _) where label.name == id:
        if entry.timestamp < moment { taps = [] }
      case _: break
      }
    }
    return taps
  }
}
