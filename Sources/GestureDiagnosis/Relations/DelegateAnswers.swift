import GestureCore
import GestureTrace

/// What delegates answered about pairs in a run.
struct DelegateAnswers {
  private var together: Set<[RecognizerLabel]> = []
  private var requirements: [RecognizerLabel: [RecognizerLabel]] = [:]

  init(_ entries: [LogEntry]) {
    for entry in entries {
      guard case .asked(let question, let label, let other?, true) = entry.what else { continue }
      if question == .shouldRecognizeSimultaneously {
        together.insert([label, other])
        together.insert([other, label])
      } else if let pair = question.requirement(asked: label, about: other) {
        add(pair.waiting, waitsFor: pair.required)
      }
    }
  }

  private mutating func add(_ label: RecognizerLabel, waitsFor other: RecognizerLabel) {
    if !(requirements[label]?.contains(other) ?? false) {
      requirements[label, default: []].append(other)
    }
  }

  func allow(_ one: RecognizerLabel, _ other: RecognizerLabel) -> Bool {
    together.contains([one, other])
  }

  func waits(of label: RecognizerLabel) -> [RecognizerLabel] { requirements[label] ?? [] }
}
