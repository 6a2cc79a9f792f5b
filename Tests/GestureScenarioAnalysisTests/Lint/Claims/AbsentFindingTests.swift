import GestureCore
import GestureDiagnosis
import Testing

/// What lint doesn't claim, since some touches would refute it.
@Suite struct `Lint claims no delay` {
  private func delays(
    of payer: (kind: String, set: String), waitingFor required: (kind: String, set: String)
  ) throws -> [Lint.Finding.Kind] {
    var scene = FileScene()
    scene.add("b", required.kind, on: "card", "\"set\": {\(required.set)}")
    scene.add("a", payer.kind, on: "card", "\"requireToFail\": [\"b\"], \"set\": {\(payer.set)}")
    return try scene.kinds().filter { $0 == .late }
  }

  private let twoFingers = "\"numberOfTouchesRequired\": 2"

  @Test func `of a press of two fingers that waits for a tap of one`() throws {
    #expect(try delays(of: ("longPress", twoFingers), waitingFor: ("tap", "")) == [])
    #expect(try delays(of: ("longPress", ""), waitingFor: ("tap", "")) == [.late])
  }

  @Test func `of a tap of two fingers that waits for a double tap of one`() throws {
    #expect(try delays(of: ("tap", twoFingers), waitingFor: ("doubleTap", "")) == [])
    #expect(try delays(of: ("tap", ""), waitingFor: ("doubleTap", "")) == [.late])
  }

  @Test func `of a circle that waits for taps, which its movement fails`() throws {
    #expect(try delays(of: ("circle", ""), waitingFor: ("doubleTap", "")) == [])
  }
}

@Suite struct `Lint finds no relation missing` {
  private func relations(_ edge: String, _ direction: String) throws -> [Lint.Finding.Kind] {
    var scene = FileScene()
    scene.add("edge", "screenEdgePan", on: "page", "\"set\": {\"edges\": [\"\(edge)\"]}")
    scene.add("swipe", "swipe", on: "page", "\"set\": {\"direction\": [\"\(direction)\"]}")
    return try scene.kinds().filter { $0 == .noRelation }
  }

  @Test(arguments: [
    ("left", "left", 0), ("top", "right", 0), ("left", "right", 1), ("top", "down", 1),
  ])
  func `between an edge pan and a swipe that leads along or out`(
    edge: String, direction: String, count: Int
  ) throws {
    #expect(try relations(edge, direction).count == count)
  }
}

@Suite struct `Lint leaves a control to one finger` {
  @Test(arguments: [
    ("", 1), ("\"numberOfTouchesRequired\": 2", 0), ("\"numberOfTapsRequired\": 1", 0),
  ])
  func `where a press that begins at once takes two, or taps before`(
    set: String, count: Int
  ) throws {
    var scene = FileScene()
    let comma = set.isEmpty ? "" : ", "
    scene.add(
      "press", "longPress", on: "page", "\"set\": {\"minimumPressDuration\": 0\(comma)\(set)}")
    let found = try scene.findings().filter { $0.sentence.contains("as the finger comes down") }
    #expect(found.count == count, "\(found)")
  }
}
