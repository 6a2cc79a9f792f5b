import GestureCore
import GestureScenario

// What a larger hit area takes from what lies beside a view.
extension UsualGestures {
  /// The recognizers that no longer fire with some gesture beside views whose hit areas a change
  /// has made larger, on that part of them on which nothing else is hit.
  static func lossesBesideViews(from scenario: Scenario, to changed: Scenario) -> [Consequence] {
    let wider = zip(scenario.scene.views, changed.scene.views).filter { former, view in
      former.id == view.id && former.hitOutset < view.hitOutset
    }.map(\.1)
    guard !wider.isEmpty else { return [] }
    let (before, after) = (scenario.hits, changed.hits)
    return wider.flatMap { view in
      var places: [ViewPlace] = []
      for (former, hit) in zip(before, after)
      where hit.view == view.id && former.view != view.id
        && !places.contains(where: { $0.view == former.view })
      {
        if let former = former.view { places.append(ViewPlace(view: former, place: hit.place)) }
      }
      return scenario.scene.recognizers.compactMap { spec in
        loss(of: spec, beside: view, at: places, from: scenario, to: changed)
      }
    }
  }

  private static func loss(
    of spec: RecognizerSpec, beside view: ViewSpec, at places: [ViewPlace],
    from scenario: Scenario, to changed: Scenario
  ) -> Consequence? {
    let own = places.filter {
      scenario.scene.contains($0.view, in: spec.view)
        && !changed.scene.contains(view.id, in: spec.view)
    }
    for form in Form.all(of: spec) {
      let isLost = own.contains { place in
        scenario.fires(spec, with: form, at: place.place)
          && !changed.fires(spec, with: form, at: place.place)
      }
      guard isLost else { continue }
      return Consequence(
        .recognizer(spec.id), .other("no longer fire with \(form.noun) beside view '\(view.id)'"))
    }
    return nil
  }
}

extension Scenario {
  fileprivate func fires(
    _ spec: RecognizerSpec, with form: UsualGestures.Form, at place: Point
  ) -> Bool {
    var played = self
    played.script = form.script(for: spec, in: self, at: place)
    let record = played.play()
    return record.ids(spec).contains { !record.firings(ofRecognizer: $0).isEmpty }
  }
}
