import GestureCore
import GestureDiagnosis
import GestureScenario
import Testing

/// A drag, or a press, that needs taps before, beside one that needs none (S9.41, S15.21).
@Suite struct `A gesture after taps` {
  private static let taps = "\"set\": {\"numberOfTapsRequired\": 1}"

  private func lint(
    _ first: (id: String, kind: String, more: String),
    _ second: (id: String, kind: String, more: String)
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add(first.id, first.kind, on: "card", first.more)
    scene.add(second.id, second.kind, on: "card", second.more)
    return try scene.findings()
  }

  @Test(arguments: ["pan", "longPress"])
  func `S4.4 comes first if it is added last, and then nothing is late`(kind: String) throws {
    let found = try lint(("zoom", kind, Self.taps), ("move", kind, ""))
    #expect(found.map(\.kind) == [.alwaysBeaten], "\(found)")
    #expect(
      found[0].fixes.first?.words == "add 'zoom' to view 'card' after 'move'", "\(found)")
    #expect(!found[0].fix.contains("require(toFail:"), "\(found)")
    let after = try lint(("move", kind, ""), ("zoom", kind, Self.taps))
    #expect(after.isEmpty, "\(after)")
  }

  @Test func `S4.2 is beaten even where another finger's tap could exclude the rival`() throws {
    var scene = FileScene()
    scene.add("pick", "tap", on: "card")
    scene.add("mv", "pan", on: "page", Self.taps + ", \"recognizesTogether\": [\"pick\"]")
    scene.add("scroll", "pan")
    let found = try scene.findings()
    #expect(found.first?.kind == .rarelyFires, "\(found)")
    #expect(
      found[0].sentence.contains("only where 'pick' recognizes just then, with another finger"),
      "\(found)")
  }

  @Test(arguments: [
    ("pan", "\"hysteresis\": 5", "45 pt"), ("longPress", "\"minimumPressDuration\": 400", "750 ms"),
  ])
  func `has its price said where only a requirement helps`(
    kind: String, set: String, price: String
  ) throws {
    let found = try lint(("zoom", kind, Self.taps), ("move", kind, "\"set\": {\(set)}"))
    #expect(
      found.first?.fixes.first?.words
        == "move.require(toFail: zoom), with which 'move' begins only after \(price)", "\(found)")
  }

  @Test(arguments: [
    (
      "pan", "pan",
      "begin only after 45 pt, 750 ms or 350 ms after the lift, whichever comes first,"
    ),
    (
      "pan", "longPress",
      "begin with one finger only after 45 pt, 750 ms or 350 ms after the lift, whichever comes first,"
    ),
    ("longPress", "pan", "fire up to 600 ms late, even after the lift, if no further tap follows,"),
    (
      "longPress", "longPress",
      "fire up to 600 ms late, even after the lift, if no further tap follows,"
    ),
  ])
  func `S15.21 makes one that waits for it late`(
    waiter: String, blocker: String, price: String
  ) throws {
    let found = try lint(
      ("zoom", blocker, Self.taps), ("move", waiter, "\"requireToFail\": [\"zoom\"]"))
    #expect(found.map(\.kind) == [.late], "\(found)")
    #expect(
      found.first?.sentence.hasPrefix(
        "'move' will \(price) because it waits until 'zoom' has failed") == true, "\(found)")
  }

  @Test(arguments: [
    (
      "longPress",
      "'hold' never begins while a finger is held: it starts after 'touch', which recognizes as that "
        + "finger lifts; it fires only at the lift, where the finger has been held for at least 500 ms "
        + "and less than 750 ms"
    ),
    (
      "pan",
      "'hold' never follows a finger: it starts after 'touch', which recognizes as that finger lifts; "
        + "it fires only at the lift, where the finger has moved at least 10 pt and no more than 45"
    ),
  ])
  func `S15.2 never follows a tap of the same finger`(
    kind: String, sentence: String
  ) throws {
    let found = try lint(("touch", "tap", ""), ("hold", kind, "\"startsAfter\": [\"touch\"]"))
    #expect(found.first?.kind == .rarelyFires, "\(found)")
    #expect(found.first?.sentence == sentence, "\(found)")
    #expect(
      found.first?.fixes.first?.words.hasPrefix(
        "set hold.numberOfTapsRequired to 1, " + (kind == "pan" ? "and let 'hold' not" : "declare"))
        == true, "\(found)")
  }

  /// The tap has decided as its finger lifts, and doesn't get the one that the drag follows.
  @Test func `S6.8 isn't saved by a tap that waits for more taps`() throws {
    var scene = FileScene()
    scene.add("zoom", "pan", on: "card", Self.taps)
    scene.add("double", "doubleTap", on: "card")
    scene.add("select", "tap", on: "card", "\"requireToFail\": [\"double\"]")
    scene.add("move", "pan", on: "card")
    let found = try scene.findings(.rarelyFires)
    #expect(found.map { $0.recognizers.map(\.name) } == [["zoom", "move"]], "\(found)")
    #expect(
      found.first?.sentence.contains("where 'select' recognizes just then") == true, "\(found)")
  }

  @Test(arguments: [(44.0, 1), (45, 0), (46, 0)])
  func `makes none late that needs as much movement as a tap allows`(
    hysteresis: Double, count: Int
  ) throws {
    let found = try lint(
      ("zoom", "pan", Self.taps),
      ("move", "pan", "\"set\": {\"hysteresis\": \(hysteresis)}, \"requireToFail\": [\"zoom\"]"))
    #expect(found.count == count, "\(found)")
  }
}
