import GestureScenario

// Touches that another recognizer leaves alone.
extension RemedyContextReader {
  /// A view and all that lies in it, where that is only there to be seen, as the icon of a button
  /// that is no control; the view alone where something in it has recognizers, is a control, or is
  /// hit by the script.
  func withDecoration(_ view: String) -> [String] {
    let scene = scenario.scene
    let inner = scene.views.filter { $0.id != view && scene.contains($0.id, in: view) }
    let hit = context.viewsOfTouches.union(hitViews.map(\.id))
    let isToBeSeen = inner.allSatisfy { part in
      part.control == nil && !hit.contains(part.id)
        && !scene.recognizers.contains { $0.view == part.id }
    }
    return [view] + (isToBeSeen ? inner.map(\.id) : [])
  }

  /// A rival gets no touches on one of the hit views within its own. Where those views lie in the
  /// explained recognizer's view, it is that view with everything in it.
  func refusingHitViews(_ rival: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    let own = spec.map(\.view) ?? rival.view
    let isAround = wish != nil && own != rival.view && scene.contains(own, in: rival.view)
    let within = hitViews.filter { isAround && $0.id != own && scene.contains($0.id, in: own) }
    let all: [Change] =
      within.isEmpty
      ? [] : [.refuseAll(in: own, by: rival, called: "the delegate of '\(rival.id)'", scene)]
    return all
      + hitViews.filter { $0.id != rival.view && !within.contains($0) }.map {
        Change.refuse(
          $0, by: rival, firesThere: fires(rival, on: $0.id), refusing: withDecoration($0.id))
      }
  }

  /// Whether a usual gesture on a view makes `rival` fire; assumed of a view without a place where
  /// only it is hit.
  private func fires(_ rival: RecognizerSpec, on view: String) -> Bool {
    guard let place = scenario.placesOfViews.first(where: { $0.view == view }) else { return true }
    return UsualGestures.Form.all(of: rival).contains { form in
      let script = form.script(for: rival, in: scenario, at: place.place)
      return NeighbouringGestures.outcome(of: script, in: scenario, on: view).firings
        .contains(rival.id)
    }
  }
}
