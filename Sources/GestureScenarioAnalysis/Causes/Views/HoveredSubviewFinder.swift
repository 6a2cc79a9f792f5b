import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports, for a hover that should have ended sooner, that the pointer was over a subview of its
/// view, which still counts as over its view (S2.8).
struct HoveredSubviewFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard let spec, spec.profile.trigger == .hover, let end = wish.end,
      let firing = record.firings(ofRecognizer: id).first, end < firing.endedAt ?? .infinity,
      let event = scenario.pointerEvents.last(where: { event in
        event.kind == .hover && event.timestamp.milliseconds <= end
          && event.timestamp.milliseconds >= firing.at
      })
    else { return }
    let hit = withExtendedLifetime(past) { () -> String? in
      let window = past.window(at: event.timestamp, before: nil)
      return window?.dispatcher?.explainHit(at: event.place, in: window).hitView
    }
    guard let hitView = hit,
      hitView != spec.view, scene.contains(hitView, in: spec.view)
    else { return }
    explanation.addRemark(
      "The pointer was over view '\(hitView)', which lies in its view '\(spec.view)': that is over "
        + "its view, too, and hovers don't exclude each other.", ["S2.8", "S9.55"],
      at: event.timestamp)
  }
}
