import Testing

/// What a change makes of gestures between a limit's former figure and its new one, and of those
/// that are over before one has decided for which another one waits now.
@Suite struct `A side effect at a limit`: WishedScenes {
  private func drag(by distance: Int, at place: Int = 300) -> String {
    """
    {"at": 0, "began": {"1": [200, \(place)]}}, {"at": 40, "moved": {"1": [200, \(place + distance)]}},
    {"at": 80, "ended": {"1": null}}
    """
  }

  private let tap = #"{"id": "open", "kind": "tap", "view": "page"}"#

  @Test(arguments: [("any", "a tap that moves by 8 pt"), ("vertical", "8 pt up or down")])
  func `is a tap that moves as far as a smaller hysteresis asks for (S9.12)`(
    axis: String, words: String
  ) throws {
    let pan = #"{"id": "move", "kind": "pan", "view": "page", "set": {"axis": "\#(axis)"}}"#
    let remedies = try remedies(pan, tap, script: drag(by: 6), wish: "move: fires")
    let smaller = remedies.filter { $0.contains("its hysteresis were 5 pt") }
    #expect(!smaller.isEmpty, "\(remedies)")
    #expect(
      smaller.allSatisfy { $0.contains("\(words) would fire 'move' instead of 'open'") },
      "\(smaller)")
  }

  @Test func `is a drag that goes less far than a larger hysteresis asks for (S9.12)`() throws {
    let remedies = try remedies(
      #"{"id": "scroll", "kind": "pan", "view": "page"}"#, tap,
      #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
      script: """
        {"at": 0, "began": {"1": [150, 400]}}, {"at": 30, "moved": {"1": [150, 388]}},
        {"at": 50, "began": {"2": [250, 420]}},
        {"at": 80, "moved": {"1": [130, 380], "2": [280, 432]}},
        {"at": 200, "ended": {"1": null, "2": null}}
        """, wish: "zoom: began@80, changed*, ended")
    let larger = remedies.filter { $0.contains("the hysteresis of 'scroll' were") }
    #expect(!larger.isEmpty, "\(remedies)")
    #expect(
      larger.allSatisfy { $0.contains(" pt would fire 'open' instead of 'scroll'") }, "\(larger)")
  }

  @Test(arguments: [
    ("its minimumPressDuration were 700 ms", "a press of 500 to 700 ms"),
    ("'menu' had to wait for 'open' to fail", "a press of 500 to 750 ms"),
  ])
  func `is a press that is too short then (S9.43, S4.17)`(
    change: String, press: String
  ) throws {
    let remedies = try remedies(
      tap, #"{"id": "menu", "kind": "longPress", "view": "page"}"#,
      script: #"{"at": 0, "began": {"1": [200, 300]}}, {"at": 620, "ended": {"1": null}}"#,
      wish: "menu: none")
    let remedy = try #require(remedies.first { $0.contains(change) }, "\(remedies)")
    #expect(remedy.contains("\(press) would fire 'open' instead of 'menu'"), "\(remedy)")
  }

  @Test func `is a double tap that begins with a longer press (S9.37)`() throws {
    let remedies = try remedies(
      #"{"id": "zoom", "kind": "doubleTap", "view": "page"}"#,
      #"{"id": "menu", "kind": "longPress", "view": "page"}"#,
      script: #"{"at": 0, "began": {"1": [200, 300]}}, {"at": 600, "ended": {"1": null}}"#,
      wish: "menu: began@300, ended")
    let shorter = try #require(
      remedies.first { $0.contains("its minimumPressDuration were 300 ms") }, "\(remedies)")
    #expect(
      shorter.contains(
        "a double tap that begins with a press of 300 to 500 ms would fire 'menu' instead of 'zoom'"
      ), "\(shorter)")
  }

  @Test func `is a press as long as the one that takes it (S9.43)`() throws {
    let remedies = try remedies(
      #"{"id": "peek", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 300}}"#,
      #"{"id": "select", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 900}}"#,
      script: #"{"at": 0, "began": {"1": [200, 300]}}, {"at": 1100, "ended": {"1": null}}"#,
      wish: "peek: none")
    let remedy = try #require(
      remedies.first { $0.contains("'peek' had to wait for 'select' to fail") }, "\(remedies)")
    #expect(
      remedy.contains("no longer fire with a press of 900 ms or more ('select' recognizes first)"),
      "\(remedy)")
  }

  @Test func `is what a control loses (S9.12)`() throws {
    let views = """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "ok", "parent": "page", "frame": [0, 0, 400, 800], "control": true}],
      """
    let pan = #"{"id": "move", "kind": "pan", "view": "page"}"#
    let remedies = try remedies(pan, views: views, script: drag(by: 6), wish: "move: fires")
    let smaller = remedies.filter { $0.contains("its hysteresis were 5 pt") }
    #expect(!smaller.isEmpty, "\(remedies)")
    #expect(
      smaller.allSatisfy {
        $0.contains("a tap that moves by 8 pt on view 'ok' would be lost to 'move'")
      },
      "\(smaller)")
  }

  @Test func `is what a tap and a control lose (S9.12)`() throws {
    let views = """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "ok", "parent": "page", "frame": [0, 0, 400, 100], "control": true}],
      """
    let remedies = try remedies(
      #"{"id": "move", "kind": "pan", "view": "page"}"#, tap, views: views,
      script: drag(by: 6), wish: "move: fires")
    let smaller = try #require(
      remedies.first { $0.contains("its hysteresis were 5 pt") }, "\(remedies)")
    #expect(smaller.contains("a tap that moves by 8 pt would fire 'move' instead of 'open'"))
    #expect(smaller.contains("a tap that moves by 8 pt on view 'ok' would be lost to 'move'"))
  }

  @Test func `is a pinch with one finger at rest (S9.45)`() throws {
    let remedies = try remedies(
      #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
      #"{"id": "drag", "kind": "pan", "view": "page"}"#,
      script: """
        {"at": 0, "began": {"1": [150, 400], "2": [250, 400]}},
        {"at": 30, "moved": {"1": [144, 400], "2": [256, 400]}},
        {"at": 60, "moved": {"1": [140, 400], "2": [260, 400]}},
        {"at": 90, "ended": {"1": null, "2": null}}
        """, wish: "zoom: none")
    let larger = remedies.filter { $0.contains("its hysteresis were") }
    #expect(!larger.isEmpty, "\(remedies)")
    #expect(
      larger.allSatisfy {
        $0.contains("a pinch with one finger at rest would fire 'drag' instead of 'zoom'")
      }, "\(larger)")
  }

  // MARK: Of which gesture it is said

  @Test func `is the reach of a view that is shown smaller (S2.2)`() throws {
    let views = """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "chip", "parent": "page", "frame": [100, 100, 80, 80],
          "transform": [0.5, 0, 0, 0.5, 0, 0]}],
      """
    let remedies = try remedies(
      #"{"id": "pick", "kind": "tap", "view": "chip"}"#, views: views,
      script: #"{"at": 0, "began": {"1": [165, 140]}}, {"at": 60, "ended": {"1": null}}"#,
      wish: "pick: fires")
    let wider = try #require(
      remedies.first { $0.contains("the hitOutset of view 'chip' were") }, "\(remedies)")
    let outset = try #require(wider.firstMatch(of: /were ([0-9]+) pt/)?.output.1)
    let reach = try #require(wider.firstMatch(of: /up to ([0-9.]+) pt beside it/)?.output.1)
    #expect(try #require(Double(reach)) * 2 == Double(outset), "\(wider)")
  }
}
