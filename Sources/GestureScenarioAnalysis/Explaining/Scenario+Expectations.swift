import GestureScenario
import GestureTrace

extension Scenario {
  /// What the file expects of a recognizer's actions or a view's touches; nil where it says
  /// nothing.
  func expectation(of subject: Subject) -> Wish? {
    switch subject {
    case .recognizer(let id): expectations.actions[id].map { Wish(id, .actions($0)) }
    case .view(let id): expectations.views[id].map { Wish(id, .touches($0)) }
    }
  }

  /// What the file expects of a recognizer or a view, if a run doesn't fulfil it; nil if it does,
  /// or if the file expects nothing.
  func unmetExpectation(of subject: Subject, in record: RunRecord) -> Wish? {
    expectation(of: subject).flatMap { $0.isMet(by: record, for: subject) ? nil : $0 }
  }

  /// Whether a run fulfils all that the file expects.
  func isAsExpected(in record: RunRecord) -> Bool {
    record.differences(from: expectations).isEmpty
  }
}
