import GestureCore
import GestureDiagnosis
import GestureScenario
import Testing

/// Gestures after taps, sets, and longer drags that are waited for: each claim beside what comes of
/// the fingers.
@Suite struct `A claim about gestures after taps and about sets` {
  private static let afterTap = "\"set\": {\"numberOfTapsRequired\": 1}"
  private static let set = "\"forEachTouch\": {}"

  private func scene(
    _ first: (kind: String, more: String), _ second: (kind: String, more: String)
  ) -> FileScene {
    var scene = FileScene()
    scene.add("a", first.kind, on: "card", first.more)
    scene.add("b", second.kind, on: "card", second.more)
    return scene
  }

  /// The recognizers that fire in a script on the scene.
  private func firing(in scene: FileScene, _ steps: String...) throws -> Set<String> {
    let scenario = try scene.scenario(script: steps.joined(separator: ", "))
    return Set(scenario.play().actions.map(\.recognizer))
  }

  private let tapAndPress = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "ended": {"1": null}},
    {"at": 140, "began": {"1": [100, 100]}}, {"at": 740, "ended": {"1": null}}
    """
  private let tapAndDrag = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "ended": {"1": null}},
    {"at": 140, "began": {"1": [100, 100]}}, {"at": 170, "moved": {"1": [100, 130]}},
    {"at": 200, "ended": {"1": null}}
    """

  @Test(arguments: [
    ("longPress", "longPress"), ("longPress", "pan"), ("longPress", "pinch"), ("pan", "pan"),
    ("pan", "longPress"), ("pan", "swipe"),
  ])
  func `the taps make one fail that is waited for, until both are done (S6.7, S6.8)`(
    waiting: String, other: String
  ) throws {
    let scene = scene((waiting, Self.afterTap + ", \"requireToFail\": [\"b\"]"), (other, ""))
    let found = try scene.findings().filter { $0.recognizers.first?.name == "a" }
    #expect(found.isEmpty, "\(found)")
    let script = waiting == "pan" ? tapAndDrag : tapAndPress
    #expect(try firing(in: scene, script) == ["a"])
  }

  @Test func `a double tap is not late by a press after one tap (S6.7)`() throws {
    let scene = scene(("doubleTap", "\"requireToFail\": [\"b\"]"), ("longPress", Self.afterTap))
    #expect(try scene.findings().filter { $0.kind == .late }.isEmpty)
  }

  @Test(arguments: ["longPress", "pan"])
  func `of two equal ones after taps the first never fires (S4.4)`(kind: String) throws {
    let scene = scene((kind, Self.afterTap), (kind, Self.afterTap))
    #expect(try scene.findings().map(\.kind) == [.alwaysBeaten])
    #expect(try firing(in: scene, kind == "pan" ? tapAndDrag : tapAndPress) == ["b"])
  }

  @Test func `a press that waits for taps waits longest where it lifts as one (S4.41)`() throws {
    let scene = scene(("longPress", "\"requireToFail\": [\"b\"]"), ("doubleTap", ""))
    let found = try scene.findings()
    #expect(
      found.first?.sentence
        == "'a' will fire up to 600 ms late, even after the lift, if no further tap follows, and not "
        + "at all with a touch within 350 ms of a tap, because it waits until 'b' has failed",
      "\(found)")
    let script = #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 740, "ended": {"1": null}}"#
    let record = try scene.scenario(script: script).play()
    // 590 ms after it was complete.
    #expect(record.actions.first { $0.recognizer == "a" }?.at == 1090)
  }

  @Test func `taps before of two fingers are none for one finger (S9.6, S15.21)`() throws {
    let scene = scene(
      ("pan", "\"set\": {\"numberOfTapsRequired\": 1, \"minimumNumberOfTouches\": 2}"),
      ("pan", Self.afterTap))
    let found = try scene.findings().filter { $0.recognizers.first?.name == "a" }
    #expect(!found.contains { [.alwaysBeaten, .rarelyFires].contains($0.kind) }, "\(found)")
    let script = """
      {"at": 0, "began": {"1": [100, 100], "2": [160, 100]}}, {"at": 40, "ended": {"1": null, "2": null}},
      {"at": 140, "began": {"1": [100, 100], "2": [160, 100]}},
      {"at": 170, "moved": {"1": [100, 130], "2": [160, 130]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """
    #expect(try firing(in: scene, script) == ["a"])
  }

  @Test func `a tap of two fingers that is waited for fails by the taps, too (S9.6)`() throws {
    let scene = scene(
      ("pan", Self.afterTap + ", \"requireToFail\": [\"b\"]"),
      ("tap", "\"set\": {\"numberOfTouchesRequired\": 2}"))
    #expect(try scene.findings().filter { $0.kind == .late }.isEmpty)
    let record = try scene.scenario(script: tapAndDrag).play()
    #expect(record.actions.first { $0.recognizer == "a" }?.at == 170)
  }

  @Test func `of a set that is waited for the next touch makes a new one (S15.8, S4.22)`() throws {
    let scene = scene(("pan", Self.afterTap + ", \"requireToFail\": [\"b\"]"), ("pan", Self.set))
    let found = try scene.findings().filter { $0.recognizers.first?.name == "a" }
    #expect(!found.isEmpty)
    #expect(try firing(in: scene, tapAndDrag).contains("a") == false)
  }

  @Test func `of two that wait for a third the one after taps fires after them (S6.8)`() throws {
    var scene = FileScene()
    scene.add("c", "doubleTap", on: "card")
    scene.add("b", "longPress", on: "card", Self.afterTap + ", \"requireToFail\": [\"c\"]")
    scene.add("a", "longPress", on: "card", "\"requireToFail\": [\"c\"]")
    let found = try scene.findings().filter { $0.recognizers.first?.name == "b" }
    #expect(!found.contains { $0.kind == .alwaysBeaten }, "\(found)")
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "ended": {"1": null}},
      {"at": 140, "began": {"1": [100, 100]}}, {"at": 1000, "ended": {"1": null}}
      """
    #expect(try firing(in: scene, script) == ["b"])
  }

  // MARK: Sets

  @Test(arguments: [
    ("tap", "where its fingers lift in one event"),
    ("longPress", "where its fingers come down in one event"),
    ("pan", "where a single event takes the finger from less than 10 pt to 10"),
  ])
  func `one of a set comes before its kind with two fingers (S15.8)`(
    kind: String, exception: String
  ) throws {
    let fingers = kind == "pan" ? "minimumNumberOfTouches" : "numberOfTouchesRequired"
    let scene = scene((kind, Self.set), (kind, "\"set\": {\"\(fingers)\": 2}"))
    let found = try scene.findings()
    #expect(found.map(\.kind) == [.rarelyFires], "\(found)")
    #expect(found.first?.sentence.contains("only \(exception)") == true, "\(found)")
  }

  @Test func `of a set for one finger the other's tap needs that finger last (S15.8)`() throws {
    let scene = scene(
      ("tap", "\"forEachTouch\": {\"limit\": 1}"),
      ("tap", "\"set\": {\"numberOfTouchesRequired\": 2}"))
    let found = try scene.findings()
    #expect(
      found.first?.sentence.hasSuffix("only where the first finger lifts last") == true, "\(found)")
    func script(_ first: Int, _ last: Int) -> String {
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "began": {"2": [160, 100]}},
      {"at": 60, "ended": {"\(first)": null}}, {"at": 80, "ended": {"\(last)": null}}
      """
    }
    #expect(try firing(in: scene, script(2, 1)) == ["b"])
    #expect(try firing(in: scene, script(1, 2)).contains("b") == false)
  }

  @Test func `of a tap of two fingers beside a set, with fingers that lift one by one`() throws {
    let scene = scene(("tap", Self.set), ("tap", "\"set\": {\"numberOfTouchesRequired\": 2}"))
    let down = #"{"at": 0, "began": {"1": [100, 100], "2": [160, 100]}}"#
    let both = #"{"at": 60, "ended": {"1": null, "2": null}}"#
    let single = #"{"at": 60, "ended": {"1": null}}, {"at": 61, "ended": {"2": null}}"#
    #expect(try firing(in: scene, down, both) == ["b"])
    #expect(try firing(in: scene, down, single) == ["a#1", "a#2"])
  }

  @Test func `a drag beside a set goes by all fingers (S15.8, S9.17)`() throws {
    let scene = scene(("pan", "\"requireToFail\": [\"b\"]"), ("pan", Self.set))
    let found = try scene.findings()
    #expect(
      found.first?.sentence.hasSuffix("only where each of several fingers moves by less than 10 pt")
        == true, "\(found)")
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 30, "moved": {"1": [100, 109]}},
      {"at": 60, "began": {"2": [160, 100]}}, {"at": 90, "moved": {"2": [160, 106]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """
    #expect(try firing(in: scene, script) == ["a"])
  }

  @Test(arguments: ["tap", "swipe"])
  func `a pinch is late by a set for which it waits (S4.17)`(kind: String) throws {
    let scene = scene(("pinch", "\"requireToFail\": [\"b\"]"), (kind, Self.set))
    #expect(try scene.findings().map(\.kind) == [.late])
  }

  // MARK: Waiting for a longer drag

  @Test func `a drag that waits for a longer one is lost to it (S4.17)`() throws {
    let scene = scene(
      ("pan", "\"requireToFail\": [\"b\"]"), ("pan", "\"set\": {\"hysteresis\": 30}"))
    let found = try scene.findings()
    #expect(found.map(\.kind) == [.rarelyFires], "\(found)")
    #expect(
      found.first?.sentence.hasSuffix("only where the finger lifts before it has gone 30 pt")
        == true,
      "\(found)")
    func drag(_ way: Int) -> String {
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 30, "moved": {"1": [100, \(100 + way)]}},
      {"at": 60, "ended": {"1": null}}
      """
    }
    #expect(try firing(in: scene, drag(20)) == ["a"])
    #expect(try firing(in: scene, drag(40)) == ["b"])
  }

  @Test func `of two taps that wait for a third the first never fires (S4.4)`() throws {
    var scene = scene(("tap", "\"requireToFail\": [\"c\"]"), ("tap", "\"requireToFail\": [\"c\"]"))
    scene.add("c", "tap", on: "card", "\"set\": {\"numberOfTouchesRequired\": 2}")
    #expect(try scene.findings().map(\.kind) == [.alwaysBeaten])
    let script = #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": null}}"#
    #expect(try firing(in: scene, script) == ["b"])
  }

  @Test func `three taps fire a single one as often as a second one lets it (S4.40)`() throws {
    var scene = scene(("tap", ""), ("doubleTap", ""))
    scene.add("c", "tap", on: "card", "\"set\": {\"numberOfTapsRequired\": 3}")
    let fixes = try scene.findings().flatMap(\.fixes).map(\.words)
    #expect(fixes.contains { $0.contains("with which 2 taps fire 'a' twice") }, "\(fixes)")
    #expect(!fixes.contains { $0.contains("3 times") }, "\(fixes)")
  }
}
