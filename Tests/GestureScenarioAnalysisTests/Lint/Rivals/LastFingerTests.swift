import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// One that takes a single finger fails with a second one, and starts anew with a third, which it
/// then has alone (S6.9).
@Suite struct `The last of three fingers that come one by one` {
  enum Kind: String, CaseIterable {
    case tap, longPress, pan, swipe

    /// The entry of a recognizer that needs as many fingers, and takes no more.
    func entry(_ id: String, fingers: Int, _ more: String = "") -> String {
      let number =
        self == .pan
        ? #""minimumNumberOfTouches": \#(fingers), "maximumNumberOfTouches": \#(fingers)"#
        : #""numberOfTouchesRequired": \#(fingers)"#
      return
        #"{"id": "\#(id)", "kind": "\#(rawValue)", "view": "map", "set": {\#(number)}\#(more)}"#
    }

    /// What comes after the third finger is down at 60 ms; that one lifts first.
    var script: String {
      let lifts = (1...3).map { #"{"at": \#(1300 - 10 * $0), "ended": {"\#($0)": null}}"# }
        .reversed()
      switch self {
      case .tap:
        return (1...3).map { #"{"at": \#(150 - 10 * $0), "ended": {"\#($0)": null}}"# }.reversed()
          .joined(separator: ", ")
      case .longPress: return lifts.joined(separator: ", ")
      case .pan, .swipe:
        let moves = (1...10).map { step in
          let places = (1...3).map { #""\#($0)": [\#(60 * $0 + 10 * step), 300]"# }
          return #"{"at": \#(60 + 16 * step), "moved": {\#(places.joined(separator: ", "))}}"#
        }
        return (moves + lifts).joined(separator: ", ")
      }
    }
  }

  private func scenario(_ entries: [String], _ script: String) throws -> Scenario {
    try Scenario(
      text: #"""
        {"scene": {"size": [400, 800],
          "views": [{"id": "map", "frame": [0, 0, 400, 800]}],
          "recognizers": [\#(entries.joined(separator: ", "))]},
         "script": [{"at": 0, "began": {"1": [60, 300]}}, {"at": 30, "began": {"2": [120, 300]}},
          {"at": 60, "began": {"3": [180, 300]}}, \#(script)]}
        """#)
  }

  private func rarelyFires(_ scenario: Scenario) -> [Lint.Finding] {
    scenario.lint().filter { $0.kind == .rarelyFires && $0.recognizers.first?.name == "three" }
  }

  private func winner(_ scenario: Scenario) -> String? {
    for entry in scenario.play().entries {
      if case .action(let label, _) = entry.what { return label.name }
    }
    return nil
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `goes to the one for one finger wherever lint says so (S6.9, S4.4)`(
    _ one: Kind, _ other: Kind
  ) throws {
    let entries = [one.entry("one", fingers: 1), other.entry("three", fingers: 3)]
    for list in [entries, entries.reversed()] {
      let scenario = try scenario(list, other.script)
      let (found, winner) = (rarelyFires(scenario), winner(scenario))
      #expect(found.count == (winner == "one" ? 1 : 0), "\(list): \(winner ?? "none"), \(found)")
      for finding in found {
        #expect(
          finding.sentence.contains(
            "recognizes with the last of the fingers alone; with touches that begin while 'one' is "
              + "free it comes first only where several of its fingers come down in one event"),
          "\(finding.sentence)")
      }
    }
  }

  @Test func `stays with the one that it links to others, which is reset with them (S6.7)`() throws
  {
    let linked = [
      Kind.tap.entry("three", fingers: 3),
      Kind.tap.entry("one", fingers: 1, #", "requireToFail": ["three"]"#),
    ]
    let scenario = try scenario(linked, Kind.tap.script)
    #expect(rarelyFires(scenario).isEmpty)
    #expect(winner(scenario) == "three")
  }

  @Test func `is the second one of two fingers, and makes it fail`() throws {
    let entries = [Kind.tap.entry("two", fingers: 2), Kind.tap.entry("one", fingers: 1)]
    let scenario = try scenario(entries, Kind.tap.script)
    #expect(scenario.lint().isEmpty, "\(scenario.lint())")
  }
}
