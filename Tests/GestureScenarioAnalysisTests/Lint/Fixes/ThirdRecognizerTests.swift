import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A tap and a double tap of a card, and another tap around it.
@Suite struct `A third recognizer` {
  @Test(arguments: [("open", "tap", "zoom", "doubleTap"), ("drag", "pan", "swipe", "swipe")])
  func `that goes after the nearer one is not named, and waits with it (S4.4, S4.40)`(
    quick: String, quickKind: String, slow: String, slowKind: String
  ) throws {
    var scene = FileScene()
    scene.add("around", quickKind)
    scene.add(quick, quickKind, on: "card")
    scene.add(slow, slowKind, on: "card")
    let found = try scene.findings().filter { $0.severity > .note }
    #expect(found.count == 1, "\(found.map(\.sentence))")
    let pair = try #require(found.first).recognizers.map(\.name).sorted()
    #expect(pair == [quick, slow].sorted())
    let fix = found[0].fix
    #expect(
      fix.hasPrefix("\(quick).require(toFail: \(slow)), and around.require(toFail: "), "\(fix)")
  }

  @Test func `is named where the nearer one doesn't take its touches (S4.40)`() throws {
    var scene = FileScene()
    scene.add("around", "tap")
    scene.add("open", "tap", on: "card", "\"allowedTouchTypes\": [\"pencil\"]")
    scene.add("zoom", "doubleTap", on: "card")
    let found = try scene.findings(.noRelation)
    #expect(
      found.map { $0.recognizers.map(\.name) } == [["around", "zoom"], ["open", "zoom"]],
      "\(found.map(\.sentence))")
  }

  @Test(arguments: [
    ("doubleTap", "pencil", " late with a pencil because it waits"),
    ("doubleTap", "pencil\", \"mouse", " late with a pencil or a mouse because it waits"),
    ("doubleTap", "direct\", \"pencil\", \"indirect\", \"mouse", " late because it waits"),
  ])
  func `makes another late only with the touches that it takes (S2.14, S4.17)`(
    kind: String, types: String, words: String
  ) throws {
    var scene = FileScene()
    scene.add("open", "tap", on: "card", "\"requireToFail\": [\"other\"]")
    scene.add("other", kind, on: "card", "\"allowedTouchTypes\": [\"\(types)\"]")
    let found = try scene.findings(.late)
    #expect(found.count == 1)
    #expect(found.first?.sentence.contains(words) ?? false, "\(found.map(\.sentence))")
  }
}

/// A press that another one beats, and what starts after it.
@Suite struct `A beaten recognizer` {
  @Test(arguments: ["pan", "longPress", "tap"])
  func `is found although another one starts after it (S15.1)`(kind: String) throws {
    var scene = FileScene()
    scene.add("lift", "longPress", on: "card")
    scene.add("after", kind, on: "card", "\"startsAfter\": [\"lift\"]")
    scene.add("menu", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": 300}")
    let found = try scene.findings(.alwaysBeaten)
    #expect(found.contains { $0.recognizers.map(\.name) == ["lift", "menu"] }, "\(found)")
  }

  /// Without the rival, the finding about the lift takes the place of the other one.
  @Test(arguments: ["pan", "longPress"])
  func `keeps those that start after it from firing, whatever the fingers do (S4.4, S15.1)`(
    kind: String
  ) throws {
    var scene = FileScene()
    scene.add("a", "tap", on: "card")
    scene.add("after", kind, on: "card", "\"startsAfter\": [\"a\"]")
    #expect(try scene.findings().map(\.kind) == [.rarelyFires])
    scene.add("b", "tap", on: "card")
    let found = try scene.findings()
    let beaten = try #require(found.first { $0.recognizers.first?.name == "after" })
    #expect(
      beaten.sentence == "'after' never fires with touches that begin while 'b' is free: it starts "
        + "after 'a', before which 'b' then always recognizes")
    #expect(found.count == 2, "\(found.map(\.sentence))")
    let own = try #require(found.first { $0.recognizers.first?.name == "a" })
    let fix = "a.recognizesSimultaneously(with: b) if both are meant"
    #expect(own.fix.hasPrefix(fix), "\(own.fix)")
    for (distance, time) in [(0, 60), (0, 600), (30, 200), (44, 700), (60, 100)] {
      let script = """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "moved": {"1": [\(100 + distance), 100]}},
        {"at": \(time), "ended": {"1": null}}
        """
      let record = try scene.scenario(script: script).play()
      #expect(!record.actions.contains { $0.recognizer == "after" }, "\(distance) pt, \(time) ms")
    }
  }

  @Test func `may be saved by what it starts after itself (S15.1)`() throws {
    var scene = FileScene()
    scene.add("first", "pan", on: "card")
    scene.add("lift", "longPress", on: "card", "\"startsAfter\": [\"first\"]")
    scene.add("menu", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": 300}")
    #expect(
      try !scene.findings(.alwaysBeaten).contains { $0.recognizers.first?.name == "lift" })
  }
}

