@testable import GestureScenarioAnalysis
import Testing

/// What a change costs, before it is put into words.
@Suite struct `A change's prices` {
  private let late = Consequence(.recognizer("pan"), .beginsAfter(limit: "30 pt"))
  private let bounded = Consequence(.recognizer("pan"), .other("take no fingers"))

  @Test func `add up`() {
    var change = Change("it were so") { _ in }
    change.add(price: late)
    change.add(price: nil)
    change.add(price: bounded)
    #expect(change.prices == [late, bounded])
  }

  @Test func `come once each`() {
    var change = Change("it were so") { _ in }
    change.add(price: late)
    change.add(prices: [bounded, late])
    #expect(change.prices == [late, bounded])
  }

  @Test func `are said of the explained one where they are said of its id`() {
    #expect(late.clause == "'pan' would begin only after 30 pt")
    #expect(late.explaining("pan").clause == "it would begin only after 30 pt")
    #expect(late.explaining("tap") == late)
  }

  @Test(arguments: [
    (Consequence(.recognizer("pan"), .silent), true),
    (Consequence(.recognizer("pan"), .firingLost([60]), .against), true),
    (Consequence(.recognizer("pan 2"), .silent), false),
    (Consequence(.recognizer("pan"), .firingMoved(to: [80], from: [60])), false),
    (Consequence(.explained, .silent), false),
  ])
  func `are not told of one that would not fire at all`(other: Consequence, isInstead: Bool) {
    #expect(other.isSilence(insteadOf: late) == isInstead)
    #expect(!other.isSilence(insteadOf: bounded))
  }

  @Test func `leave out "too" where what is explained no longer fires`() {
    let gain = Consequence(.recognizer("tap"), .firstFiring([60, 90]))
    #expect(gain.clause == "'tap' would fire too, at 60 ms and 90 ms")
    #expect(gain.insteadOfExplained.clause == "'tap' would fire at 60 ms and 90 ms")
  }
}
