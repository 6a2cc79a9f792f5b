import Foundation
import GestureCommands
import GestureDiagnosis
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTesting
import Gestures
import Testing

/// What a package with a recognizer of its own does with scenario files, by public API alone.
@Suite struct `A kind from another package` {
  private static let file = """
    {
      "name": "a checkmark and a pan on one card",
      "scene": {
        "size": [400, 400],
        "views": [{"id": "card", "frame": [0, 0, 400, 400]}],
        "recognizers": [
          {"id": "check", "kind": "checkmark", "view": "card", "set": {"minimumHeight": 60}},
          {"id": "tap", "kind": "tap", "view": "card"}
        ]
      },
      "script": [
        {"at": 0, "began": {"1": [100, 100]}},
        {"at": 16, "moved": {"1": [140, 160]}},
        {"at": 32, "moved": {"1": [180, 80]}},
        {"at": 48, "ended": {"1": [180, 80]}}
      ],
      "expect": {
        "actions": {"check": ["ended@48"], "tap": []},
        "values": [{"recognizer": "check", "state": "ended", "corner": [140, 160]}],
        "idle": true
      }
    }
    """

  private func scenario(_ edit: (String) -> String = { $0 }) throws -> Scenario {
    try Scenario(text: edit(Self.file), file: "check.json", kinds: .withCheckmark)
  }

  @Test func `keeps the laws`() {
    RecognizerLaws.verify { CheckmarkGestureRecognizer() }
  }

  @Test func `runs in a scenario file, with its property and its reading`() throws {
    let result = try scenario().run()
    #expect(result.passes, "\(result.report)")
  }

  @Test func `has readings of a number and of a displacement, too`() throws {
    let kind = RecognizerKind(
      "checkmark", sample: .stroke([Point(x: 0, y: 0), Point(x: 30, y: 30), Point(x: 90, y: -60)]),
      properties: [.number("minimumHeight", \CheckmarkGestureRecognizer.minimumHeight)],
      readings: [
        .number("height", \CheckmarkGestureRecognizer.minimumHeight),
        .vector("fromCorner", \CheckmarkGestureRecognizer.fromCorner),
      ]
    ) {
      CheckmarkGestureRecognizer()
    }
    let text = Self.file.replacing(
      #""corner": [140, 160]"#, with: #""height": 60, "fromCorner": [40, -80]"#)
    let result = try Scenario(text: text, kinds: .standard.adding(kind)).run()
    #expect(result.passes, "\(result.report)")
  }

  @Test func `falls short where its reading differs`() throws {
    let result = try scenario { $0.replacing("[140, 160]}]", with: "[150, 160]}]") }.run()
    #expect(result.report.contains("corner [140, 160]"), "\(result.report)")
  }

  @Test func `is written as it was read`() throws {
    let scenario = try scenario()
    #expect(try Scenario(text: scenario.text, kinds: .withCheckmark) == scenario)
    #expect(scenario.text.contains(#""set": {"minimumHeight": 60}"#), "\(scenario.text)")
  }

  @Test func `is unknown without its registration, and the error says what is known`() throws {
    let error = #expect(throws: ScenarioError.self) { try Scenario(text: Self.file) }
    #expect("\(try #require(error))".contains("\"checkmark\" is no kind"))
  }

  @Test func `has its properties checked`() throws {
    let error = #expect(throws: ScenarioError.self) {
      try scenario { $0.replacing("minimumHeight", with: "minimumHieght") }
    }
    #expect("\(try #require(error))".contains("did you mean \"minimumHeight\"?"))
  }

  @Test func `is explained, with the limit that would have helped`() throws {
    let scenario = try scenario { $0.replacing("60}", with: "90}") }
    let explanation = try #require(scenario.explain("check")).text()
    #expect(
      explanation.contains("the upstroke is low: 80 pt where 90 pt are needed"), "\(explanation)")
    #expect(explanation.contains("minimumHeight were 70 pt"), "\(explanation)")
  }

  @Test func `is linted by its profile`() throws {
    let findings = try scenario { $0.replacing(#""kind": "tap""#, with: #""kind": "checkmark""#) }
      .lint()
    #expect(findings.contains { $0.recognizers.count == 2 }, "\(findings)")
  }

  @Test func `is explored by its state`() throws {
    let exploration = try scenario().explore(depth: 3)
    #expect(exploration.isProof, "\(exploration)")
  }

  @Test func `stands in a new file, which passes`() throws {
    let scenario = Scenario.starting(with: [.checkmark, .tap])
    #expect(scenario.expectations.actions["checkmark"]?.isEmpty == false, "\(scenario.text)")
    #expect(scenario.run().passes)
  }

  @Test func `is written down from a simulation`() throws {
    let scenario = try scenario()
    #expect(scenario.scene.recognizers[0].kind == .checkmark)
  }

  @Test func `is run by a tool of the package's own`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("check.json")
    try Data(Self.file.utf8).write(to: file)
    let tool = GestureTool(name: "marks", kinds: .withCheckmark)
    #expect(await tool.run(["run", "--quiet", file.path]) == 0)
    #expect(await tool.run(["explain", file.path, "check"]) == 0)
    #expect(await GestureTool().run(["run", file.path]) == 2)
  }
}

extension CheckmarkGestureRecognizer {
  /// From the corner to where the finger lifts.
  fileprivate var fromCorner: Vector {
    corner.map { location(in: nil) - $0 } ?? .zero
  }
}
