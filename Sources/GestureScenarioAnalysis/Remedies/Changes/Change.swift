import GestureCore
import GestureScenario

/// One possible change to a scenario.
struct Change {
  /// A clause that continues "if".
  var clause: Clause
  let apply: (inout Scenario) -> Void
  /// The recognizer that is meant not to fire after the change.
  var loser: String?
  /// The recognizer's own property that it sets.
  var property: RecognizerKind.Property?
  /// Whether it is two changes.
  var isPair = false
  /// Whether it puts the recognizer on another view.
  var isMove = false
  /// Why other changes are preferred; nil for a change without drawbacks.
  var caution: Caution?
  /// Its side effects with scripts other than this one.
  private(set) var sideEffects: [Consequence] = []
  /// The views on which its recognizer is to take no touches.
  var refusedViews: [String] = []
  /// Whether a movement began before on those views, none of which is a control.
  var refusesMovements = false
  /// The recognizers that it allows together, two by two.
  var pairs: [Pair] = []
  /// Whether it allows two recognizers simultaneously, and does nothing else.
  var isAllowance = false
  /// The hand-over that it makes, or whose condition it changes: the giver and the taker.
  var handOver: Pair?
  /// The limit for which a value is still to be found.
  var limit: TunableLimit?
  /// The touch that has to hit a view, or a view in it, for the change to count.
  var arrival: (touch: TouchID, view: String)?
  /// The id of a recognizer without the change, and the ids of the recognizers that are compared to
  /// it with the change; nil where it keeps its id.
  var renaming: (old: String, new: [String])?
  /// The intended effect.
  var aim = Aim.moreFirings

  /// The ids of two recognizers.
  struct Pair: Hashable {
    let one: String
    let other: String
  }

  enum Caution {
    /// It changes which gesture is meant, or refuses what users usually do.
    case lastResort
    /// It needs a longer movement, or a longer time, than before.
    case longerWay
    /// It refuses movements along one axis.
    case axis
  }

  enum Aim {
    /// The subject fires more often.
    case moreFirings
    /// The subject fires earlier, or more often.
    case earlierFiring
    /// The subject fires less often.
    case fewerFirings
    /// The subject, a view, receives a touch, or receives it earlier.
    case delivery
  }

  /// Whether a movement has to go farther than before until it begins.
  var isLongerWay: Bool { property?.role == .hysteresis && caution == .longerWay }

  /// What distinguishes it from other changes: what a reader would be told of it, and its aim.
  struct Identity: Hashable {
    fileprivate let clause: Clause
    fileprivate let limit: TunableLimit.Identity?
    fileprivate let touch: TouchID?
    fileprivate let view: String?
    fileprivate let aim: Aim
  }

  var identity: Identity {
    Identity(
      clause: clause, limit: limit?.identity, touch: arrival?.touch, view: arrival?.view, aim: aim)
  }

  /// Adds what it costs with scripts other than this one, each cost once.
  mutating func add(sideEffects further: [Consequence]) {
    for sideEffect in further where !sideEffects.contains(sideEffect) {
      sideEffects.append(sideEffect)
    }
  }

  /// Adds what it costs with scripts other than this one; nil for nothing.
  mutating func add(sideEffect: Consequence?) { add(sideEffects: sideEffect.map { [$0] } ?? []) }

  /// Plays the changed scenario; in the record, recognizers have their ids from before the change.
  func outcome(of changed: Scenario) -> RunRecord {
    let outcome = changed.play()
    guard let ids = renaming else { return outcome }
    return ids.new.reduce(outcome) { $0.renamingRecognizer($1, to: ids.old) }
  }

  /// A copy with a reservation.
  func with(_ caution: Caution?) -> Change {
    var change = self
    change.caution = caution
    return change
  }

  /// A copy with another intended effect.
  func aiming(at aim: Aim) -> Change {
    var change = self
    change.aim = aim
    return change
  }

  /// A copy for the explanation of something else: it names the recognizer or view for which it was
  /// proposed.
  func naming(_ subject: Subject) -> Change {
    var change = ofAnother
    change.clause = clause.about(subject.words)
    change.sideEffects = sideEffects.map { sideEffect in
      subject.isView && sideEffect.topic == .explained
        ? sideEffect.naming(subject.words) : sideEffect.naming(recognizer: subject.id)
    }
    return change
  }

  /// A copy that counts only if it brings a touch to a view or a view in it.
  func bringing(_ touch: TouchID, to view: String) -> Change {
    var change = self
    change.arrival = (touch, view)
    return change
  }

  /// Any change.
  init(_ clause: Clause, _ apply: @escaping (inout Scenario) -> Void) {
    self.clause = clause
    self.apply = apply
  }

  /// Another setting of the recognizer with an id.
  init(_ clause: Clause, of id: String, _ apply: @escaping (inout RecognizerSpec) -> Void) {
    self.init(clause) { $0.scene.changeRecognizer(id, apply) }
  }

  /// Another setting of the view with an id.
  init(_ clause: Clause, ofView id: String, _ apply: @escaping (inout ViewSpec) -> Void) {
    self.init(clause) { $0.scene.changeView(id, apply) }
  }

  /// Another answer, whatever the scene's own rules say.
  init(_ clause: Clause, _ rules: [DelegateRule]) {
    self.init(clause) { $0.scene.delegateRules.insert(contentsOf: rules, at: 0) }
  }
}

extension DelegateRule {
  /// A rule without conditions for one recognizer.
  init(
    _ question: DelegateRule.Question, of recognizer: String, other: String? = nil,
    hitView: String? = nil, answer: Bool
  ) {
    self.init(question, answer: answer)
    self.recognizer = recognizer
    self.other = other
    self.hitView = hitView
  }
}
