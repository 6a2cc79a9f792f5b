import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Fixes whose words are as narrow as what they do, and whose steps don't undo each other.
@Suite struct `A fix of lint` {
  @Test func `names the controls where it is the second step`() throws {
    var scene = FileScene()
    scene.views = [
      "{\"id\": \"map\", \"frame\": [0, 0, 400, 800]}",
      "{\"id\": \"hud\", \"frame\": [0, 0, 400, 800]}",
      "{\"id\": \"btn\", \"parent\": \"hud\", \"frame\": [20, 20, 60, 60], \"control\": true}",
    ]
    scene.add("pan", "pan", on: "map")
    scene.add("hudTap", "tap", on: "hud")
    let found = try #require(
      try scene.findings(.unreachable).first { $0.recognizers.first?.name == "pan" })
    let refusal = "say no to shouldReceive(_ touch:) on control 'btn'"
    #expect(found.fix.contains(refusal), "\(found.fix)")
  }

  @Test func `doesn't make one wait and drop that wait`() throws {
    var scene = FileScene()
    scene.add("scroll", "pan", on: "card", #""set": {"minimumNumberOfTouches": 2}"#)
    scene.add(
      "sound", "longPress", on: "card", #""forEachTouch": {}, "set": {"minimumPressDuration": 0}"#)
    for finding in try scene.findings() {
      for fix in finding.fixes {
        let isBoth =
          fix.words.contains("sound.require(toFail: scroll)")
          && fix.words.contains("let 'sound' not wait for 'scroll'")
        #expect(!isBoth, "\(fix)")
      }
    }
  }

  @Test(arguments: [("card", ""), ("page", " on view 'card'")])
  func `names the view on which alone a press waits (S4.17)`(around: String, place: String) throws {
    var scene = FileScene()
    scene.add("follow", "pan", on: "card")
    scene.add("press", "longPress", on: around, #""set": {"minimumPressDuration": 0}"#)
    scene.add("tip", "tap", on: "card")
    let found = try #require(
      try scene.findings().first { $0.recognizers.map(\.name) == ["tip", "press"] })
    #expect(
      found.fix.contains("with which 'press' no longer fires with a tap\(place)"), "\(found.fix)")
  }

  /// A mouse's main button isn't enough for the tap of two buttons, and fingers have none.
  @Test(arguments: [(3, true), (5, true), (2, true), (1, false)])
  func `leaves the main button to a tap for that alone (S9.2)`(mask: Int, isOffered: Bool) throws {
    var scene = FileScene()
    scene.add("select", "tap", on: "card")
    scene.add("menu", "tap", on: "card", "\"set\": {\"buttonMaskRequired\": \(mask)}")
    let found = try #require(
      try scene.findings().first { $0.recognizers.map(\.name) == ["select", "menu"] })
    #expect(found.fix.hasPrefix("let 'menu' take pointers alone") == isOffered, "\(found.fix)")
    #expect(
      found.sentence.contains("comes first only with a pointer's main button") == isOffered,
      "\(found)")
    let click = """
      {"at": 0, "began": {"1": [100, 100]}, "type": "mouse", "buttons": 1},
      {"at": 60, "ended": {"1": null}}
      """
    let fired = try scene.scenario(script: click).play().actions.map(\.recognizer)
    #expect(fired == [isOffered ? "select" : "menu"])
  }

  @Test func `tells the most that a press waits for a swipe (S4.17, S9.29)`() throws {
    var scene = FileScene()
    scene.add("next", "swipe", on: "card", #""set": {"direction": ["left"]}"#)
    scene.add(
      "hit", "longPress", on: "card",
      #""requireToFail": ["next"], "set": {"minimumPressDuration": 0}"#)
    let found = try #require(try scene.findings(.late).first)
    #expect(found.sentence.contains("'hit' will fire up to 500 ms late"), "\(found)")
    let lift = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": null}}, {"at": 900}
      """
    let record = try scene.scenario(script: lift).play()
    #expect(record.actions.first { $0.recognizer == "hit" }?.at == 60)
  }

  @Test(arguments: [("ok", false), ("page", true)])
  func `is for the recognizer that takes a control's touch (S4.4, S11.5)`(
    view: String, isTold: Bool
  ) throws {
    var scene = FileScene()
    scene.add("peek", "longPress")
    scene.add("mark", "longPress", on: view)
    let found = try scene.findings(.controlLosesTouch)
    #expect(found.contains { $0.recognizers.map(\.name) == ["peek"] } == isTold, "\(found)")
  }

  @Test func `doesn't refuse the touches of one that it allows beside another`() throws {
    var scene = FileScene()
    scene.add("peek", "longPress")
    scene.add("mark", "longPress", on: "ok")
    for fix in try scene.findings().flatMap(\.fixes)
    where fix.words.contains("mark.recognizesSimultaneously(with: peek)") {
      #expect(!fix.words.contains("let the delegate of 'peek' say no"), "\(fix)")
    }
  }
}

/// What other findings or a drag of the page had hidden.
@Suite struct `A finding of lint` {
  /// A page that is dragged takes what lies before its start for no content: a handle at a corner.
  @Test(arguments: [
    ([-10, 10, 20, 20], true), ([10, -10, 20, 20], true), ([-30, 10, 20, 20], false),
    ([10, -30, 20, 20], false), ([190, 10, 20, 20], false), ([0, 0, 20, 20], false),
  ])
  func `is there for a handle before the corner of a view that is dragged (S2.4)`(
    frame: [Double], isTold: Bool
  ) throws {
    var scene = FileScene()
    scene.addView("handle", frame, in: "card")
    scene.add("move", "pan", on: "card")
    scene.add("resize", "tap", on: "handle")
    #expect(try scene.findings(.cutOff).isEmpty != isTold)
  }

  @Test(arguments: ["", #", "maximumNumberOfTouches": 1"#])
  func `is there for a quick drag of any number of fingers beside a pinch (S4.2)`(
    limit: String
  ) throws {
    var scene = FileScene()
    scene.add("move", "pan", on: "card", "\"set\": {\"hysteresis\": 3\(limit)}")
    scene.add("zoom", "pinch", on: "card")
    let found = try scene.findings(.rarelyFires).map(\.sentence)
    #expect(
      found.contains {
        $0.hasPrefix("'zoom' is excluded where one of its fingers moves by 3 pt before the next")
      }, "\(found)")
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 16, "moved": {"1": [104, 100]}},
      {"at": 32, "began": {"2": [200, 100]}}, {"at": 48, "moved": {"1": [80, 100], "2": [240, 100]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """
    let fired = Set(try scene.scenario(script: script).play().actions.map(\.recognizer))
    #expect(fired == ["move"])
  }

  @Test func `of an error has a fix of two steps, where the first alone is none`() throws {
    var scene = FileScene()
    scene.add("back", "swipe", on: "page", #""set": {"direction": ["right"]}"#)
    scene.add(
      "turn", "swipe", on: "card",
      #""requireToFail": ["move"], "set": {"direction": ["right", "left"], "minimumDistance": 80}"#)
    scene.add("move", "pan", on: "card")
    let found = try #require(try scene.findings(.neverFires).first)
    #expect(
      found.fix.hasPrefix(
        "turn the requirement round: move.require(toFail: turn), and back.require(toFail: turn)"),
      "\(found.fix)")
  }

  @Test(arguments: ["", #", "requireToFail": ["hold"]"#])
  func `is none for a drag around a nearer one that waits itself (S4.17)`(wait: String) throws {
    var scene = FileScene()
    scene.add("hold", "longPress", on: "card")
    scene.add("move", "pan", on: "card")
    scene.add("scroll", "pan", on: "page", #""set": {"axis": "vertical", "hysteresis": 6}"# + wait)
    let isTold = try scene.findings(.noRelation).contains {
      $0.recognizers.map(\.name) == ["move", "scroll"]
    }
    #expect(isTold == wait.isEmpty)
  }

  @Test(arguments: [(2, 3, true), (3, 1, true), (1, 2, false)])
  func `tells whether a mouse's buttons are late, too (S15.17, S4.17)`(
    own: Int, other: Int, isLate: Bool
  ) throws {
    var scene = FileScene()
    scene.add("flick", "swipe", on: "card", "\"set\": {\"buttonMaskRequired\": \(other)}")
    scene.add(
      "orbit", "pan", on: "card",
      "\"requireToFail\": [\"flick\"], \"set\": {\"buttonMaskRequired\": \(own)}")
    let found = try #require(try scene.findings(.late).first).sentence
    #expect(found.contains("with a finger or a pencil") != isLate, "\(found)")
  }

  @Test(arguments: [(0, false), (400, true)])
  func `is none for a control whose own press begins as the finger comes down (S4.4)`(
    time: Int, isTold: Bool
  ) throws {
    var scene = FileScene()
    scene.add("touch", "longPress", on: "page", #""set": {"minimumPressDuration": 0}"#)
    scene.add(
      "own", "longPress", on: "ok",
      "\"cancelsTouchesInView\": false, \"set\": {\"minimumPressDuration\": \(time)}")
    #expect(try scene.findings(.controlLosesTouch).isEmpty != isTold)
  }

  @Test(arguments: [(0, "recognizes there as the finger comes down"), (300, "after 300 ms")])
  func `is there for a nearer press, however short (S9.42, S4.2)`(
    time: Int, words: String
  ) throws {
    var scene = FileScene()
    scene.add("hold", "longPress", on: "page")
    scene.add("touch", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": \(time)}")
    let found = try scene.findings(.rarelyFires).filter {
      $0.recognizers.map(\.name) == ["hold", "touch"]
    }
    #expect(found.count == 1 && found.first?.sentence.contains(words) == true, "\(found)")
  }

  @Test(arguments: [("direct", true), ("pencil", false)])
  func `is there for two gestures of two fingers, and not of pencils (S2.14)`(
    type: String, isTold: Bool
  ) throws {
    var scene = FileScene()
    scene.add("zoom", "pinch", on: "card")
    scene.add("draw", "pan", on: "card", "\"allowedTouchTypes\": [\"\(type)\"]")
    #expect(try scene.findings(.noRelation).isEmpty != isTold)
  }

  /// With fingers, which have no buttons, the nearer tap comes first.
  @Test(arguments: [true, false])
  func `is none for a tap of another button behind a nearer tap (S15.17, S4.4)`(
    hasNearer: Bool
  ) throws {
    var scene = FileScene()
    scene.add("open", "doubleTap", on: "card")
    if hasNearer { scene.add("pick", "tap", on: "card") }
    scene.add("menu", "tap", on: "page", "\"set\": {\"buttonMaskRequired\": 2}")
    let isTold = try scene.findings(.noRelation).contains {
      Set($0.recognizers.map(\.name)) == ["menu", "open"]
    }
    #expect(isTold != hasNearer)
  }

  @Test(arguments: [
    ("card", "", true), ("ok", "", false), ("page", "", false),
    ("card", #", "set": {"numberOfTouchesRequired": 2}"#, false),
  ])
  func `a tap that waits like a nearer one no longer fires there (S4.4)`(
    view: String, more: String, isTold: Bool
  ) throws {
    var scene = FileScene()
    scene.add("like", "doubleTap", on: "page")
    scene.add("open", "tap", on: view, "\"requireToFail\": [\"like\"]\(more)")
    scene.add("close", "tap", on: "page")
    let fixes = try scene.findings(.noRelation).flatMap(\.fixes).map(\.words)
    let words = "with which a tap for 'open' no longer fires 'close'"
    #expect(fixes.contains { $0.contains(words) } == isTold, "\(fixes)")
  }
}