/// A short swipe that waits for a longer one.
@Suite struct `A shorter swipe` {
  @Test(arguments: [("left", true), ("left\", \"right", false)])
  func `fires only where it is too short for the other (S4.17, S9.29)`(
    directions: String, isOnly: Bool
  ) throws {
    var scene = FileScene()
    scene.add(
      "next", "swipe", on: "card",
      "\"requireToFail\": [\"delete\"], "
        + "\"set\": {\"direction\": [\"\(directions)\"], \"minimumDistance\": 30}")
    scene.add("delete", "swipe", on: "card", "\"set\": {\"direction\": [\"left\"]}")
    let late = try #require(try scene.findings(.late).first)
    #expect(
      late.sentence.contains(" late, and hardly ever with a swipe of 50 pt or more, because")
        == isOnly,
      "\(late.sentence)")
  }
}

/// Delays that lint once told, and that no touch has.
@Suite struct `A delay that no touch has` {
  @Test(arguments: ["tap", "longPress"])
  func `with a second finger, as a drag after a tap fails with that (S4.25, S15.21)`(
    kind: String
  ) throws {
    var scene = FileScene()
    scene.add("drag", "pan", on: "card", "\"set\": {\"numberOfTapsRequired\": 1}")
    scene.add(
      "two", kind, on: "card",
      "\"requireToFail\": [\"drag\"], \"set\": {\"numberOfTouchesRequired\": 2}")
    let found = try scene.findings(.late)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [("", true), (", \"minimumDistance\": 30", false)])
  func `where a swipe of both ways waits for one of one way (S4.17, S14.17)`(
    distance: String, isSettled: Bool
  ) throws {
    var scene = FileScene()
    scene.add("delete", "swipe", on: "card", "\"set\": {\"direction\": [\"left\"]}")
    scene.add(
      "archive", "swipe", on: "card",
      "\"requireToFail\": [\"delete\"], \"set\": {\"direction\": [\"left\", \"right\"]\(distance)}")
    #expect(try scene.findings(.late).isEmpty == isSettled)
  }

  @Test(arguments: [(1, " late because"), (2, " late with a finger or a pencil because")])
  func `with the buttons that the other one doesn't take (S4.25, S9.2)`(
    buttons: Int, words: String
  ) throws {
    var scene = FileScene()
    scene.add("left", "tap", on: "card", "\"requireToFail\": [\"right\"]")
    scene.add(
      "right", "doubleTap", on: "card", "\"set\": {\"buttonMaskRequired\": \(buttons)}")
    let late = try #require(try scene.findings(.late).first)
    #expect(late.sentence.contains(words), "\(late.sentence)")
  }

  @Test func `is a start after the other one, and named so, in a ring (S15.6)`() throws {
    var scene = FileScene()
    scene.add("scroll", "pan", on: "page", "\"requireToFail\": [\"reorder\"]")
    scene.add("hold", "longPress", on: "card", "\"requireToFail\": [\"scroll\"]")
    scene.add("reorder", "pan", on: "card", "\"startsAfter\": [\"hold\"]")
    let ring = try #require(try scene.findings(.cycle).first)
    #expect(
      ring.fix == "let 'hold' not wait for 'scroll', or let 'reorder' not start after 'hold'",
      "\(ring.fix)")
  }
}

/// Fixes in two steps.
@Suite struct `A fix in two steps` {
  @Test func `takes no two that are each for the finding itself (S2.3)`() throws {
    var scene = FileScene()
    scene.addView("sheet", [0, 0, 400, 800])
    scene.add("choose", "tap", on: "ok")
    scene.add("drag", "pan", on: "sheet")
    let fixes = try #require(
      try scene.findings(.unreachable).first { $0.recognizers.first?.name == "choose" }
    ).fix
    #expect(!fixes.contains("attach"), "\(fixes)")
    #expect(fixes.contains("put view 'ok' in front of view 'sheet'"), "\(fixes)")
  }

  @Test(arguments: [(48.0, "put view 'bar' in front"), (800.0, "put view 'play' in front")])
  func `brings what is around a view to the front, unless that covers in turn (S2.3)`(
    height: Double, words: String
  ) throws {
    var scene = FileScene()
    scene.addView("bar", [0, 0, 400, height])
    scene.addView("play", [10, 2, 44, 44], in: "bar")
    scene.addView("player", [0, 0, 400, 300])
    scene.add("start", "tap", on: "play")
    scene.add("show", "tap", on: "player")
    let covered = try #require(
      try scene.findings(.unreachable).first { $0.recognizers.first?.name == "start" })
    #expect(covered.fix.contains(words), "\(covered.fix)")
  }
}
