import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// What lint said never happens, and fingers that nobody thinks of first made happen.
@Suite struct `A claim that a script refuted` {
  private func names(thatFiredIn scene: FileScene, _ script: String) throws -> Set<String> {
    Set(
      try scene.scenario(script: script).play().entries.compactMap { entry in
        if case .action(let label, _) = entry.what { label.name } else { nil }
      })
  }

  @Test func `is none of a drag that starts after a press, which fails with a quick drag (S15.2)`()
    throws
  {
    var scene = FileScene()
    scene.add("press", "longPress")
    scene.add("tile", "pan", on: "card", #""startsAfter": ["press"]"#)
    scene.add("page", "pan", on: "page", #""requireToFail": ["tile"]"#)
    let fired = try names(
      thatFiredIn: scene,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 16, "moved": {"1": [120, 100]}},
      {"at": 32, "moved": {"1": [140, 100]}}, {"at": 48, "ended": {"1": null}}
      """)
    #expect(fired == ["page"])
    let found = try scene.findings(.rarelyFires)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `speaks of a single finger, since a drag goes by all of them (S9.12, S6.9)`() throws {
    var scene = FileScene()
    scene.add("turn", "swipe", on: "page", #""set": {"direction": ["left"]}"#)
    scene.add("move", "pan", on: "page")
    let found = try #require(try scene.findings(.alwaysBeaten).first)
    #expect(
      found.sentence.hasPrefix("'turn' never fires with a single finger while 'move' is free: "))
    let resting = (1...6).map { finger in
      "{\"at\": \(finger * 10), \"began\": {\"\(finger)\": [\(30 * finger), 700]}}"
    }
    let fired = try names(
      thatFiredIn: scene,
      resting.joined(separator: ", ")
        + """
        , {"at": 400, "began": {"9": [300, 300]}}, {"at": 416, "moved": {"9": [280, 300]}},
        {"at": 432, "moved": {"9": [240, 300]}}, {"at": 448, "ended": {"9": null}}
        """)
    #expect(fired == ["turn"])
  }

  @Test func `has exceptions only while the other one is free (S4.2)`() throws {
    var scene = FileScene()
    scene.add("note", "longPress", on: "page", #""set": {"minimumPressDuration": 0}"#)
    scene.add("bend", "pan", on: "page", #""set": {"minimumNumberOfTouches": 2}"#)
    let found = try #require(try scene.findings(.rarelyFires).first)
    #expect(
      found.sentence.hasSuffix(
        "; with touches that begin while 'note' is free it comes first only where 2 or more fingers "
          + "come down at the same moment"), "\(found)")
    let fired = try names(
      thatFiredIn: scene,
      """
      {"at": 0, "began": {"1": [50, 200]}}, {"at": 100, "began": {"2": [150, 200]}},
      {"at": 140, "began": {"3": [250, 200]}},
      {"at": 200, "moved": {"2": [150, 170], "3": [250, 170]}},
      {"at": 220, "ended": {"2": null, "3": null}}
      """)
    #expect(fired == ["note", "bend"])
  }

  @Test func `needs no fix where a view that covers another one is taken away (S2.3)`() throws {
    let found = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "list", "frame": [0, 0, 400, 800]},
            {"id": "tip", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
            {"id": "close", "kind": "tap", "view": "tip"}],
          "reactions": [{"recognizer": "close", "state": "ended", "do": [{"removeView": "tip"}]}]},
         "script": []}
        """
    ).lint()
    #expect(found.map(\.kind) == [.unreachable])
    #expect(found.allSatisfy { $0.fixes.isEmpty && $0.severity == .note }, "\(found)")
  }

  @Test func `is none where a control keeps the touch from both (S11.1)`() throws {
    var scene = FileScene()
    scene.addView("caption", [50, 50, 100, 100], in: "card", #""control": true"#)
    scene.add("dismiss", "tap")
    scene.add("send", "tap", on: "card", #""requireToFail": ["dismiss"]"#)
    scene.answer("shouldReceiveTouch", false, #""recognizer": "dismiss", "hitView": "card""#)
    let found = try scene.findings(.rarelyFires).filter { $0.sentence.hasPrefix("'send' never") }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `names the pinch that excludes a swipe only where that waits for none (S4.17)`() throws
  {
    var scene = FileScene()
    scene.add("turn", "swipe", on: "page", #""set": {"numberOfTouchesRequired": 2}"#)
    scene.add("zoom", "pinch", on: "page", #""requireToFail": ["hold"]"#)
    scene.add("hold", "longPress", on: "page", #""set": {"numberOfTouchesRequired": 2}"#)
    let found = try scene.findings(.noRelation).filter { $0.sentence.contains("seldom move") }
    #expect(found.isEmpty, "\(found)")
  }

  /// A tap on a button's caption doesn't hit the button.
  @Test(arguments: [false, true])
  func `is made of a view in one on which a delegate says no (S3.1, S4.17)`(
    alsoInside: Bool
  ) throws {
    var scene = FileScene()
    scene.addView("caption", [50, 50, 100, 100], in: "card")
    scene.add("dismiss", "tap")
    scene.add("send", "tap", on: "card", #""requireToFail": ["dismiss"]"#)
    scene.answer("shouldReceiveTouch", false, #""recognizer": "dismiss", "hitView": "card""#)
    if alsoInside {
      scene.answer("shouldReceiveTouch", false, #""recognizer": "dismiss", "hitView": "caption""#)
    }
    let found = try scene.findings(.rarelyFires)
    #expect(found.isEmpty == alsoInside, "\(found)")
    let fired = try names(
      thatFiredIn: scene,
      #"{"at": 0, "began": {"1": [150, 150]}}, {"at": 80, "ended": {"1": null}}"#)
    #expect(fired == [alsoInside ? "send" : "dismiss"])
    guard let finding = found.first else { return }
    #expect(
      finding.sentence.hasPrefix("'send' never fires with a single finger on view 'caption': "))
  }

  @Test func `speaks of touches that begin while the winner is free (S6.4)`() throws {
    var scene = FileScene()
    scene.add("press", "longPress", on: "page", #""set": {"minimumPressDuration": 0}"#)
    scene.add("tap", "tap", on: "page")
    let found = try #require(try scene.findings(.alwaysBeaten).first)
    #expect(
      found.sentence.hasPrefix("'tap' never fires with touches that begin while 'press' is free: "),
      "\(found)")
    let fired = try names(
      thatFiredIn: scene,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 100, "began": {"2": [150, 50]}},
      {"at": 200, "ended": {"1": null}}, {"at": 300, "ended": {"2": null}}
      """)
    #expect(fired == ["press", "tap"])
  }

  @Test func `is none of a tap that waits with a double tap for a drag after one (S15.21)`() throws
  {
    var scene = FileScene()
    scene.add("drag", "pan", on: "page", #""set": {"numberOfTapsRequired": 1}"#)
    scene.add("one", "tap", on: "page", #""requireToFail": ["drag"]"#)
    scene.add("two", "doubleTap", on: "page", #""requireToFail": ["drag"]"#)
    let found = try scene.findings(.noRelation)
    #expect(found.isEmpty, "\(found)")
    let fired = try names(
      thatFiredIn: scene,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}},
      {"at": 160, "began": {"1": [50, 50]}}, {"at": 220, "ended": {"1": null}}
      """)
    #expect(fired == ["two"])
  }

  @Test func `knows that a press which may not begin fails at its time (S3.8)`() throws {
    var scene = FileScene()
    scene.add("hold", "longPress", on: "page", #""set": {"minimumPressDuration": 900}"#)
    scene.add("move", "pan", on: "page", #""requireToFail": ["hold"], "set": {"hysteresis": 4}"#)
    scene.answer("shouldBegin", false, #""recognizer": "hold""#)
    let found = try #require(try scene.findings(.late).first)
    #expect(found.sentence.contains("only after 10 pt, 900 ms or the lift"), "\(found)")
    let fired = try names(
      thatFiredIn: scene,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 100, "moved": {"1": [55, 50]}},
      {"at": 1200, "moved": {"1": [56, 50]}}, {"at": 1500, "ended": {"1": null}}
      """)
    #expect(fired == ["move"])
  }

  @Test func `says one thing of an edge pan that no edge can begin (S9.53)`() throws {
    var scene = FileScene()
    scene.add("back", "screenEdgePan", on: "card", #""set": {"edges": ["right"]}"#)
    scene.add("move", "pan", on: "card")
    let kinds = Set(
      try scene.findings().filter { $0.recognizers.first?.name == "back" }.map(\.kind))
    #expect(kinds == [.neverFires])
  }
}

/// What lint didn't say of views and controls.
@Suite struct `A view or control that lint overlooked` {
  /// What an edge pulls in comes into the window, not into a small bar.
  @Test(arguments: ["top", "left", "bottom"])
  func `lies below its bar, whatever an edge pan pulls in (S2.4)`(edge: String) throws {
    var scene = FileScene()
    scene.addView("bar", [10, 500, 300, 40])
    scene.addView("more", [50, 60, 120, 30], in: "bar")
    scene.add("pick", "tap", on: "more")
    scene.add("edge", "screenEdgePan", on: "page", "\"set\": {\"edges\": [\"\(edge)\"]}")
    #expect(try scene.findings(.unreachable).count == 1)
  }

  @Test(arguments: [("bottom", 0), ("top", 1)])
  func `may be pulled in from an edge that its superview reaches (S2.4)`(
    edge: String, count: Int
  ) throws {
    var scene = FileScene()
    scene.addView("main", [0, 44, 400, 756])
    scene.addView("sheet", [0, 780, 400, 300], in: "main")
    scene.add("pick", "tap", on: "sheet")
    scene.add("edge", "screenEdgePan", on: "page", "\"set\": {\"edges\": [\"\(edge)\"]}")
    let found = try scene.findings(.unreachable).filter { !$0.recognizers.isEmpty }
    #expect(found.count == count, "\(found)")
  }

  @Test func `sticks out of its superview, where pointers don't hover over it (S2.4)`() throws {
    var scene = FileScene()
    scene.addView("tip", [0, 180, 100, 60], in: "card")
    scene.add("show", "hover", on: "tip")
    let found = try #require(try scene.findings(.cutOff).first)
    #expect(
      found.sentence.hasPrefix("'show' gets no pointer on the part of view 'tip' that sticks out"))
  }

  @Test(arguments: [("true", 1), ("\"slider\"", 0)])
  func `loses both presses to a double tap on it (S7.2)`(control: String, count: Int) throws {
    var scene = FileScene()
    scene.addView("k", [0, 600, 100, 40], in: "page", "\"control\": \(control)")
    scene.add("zoom", "doubleTap", on: "k")
    let found = try scene.findings(.controlLosesTouch).filter { $0.severity == .warning }
    #expect(found.count == count, "\(found)")
    #expect(
      found.allSatisfy {
        $0.sentence == "control 'k' loses both presses when 'zoom' on it recognizes"
      }, "\(found)")
  }
}
