import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// A ring that delegates would close (S4.32): the requirement that comes last is refused, and the
/// others hold.
@Suite struct `A ring that is asked for` {
  private func scenario(_ order: [String], delegate: String) throws -> Scenario {
    let specs = [
      "a": "{\"id\": \"a\", \"kind\": \"tap\", \"view\": \"page\", \"requireToFail\": [\"b\"]}",
      "b": "{\"id\": \"b\", \"kind\": \"doubleTap\", \"view\": \"page\"}",
    ]
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
          "recognizers": [\(order.compactMap { specs[$0] }.joined(separator: ", "))],
          "delegate": [{"question": "shouldRequireFailure", \(delegate) "answer": true}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 40, "ended": {"1": null}},
           {"at": 120, "began": {"1": [50, 50]}}, {"at": 160, "ended": {"1": null}}]}
        """)
  }

  @Test(arguments: [["a", "b"], ["b", "a"]], ["\"recognizer\": \"b\", \"other\": \"a\",", ""])
  func `is told, and nothing that its refusal prevents`(
    order: [String], delegate: String
  ) throws {
    let scenario = try scenario(order, delegate: delegate)
    let found = scenario.lint()
    #expect(found.map(\.kind) == [.cycle, .late], "\(found)")
    #expect(
      found.first?.sentence.hasSuffix("that 'b' waits for 'a' will be refused, for it comes last")
        == true, "\(found)")
    let actions = scenario.play().entries.compactMap { entry in
      if case .action(let label, _) = entry.what { label.name } else { nil }
    }
    #expect(actions == ["b"])
  }

  private static let rings = [
    ["{\"question\": \"shouldRequireFailure\", \"answer\": true}"],
    ["{\"question\": \"shouldBeRequiredToFail\", \"answer\": true}"],
    [("a", "b"), ("b", "a")].map(wait), [("a", "b"), ("b", "c"), ("c", "a")].map(wait),
  ]

  private static func wait(_ waiting: String, _ other: String) -> String {
    "{\"question\": \"shouldRequireFailure\", \"recognizer\": \"\(waiting)\", "
      + "\"other\": \"\(other)\", \"answer\": true}"
  }

  @Test(arguments: rings, [["tap", "doubleTap", "longPress"], ["pan", "swipe", "longPress"]])
  func `is fixed without a word that the next one takes back`(
    answers: [String], kinds: [String]
  ) throws {
    var scene = FileScene()
    for (id, kind) in zip(["a", "b", "c"], kinds) { scene.add(id, kind) }
    scene.delegate = answers
    var scenario = try scene.scenario()
    var dropped: Set<[String]> = []
    for _ in 0..<9 {
      let found = scenario.lint().filter { $0.severity > .note }
      guard let fix = found.lazy.compactMap({ $0.fixes.first }).first else { break }
      for case .add(.requirement, let one, let other) in fix.edits {
        #expect(!dropped.contains([one.name, other.name]), "\(fix)")
      }
      for case .drop(.requirement, let one, let other) in fix.edits {
        dropped.insert([one.name, other.name])
      }
      scenario.apply(fix)
    }
    #expect(!dropped.isEmpty)
    #expect(scenario.lint().allSatisfy { $0.severity == .note }, "\(scenario.lint())")
  }
}
