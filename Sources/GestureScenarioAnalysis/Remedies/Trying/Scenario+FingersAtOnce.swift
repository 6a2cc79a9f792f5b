import GestureCore
import GestureScenario

// Fingers that come down together.
extension Scenario {
  /// Touch-downs closer together than this count as simultaneous. (Our choice.) Unit: milliseconds.
  private static let sameMoment = 40.0

  /// The script with simultaneous fingers where they came down at almost the same time; nil where
  /// none did. Everything else stays where it is.
  var withFingersAtOnce: Scenario? {
    let leads = leadsOfFingers.sorted { $0.key < $1.key }
    if leads.isEmpty { return nil }
    var other = self
    other.script = []
    var earlier: [Step] = []
    for var step in script {
      let hadTouches = step.content.hasTouches
      for (touch, lead) in leads {
        guard let own = step.content.removeTouch(touch) else { continue }
        earlier.append(Step(at: step.at - lead, own))
      }
      if !hadTouches || !step.content.isWithoutInput { other.script.append(step) }
    }
    for step in earlier { other.insert(step) }
    return other
  }

  /// How much later than a nearly simultaneous first finger each finger comes down.
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

  /// Adds a step of touches alone: to the touches of the same moment, if there are any.
  private mutating func insert(_ step: Step) {
    if let index = script.firstIndex(where: { $0.at == step.at && $0.content.hasTouches }) {
      script[index].content.addTouches(of: step.content)
    } else {
      script.insert(step, at: script.firstIndex { $0.at > step.at } ?? script.endIndex)
    }
  }
}

extension StepContent {
  /// Whether touches come down, move or lift.
  fileprivate var hasTouches: Bool { !began.isEmpty || !moved.isEmpty || !ended.isEmpty }

  /// Whether the step has no input: touch properties don't count, since they apply to no touch.
  fileprivate var isWithoutInput: Bool {
    var content = self
    (content.type, content.pressure, content.buttons) = (nil, nil, nil)
    return content == StepContent()
  }

  /// Removes a touch from the step and returns its part; nil where the step has no part of it.
  fileprivate mutating func removeTouch(_ touch: String) -> StepContent? {
    var own = StepContent()
    (own.type, own.pressure, own.buttons) = (type, pressure, buttons)
    own.began[touch] = began.removeValue(forKey: touch)
    own.moved[touch] = moved.removeValue(forKey: touch)
    if let place = ended.removeValue(forKey: touch) { own.ended.updateValue(place, forKey: touch) }
    own.coalesced[touch] = coalesced.removeValue(forKey: touch)
    return own.hasTouches ? own : nil
  }

  fileprivate mutating func addTouches(of other: StepContent) {
    began.merge(other.began) { $1 }
    moved.merge(other.moved) { $1 }
    ended.merge(other.ended) { $1 }
    coalesced.merge(other.coalesced) { $1 }
  }
}
