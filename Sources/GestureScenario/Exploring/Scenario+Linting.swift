import GestureCore
public import GestureSimulation

extension Scenario {
  /// What is bound to go wrong on the scenario's scene, whatever the script: see
  /// ``GestureSimulation/lint(_:)``.
  public func lint() -> [Finding] {
    let delegate = StageDelegate(rules: scene.delegateRules)
    let stage = Stage(self, delegate: delegate)
    return withExtendedLifetime(delegate) {
      GestureSimulation.lint(stage.simulation.window) { mayRefuse($0.name) }
    }
  }

  /// Whether a rule keeps a recognizer from touches or from beginning.
  private func mayRefuse(_ id: String) -> Bool {
    scene.delegateRules.contains { rule in
      !rule.question.isAboutPair && rule.answer == false
        && (rule.recognizer == nil || rule.recognizer == id)
    }
  }
}

extension Finding {
  /// The finding as a JSON object, on one line.
  ///
  /// - Parameter file: the file whose scene it is about; nil leaves it out.
  public func jsonLine(file: String? = nil) -> String {
    var object = JSONBuilder()
    if let file { object["file"] = .string(file) }
    object["kind"] = .string(kind.rawValue)
    object["severity"] = .string(severity.rawValue)
    object["recognizers"] = .words(recognizers.map(\.name))
    object["sentence"] = .string(sentence)
    object["mend"] = .string(mend)
    return object.json.line
  }
}
