import GestureCore
import GestureScenario
@testable import GestureScenarioAnalysis
import Testing

/// What else a change does, before it is put into words.
@Suite struct `A change's side effects` {
  private let late = Consequence(.recognizer("pan"), .beginsAfter(limit: "30 pt"))
  private let bounded = Consequence(.recognizer("pan"), .other("take no fingers"))

  @Test func `add up`() {
    var change = Change("it were so") { _ in }
    change.add(sideEffect: late)
    change.add(sideEffect: nil)
    change.add(sideEffect: bounded)
    #expect(change.sideEffects == [late, bounded])
  }

  @Test func `come once each`() {
    var change = Change("it were so") { _ in }
    change.add(sideEffect: late)
    change.add(sideEffects: [bounded, late])
    #expect(change.sideEffects == [late, bounded])
  }

  @Test(arguments: [(0.3, true), (0.05, false)])
  func `of a circle's tolerance are less round figures`(
    tolerance: Double, isTold: Bool
  ) throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "recognizers": [
          {"id": "circle", "kind": "circle", "view": "window"}]}, "script": []}
        """)
    let spec = scenario.scene.recognizers[0]
    let property = try #require(spec.kind.property(.tolerance))
    let sideEffect = property.sideEffect(of: .number(tolerance), for: spec)
    #expect((sideEffect?.clause == "'circle' would accept figures that are less round") == isTold)
  }

  @Test func `are said of the explained one where they are said of its id`() {
    #expect(late.clause == "'pan' would begin only after 30 pt")
    #expect(late.explaining("pan").clause == "it would begin only after 30 pt")
    #expect(late.explaining("tap") == late)
  }

  @Test(arguments: [
    (Consequence(.recognizer("pan"), .silent), false),
    (Consequence(.recognizer("pan"), .silent, .against(.file)), true),
    (Consequence(.recognizer("pan"), .firingLost([60])), true),
    (Consequence(.recognizer("tap"), .silent), true),
  ])
  func `leave out the script where its gesture is told`(other: Consequence, isTold: Bool) {
    let words = "no longer fire with a drag"
    let lost = Consequence(.recognizer("pan"), .gestureLost(words, isScripts: true))
    let elsewhere = Consequence(.recognizer("pan"), .gestureLost(words, isScripts: false))
    let ofScript = Consequence(.recognizer("pan"), .silentWithScript)
    #expect([other, lost].withoutImplied(isPrecise: false) == (isTold ? [other, lost] : [lost]))
    #expect(
      [other, elsewhere].withoutImplied(isPrecise: false) == [isTold ? other : ofScript, elsewhere])
  }

  @Test(arguments: [true, false])
  func `say whether the script's touches alone are meant`(isPrecise: Bool) {
    let silent = Consequence(.recognizer("pan"), .silent)
    let words = [silent].withoutImplied(isPrecise: isPrecise).map(\.clause)
    #expect(words == ["'pan' would not fire" + (isPrecise ? " with these touches" : "")])
    let against = Consequence(.recognizer("pan"), .silent, .against(.file))
    #expect([against].withoutImplied(isPrecise: isPrecise) == [against])
  }

  @Test func `tell of a limit and of the script at once`() {
    let silent = Consequence(.recognizer("pan"), .silent)
    let both = [silent, late].withoutImplied(isPrecise: false).map(\.clause)
    #expect(both == ["'pan' would begin only after 30 pt, and not with these touches"])
    for other in [
      Consequence(.recognizer("pan"), .silent, .against(.file)),
      Consequence(.recognizer("tap"), .silent),
    ] {
      #expect([other, late].withoutImplied(isPrecise: false) == [other, late])
    }
  }

  @Test func `leave out "too" where what is explained no longer fires`() {
    let gain = Consequence(.recognizer("tap"), .firstFiring([60, 90]))
    #expect(gain.clause == "'tap' would fire too, at 60 ms and 90 ms")
    #expect(gain.insteadOfExplained.clause == "'tap' would fire at 60 ms and 90 ms")
  }
}
