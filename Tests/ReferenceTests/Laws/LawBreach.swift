import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit

/// A scenario in which the engine breaks laws that hold whatever happens.
struct LawBreach {
  let scenario: Scenario
  let sentences: [String]
  let timeline: String

  /// Nil where every law is kept.
  init?(in scenario: Scenario, breaking extraLaw: (RunRecord) -> [String] = { _ in [] }) {
    let scenario = scenario.withAllFingersLifted
    let outcome = LawOutcome(of: scenario)
    sentences = outcome.faults + extraLaw(outcome.record)
    guard !sentences.isEmpty else { return nil }
    self.scenario = scenario
    timeline = outcome.record.timeline.text()
  }

  /// The smallest scenario that still breaks a law.
  static func search(
    in scenario: Scenario, breaking extraLaw: @escaping (RunRecord) -> [String] = { _ in [] }
  ) -> LawBreach? {
    guard LawBreach(in: scenario, breaking: extraLaw) != nil else { return nil }
    let shrinker = Shrinker<Scenario>(
      simpler: { $0.simpler }, hasFault: { LawBreach(in: $0, breaking: extraLaw) != nil })
    return LawBreach(in: shrinker.smallest(of: scenario), breaking: extraLaw)
  }
}

extension LawBreach: CustomStringConvertible {
  var description: String {
    """
    \(sentences.joined(separator: "\n"))

    \(scenario.text)
    \(timeline)
    """
  }
}

extension Scenario {
  /// The scenario with the fingers that its script leaves down lifted, since only then all has to
  /// come to rest.
  var withAllFingersLifted: Scenario {
    var down: Set<String> = []
    var hasPointer = false
    for step in script {
      down.formUnion(step.content.began.keys)
      down.subtract(step.content.ended.keys)
      if case .touches(let ids) = step.content.cancelled { down.subtract(ids) }
      if let hover = step.content.hover { hasPointer = hover != .left }
    }
    guard !down.isEmpty || hasPointer else { return self }
    var scenario = self
    var last = StepContent()
    for id in down { last.ended[id] = .some(nil) }
    if hasPointer { last.hover = .left }
    scenario.script.append(Scenario.Step(at: (script.last?.at ?? 0) + 20, last))
    return scenario
  }
}

/// What is left of a run when its world is gone.
struct LawOutcome {
  let record: RunRecord
  let numberOfEvents: Int
  private let breaches: [String]
  private let mortals: [Mortal]

  /// The laws that were broken, and what is still alive.
  var faults: [String] {
    breaches + mortals.filter { $0.object != nil }.map { "'\($0.name)' is not freed" }
  }

  /// Something that has to go when the world does.
  private struct Mortal {
    let name: String
    weak var object: AnyObject?
  }

  init(of scenario: Scenario) {
    let run = ScenarioRun(scenario)
    let laws = Laws()
    let presses = ControlPresses(run)
    run.simulation.dispatcher.addObserver(laws)
    run.finish()
    record = run.record
    numberOfEvents = run.simulation.sent.count
    var breaches = laws.breaches + presses.breaches
    if record.problems.isEmpty {
      breaches += Self.pendingWork(in: run)
      breaches += laws.unfinishedTouches.map { "a view waits for the end of touch \($0.rawValue)" }
      breaches += presses.pressed.sorted().map { "control '\($0)' stays pressed" }
      breaches += laws.namesOfThoseUnderWay.map { "'\($0)' is never reset" }
    }
    self.breaches = breaches
    laws.forgetTouches()
    mortals =
      Self.recognizers(of: run).map { Mortal(name: $0, object: run.recognizer($0)) }
      + scenario.scene.views.map { Mortal(name: $0.id, object: run.view($0.id)) }
      + [Mortal(name: "dispatcher", object: run.simulation.dispatcher)]
  }

  /// What is not at rest with all fingers lifted and all deadlines past.
  private static func pendingWork(in run: ScenarioRun) -> [String] {
    var pendingWork = run.simulation.dispatcher.isIdle ? [] : ["the dispatcher is not idle"]
    for id in recognizers(of: run) {
      guard let recognizer = run.recognizer(id) else { continue }
      let states = [recognizer.state, recognizer.handle.trackingState]
      if states != [.possible, .possible] { pendingWork.append("'\(id)' stays \(states)") }
    }
    return pendingWork
  }

  /// The ids of all recognizers, those that sets have made included.
  private static func recognizers(of run: ScenarioRun) -> [String] {
    run.scenario.scene.recognizers.flatMap { spec in
      guard spec.forEachTouch != nil else { return [spec.id] }
      return (1...).lazy.map { "\(spec.id)#\($0)" }.prefix { run.recognizer($0) != nil }.map { $0 }
    }
  }
}

/// Watches the controls of a run: what is pressed is released once.
private final class ControlPresses {
  private(set) var breaches: [String] = []
  private(set) var pressed: Set<String> = []

  init(_ run: ScenarioRun) {
    for spec in run.scenario.scene.views where spec.control != nil {
      guard let control = run.view(spec.id) as? Control else { continue }
      control.onEvent(.touchDown) { [weak self] _ in self?.press(spec.id) }
      control.onEvent([.touchUpInside, .touchUpOutside, .touchCancel]) { [weak self] _ in
        self?.release(spec.id)
      }
    }
  }

  private func press(_ id: String) {
    if !pressed.insert(id).inserted { breaches.append("control '\(id)' is pressed twice") }
  }

  private func release(_ id: String) {
    if pressed.remove(id) == nil { breaches.append("control '\(id)' is released unpressed") }
  }
}
