import GestureCore
import GestureScenario

// Fingers that come down together.
extension Scenario {
  /// Fingers that come down within less of each other are meant to come down together. (Our
  /// choice.) Unit: milliseconds.
  private static let sameMoment = 40.0

  /// The script with fingers that come down and move at once where they hardly came one after the
  /// other; nil where none do.
  var withFingersAtOnce: Scenario? {
    let leads = leadsOfFingers
    if leads.isEmpty { return nil }
    var moments: [Double: StepContent] = [:]
    for step in script {
      for (touch, lead) in leads {
        let own = step.content.touches { $0 == touch }
        if own.isTouch { moments[step.at - lead, default: StepContent()].add(own) }
      }
      let rest = step.content.touches { leads[$0] == nil }
      if rest.isTouch || !step.content.isTouch {
        moments[step.at, default: StepContent()].add(rest)
      }
    }
    var other = self
    other.script = moments.sorted { $0.key < $1.key }.map { Step(at: $0.key, $0.value) }
    return other
  }

  /// By how much fingers come down after another one that is hardly earlier.
  private var leadsOfFingers: [String: Double] {
    var leads: [String: Double] = [:]
    var first: Step?
    for step in script where !step.content.began.isEmpty {
      if let first, step.at - first.at < Self.sameMoment, step.content.type == first.content.type {
        for touch in step.content.began.keys { leads[touch] = step.at - first.at }
      } else {
        first = step
      }
    }
    return leads
  }
}

extension StepContent {
  /// Whether touches come down, move or lift.
  fileprivate var isTouch: Bool { !began.isEmpty || !moved.isEmpty || !ended.isEmpty }

  /// The same for some touches alone.
  fileprivate func touches(where isIncluded: (String) -> Bool) -> StepContent {
    var content = self
    content.began = began.filter { isIncluded($0.key) }
    content.moved = moved.filter { isIncluded($0.key) }
    content.ended = ended.filter { isIncluded($0.key) }
    content.coalesced = coalesced.filter { isIncluded($0.key) }
    return content
  }

  /// Adds the touches of the same moment.
  fileprivate mutating func add(_ other: StepContent) {
    var content = other
    content.began.merge(began) { $1 }
    content.moved.merge(moved) { $1 }
    content.ended.merge(ended) { $1 }
    content.coalesced.merge(coalesced) { $1 }
    if other.actions.isEmpty { content.actions = actions }
    self = content
  }
}
