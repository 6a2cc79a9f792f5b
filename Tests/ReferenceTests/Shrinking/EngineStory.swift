import GestureCore
import GestureScenario
import GestureTrace

extension Story {
  /// What the engine made of a scenario, as its log tells it.
  init(_ record: RunRecord) {
    var open: [String: String] = [:]
    for entry in record.entries {
      let now = entry.timestamp.milliseconds
      switch entry.what {
      case .bound(let label, _): open[label.name] = open[label.name] ?? "possible"
      case .action(let label, let state):
        actions.append(Action(label.name, state, at: now))
      case .state(let label, _, let to, let reason, _):
        let why = reason.map { ", \($0.reasonAndWinner)" } ?? ""
        open[label.name] = to.isOver ? "\(to.word)@\(now.plainText)\(why)" : to.word
      case .reset(let label, _):
        let end = open.removeValue(forKey: label.name) ?? "possible"
        attempts[label.name, default: []].append("\(end); reset@\(now.plainText)")
      case .view(let view, let touch, let phase):
        views["\(view), touch \(record.name(of: touch))", default: []]
          .append("\(phase)@\(now.plainText)")
      case .asked(let question, let label, let other, let answer)
      where question != .shouldRecognizeSimultaneously:
        note(question.rawValue, of: label.name, about: other?.name, answer, at: now)
      case .askedView(let view, let label, let answer):
        note("viewShouldBegin", of: label.name, about: view, answer, at: now)
      case .touch, .input, .refused, .ignored, .asked, .held, .released, .excluded, .handedOver,
        .deadline, .diagnostic:
        break
      }
    }
    for (id, end) in open { attempts[id, default: []].append("\(end); never reset") }
  }
}

extension FailureReason {
  fileprivate var reasonAndWinner: String {
    switch self {
    case .deniedByView(let view): "\(word) \(view)"
    case .excluded(let winner), .requirementRecognized(let winner),
      .prerequisiteFailed(let winner):
      "\(word) \(winner.name)"
    case .ownDecision, .deniedByDelegate, .disabled, .removed, .touchesCancelled, .abandoned: word
    }
  }
}
