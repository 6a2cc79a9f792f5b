import GestureCore
import GestureSimulation
import GestureTrace

/// Holds what a scenario does against the simulation from which it was written.
struct ReplayCheck {
  let names: RecordedNames

  /// - Parameter replayed: what the scenario did; it may go on where the recording stops.
  func compare(
    _ recorded: [LogEntry], with replayed: [LogEntry]
  ) throws(ScenarioRecordingError) {
    let recorded = recorded.compactMap { line($0, RecordedNames()) }
    let replayed = replayed.compactMap { line($0, names) }
    for (index, line) in recorded.enumerated() {
      let counterpart = index < replayed.count ? replayed[index] : nil
      if line != counterpart { throw .differs(recorded: line, replayed: counterpart) }
    }
  }

  /// What an entry tells of touches, states, actions, views and mistakes, by the names in the
  /// simulation; nil where it tells of something else.
  private func line(_ entry: LogEntry, _ names: RecordedNames) -> String? {
    func name(_ label: RecognizerLabel) -> String {
      let name = names.name(ofRecognizer: label.name)
      return label.view.isEmpty ? name : "\(name) on \(names.name(ofView: label.view))"
    }
    let what: String
    switch entry.what {
    case .touch(let touch, let phase, let place, _):
      what = "touch \(touch.rawValue) \(phase.word) at \(place.x.plain), \(place.y.plain)"
    case .state(let label, let from, let to, let reason, _):
      what = "\(name(label)) \(from.word) → \(to.word)" + (reason.map { " (\($0.word))" } ?? "")
    case .action(let label, let state): what = "action of \(name(label)): \(state.word)"
    case .view(let view, let touch, let phase):
      what = "view \(names.name(ofView: view)): touch \(touch.rawValue) \(phase.word)"
    case .diagnostic(let diagnostic):
      // A setting that made no sense was put right: the scene has what it was put to.
      if case .misuse = diagnostic.kind { return nil }
      what = "diagnostic: \(diagnostic.kind.word)"
    case .bound, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .deadline,
      .reset:
      return nil
    }
    return "\(entry.timestamp.milliseconds.plain): \(what)"
  }
}
