import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario

/// What is told of a hover while a button of the pointer is down.
@Suite struct `A hover under a pressed pointer`: WishedScenes {
  private func story(_ script: String, kind: String = "hover") throws -> String {
    try told(
      """
      "views": [{"id": "node", "frame": [100, 100, 60, 60]}],
      "recognizers": [{"id": "shine", "kind": "\(kind)", "view": "node"}]
      """, script, of: "shine")
  }

  private func press(_ from: [Int], _ to: [Int], type: String = "mouse") -> String {
    """
    {"at": 100, "began": {"m": \(from)}, "type": "\(type)"}, {"at": 120, "moved": {"m": \(to)}},
    {"at": 400, "ended": {"m": null}}, {"at": 420, "hover": [301, 300]}
    """
  }

  private let over = "{\"at\": 0, \"hover\": [120, 120]}, "

  @Test func `S9.54 S14.22 is silent from the press to the release, which is told`() throws {
    let story = try story(over + press([120, 120], [300, 300]))
    #expect(
      story.contains(
        "100 ms From 100 to 400 ms it was silent, whatever the pointer did: a button was down "
          + "(touch m). It hears where the pointer is with the first move after that. "
          + "(S9.54, S14.22)"), "\(story)")
  }

  @Test func `S14.22 is silent until all buttons are up`() throws {
    let story = try story(
      over + """
        {"at": 100, "began": {"1": [120, 120]}, "type": "mouse"},
        {"at": 200, "began": {"2": [120, 120]}, "type": "mouse"}, {"at": 300, "ended": {"1": null}},
        {"at": 400, "ended": {"2": null}}
        """)
    #expect(story.contains("From 100 to 400 ms it was silent"), "\(story)")
    #expect(story.matches(of: /was silent/).count == 1, "\(story)")
  }

  @Test func `S14.22 is silent to the end where the button isn't released`() throws {
    let story = try story(
      over + #"{"at": 100, "began": {"m": [120, 120]}, "type": "mouse"}"#)
    #expect(
      story.contains(
        "From here on it was silent, whatever the pointer did: a button was down (touch m). (S9.54"),
      "\(story)")
  }

  /// Told where it would have had something to say: it was active, or the pointer came over it.
  @Test(arguments: [
    ("", [300, 300], [120, 120], true), ("", [300, 300], [310, 310], false),
    ("{\"at\": 0, \"hover\": [300, 300]}, ", [300, 300], [310, 310], false),
    ("{\"at\": 0, \"hover\": [120, 120]}, ", [300, 300], [310, 310], true),
  ])
  func `S14.22 is told of it where the pointer concerned it`(
    hover: String, from: [Int], to: [Int], isTold: Bool
  ) throws {
    let story = try story(hover + press(from, to))
    #expect(story.contains("it was silent") == isTold, "\(story)")
  }

  @Test(arguments: ["direct", "pencil", "indirect"])
  func `S14.22 isn't silent under other touches`(type: String) throws {
    let story = try story(over + press([120, 120], [300, 300], type: type))
    #expect(!story.contains("it was silent"), "\(story)")
  }

  @Test func `S9.54 is alone in that`() throws {
    let story = try story(over + press([120, 120], [300, 300]), kind: "pan")
    #expect(!story.contains("it was silent"), "\(story)")
  }
}

/// What is told of a tap for another button than the one that is pressed.
@Suite struct `A tap by another button`: WishedScenes {
  @Test func `the button that a tap needs is named (S9.2)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "menu", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 2}}"#),
      #"""
      {"at": 0, "began": {"1": [70, 110]}, "type": "mouse", "buttons": 1},
      {"at": 80, "ended": {"1": null}}
      """#, of: "menu")
    #expect(
      story.contains("pressed, button 1; it needs button 2 (its buttonMaskRequired is 2)"),
      "\(story)")
  }

  @Test(arguments: [
    ("tap", "another button was pressed, button 3; it needs button 1 (its"),
    ("pan", "the pointer pressed button 3, and it takes only button 1 (button"),
    ("longPress", "the pointer pressed button 3, and it takes only button 1 (button"),
  ])
  func `the pressed button is named, and the primary one that is taken (S9.2, S15.17)`(
    kind: String, words: String
  ) throws {
    let story = try told(
      page + recognizers(#"{"id": "menu", "kind": "\#(kind)", "view": "page"}"#),
      #"""
      {"at": 0, "began": {"1": [70, 110]}, "type": "mouse", "buttons": 4},
      {"at": 80, "ended": {"1": null}}
      """#, of: "menu")
    #expect(story.contains(words), "\(story)")
  }
}
