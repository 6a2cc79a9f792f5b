@testable import GestureScenario
import Testing

@Suite struct `Matching of sequences` {
  private func match(_ expected: String, _ actual: String) -> SequenceMatch<Character> {
    // "a*" is a repeated entry, "a" a single one; what came stands at 0, 1, 2 …
    var entries: [Scenario.Expected<Character>] = []
    for sign in expected {
      if sign == "*" {
        entries[entries.count - 1].isRepeated = true
      } else {
        entries.append(Scenario.Expected(sign))
      }
    }
    return SequenceMatch(
      expected: entries, actual: actual.enumerated().map { ($0.element, Double($0.offset)) }
    ) { String($0) }
  }

  @Test func `what is as expected`() {
    for (expected, actual) in [
      ("", ""), ("abc", "abc"), ("ab*c", "ac"), ("ab*c", "abbbc"), ("ab*bc", "abc"),
      ("b*bb*", "b"), ("a*", ""), ("xa*b*y", "xababy"), ("a*b*", "bbaa"),
    ] as [(String, String)] {
      #expect(match(expected, actual).isMatch, "\(expected), \(actual)")
    }
  }

  @Test func `what is not`() {
    for (expected, actual) in [
      ("", "a"), ("a", ""), ("abc", "acb"), ("ab*c", "abdc"), ("ab*bc", "ac"), ("a*xb*", "bxa"),
    ] as [(String, String)] {
      #expect(!match(expected, actual).isMatch, "\(expected), \(actual)")
    }
  }

  @Test func `long stretches that agree are cut short`() {
    let lines = match("ab*cx", "a" + String(repeating: "b", count: 20) + "c").lines
    #expect(
      lines == [
        .common("a@0"), .common("… 20 as expected …"), .common("c@21"), .missing("x"),
      ])
  }
}
