import GestureScenario
import Testing

@Suite struct `Broken scenario files` {
  /// What is put in place of what in the example, and what the message must say.
  struct Mistake: CustomTestStringConvertible {
    var piece: String
    var replacement: String
    var place: String
    var expected: String
    var testDescription: String { "\(replacement) at \(place)" }
  }

  static let mistakes = [
    Mistake(
      piece: "\"frame\": [20, 20, 200, 200]", replacement: "\"frame\": [20, 20, 200]",
      place: "scene.views[0].frame",
      expected: "expected [x, y, width, height], found a list of 3"),
    Mistake(
      piece: "\"frame\": [20, 20, 200, 200]", replacement: "\"fram\": [20, 20, 200, 200]",
      place: "scene.views[0].fram", expected: "unknown key \"fram\"; did you mean \"frame\"?"),
    Mistake(
      piece: "\"parent\": \"card\"", replacement: "\"superview\": \"card\"",
      place: "scene.views[1].superview",
      expected: "unknown key \"superview\"; did you mean \"parent\"?"),
    Mistake(
      piece: "\"id\": \"card\", \"frame\"", replacement: "\"frame\"",
      place: "scene.views[0]", expected: "expected a key \"id\": the view's name"),
    Mistake(
      piece: "\"parent\": \"card\"", replacement: "\"parent\": \"cart\"",
      place: "scene.views[1].parent",
      expected: "there is no view \"cart\"; did you mean \"card\"?"),
    Mistake(
      piece: "{\"id\": \"card\",", replacement: "{\"id\": \"card\", \"parent\": \"button\",",
      place: "scene.views[0].parent",
      expected: "views can't be in each other: \"card\" is in \"button\", which is in \"card\""),
    Mistake(
      piece: "\"parent\": \"card\"", replacement: "\"parent\": \"button\"",
      place: "scene.views[1].parent", expected: "a view can't be its own parent"),
    Mistake(
      piece: "\"id\": \"button\"", replacement: "\"id\": \"\"", place: "scene.views[1].id",
      expected: "expected the view's name, found \"\", which can't be one"),
    Mistake(
      piece: "\"id\": \"double\"", replacement: "\"id\": \"*\"",
      place: "scene.recognizers[0].id",
      expected: "expected the recognizer's name, found \"*\", which can't be one"),
    Mistake(
      piece: "\"id\": \"button\"", replacement: "\"id\": \"card\"", place: "scene.views[1].id",
      expected: "there is a view \"card\" already"),
    Mistake(
      piece: "\"id\": \"button\"", replacement: "\"id\": \"window\"", place: "scene.views[1].id",
      expected: "there is a view \"window\" already"),
    Mistake(
      piece: "\"control\": true", replacement: "\"control\": 1", place: "scene.views[1].control",
      expected: "expected true or false, or a kind of control, found 1"),
    Mistake(
      piece: "\"kind\": \"doubleTap\"", replacement: "\"kind\": \"doubletap\"",
      place: "scene.recognizers[0].kind",
      expected: "\"doubletap\" is no kind; did you mean \"doubleTap\"?"),
    Mistake(
      piece: "\"id\": \"double\"", replacement: "\"id\": \"single\"",
      place: "scene.recognizers[1].id", expected: "there is a recognizer \"single\" already"),
    Mistake(
      piece: "[\"double\"]", replacement: "[\"dubble\"]",
      place: "scene.recognizers[1].requireToFail[0]",
      expected: "there is no recognizer \"dubble\"; did you mean \"double\"?"),
    Mistake(
      piece: "\"question\": \"shouldReceiveTouch\"",
      replacement: "\"question\": \"shouldRecieveTouch\"", place: "scene.delegate[0].question",
      expected: "\"shouldRecieveTouch\" is no question; did you mean \"shouldReceiveTouch\"?"),
    Mistake(
      piece: "\"question\": \"shouldReceiveTouch\"", replacement: "\"question\": \"shouldBegin\"",
      place: "scene.delegate[0].hitView", expected: "unknown key \"hitView\""),
    Mistake(
      piece: ", \"answer\": false", replacement: "", place: "scene.delegate[0]",
      expected: "expected a key \"answer\": true or false"),
    Mistake(
      piece: "\"hitView\": \"button\"", replacement: "\"hitView\": \"knob\"",
      place: "scene.delegate[0].hitView", expected: "there is no view \"knob\""),
    Mistake(
      piece: "\"at\": 60", replacement: "\"at\": \"60\"", place: "script[1].at",
      expected: "expected milliseconds, found \"60\""),
    Mistake(
      piece: "\"at\": 1000", replacement: "\"at\": 30", place: "script[2].at",
      expected: "expected 60 or later, found 30"),
    Mistake(
      piece: "\"at\": 0,", replacement: "\"at\": -1,", place: "script[0].at",
      expected: "expected milliseconds from 0 to"),
    Mistake(
      piece: "\"began\": {\"1\": [30, 30]}", replacement: "\"began\": {\"1\": [1e30, 30]}",
      place: "script[0].began[\"1\"][0]", expected: "expected a number from"),
    Mistake(
      piece: "\"began\": {\"1\": [30, 30]}", replacement: "\"began\": {\"1\": null}",
      place: "script[0].began[\"1\"]", expected: "expected a place [x, y], found null"),
    Mistake(
      piece: "\"ended\": {", replacement: "\"endet\": {", place: "script[1].endet",
      expected: "unknown key \"endet\"; did you mean \"ended\"?"),
    Mistake(
      piece: "\"ended@410\"", replacement: "\"endet@410\"",
      place: "expect.actions.single[0]",
      expected: "\"endet\" is no state; did you mean \"ended\"?"),
    Mistake(
      piece: "\"ended@410\"", replacement: "\"ended@soon\"", place: "expect.actions.single[0]",
      expected: "expected milliseconds after the @"),
    Mistake(
      piece: "\"double\": []}", replacement: "\"triple\": []}", place: "expect.actions.triple",
      expected: "there is no recognizer \"triple\""),
    Mistake(
      piece: "{\"card\": [", replacement: "{\"cord\": [", place: "expect.views.cord",
      expected: "there is no view \"cord\"; did you mean \"card\"?"),
    Mistake(
      piece: "\"script\":", replacement: "\"skript\":", place: "skript",
      expected: "unknown key \"skript\"; did you mean \"script\"?"),
    Mistake(
      piece: "\"size\": [400, 800],", replacement: "", place: "scene",
      expected: "expected a key \"size\": [width, height]"),
  ]

  @Test func `the message says where, and what was expected`() throws {
    for mistake in Self.mistakes {
      let text = Example.replacing(mistake.piece, with: mistake.replacement)
      try #require(text != Example.text, "\(mistake)")
      let error = #expect(throws: ScenarioError.self, "\(mistake)") {
        try Scenario(text: text, file: "tap.json")
      }
      #expect(error?.path == mistake.place, "\(mistake)")
      let message = error.map { "\($0)" } ?? ""
      #expect(message.hasPrefix("tap.json:"), "\(mistake)")
      #expect(message.contains(mistake.expected), "\(mistake): \(message)")
    }
  }

  @Test func `a file that is none is called so`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(contentsOfFile: "/dev/null")
    }
    #expect(error.map { "\($0)" }?.contains("no regular file, or it is empty") == true)
  }

  @Test func `a file that is not there is named`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(contentsOfFile: "nowhere/tap.json")
    }
    #expect(
      error.map { "\($0)" } == "nowhere/tap.json: the file can't be read: there is no such file")
  }
}
