import GestureCore
import GestureTrace

/// What delegates answered about pairs in a run.
struct DelegateAnswers {
  private var together: Set<[RecognizerLabel]> = []
  private var requirements: [RecognizerLabel: [RecognizerLabel]] = [:]

  init(_ entries: [LogEntry]) {
    for entry in entries {
      guard case .asked(let question, let label, let other?, true) = entry.what else { continue }
      switch question {
      case .shouldRecognizeSimultaneously:
        together.insert([label, other])
        together.insert([other, label])
      case .shouldRequireFailure: add(label, waitsFor: other)
      case .shouldBeRequiredToFail: add(other, waitsFor: label)
      case .shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin: break
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
