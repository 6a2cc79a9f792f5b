import GestureCore
import GestureDiagnosis
import GestureScenario
import Testing

/// What lint says where requirements delay a reset, until which a recognizer gets no new touch: each
/// claim beside what comes of the fingers.
@Suite struct `Lint about resets` {
  private func scene(_ recognizers: (id: String, kind: String, more: String)...) -> FileScene {
    var scene = FileScene()
    for (id, kind, more) in recognizers { scene.add(id, kind, on: "card", more) }
    return scene
  }

  /// The recognizers that fire with a tap, and a drag soon after it.
  private func firing(in scene: FileScene, secondStroke: String) throws -> Set<String> {
    let tap = #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "ended": {"1": null}}, "#
    return Set(try scene.scenario(script: tap + secondStroke).play().actions.map(\.recognizer))
  }

  private let drag = """
    {"at": 140, "began": {"2": [100, 100]}}, {"at": 170, "moved": {"2": [130, 100]}},
    {"at": 200, "ended": {"2": null}}
    """
  private let tap = #"{"at": 140, "began": {"2": [100, 100]}}, {"at": 180, "ended": {"2": null}}"#

  @Test func `S6.8 the first of two pans has the next finger while a double tap holds the other`()
    throws
  {
    let scene = scene(
      ("a", "pan", ""), ("b", "pan", ""), ("c", "doubleTap", #""requireToFail": ["b"]"#))
    let found = try scene.findings().filter { $0.recognizers.first?.name == "a" }
    #expect(found.map(\.kind) == [.rarelyFires], "\(found)")
    #expect(
      found.first?.sentence.hasSuffix(
        "only soon after a tap, while 'c' may still recognize and 'b' is not reset") == true,
      "\(found)")
    #expect(try firing(in: scene, secondStroke: drag) == ["a"])
  }

  @Test func `S6.8 the first of two taps has the next finger while three taps hold the other`()
    throws
  {
    let scene = scene(
      ("a", "tap", ""), ("b", "tap", ""), ("d", "tap", #""requireToFail": ["b"]"#),
      ("c", "tap", #""requireToFail": ["d"], "set": {"numberOfTapsRequired": 3}"#))
    let found = try scene.findings(.rarelyFires).filter { $0.recognizers.first?.name == "a" }
    #expect(found.count == 1, "\(found)")
    #expect(try firing(in: scene, secondStroke: tap).contains("a"))
  }

  @Test func `S4.22 a tap that makes three taps fail is reset at once`() throws {
    let scene = scene(
      ("a", "tap", ""), ("b", "tap", ""),
      ("c", "tap", #""requireToFail": ["b"], "set": {"numberOfTapsRequired": 3}"#))
    let found = try scene.findings().filter { $0.recognizers.first?.name == "a" }
    #expect(found.map(\.kind) == [.alwaysBeaten], "\(found)")
    #expect(try firing(in: scene, secondStroke: tap) == ["b"])
  }

  @Test func `S6.7 a drag after a tap alone has its finger where requirements link it`() throws {
    let scene = scene(
      ("a", "pan", #""requireToFail": ["c"], "set": {"numberOfTapsRequired": 1}"#),
      ("b", "pan", ""), ("c", "swipe", #""requireToFail": ["b"]"#))
    let found = try scene.findings().filter {
      $0.recognizers.map(\.name) == ["a", "b"] && $0.kind != .late
    }
    #expect(found.isEmpty, "\(found)")
    #expect(try firing(in: scene, secondStroke: drag) == ["a"])
  }

  @Test func `S4.14 a tap that excludes the required one lets a drag after a tap go on`() throws {
    let scene = scene(
      ("a", "tap", ""), ("c", "tap", ""),
      ("b", "pan", #""requireToFail": ["a"], "set": {"numberOfTapsRequired": 1}"#))
    let found = try scene.findings(.neverFires)
    #expect(found.isEmpty, "\(found)")
    #expect(try firing(in: scene, secondStroke: drag) == ["c", "b"])
  }
}
