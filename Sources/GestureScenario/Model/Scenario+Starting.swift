import GestureCore

extension Scenario {
  /// A scenario to start from: a card with a recognizer of each kind, a gesture for each, and the
  /// resulting actions as expectations.
  public static func starting(with kinds: [RecognizerKind]) -> Scenario {
    var scene = Scenario.Scene(size: Size(width: 400, height: 800))
    scene.views = [ViewSpec(id: "card", frame: Rect(x: 0, y: 100, width: 400, height: 300))]
    var script: [Scenario.Step] = []
    for kind in kinds {
      let count = scene.recognizers.count { $0.kind == kind }
      let id = kind.word + (count == 0 ? "" : "\(count + 1)")
      var spec = RecognizerSpec(id: id, kind: kind, view: "card")
      spec.settings = kind.startingSettings
      scene.recognizers.append(spec)
      let start = script.last.map { ($0.at / 1000).rounded(.up) * 1000 + 1000 } ?? 0
      var steps = kind.sample.steps(from: start)
      if let verb = kind.sample.assignment, !steps.isEmpty {
        steps[steps.count - 1].content.during = [StateAssignment(verb, id)]
      }
      script += steps
    }
    var scenario = Scenario(
      name: "what it shows, as a sentence", source: "a rule, a report", scene: scene,
      script: script)
    scenario.expectations = scenario.play().asExpected(of: scene.recognizers)
    return scenario
  }
}
