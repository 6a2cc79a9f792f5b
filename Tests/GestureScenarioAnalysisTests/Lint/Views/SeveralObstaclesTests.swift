import GestureCore
import GestureDiagnosis
import GestureScenario
import Testing

/// Recognizers that several things keep from touches, of which each one has to go.
@Suite struct `What keeps touches from a recognizer` {
  private func only(_ scene: FileScene) throws -> Lint.Finding {
    let found = try scene.findings(.unreachable)
    #expect(found.count == 1, "\(found)")
    return try #require(found.first)
  }

  private let cover = "\"parent\": \"window\", \"frame\": [0, 0, 400, 800]"

  private func scene(_ card: String, _ shade: String = "") -> FileScene {
    var scene = FileScene()
    scene.views = [
      "{\"id\": \"page\", \"frame\": [0, 0, 400, 800]}",
      "{\"id\": \"card\", \"parent\": \"page\", \"frame\": [50, 100, 300, 200]\(card)}",
      "{\"id\": \"shade\", \(cover)\(shade)}",
    ]
    return scene
  }

  @Test func `is told where a view is hidden and covered`() throws {
    var scene = scene(", \"hidden\": true")
    scene.add("open", "tap", on: "card")
    scene.add("shut", "tap", on: "shade")
    let finding = try only(scene)
    #expect(
      finding.sentence
        == "'open' gets no touch: view 'card' is hidden, and view 'shade' covers all of it")
    #expect(finding.severity == .note)
    #expect(
      finding.fixes.first?.words
        == "show view 'card' when it is to have touches, and put it in front of view 'shade'",
      "\(finding)")
  }

  @Test func `is told where a recognizer is switched off under a cover`() throws {
    var scene = scene("")
    scene.add("open", "tap", on: "card", "\"enabled\": false")
    let finding = try only(scene)
    #expect(
      finding.sentence
        == "'open' gets no touch: it is switched off, and view 'shade' covers all of view 'card'")
    #expect(finding.severity == .note)
    #expect(
      finding.fixes.first?.words
        == "set isEnabled when it is to take part, and switch isUserInteractionEnabled of 'shade' "
        + "off if it is only there to be seen", "\(finding)")
  }

  @Test(arguments: ["\"alpha\": 0", "\"interactive\": false"])
  func `is told of a view that is closed otherwise`(closed: String) throws {
    var scene = scene(", " + closed)
    scene.add("open", "tap", on: "card")
    let finding = try only(scene)
    #expect(finding.sentence.hasSuffix(", and view 'shade' covers all of it"), "\(finding)")
  }

  @Test(arguments: [", \"hidden\": true", ", \"interactive\": false", ", \"alpha\": 0"])
  func `is nothing that lets touches through`(shade: String) throws {
    var scene = scene(", \"hidden\": true", shade)
    scene.add("open", "tap", on: "card")
    #expect(try only(scene).sentence == "'open' gets no touch: view 'card' is hidden")
  }

  @Test func `is no view that lies behind`() throws {
    var scene = scene(", \"hidden\": true", ", \"hidden\": true")
    scene.views.insert("{\"id\": \"back\", \(cover)}", at: 0)
    scene.add("open", "tap", on: "card")
    #expect(try only(scene).sentence == "'open' gets no touch: view 'card' is hidden")
  }

  @Test func `is a container without a size, which may enclose what is in it`() throws {
    var scene = FileScene()
    scene.addView("stack", [100, 600, 0, 0])
    scene.addView("play", [0, 0, 80, 40], in: "stack")
    scene.addView("stop", [90, 0, 80, 50], in: "stack")
    scene.add("start", "tap", on: "play")
    let finding = try only(scene)
    #expect(
      finding.sentence
        == "'start' gets no touch: view 'play' lies outside of view 'stack', which has no size")
    #expect(
      finding.fixes.first?.words
        == "set the frame of view 'stack' to (100, 600, 170, 50), around what is in it",
      "\(finding)")
  }

  @Test(arguments: [
    ([100, 600, 400, 0], "(100, 600, 400, 50), high enough for what is in it"),
    ([100, 600, 0, 300], "(100, 600, 170, 300), wide enough for what is in it"),
  ])
  func `S13.19 is a container without a height or a width, which keeps its other size`(
    frame: [Double], fixed: String
  ) throws {
    var scene = FileScene()
    scene.addView("stack", frame)
    scene.addView("play", [0, 0, 80, 40], in: "stack")
    scene.addView("stop", [90, 0, 80, 50], in: "stack")
    scene.add("start", "tap", on: "play")
    let finding = try only(scene)
    #expect(
      finding.fixes.first?.words == "set the frame of view 'stack' to \(fixed)", "\(finding)")
    #expect(Set(finding.fixes.map(\.edits)).count == finding.fixes.count, "\(finding)")
  }

  @Test func `may take two steps to mend`() throws {
    var scene = FileScene()
    scene.addView("stack", [100, 600, 0, 0])
    scene.addView("play", [0, 0, 80, 40], in: "stack", "\"control\": true")
    scene.add("start", "tap", on: "play")
    let finding = try only(scene)
    #expect(
      finding.fixes.first?.words
        == "set the frame of view 'stack' to (100, 600, 80, 40), around what is in it, and "
        + "set start.cancelsTouchesInView to false if both are meant", "\(finding)")
  }
}
