import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// A tap of a card that waits for two taps on an icon in it, and another tap around the card.
@Suite struct `A tap that waits for one inside its view` {
  private func scene(around: String = "", within: String = "") -> FileScene {
    var scene = FileScene()
    scene.addView("icon", [0, 0, 50, 50], in: "card")
    scene.add("select", "tap", on: "card", "\"requireToFail\": [\"zoom\"]")
    scene.add("zoom", "doubleTap", on: "icon", within)
    scene.add("dismiss", "tap", on: "page", around)
    return scene
  }

  @Test func `loses there to one that doesn't wait (S4.5, S4.17)`() throws {
    let found = try scene().findings()
    #expect(!found.contains { $0.kind == .late }, "\(found)")
    let rare = try #require(found.first { $0.kind == .rarelyFires }, "\(found)")
    #expect(rare.recognizers.map(\.name) == ["select", "dismiss", "zoom"])
    #expect(
      rare.sentence
        == "'select' rarely fires with a touch on view 'icon': there it waits until 'zoom' has "
        + "failed, and 'dismiss', which doesn't wait, recognizes meanwhile and excludes it; it fires "
        + "there only where 'dismiss' also tracks a finger elsewhere, or where 'zoom' has failed by "
        + "then")
    #expect(rare.fix.hasPrefix("dismiss.require(toFail: select), with which 'select' will fire"))
  }

  /// A tap on the icon, with a rival that fires or not.
  @Test func `fires beside the icon, and on it once the other one waits`() throws {
    func firings(_ place: Int, _ around: String) throws -> [String] {
      let script = """
        {"at": 0, "began": {"1": [\(place), \(place)]}}, {"at": 60, "ended": {"1": null}}, {"at": 900}
        """
      return try scene(around: around).scenario(script: script).play().entries.compactMap { entry in
        if case .action(let label, .ended) = entry.what { label.name } else { nil }
      }
    }
    #expect(try firings(70, "") == ["dismiss"])
    #expect(try firings(150, "") == ["select"])
    #expect(try firings(70, "\"requireToFail\": [\"select\"]") == ["select"])
  }

  @Test(arguments: [
    ("\"requireToFail\": [\"zoom\"]", ""), ("\"requireToFail\": [\"select\"]", ""),
    ("\"recognizesTogether\": [\"select\"]", ""), ("\"enabled\": false", ""),
    ("", "\"enabled\": false"), ("\"allowedTouchTypes\": [\"pencil\"]", ""),
    ("", "\"allowedTouchTypes\": [\"pencil\"]"),
  ])
  func `is at most late where that one waits, goes together with it, or gets none of its touches`(
    around: String, within: String
  ) throws {
    let found = try scene(around: around, within: within).findings(.rarelyFires)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `leaves nothing to be late around it where both wait for the same (S4.4)`() throws {
    let late = try scene(around: "\"requireToFail\": [\"zoom\"]").findings(.late)
    #expect(
      late.map { $0.recognizers[0].name } == ["select"], "'dismiss' never fires there: \(late)")
  }
}
