import GestureCore
import GestureScenario

/// A second opinion: what a scenario comes to by the text of the rules (Docs/Rules.md), read
/// without a look at the engine.
///
/// It is slow on purpose. Nothing is stored that a rule can be asked about again, and each function
/// is a rule or two. It models views, touches, scripted recognizers with all their relations, and
/// what hosts do to them; no time limits, since scripted recognizers have none.
struct ReferenceWorld {
  var views: ViewTree
  var members: [Member] = []
  /// Who waits for whom, for as long as both live (S4.37), in the order of declaration.
  var requirements: [Requirement] = []
  /// Who starts after whom (S15.1), in the order of declaration.
  var prerequisites: [Requirement] = []
  let rules: [DelegateRule]
  let reactions: [Scenario.Reaction]
  /// How often each rule has matched a question.
  var askings: [Int: Int] = [:]
  var fingers: [Finger] = []
  /// What scripted recognizers assign in the event under way.
  var orders: [String: [GestureState]] = [:]
  /// The answers to whether a recognizer wants the event under way.
  var eventAnswers: [String: Bool] = [:]
  /// Unit: milliseconds.
  var now = 0.0
  var story = Story()
  /// Whether the law leaves open what comes next.
  var isOpen = false
  var additions = 0

  /// One recognizer that waits for another: to fail, or to begin.
  struct Requirement: Hashable {
    var waiter: String
    var required: String
  }

  /// What a scenario comes to.
  ///
  /// - Throws: ``NotModelled`` if it has something that the reference doesn't know.
  static func story(of scenario: Scenario) throws(NotModelled) -> Story {
    var world = try ReferenceWorld(scenario.scene)
    for step in scenario.script { try world.play(step) }
    if world.isOpen { throw NotModelled("an open case of sequences") }
    world.close()
    return world.story
  }

  private init(_ scene: Scenario.Scene) throws(NotModelled) {
    views = ViewTree(scene)
    rules = scene.delegateRules
    reactions = scene.reactions
    for rule in rules {
      guard rule.actions.isEmpty else { throw NotModelled("questions with side effects") }
      if rule.question == .shouldRecognizeSimultaneously, rule.times != nil {
        throw NotModelled("a question that is asked as often as you like (S3.19)")
      }
    }
    if !scene.handOvers.isEmpty { throw NotModelled("hand-overs") }
    for view in scene.views where view != Self.plain(view) { throw NotModelled("\(view)") }
    for spec in scene.recognizers {
      guard spec.kind == .scripted else { throw NotModelled(spec.kind.word) }
      guard spec.forEachTouch == nil else { throw NotModelled("sets") }
      additions += 1
      members.append(
        Member(
          spec: spec, view: spec.view, addition: additions, isEnabled: spec.isEnabled))
    }
    for spec in scene.recognizers {
      for required in spec.requireToFail { require(spec.id, toFail: required) }
      for first in spec.startsAfter { start(spec.id, after: first) }
    }
  }

  /// The view without what the reference doesn't know.
  private static func plain(_ view: ViewSpec) -> ViewSpec {
    var plain = ViewSpec(id: view.id, frame: view.frame)
    plain.parent = view.parent
    plain.isHidden = view.isHidden
    plain.alpha = view.alpha
    plain.isUserInteractionEnabled = view.isUserInteractionEnabled
    plain.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    return plain
  }

  /// Notes the attempts that are still under way at the end.
  private mutating func close() {
    for member in members {
      if let attempt = member.attempt { story.note(attempt, of: member.id, resetAt: nil) }
    }
  }

  // MARK: Looking up

  /// A recognizer's attempt.
  subscript(id: String) -> Trial? {
    get { members.first { $0.id == id }?.attempt }
    set {
      guard let index = members.firstIndex(where: { $0.id == id }) else { return }
      members[index].attempt = newValue
    }
  }

  func member(_ id: String) -> Member? { members.first { $0.id == id } }

  /// Those that are in an attempt, in the order of S4.4: the nearer view first, and on one view the
  /// later addition.
  var participants: [String] {
    members.filter { $0.attempt != nil }.sorted { left, right in
      let (one, other) = (left.attempt?.depth ?? 0, right.attempt?.depth ?? 0)
      return one == other ? left.addition > right.addition : one > other
    }.map(\.id)
  }
}

/// Something in a scenario that the reference doesn't know.
struct NotModelled: Error {
  let what: String
  init(_ what: String) { self.what = what }
}
