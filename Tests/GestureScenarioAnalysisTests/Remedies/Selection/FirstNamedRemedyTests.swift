import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Remedies that an expert names first, also where they have two parts or others would do.
@Suite struct `A remedy that is named first`: WishedScenes {
  @Test func `takes all kinds of scrolling that the script has (S9.25)`() throws {
    let found = try remedies(
      page + recognizers(#"{"id": "scroll", "kind": "pan", "view": "page"}"#),
      #"""
      {"at": 0, "scroll": {"at": [200, 300], "by": [0, -20], "kind": "discrete"}},
      {"at": 500, "scroll": {"at": [200, 300], "by": [0, -20], "kind": "continuous"}}
      """#, #""scroll": ["began@0", "ended", "began@500", "ended"]"#, of: "scroll")
    #expect(
      found.contains { $0.contains("its allowedScrollTypes were 'continuous' and 'discrete'") },
      "\(found)")
  }

  @Test func `takes the scrolling and follows its momentum (S15.18)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"""
          {"id": "map", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}}
          """#),
      #"""
      {"at": 0, "scroll": {"at": [200, 300], "by": [0, -12], "kind": "continuous",
        "phase": "began"}},
      {"at": 32, "scroll": {"at": [200, 300], "by": [0, 0], "kind": "continuous",
        "phase": "ended"}},
      {"at": 48, "scroll": {"at": [200, 300], "by": [0, -9], "kind": "continuous",
        "phase": "began", "momentum": true}},
      {"at": 80, "scroll": {"at": [200, 300], "by": [0, 0], "kind": "continuous",
        "phase": "ended", "momentum": true}}
      """#, #""map": ["began", "changed", "ended@80"]"#, of: "map")
    let both =
      "its allowedScrollTypes were 'continuous' and 'discrete' and its followsMomentum were true"
    #expect(found.contains { $0.contains(both) }, "\(found)")
  }

  @Test func `allows a press at touch down with both that it excludes`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 80]}],
      "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
        {"id": "open", "kind": "tap", "view": "row"},
        {"id": "glow", "kind": "longPress", "view": "row", "set": {"minimumPressDuration": 0}}]
      """#,
      #"""
      {"at": 0, "began": {"1": [200, 140]}}, {"at": 20, "moved": {"1": [200, 170]}},
      {"at": 100, "ended": {"1": null}},
      """# + tap(200, 140, at: 500, 1),
      #""scroll": ["began", "ended"], "open": ["ended"]"#, of: "scroll")
    #expect(
      found.contains {
        $0.contains("if 'glow' were allowed simultaneously with 'scroll' and with 'open'")
      }, "\(found)")
  }

  @Test func `leaves the other axis to a drag along one, with a pencil too`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "pager", "frame": [0, 0, 400, 800]},
        {"id": "photo", "parent": "pager", "frame": [0, 100, 400, 600]}],
      "recognizers": [{"id": "turn", "kind": "horizontalPan", "view": "pager"},
        {"id": "move", "kind": "pan", "view": "photo"}]
      """#,
      #"""
      {"at": 0, "began": {"1": [300, 300]}, "type": "pencil"},
      {"at": 20, "moved": {"1": [270, 300]}}, {"at": 100, "ended": {"1": null}}
      """#, #""turn": ["began", "ended"], "move": []"#, of: "turn")
    #expect(found.contains { $0.contains("if the axis of 'move' were 'vertical'") }, "\(found)")
  }

  /// A tap leaves a list its rows; but of what begins at touch down nothing is left anyway.
  @Test(arguments: [(0, true), (500, false)])
  func `keeps a press at touch down from the view of a tap`(time: Int, isOffered: Bool) throws {
    let found = try remedies(
      #"""
      "views": [{"id": "doc", "frame": [0, 0, 400, 800]},
        {"id": "tip", "parent": "doc", "frame": [100, 100, 120, 40]}],
      "recognizers": [
        {"id": "press", "kind": "longPress", "view": "doc",
         "set": {"minimumPressDuration": \#(time)}},
        {"id": "follow", "kind": "tap", "view": "tip", "set": {"maximumPressDuration": 900}}]
      """#,
      #"""
      {"at": 0, "began": {"1": [150, 120]}}, {"at": 600, "ended": {"1": null}}
      """#, #""follow": ["ended"]"#, of: "follow")
    #expect(!found.isEmpty)
    let refusal = "if the delegate of 'press' refused touches on view 'tip'"
    #expect(found.contains { $0.contains(refusal) } == isOffered, "\(found)")
  }

  /// A finger or a pencil that draws a circle.
  private func circle(_ type: String) -> String {
    let turn = 2 * Double.pi / 24
    let steps = (0...24).map { step in
      let place = "[\(200 + 80 * cos(Double(step) * turn)), \(400 + 80 * sin(Double(step) * turn))]"
      let type = step == 0 ? #", "type": "\#(type)""# : ""
      return
        #"{"at": \#(15 * step), "\#(step == 0 ? "began" : "moved")": {"1": \#(place)}\#(type)}"#
    }
    return steps.joined(separator: ", ") + #", {"at": 400, "ended": {"1": null}}"#
  }

  /// Ink that is drawn while a figure is looked for: both follow the same finger.
  @Test(arguments: [("circle", true), ("swipe", false)])
  func `lets a figure go along with the drag that it waits for (S3.17, S4.17)`(
    kind: String, isOffered: Bool
  ) throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "lasso", "kind": "\#(kind)", "view": "page", "requireToFail": ["ink"]}"#,
          #"{"id": "ink", "kind": "pan", "view": "page"}"#),
      circle("direct"), #""lasso": ["ended"]"#, of: "lasso")
    let together = "if 'lasso' did not have to wait for 'ink', and both were allowed simultaneously"
    #expect(
      found.contains { $0.contains(together) && $0.contains("these touches would drive both") }
        == isOffered, "\(found)")
  }

  @Test(arguments: [("direct", true), ("pencil", false)])
  func `asks for two of those touches of which there may be two (S2.14)`(
    type: String, isOffered: Bool
  ) throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "ink", "kind": "pan", "view": "page", "allowedTouchTypes": ["\#(type)"]}"#,
          #"{"id": "lasso", "kind": "circle", "view": "page"}"#),
      circle(type), #""lasso": ["ended"], "ink": []"#, of: "lasso")
    let two = "the minimumNumberOfTouches of 'ink' were 2"
    #expect(found.contains { $0.contains(two) } == isOffered, "\(found)")
  }

  /// What has a shorter way because it no longer waits takes drags from the one around it.
  @Test func `names the drags that are lost where one no longer waits (S4.4)`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "pager", "frame": [0, 0, 400, 800]},
        {"id": "car", "parent": "pager", "frame": [0, 300, 400, 200]}],
      "recognizers": [{"id": "leaf", "kind": "horizontalPan", "view": "pager"},
        {"id": "slide", "kind": "horizontalPan", "view": "car", "requireToFail": ["leaf"]}]
      """#,
      #"""
      {"at": 0, "began": {"1": [300, 400]}}, {"at": 20, "moved": {"1": [270, 400]}},
      {"at": 100, "ended": {"1": null}}
      """#, #""slide": ["began", "ended"], "leaf": []"#, of: "slide")
    let free = try #require(found.first { $0.contains("'slide' did not have to wait for 'leaf'") })
    #expect(free.contains("'leaf' would no longer fire with a drag on view 'car'"), "\(free)")
  }

  @Test func `does not turn round a wait that is none`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "photo", "parent": "page", "frame": [0, 100, 400, 400]}],
      "recognizers": [
        {"id": "back", "kind": "swipe", "view": "page", "set": {"direction": ["right"]}},
        {"id": "turn", "kind": "swipe", "view": "photo",
         "set": {"direction": ["right", "left"], "minimumDistance": 80}},
        {"id": "move", "kind": "pan", "view": "photo"}],
      "delegate": [{"question": "shouldRequireFailure", "recognizer": "turn", "other": "move",
        "answer": true}]
      """#,
      #"""
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 20, "moved": {"1": [140, 300]}},
      {"at": 40, "moved": {"1": [200, 300]}}, {"at": 60, "ended": {"1": [210, 300]}}
      """#, #""turn": ["ended"], "move": []"#, of: "turn")
    #expect(!found.isEmpty)
    for remedy in found {
      let isTurned = remedy.contains("'back' had to wait for 'turn' to fail, and not")
      #expect(!isTurned, "\(remedy)")
    }
  }

  @Test func `allows a pinch, a turn and a drag with each other`() throws {
    let moves = (1...20).map { step in
      let (x, y) = (Double(step) * 4, Double(step) * 3)
      let places = #"{"1": [\#(150 - x), \#(300 + y)], "2": [\#(250 + x), \#(300 + 3 * y)]}"#
      return #"{"at": \#(step * 16), "moved": \#(places)}"#
    }
    let gesture = #"["began", "changed*", "ended"]"#
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
          #"{"id": "turn", "kind": "rotation", "view": "page"}"#,
          #"{"id": "move", "kind": "pan", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [150, 300], "2": [250, 300]}}, "#
        + moves.joined(separator: ", ") + #", {"at": 400, "ended": {"1": null, "2": null}}"#,
      #""zoom": \#(gesture), "turn": \#(gesture), "move": \#(gesture)"#, of: "turn")
    let all = "'zoom', 'turn' and 'move' were allowed simultaneously, each with each"
    #expect(found.contains { $0.contains(all) }, "\(found)")
  }

  @Test func `lets one that takes several buttons leave those of another (S15.17)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
          #"{"id": "orbit", "kind": "pan", "view": "page", "set": {"buttonMaskRequired": 3}}"#),
      #"""
      {"at": 0, "began": {"1": [100, 110]}, "type": "mouse", "buttons": 1},
      {"at": 20, "moved": {"1": [160, 110]}}, {"at": 60, "ended": {"1": null}}
      """#, #""scroll": ["began", "ended"], "orbit": []"#, of: "scroll")
    #expect(
      found.contains {
        $0.contains(
          "if the buttonMaskRequired of 'orbit' were 2 (button 2 alone), but then 'orbit'")
      }, "\(found)")
  }

  @Test func `begins a press at touch down where that is expected (S9.42)`() throws {
    let found = try remedies(
      page + recognizers(#"{"id": "glow", "kind": "longPress", "view": "page"}"#),
      tap(100, 110, at: 0, 1), #""glow": ["began@0", "ended@60"]"#, of: "glow")
    #expect(found == ["It would have fired at 0 ms if its minimumPressDuration were 0 ms."])
  }

  @Test func `takes back that one prevents only some, or starts after another (S4.12, S15.4)`()
    throws
  {
    func found(_ keys: String) throws -> [String] {
      try remedies(
        page
          + recognizers(
            #"{"id": "hold", "kind": "longPress", "view": "page"\#(keys)}"#,
            #"{"id": "open", "kind": "tap", "view": "page", "set": {"maximumPressDuration": 900}}"#
          ),
        #"{"at": 0, "began": {"1": [100, 110]}}, {"at": 700, "ended": {"1": null}}"#,
        #""hold": ["began", "ended"], "open": []"#, of: "open")
    }
    let all = try found(#", "preventsOnly": []"#)
    #expect(all.contains { $0.contains("'hold' had no preventsOnly, and excluded all") }, "\(all)")
    let order = try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 80]}],
      "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
        {"id": "side", "kind": "horizontalPan", "view": "row", "startsAfter": ["scroll"]}]
      """#,
      drag, #""side": ["began", "changed*", "ended"], "scroll": []"#, of: "scroll")
    #expect(order.contains { $0.contains("'side' did not start after 'scroll'") }, "\(order)")
  }

  @Test func `is not set twice, nor beside one that is enough alone`() throws {
    let menu =
      #"{"id": "menu", "kind": "longPress", "view": "page", "#
      + #""set": {"minimumPressDuration": 0.5}}"#
    let found = try remedies(
      page + recognizers(menu, #"{"id": "open", "kind": "tap", "view": "page"}"#),
      tap(100, 110, at: 0, 1)
        + #", {"at": 2000, "began": {"2": [100, 110]}}, {"at": 2600, "ended": {"2": null}}"#,
      #""open": ["ended@60"], "menu": ["began@2300", "ended"]"#, of: "open")
    #expect(!found.isEmpty)
    for remedy in found {
      let count = remedy.components(separatedBy: "minimumPressDuration of 'menu' were").count
      #expect(count <= 2, "\(remedy)")
    }
  }
}
