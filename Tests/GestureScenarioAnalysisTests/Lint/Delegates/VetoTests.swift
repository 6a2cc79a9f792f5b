import GestureCore
import GestureDiagnosis
import Testing

/// A no that is always given.
@Suite struct `A standing no` {
  @Test(arguments: [
    ("shouldReceiveTouch", "shouldReceive(_ touch:)", Lint.Finding.Kind.neverFires),
    ("shouldReceiveEvent", "shouldReceive(_ event:)", .neverFires),
    ("shouldBegin", "gestureRecognizerShouldBegin", .neverFires),
    // Asked only where a view would lose a touch.
    ("viewShouldBegin", "gestureRecognizerShouldBegin", .rarelyFires),
  ])
  func `keeps a recognizer from firing (S3.1, S3.3, S3.5, S3.13)`(
    question: String, name: String, kind: Lint.Finding.Kind
  ) throws {
    var scene = FileScene()
    scene.add("a", "tap", on: "card")
    scene.answer(question, false, question == "viewShouldBegin" ? "" : "\"recognizer\": \"a\"")
    let found = try scene.findings()
    #expect(found.map(\.kind) == [kind], "\(found)")
    #expect(found.first?.sentence.contains(name) == true, "\(found)")
  }

  @Test func `of a view is told beside a control that keeps taps (S3.13, S11.1)`() throws {
    var scene = FileScene()
    scene.addView("done", [0, 0, 60, 40], in: "card", "\"control\": true")
    scene.add("a", "tap", on: "card")
    scene.answer("viewShouldBegin", false, "\"hitView\": \"card\"")
    let found = try scene.findings(.rarelyFires)
    #expect(found.first?.sentence.contains("each view on which its touches") == true, "\(found)")
    #expect(found.first?.fix.contains("let these views say yes") == true, "\(found)")
  }

  @Test(arguments: [
    ("\"times\": [1]", true), ("\"touch\": \"1\"", true), ("\"hitView\": \"ok\"", true),
    ("\"recognizer\": \"b\"", true), ("\"recognizer\": \"a\"", false),
  ])
  func `is none that depends on something`(condition: String, isFree: Bool) throws {
    var scene = FileScene()
    scene.add("a", "tap", on: "card")
    scene.add("b", "pan")
    scene.answer("shouldReceiveTouch", false, condition)
    let isFound = try scene.findings().contains { $0.recognizers.first?.name == "a" }
    #expect(isFound != isFree)
  }

  @Test func `to events keeps a pointer away, and to touches doesn't (S9.54)`() throws {
    let cases = [
      ("shouldReceiveEvent", [Lint.Finding.Kind.neverFires]), ("shouldReceiveTouch", []),
    ]
    for (question, kinds) in cases {
      var scene = FileScene()
      scene.add("a", "hover", on: "card")
      scene.answer(question, false)
      #expect(try scene.kinds() == kinds, "\(question)")
    }
  }

  @Test func `leaves a pinch what a trackpad brings (S12.10)`() throws {
    var scene = FileScene()
    scene.add("a", "pinch", on: "card")
    scene.answer("shouldReceiveTouch", false)
    #expect(try scene.kinds() == [.rarelyFires])
  }

  @Test(arguments: ["shouldBegin", "shouldReceiveTouch"])
  func `takes the rival out of the race`(question: String) throws {
    var scene = FileScene()
    scene.add("swipe", "swipe", on: "card")
    scene.add("pan", "pan", on: "card")
    #expect(try scene.kinds() == [.alwaysBeaten])
    scene.answer(question, false, "\"recognizer\": \"pan\"")
    let found = try scene.findings()
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
    #expect(found.first?.recognizers.map(\.name) == ["pan"])
  }
}

/// Two answers of which one has no effect.
@Suite struct `A contradiction` {
  @Test func `is a yes and a no about one requirement (S3.23)`() throws {
    var scene = FileScene()
    scene.add("a", "tap", on: "card")
    scene.add("b", "longPress", on: "card")
    scene.answer("shouldRequireFailure", true, "\"recognizer\": \"a\", \"other\": \"b\"")
    #expect(try scene.kinds().isEmpty)
    var other = scene
    other.answer("shouldBeRequiredToFail", false, "\"recognizer\": \"b\", \"other\": \"a\"")
    #expect(try other.kinds() == [.delegatesDisagree])
    scene.answer("shouldBeRequiredToFail", false, "\"recognizer\": \"a\", \"other\": \"b\"")
    #expect(try scene.kinds().isEmpty, "that is the other direction")
  }

  @Test func `is a delegate that says begin, and a view that says no (S3.15)`() throws {
    var scene = FileScene()
    scene.add("a", "tap")
    scene.answer("viewShouldBegin", false, "\"hitView\": \"card\"")
    #expect(try scene.kinds().isEmpty)
    scene.answer("shouldBegin", true, "\"recognizer\": \"a\"")
    #expect(try scene.kinds() == [.delegatesDisagree])
  }
}
