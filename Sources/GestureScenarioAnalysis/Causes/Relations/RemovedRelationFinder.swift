import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that the app took a relation of the recognizer back, each relation once: from then on it
/// is no longer held, or no longer starts after another (S4.36, S15.5).
struct RemovedRelationFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    var told: Set<Scenario.HostAction> = []
    for performed in record.performed {
      guard let relation = RemovedRelation(performed.action), relation.isOf(fileID),
        scenario.hasRelation(relation), told.insert(performed.action).inserted
      else { continue }
      explanation.addRemark(
        "The app took back\(performed.origin.words) that \(relation.words(besides: fileID)).",
        [relation.rule], at: performed.at)
    }
  }
}

/// A relation that an action of the app takes back.
struct RemovedRelation {
  let action: Scenario.HostAction
  let waiter: String
  let other: String
  private let isRequirement: Bool

  /// Nil for an action that takes no relation back.
  init?(_ action: Scenario.HostAction) {
    switch action {
    case .removeRequirement(let waiter, let other):
      (self.waiter, self.other, isRequirement) = (waiter, other, true)
    case .removePrerequisite(let waiter, let other):
      (self.waiter, self.other, isRequirement) = (waiter, other, false)
    case _: return nil
    }
    self.action = action
  }

  /// The rule about taking it back.
  var rule: String { isRequirement ? "S4.36" : "S15.5" }

  /// The action that makes the relation.
  var making: Scenario.HostAction {
    isRequirement
      ? .requireToFail(waiter, other: other) : .startsAfter(waiter, other: other)
  }

  func isOf(_ id: String) -> Bool { waiter == id || other == id }

  /// The relation as a clause in which a recognizer is "it".
  func words(besides id: String) -> String {
    let waiter = waiter == id ? "it" : "'\(waiter)'"
    return "\(waiter) \(verb) \(other == id ? "it" : "'\(other)'")"
  }

  /// The relation as a clause.
  var clause: String { "'\(waiter)' \(verb) '\(other)'" }

  private var verb: String { isRequirement ? "waits for" : "starts after" }

  /// Whether an entry of the scene declares it.
  func isDeclared(by spec: RecognizerSpec) -> Bool {
    spec.id == waiter && (isRequirement ? spec.requireToFail : spec.startsAfter).contains(other)
  }
}

extension Scenario {
  /// Whether a relation is declared in the scene, or made by an action.
  func hasRelation(_ relation: RemovedRelation) -> Bool {
    scene.recognizers.contains(where: relation.isDeclared) || allActions.contains(relation.making)
  }
}
