import GestureDiagnosis
import GestureScenario

/// A change that made a difference.
struct RemedyFinding {
  var change: Change
  let trial: ChangeTrial
  let difference: OutcomeComparison.Difference
  /// The usual gestures that no longer make recognizers fire, or only later.
  var losses: [UsualGestures.Loss] = []
  /// Where recognizers fire with none of their usual gestures even without the change.
  var idle: Set<UsualGestures.Spot> = []
  /// The effects on other gestures.
  var neighbours: [Consequence] = []
  /// What lint finds with the change.
  var lint: [Lint.Finding] = []
}

extension [RemedyFinding] {
  /// The findings without those that equal an earlier finding except for settings at their
  /// defaults.
  var withoutRepetitions: [RemedyFinding] {
    var seen: Set<Scenario> = []
    return filter { seen.insert($0.trial.scenario.withoutDefaults).inserted }
  }
}

extension Scenario {
  /// A copy without the settings that have their default value.
  fileprivate var withoutDefaults: Scenario {
    var copy = self
    for (index, spec) in scene.recognizers.enumerated() {
      var bare = spec
      bare.settings = [:]
      let (recognizer, plain) = (spec.recognizer, bare.recognizer)
      for name in spec.settings.keys {
        guard let property = spec.kind.property(name), let value = property.read(recognizer),
          value == property.read(plain)
        else { continue }
        copy.scene.recognizers[index].settings[name] = nil
      }
    }
    return copy
  }
}
