import GestureCore
import GestureSimulation
import GestureTrace

/// Compares a scenario's run with the simulation from which it was recorded.
struct ReplayCheck {
  let names: RecordedNames

  /// - Parameter replayed: the log of the scenario's run; it may continue after the recording's
  ///   end.
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

  /// An entry about touches, states, actions, views and mistakes, by the names in the simulation;
  /// nil for any other entry.
  private func line(_ entry: LogEntry, _ names: RecordedNames) -> String? {
    func name(_ label: RecognizerLabel) -> String {
      // Recognizers of a set may have had one name.
      let id = RecognizerSpec.set(ofMember: label.name) ?? label.name
      let name = names.name(ofRecognizer: id)
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
      // An invalid setting was corrected, and the scene has the corrected value.
      if case .misuse = diagnostic.kind { return nil }
      what = "diagnostic: \(diagnostic.kind.word)"
    case .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released, .excluded,
      .handedOver, .deadline, .reset:
      return nil
    }
    return "\(entry.timestamp.milliseconds.plain): \(what)"
  }
}
