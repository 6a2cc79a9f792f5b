import GestureCore
import GestureScenario
import GestureTrace

// Changes of several delays at once: a list that waits for a scroll, and taps that wait for more.
extension ViewCandidates {
  /// The change that ends all delays which keep the view late; none where there are no more than
  /// two, which other candidates end.
  var endingAllDelays: [Change] {
    guard let wish, !wish.isForNothing, subject.isView else { return [] }
    let tester = ChangeTester(context: context)
    var delays = scenario.scene.recognizers.filter {
      $0.isEnabled && scenario.scene.contains(target, in: $0.view)
    }.flatMap(Delay.all)
    guard delays.count > 2, delays.count <= Self.mostDelays,
      tester.helps(.endAll(delays).aiming(at: .earlierFiring))
    else { return [] }
    for delay in delays {
      let others = delays.filter { $0 != delay }
      if tester.helps(.endAll(others).aiming(at: .earlierFiring)) { delays = others }
    }
    return delays.count > 2 ? [Change.endAll(delays).aiming(at: .earlierFiring)] : []
  }

  /// The largest number of delays that may end at once. (Our choice: it bounds the runs.)
  private static let mostDelays = 12

  /// How a recognizer delays what views are told.
  fileprivate enum Delay: Hashable {
    case begin(String)
    case lift(String)
    /// By a time in which nothing else happens: the recognizer and its property.
    case time(String, PropertyName)

    static func all(of spec: RecognizerSpec) -> [Delay] {
      if case .delay = spec.profile.trigger {
        return spec.kind.properties.filter { $0.form == .milliseconds }
          .map { .time(spec.id, $0.name) }
      }
      let fresh = spec.kind.make()
      return (spec.delaysTouchesBegan ?? fresh.delaysTouchesBegan ? [.begin(spec.id)] : [])
        + (spec.delaysTouchesEnded ?? fresh.delaysTouchesEnded ? [.lift(spec.id)] : [])
    }
  }
}

extension ViewCandidates.Delay {
  /// Ends the delay.
  fileprivate func end(in scenario: inout Scenario) {
    switch self {
    case .begin(let id): scenario.scene.changeRecognizer(id) { $0.delaysTouchesBegan = false }
    case .lift(let id): scenario.scene.changeRecognizer(id) { $0.delaysTouchesEnded = false }
    case .time(let id, let name):
      scenario.scene.changeRecognizer(id) { $0.settings[name] = .number(0) }
    }
  }
}

extension Change {
  /// Several delays end.
  fileprivate static func endAll(_ delays: [ViewCandidates.Delay]) -> Change {
    func clause(_ what: String, _ ids: [String], _ value: String) -> String? {
      ids.isEmpty ? nil : "the \(what) of \(ids.map { "'\($0)'" }.joinedAsList) were \(value)"
    }
    var (begins, lifts, times): ([String], [String], [String]) = ([], [], [])
    for delay in delays {
      switch delay {
      case .begin(let id): begins.append(id)
      case .lift(let id): lifts.append(id)
      case .time(let id, let name): times.append("the \(name) of '\(id)' were 0 ms")
      }
    }
    let clauses = [
      clause("delaysTouchesBegan", begins, "false"), clause("delaysTouchesEnded", lifts, "false"),
    ].compactMap { $0 }
    let whole: Clause = "\((clauses + times).joinedAsList)"
    var change = Change(whole) { scenario in
      for delay in delays { delay.end(in: &scenario) }
    }
    if !begins.isEmpty || !times.isEmpty { change.add(sideEffect: sideEffectOfTellingAtOnce) }
    return change
  }
}
