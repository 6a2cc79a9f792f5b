import GestureCore
public import GestureSimulation

extension Scenario {
  /// What is bound to go wrong on the scenario's scene, whatever the script: see
  /// ``GestureSimulation/lint(_:)``.
  public func lint() -> [Finding] {
    let delegate = StageDelegate(rules: scene.delegateRules)
    let stage = Stage(self, delegate: delegate)
    return withExtendedLifetime(delegate) { GestureSimulation.lint(stage.simulation.window) }
  }
}

extension Finding {
  /// The finding as a JSON object, on one line.
  public var jsonLine: String {
    var object = JSONBuilder()
    object["kind"] = .string(kind.rawValue)
    object["severity"] = .string(severity.rawValue)
    object["recognizers"] = .words(recognizers.map(\.name))
    object["sentence"] = .string(sentence)
    object["mend"] = .string(mend)
    return object.json.line
  }
}
