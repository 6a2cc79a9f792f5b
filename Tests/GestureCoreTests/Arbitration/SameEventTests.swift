import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

/// Several recognizers want to leave `possible` in one event.
@Suite struct `Candidates of one event` {
  let stage = Stage()

  @Test func `S4.3 S5.8 all digest the event before any is decided on`() {
    var told: [String] = []
    func witness(_ name: String) -> ScriptedRecognizer {
      ScriptedRecognizer(name).on(.ended) { recognizer in
        told.append(name)
        recognizer.core.state = .ended
      }
    }
    let winner = witness("winner")
    winner.onAction { _ in told.append("action") }
    let losers = [witness("first loser"), witness("second loser")]
    stage.window.addGestureRecognizer(losers[0])
    stage.add(losers[1], winner)
    stage.tap()
    #expect(told.count == 4 && told.last == "action", "\(told)")
    #expect(stage.actions == ["winner ended"], "\(stage.log)")
    for loser in losers {
      #expect(loser.core.lastOutcome?.state == .failed, "\(stage.log)")
    }
  }

  @Test(arguments: [false, true])
  func `S4.4 the recognizer of the view nearer to the hit view wins`(isChildAddedFirst: Bool) {
    let parent = ScriptedRecognizer("parent", .tap)
    let child = ScriptedRecognizer("child", .tap)
    if isChildAddedFirst { stage.add(child) }
    stage.window.addGestureRecognizer(parent)
    if !isChildAddedFirst { stage.add(child) }
    stage.tap()
    #expect(stage.actions == ["child ended"], "\(stage.log)")
  }

  @Test(arguments: [["one", "two", "three"], ["three", "one", "two"], ["two", "three", "one"]])
  func `S4.4 on one view the one added last wins`(names: [String]) {
    for name in names { stage.add(ScriptedRecognizer(name, .tap)) }
    stage.tap()
    #expect(stage.actions == ["\(names[2]) ended"], "\(stage.log)")
  }

  @Test func `S4.4 adding a recognizer anew makes it the last one added`() {
    let first = ScriptedRecognizer("first", .tap)
    let second = ScriptedRecognizer("second", .tap)
    stage.add(first, second)
    stage.card.removeGestureRecognizer(first)
    stage.add(first)
    stage.tap()
    #expect(stage.actions == ["first ended"], "\(stage.log)")
  }

  @Test func `S4.4 touches are delivered in the order of arbitration`() {
    var told: [String] = []
    for name in ["early", "late"] {
      stage.add(ScriptedRecognizer(name).on(.began) { _ in told.append(name) })
    }
    stage.window.addGestureRecognizer(
      ScriptedRecognizer("outer").on(.began) { _ in told.append("outer") })
    stage.finger.down(at: stage.place)
    #expect(told == ["late", "early", "outer"], "\(stage.log)")
  }

  @Test func `S4.16 two that do not block each other both recognize`() {
    let one = ScriptedRecognizer("one", .tap)
    let two = ScriptedRecognizer("two", .tap)
    let delegate = ScriptedDelegate()
    delegate.allow(one, with: two)
    stage.add(one, two)
    stage.tap()
    #expect(stage.actions == ["two ended", "one ended"], "\(stage.log)")
    let outcomes = stage.log.outcomes(of: "one") + stage.log.outcomes(of: "two")
    #expect(outcomes.map(\.timestamp) == [.milliseconds(50), .milliseconds(50)])
  }

  @Test(arguments: [false, true])
  func `S4.40 S14.4 the one that can block one-sidedly wins in either order of adding`(
    isSingleAddedLast: Bool
  ) {
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    single.name = "single"
    double.name = "double"
    double.numberOfTapsRequired = 2
    if isSingleAddedLast { stage.add(double, single) } else { stage.add(single, double) }
    stage.simulation.tap(at: stage.place, taps: 2)
    #expect(stage.actions == ["single ended", "double ended"], "\(stage.log)")
    #expect(stage.reason(of: single) == .excluded(by: double.label), "\(stage.log)")
  }

  @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
  func `S4.40 S14.4 of several ranks the highest wins in every order of adding`(ranks: [Int]) {
    var rankOfName: [String: Int] = [:]
    for rank in ranks {
      let recognizer = ScriptedRecognizer("rank \(rank)", .tap)
      rankOfName[recognizer.name] = rank
      recognizer.prevents = { rank >= rankOfName[$0.name] ?? 0 }
      stage.add(recognizer)
    }
    stage.tap()
    #expect(stage.actions == ["rank 3 ended"], "\(stage.log)")
  }

  @Test(arguments: [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]])
  func `S14.4 a ring of one-sided blockers falls back to the order of adding`(names: [String]) {
    let blockedBy = ["a": "b", "b": "c", "c": "a"]
    for name in names {
      let recognizer = ScriptedRecognizer(name, .tap)
      recognizer.prevents = { $0.name == blockedBy[name] }
      stage.add(recognizer)
    }
    // Added last, so first: it blocks its victim, whose own victim survives.
    let first = names[2]
    stage.tap()
    #expect(stage.actions.first == "\(first) ended", "\(stage.log)")
    #expect(!stage.actions.contains("\(blockedBy[first] ?? "") ended"), "\(stage.log)")
  }

  @Test func `S14.4 one that has lost already is not asked whether it should begin`() {
    let one = ScriptedRecognizer("one", .tap)
    let two = ScriptedRecognizer("two", .tap)
    let delegate = ScriptedDelegate()
    one.delegate = delegate
    two.delegate = delegate
    stage.add(one, two)
    stage.tap()
    #expect(stage.thoseAskedToBegin == ["two"], "\(stage.log)")
  }

  @Test func `S14.4 if the winner is vetoed the next one is considered`() {
    let one = ScriptedRecognizer("one", .tap)
    let two = ScriptedRecognizer("two", .tap)
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = { $0.name != "two" }
    one.delegate = delegate
    two.delegate = delegate
    stage.add(one, two)
    stage.tap()
    #expect(stage.thoseAskedToBegin == ["two", "one"], "\(stage.log)")
    #expect(stage.actions == ["one ended"], "\(stage.log)")
    #expect(stage.reason(of: two) == .deniedByDelegate, "\(stage.log)")
  }

  @Test(arguments: [false, true])
  func `S14.3 one that fails by itself in the event holds no other, in either order of adding`(
    isWaitingAddedLast: Bool
  ) {
    let waiting = ScriptedRecognizer("waiting", .tap)
    let required = ScriptedRecognizer("required").on(.ended, [.failed])
    waiting.require(toFail: required)
    if isWaitingAddedLast { stage.add(required, waiting) } else { stage.add(waiting, required) }
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    #expect(!stage.log.tellsOfHolding, "\(stage.log)")
  }

  @Test(arguments: [false, true])
  func `S14.3 one that fails by itself in the event keeps its own reason`(isWinnerAddedLast: Bool) {
    let winner = ScriptedRecognizer("winner", .tap)
    let quitter = ScriptedRecognizer("quitter").on(.ended, [.failed])
    if isWinnerAddedLast { stage.add(quitter, winner) } else { stage.add(winner, quitter) }
    stage.tap()
    #expect(stage.reason(of: quitter) == .ownDecision, "\(stage.log)")
  }
}
