import GestureCore
import GestureDiagnosis
import Testing

/// What a tester has found that lint didn't say, or said without its condition.
@Suite struct `What lint overlooked`: StrangersScenes {
  @Test(arguments: [("[\"direct\"]", 1), ("[\"direct\", \"pencil\"]", 0)])
  func `two of different touch types never share a touch (S2.14)`(
    types: String, count: Int
  ) throws {
    let found = try lint([
      recognizer("t", "tap", ", \"allowedTouchTypes\": [\"pencil\"], \"requireToFail\": [\"d\"]"),
      recognizer("d", "doubleTap", ", \"allowedTouchTypes\": \(types)"),
    ])
    #expect(found.filter { $0.kind == .idleRequirement }.count == count, "\(found)")
  }

  @Test(arguments: [
    ("pinch", "", "tap", "", true), ("rotation", "", "doubleTap", "", true),
    ("pinch", "", "tap", "\"numberOfTouchesRequired\": 2", false),
    ("pan", "\"axis\": \"horizontal\"", "pan", "\"axis\": \"vertical\"", true),
    ("pan", "\"axis\": \"horizontal\"", "pan", "\"axis\": \"vertical\", \"hysteresis\": 20", false),
    ("pan", "\"axis\": \"horizontal\"", "pan", "", false),
    ("swipe", "\"direction\": [\"left\"]", "swipe", "\"direction\": [\"right\"]", true),
    ("swipe", "\"direction\": [\"left\"], \"minimumDistance\": 8", "swipe", "", false),
    ("swipe", "\"direction\": [\"left\"]", "swipe", "\"direction\": [\"left\"]", false),
  ])
  func `one that the first makes fail never starts after it (S15.2)`(
    first: String, set: String, second: String, own: String, isNever: Bool
  ) throws {
    let found = try lint([
      recognizer("first", first, ", \"set\": {\(set)}"),
      recognizer("then", second, ", \"set\": {\(own)}, \"startsAfter\": [\"first\"]"),
    ])
    let never = found.filter { $0.kind == .neverFires && $0.recognizers.first?.name == "then" }
    #expect(never.isEmpty != isNever, "\(found)")
  }

  private static let inner = ", {\"id\": \"in\", \"parent\": \"v\", \"frame\": [0, 0, 400, 800]}"

  @Test(arguments: [
    (", \"preventedOnlyBy\": []", "", "v"), (", \"preventedOnlyBy\": []", "", "in"),
    ("", ", \"preventsOnly\": []", "v"),
  ])
  func `of two equals that one goes first which alone excludes the other (S4.40)`(
    one: String, other: String, view: String
  ) throws {
    let found = try lint(
      [recognizer("r0", "pan", one), recognizer("r1", "pan", other, on: view)], Self.inner)
    let beaten = found.filter { $0.kind == .alwaysBeaten }
    #expect(beaten.map { $0.recognizers.map(\.name) } == [["r1", "r0"]], "\(found)")
  }

  @Test(arguments: [("", ["late"]), (", \"times\": [1]", ["noRelation"])])
  func `an answer to some of the questions is left open`(times: String, kinds: [String]) throws {
    let found = try lint(
      [recognizer("t", "tap"), recognizer("d", "doubleTap")], "",
      """
      , "delegate": [{"question": "shouldRequireFailure", "recognizer": "t", "other": "d",
                      "answer": true\(times)}]
      """)
    #expect(found.map(\.kind.rawValue) == kinds, "\(found)")
  }

  @Test(arguments: [(80, 1), (30, 0)])
  func `a swipe loses to a shorter one (S4.42)`(distance: Int, count: Int) throws {
    let found = try lint([
      recognizer("short", "swipe", ", \"set\": {\"minimumDistance\": 30}"),
      recognizer("long", "swipe", ", \"set\": {\"minimumDistance\": \(distance)}"),
    ]).filter { $0.kind == .noRelation }
    #expect(found.count == count, "\(found)")
    #expect(
      found.allSatisfy {
        $0.sentence.contains(
          "'short' recognizes after 30 pt, and 'long', which needs 80 pt, has lost")
      }, "\(found)")
  }

  @Test(arguments: [(200, "noRelation"), (750, "alwaysBeaten")])
  func `a short tap is on the way to a press after a tap (S9.41)`(
    time: Int, kind: String
  ) throws {
    let found = try lint([
      recognizer("t", "tap", ", \"set\": {\"maximumPressDuration\": \(time)}"),
      recognizer("d", "longPress", ", \"set\": {\"numberOfTapsRequired\": 1}"),
    ])
    #expect(found.map(\.kind.rawValue) == [kind], "\(found)")
    #expect(
      time == 750
        || found.first?.sentence.hasSuffix("on the way to 'd' 't' fires, which excludes 'd'")
          == true,
      "\(found)")
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func `a turned view that catches nothing gets no touch (S15.23)`(
    hasButton: Bool, count: Int
  ) throws {
    let turned = """
      , {"id": "in", "parent": "v", "frame": [100, 100, 100, 100], "catchesOwnTouches": false,
         "transform": [0.7071, 0.7071, -0.7071, 0.7071, 0, 0]}
      """
    let button = ", {\"id\": \"b\", \"parent\": \"in\", \"frame\": [10, 10, 50, 50]}"
    let found = try lint([recognizer("t", "tap", on: "in")], turned + (hasButton ? button : ""))
    #expect(found.filter { $0.kind == .unreachable }.count == count, "\(found)")
  }

  private func reaction(_ action: String) -> String {
    ", \"reactions\": [{\"recognizer\": \"t\", \"state\": \"ended\", \"do\": [{\(action)}]}]"
  }

  @Test(arguments: [("\"disable\": \"a\"", true), ("\"disable\": \"t\"", false)])
  func `what a reaction ends is no never`(action: String, isNote: Bool) throws {
    let found = try lint(
      [
        recognizer("a", "pan", ", \"set\": {\"hysteresis\": 5}"),
        recognizer("b", "pan", ", \"requireToFail\": [\"a\"]"), recognizer("t", "tap"),
      ], "", reaction(action))
    let never = try #require(found.first { $0.kind == .neverFires })
    #expect((never.severity == .note) == isNote, "\(never)")
    #expect(never.sentence.hasSuffix("a reaction changes the scene") == isNote, "\(never)")
  }

  @Test(arguments: [("\"setFrame\": \"flat\", \"to\": [0, 0, 50, 50]", true), ("", false)])
  func `a view that a reaction changes may be reached later`(action: String, isNote: Bool) throws {
    let flat = ", {\"id\": \"flat\", \"frame\": [100, 100, 0, 0]}"
    let found = try lint(
      [recognizer("x", "tap", on: "flat"), recognizer("t", "tap")], flat,
      action.isEmpty ? "" : reaction(action))
    #expect(found.map(\.severity) == [isNote ? .note : .warning], "\(found)")
  }
}
