import GestureDiagnosis
import Testing

/// Recognizers that can't reach their gesture as they are set up.
@Suite struct `A recognizer of a set gets one touch (S15.8)` {
  private func findings(_ kind: String, _ set: String = "") throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add("each", kind, on: "card", "\"forEachTouch\": {\"limit\": 3}, \"set\": {\(set)}")
    return try scene.findings(.neverFires)
  }

  @Test(arguments: [
    ("tap", ""), ("pan", "\"minimumNumberOfTouches\": 1"), ("longPress", ""), ("swipe", ""),
  ])
  func `and may need no more`(kind: String, set: String) throws {
    #expect(try findings(kind, set).isEmpty)
  }

  @Test(arguments: [
    ("pinch", "", "needs 2"), ("doubleTap", "", "needs 2 taps"),
    ("pan", "\"minimumNumberOfTouches\": 3", "needs 3"),
    ("pan", "\"numberOfTapsRequired\": 1", "needs 1 tap before"),
    ("longPress", "\"numberOfTapsRequired\": 2", "needs 2 taps before"),
  ])
  func `so one that needs more never recognizes`(
    kind: String, set: String, need: String
  ) throws {
    let found = try #require(try findings(kind, set).first)
    #expect(found.severity == .error)
    #expect(
      found.sentence
        == "'each' can never recognize: each recognizer of its set gets one touch, and it \(need)")
    #expect(found.fix.hasPrefix("add one 'each' to view 'card' instead"), "\(found)")
  }
}

@Suite struct `A recognizer left no room by the one that it starts after` {
  private func findings(
    _ first: (String, String), _ second: (String, String), on view: String = "page"
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add("first", first.0, on: view, "\"set\": {\(first.1)}")
    scene.add("next", second.0, on: "page", "\"set\": {\(second.1)}, \"startsAfter\": [\"first\"]")
    return try scene.findings(.neverFires)
  }

  @Test(arguments: [(44.0, 0), (45, 0), (46, 1)])
  func `is a tap after a longer drag (S15.2)`(hysteresis: Double, count: Int) throws {
    let found = try findings(("pan", "\"hysteresis\": \(hysteresis)"), ("tap", ""))
    #expect(found.count == count, "\(found)")
    let reason = "begins after 46 pt, and by then 'next', which allows 45, has failed"
    #expect(found.allSatisfy { $0.sentence.contains(reason) }, "\(found)")
  }

  @Test(arguments: [(749, 0), (750, 1), (751, 1)])
  func `is a tap after a longer press`(duration: Int, count: Int) throws {
    let found = try findings(("longPress", "\"minimumPressDuration\": \(duration)"), ("tap", ""))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [(499, 0), (500, 1), (501, 1)])
  func `is a swipe after a press that takes as long`(duration: Int, count: Int) throws {
    let press = ("longPress", "\"minimumPressDuration\": \(duration)")
    #expect(try findings(press, ("swipe", "")).count == count)
    let lenient = ("longPress", press.1 + ", \"allowableMovement\": 60")
    #expect(try findings(lenient, ("swipe", "")).isEmpty)
  }

  @Test(arguments: [(44.0, 1), (45, 0), (46, 0)])
  func `is a drag after a tap that allows less movement`(movement: Double, count: Int) throws {
    let found = try findings(
      ("tap", "\"allowableMovement\": \(movement)"), ("pan", "\"hysteresis\": 45"))
    #expect(found.count == count, "\(found)")
  }

  @Test func `is none if the other one doesn't get all its touches`() throws {
    let tap = ("tap", "\"allowableMovement\": 10"), pan = ("pan", "\"hysteresis\": 45")
    #expect(try findings(tap, pan).count == 1)
    #expect(try findings(tap, pan, on: "card").isEmpty)
  }
}

@Suite struct `A drag after taps beside a tap of as many (S15.21)` {
  @Test(arguments: [(1, 1), (2, 0)])
  func `has the tap fire on the way`(numberOfTaps: Int, count: Int) throws {
    var scene = FileScene()
    scene.add("tap", "tap", on: "page", "\"set\": {\"numberOfTapsRequired\": \(numberOfTaps)}")
    scene.add("zoom", "pan", on: "page", "\"set\": {\"numberOfTapsRequired\": 1}")
    let found = try scene.findings(.noRelation)
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.sentence.contains("on the way to 'zoom' 'tap' fires") })
  }

  @Test(arguments: [("\"requireToFail\": []", 1), ("\"requireToFail\": [\"zoom\"]", 0)])
  func `has none that waits`(requirement: String, count: Int) throws {
    var scene = FileScene()
    scene.add("zoom", "pan", on: "page", "\"set\": {\"numberOfTapsRequired\": 1}")
    scene.add("tap", "tap", on: "page", requirement)
    #expect(try scene.findings(.noRelation).count == count)
  }
}
