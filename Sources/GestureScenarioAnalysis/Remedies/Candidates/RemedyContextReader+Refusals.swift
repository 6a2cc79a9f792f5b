import GestureScenario

// Touches that another recognizer leaves alone.
extension RemedyContextReader {
  /// A recognizer gets no touches on one of the views within its own that were hit.
  func refusingHitViews(_ rival: RecognizerSpec) -> [Change] {
    hitViews.filter { $0.id != rival.view }.map {
      Change.refuse($0, by: rival, firesThere: fires(rival, on: $0.id))
    }
  }

  /// Whether a usual gesture on a view makes a recognizer fire; so is assumed of a view without a
  /// place where only it is hit.
  private func fires(_ rival: RecognizerSpec, on view: String) -> Bool {
    guard let place = scenario.placesOfViews.first(where: { $0.view == view }) else { return true }
    return UsualGestures.Form.all(of: rival).contains { form in
      let script = form.script(for: rival, in: scenario, at: place.place)
      return NeighbouringGestures.outcome(of: script, in: scenario, on: view).firings
        .contains(rival.id)
    }
  }
}
