import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Recognizers that wait for one that takes fewer types of touches (S2.13, S4.22).
@Suite struct `A wait with some types of touches` {
  private func scene(_ kind: String, waiting: String = "", required: String = "") -> FileScene {
    var scene = FileScene()
    scene.add("any", kind, "\"requireToFail\": [\"own\"]\(waiting)")
    scene.add("own", kind, "\"allowedTouchTypes\": [\"direct\"]\(required)")
    return scene
  }

  private func drag(_ type: String) -> String {
    """
    {"at": 0, "began": {"1": [60, 60]}, "type": "\(type)"}, {"at": 16, "moved": {"1": [60, 90]}},
    {"at": 32, "moved": {"1": [90, 90]}}, {"at": 48, "ended": {"1": null}}
    """
  }

  @Test(arguments: [
    ("longPress", "", "'any' rarely fires with a finger"),
    ("tap", "", "'any' rarely fires with a finger"),
    ("pan", ", \"set\": {\"hysteresis\": 0}", "'any' rarely begins with a finger"),
  ])
  func `is no delay where the other takes all of them (S4.22)`(
    kind: String, waiting: String, words: String
  ) throws {
    let found = try scene(kind, waiting: waiting).findings()
    let note = try #require(found.first { $0.kind == .rarelyFires }, "\(found)")
    #expect(note.severity == .note && note.sentence.hasPrefix(words), "\(note)")
    #expect(!found.contains { $0.kind == .late || $0.kind == .waitsForFinger }, "\(found)")
  }

  @Test func `leaves the waiting drag the other types alone (S4.22)`() throws {
    let scene = scene("pan")
    for (type, winner) in [("direct", "own"), ("pencil", "any")] {
      let actions = try scene.scenario(script: drag(type)).play().actions
      #expect(Set(actions.map(\.recognizer)) == [winner], "\(type)")
    }
  }

  @Test func `is said of the fix that brings it (S4.22)`() throws {
    var scene = FileScene()
    scene.add("own", "longPress", "\"allowedTouchTypes\": [\"pencil\"]")
    scene.add("any", "longPress")
    let found = try #require(try scene.findings(.rarelyFires).first)
    let fix = try #require(found.fixes.last)
    #expect(
      fix.words == "any.require(toFail: own), with which 'any' rarely fires with a pencil",
      "\(fix.words)")
  }

  @Test(arguments: [("vertical", true), ("horizontal", false)])
  func `names a drag that takes part of the ways (S4.22)`(axis: String, isTaken: Bool) throws {
    let waiting = ", \"set\": {\"hysteresis\": 2, \"axis\": \"vertical\"}"
    let found = try scene("pan", waiting: waiting, required: ", \"set\": {\"axis\": \"\(axis)\"}")
      .findings()
    let words = found.map(\.sentence).joined(separator: "\n")
    #expect(words.contains("not at all where 'own' begins") == false, "\(words)")
    #expect(found.contains { $0.kind == .rarelyFires } == isTaken, "\(words)")
    let anyWay = ", \"set\": {\"hysteresis\": 2}"
    let free = scene("pan", waiting: anyWay, required: ", \"set\": {\"axis\": \"\(axis)\"}")
    let late = try #require(try free.findings(.late).first)
    #expect(
      late.sentence.hasPrefix(
        "'any' will begin with a finger only after 10 pt or the lift, whichever comes first, and not "
          + "at all where 'own' begins, because"), "\(late)")
  }
}
