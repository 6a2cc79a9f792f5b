import GestureCore

/// Something that has to hold whatever the fingers do.
public struct ExplorationProperty: Sendable {
  /// What has to hold, as a sentence.
  public let name: String
  let check: Check

  enum Check: Sendable {
    case idle
    case exclusion
    case outcomes
    case interaction(
      of: [String], readsDelays: Bool, @Sendable (Exploration.Interaction) -> String?)
  }

  /// Which of the recognizers that it is about have to have recognized for it to be tested.
  enum Need: Sendable {
    case none
    case one
    case all
  }

  private(set) var need = Need.none
  /// What the fingers have to have done for it to apply.
  private(set) var premise: Premise?
  /// The longest delay that it allows; nil if it isn't about a delay.
  private(set) var limit: Duration?

  /// A custom property.
  ///
  /// - Parameters:
  ///   - name: what has to hold, as a sentence.
  ///   - recognizers: the names of the recognizers that it is about; others are not passed to it.
  ///   - violation: says what is wrong with an interaction, or nil. Called after each step.
  public init(
    _ name: String, about recognizers: [String],
    violation: @escaping @Sendable (Exploration.Interaction) -> String?
  ) {
    self.init(name, .interaction(of: recognizers, readsDelays: true, violation))
  }

  private static func about(
    _ recognizers: [String], _ name: String, readsDelays: Bool = false, needing need: Need,
    violation: @escaping @Sendable (Exploration.Interaction) -> String?
  ) -> ExplorationProperty {
    var property = ExplorationProperty(
      name, .interaction(of: recognizers, readsDelays: readsDelays, violation))
    property.need = need
    return property
  }

  private init(_ name: String, _ check: Check) {
    self.name = name
    self.check = check
  }

  // MARK: What has to hold in every scene

  /// With all fingers lifted and all deadlines passed, every recognizer is possible again.
  public static let idle = ExplorationProperty("all is at rest in the end", .idle)

  /// While a recognizer is active, recognizers that it may prevent don't begin, unless something
  /// allows both (S4.9, S4.14).
  public static let exclusion = ExplorationProperty("no two exclusive ones are active", .exclusion)

  /// Each attempt has one outcome, and its actions agree with it (S1.3, S5.5, S6.1).
  public static let outcomes = ExplorationProperty("each attempt has one outcome", .outcomes)

  /// ``idle``, ``exclusion`` and ``outcomes``, which have to hold in every scene.
  public static let laws = [idle, exclusion, outcomes]

  // MARK: What has to hold in some scenes

  /// Two recognizers never both recognize one touch.
  public static func never(_ one: String, and other: String) -> ExplorationProperty {
    about([one, other], "never both '\(one)' and '\(other)'", needing: .all) { interaction in
      for first in interaction.recognitions where first.recognizer == one {
        for second in interaction.recognitions
        where second.recognizer == other && !second.touches.isDisjoint(with: first.touches) {
          return "'\(one)' and '\(other)' both recognized the same touch"
        }
      }
      return nil
    }
  }

  /// When everything is idle again, one of several recognizers has recognized, unless a touch was
  /// cancelled or none of the recognizers had a touch.
  ///
  /// - Parameters:
  ///   - names: the names of the recognizers.
  ///   - premise: what the fingers have to have done; nil for anything.
  public static func always(oneOf names: [String], if premise: Premise? = nil)
    -> ExplorationProperty
  {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let condition = premise.map { " if \($0)" } ?? ""
    var property = about(names, "always one of \(list)\(condition)", needing: .one) { interaction in
      guard interaction.isOver, !interaction.wasCancelled, !interaction.participants.isEmpty,
        interaction.recognitions.isEmpty
          || !names.contains(where: { interaction.hasRecognized($0) }),
        premise.map(interaction.premises.contains) ?? true
      else { return nil }
      return "all is at rest again, and none of \(list) has recognized"
    }
    property.premise = premise
    return property
  }

  /// A recognizer that recognizes does so within a time after the last input: a touch that came
  /// down, moved, lifted or was cancelled, a scroll, a transform, a hover or an action.
  public static func within(_ limit: Duration, _ name: String) -> ExplorationProperty {
    let text = limit.inMilliseconds.exactText
    let title = "'\(name)' within \(text) ms"
    var property = about([name], title, readsDelays: true, needing: .all) { interaction in
      for recognition in interaction.recognitions
      where recognition.recognizer == name && recognition.delay > limit {
        let delay = recognition.delay.inMilliseconds.exactText
        return "'\(name)' recognized \(delay) ms after the last input"
      }
      return nil
    }
    property.limit = limit
    return property
  }
}

extension ExplorationProperty {
  /// The recognizers whose recognitions it needs.
  var names: [String] {
    switch check {
    case .idle, .exclusion, .outcomes: []
    case .interaction(let names, _, _): names
    }
  }

  /// Whether it compares recognizers by the touches that they had.
  var comparesTouches: Bool {
    switch check {
    case .idle, .exclusion, .outcomes: false
    case .interaction(_, let readsDelays, _): !readsDelays
    }
  }

  /// Whether it needs something to be tested.
  var hasNeed: Bool { need != .none }

  /// Whether only touches that reach all of its recognizers count.
  var needsAll: Bool { need == .all }

  /// Whether it could have been violated by scripts that came to this.
  func isPutToTest(by coverage: Coverage) -> Bool {
    if let premise, !coverage.premises.contains(premise) { return false }
    return switch need {
    case .none: coverage.hasAttempts
    case .one: names.contains(where: coverage.recognized.contains)
    case .all: names.allSatisfy(coverage.recognized.contains)
    }
  }

  /// Whether it depends on when fingers were last active.
  var readsDelays: Bool {
    switch check {
    case .idle, .exclusion, .outcomes: false
    case .interaction(_, let readsDelays, _): readsDelays
    }
  }
}
