import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace

// What a larger hit area takes from the area beside a view.
extension UsualGestures {
  /// The recognizers that no longer fire with some gesture beside views whose hit areas a change
  /// has made larger, on the part of those areas on which nothing else is hit.
  static func lossesBesideViews(from scenario: Scenario, to changed: Scenario) -> [Consequence] {
    let wider = zip(scenario.scene.views, changed.scene.views).filter { former, view in
      former.id == view.id && former.hitOutset < view.hitOutset
    }.map(\.1)
    guard !wider.isEmpty else { return [] }
    let (start, end) = (ScenarioRun(scenario), ScenarioRun(changed))
    let strips = wider.map { view in
      let former = scenario.scene.viewSpec(view.id)?.hitOutset ?? 0
      let sides = start.view(view.id)?.sides(at: (former + view.hitOutset) / 2) ?? []
      let places = sides.compactMap { place -> ViewPlace? in
        guard end.viewHit(at: place) == view.id else { return nil }
        return start.viewHit(at: place).map { ViewPlace(view: $0, place: place) }
      }
      return (view, places)
    }
    return scenario.scene.recognizers.compactMap { spec in
      var lost: [Form] = []
      var views: [String] = []
      for (view, places) in strips {
        let forms = loss(of: spec, beside: view, at: places, from: scenario, to: changed)
        lost += forms.filter { !lost.contains($0) }
        if !forms.isEmpty { views.append("'\(view.id)'") }
      }
      guard !lost.isEmpty else { return nil }
      let gesture = Form.words(lost, of: spec, among: Form.all(of: spec))
      let place = "\(views.count == 1 ? "view" : "views") \(views.joinedAsList)"
      return Consequence(
        .recognizer(spec.id), .other("no longer fire with \(gesture) beside \(place)"))
    }
  }

  /// The gestures beside a view with which a recognizer no longer fires. A single tap is left out
  /// if the file expects none: then its loss is intended.
  private static func loss(
    of spec: RecognizerSpec, beside view: ViewSpec, at places: [ViewPlace],
    from scenario: Scenario, to changed: Scenario
  ) -> [Form] {
    let own = places.filter { scenario.scene.contains($0.view, in: spec.view) }
    if own.isEmpty || isMeant(spec, around: view, in: scenario) { return [] }
    return Form.all(of: spec).filter { form in
      own.contains { place in
        scenario.fires(spec, with: form, at: place.place)
          && !changed.fires(spec, with: form, at: place.place)
      }
    }
  }

  /// Whether the recognizer of a tap around a view is meant to leave the touch to the view.
  private static func isMeant(
    _ spec: RecognizerSpec, around view: ViewSpec, in scenario: Scenario
  ) -> Bool {
    spec.tapCount == 1 && scenario.scene.contains(view.id, in: spec.view)
      && scenario.expectations.actions[spec.id]?.isEmpty ?? false
  }
}

extension ScenarioRun {
  /// The view that a touch hits now; nil for none.
  fileprivate func viewHit(at place: Point) -> String? {
    simulation.dispatcher.explainHit(at: place, in: simulation.window).hitView
  }
}

extension View {
  /// The points at a distance beside the middles of its sides, in window coordinates.
  fileprivate func sides(at distance: Double) -> [Point] {
    let (width, height) = (bounds.width / 2 + distance, bounds.height / 2 + distance)
    let middle = Point(
      x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    return [
      Vector(dx: width, dy: 0), Vector(dx: -width, dy: 0), Vector(dx: 0, dy: height),
      Vector(dx: 0, dy: -height),
    ].map { convert(middle + $0, to: nil) }
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
