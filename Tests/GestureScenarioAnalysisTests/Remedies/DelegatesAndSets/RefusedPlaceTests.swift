import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// On which views a delegate is to refuse touches.
@Suite struct `A place for which a delegate says no`: WishedScenes {
  /// A row of stars in a pager, and a stroke over the first one.
  private var stars: String {
    #"""
    "views": [{"id": "pager", "frame": [0, 0, 400, 800]},
      {"id": "stars", "frame": [50, 300, 300, 60], "parent": "pager"},
      {"id": "star", "frame": [0, 0, 60, 60], "parent": "stars"}],
    """#
      + recognizers(
        #"{"id": "page", "kind": "horizontalPan", "view": "pager"}"#,
        #"""
        {"id": "slide", "kind": "pan", "view": "stars",
          "set": {"axis": "horizontal", "hysteresis": 12}}
        """#)
  }
  private let stroke = #"""
    {"at": 0, "began": {"1": [60, 330]}}, {"at": 16, "moved": {"1": [70.5, 330]}},
    {"at": 32, "moved": {"1": [81, 330]}}, {"at": 48, "ended": {"1": null}}
    """#

  private func expectAllOfStars(_ remedies: [String]) {
    let refusals = remedies.filter { $0.contains("refused touches") }
    #expect(refusals.count == 1, "\(remedies)")
    #expect(
      refusals.first?.contains("refused touches on view 'stars' and the views in it") ?? false,
      "\(refusals)")
  }

  @Test(arguments: ["page", "slide"])
  func `is all of a rival's view, and not the part of it that was hit (S3.1)`(id: String) throws {
    expectAllOfStars(
      try remedies(stars, stroke, #""slide": ["began", "ended"], "page": []"#, of: id))
  }

  @Test func `is so, too, where the file expects nothing (S3.1)`() throws {
    expectAllOfStars(try sentences(stars, stroke, wish: "slide: fires"))
  }

  /// One thumb on a game pad's stick, and the other on its button.
  @Test(arguments: [(100, true), (300, false)])
  func `is that of a tap beside a drag with a finger elsewhere (S3.1, S4.9)`(
    first: Int, isOffered: Bool
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "pad", "frame": [0, 0, 400, 800]},
        {"id": "fire", "frame": [200, 500, 200, 300], "parent": "pad"}],
      """#
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "pad"}"#,
          #"{"id": "shoot", "kind": "tap", "view": "fire"}"#),
      #"""
      {"at": 0, "began": {"1": [\#(first), 650]}}, {"at": 20, "moved": {"1": [\#(first + 15), 650]}},
      {"at": 60, "began": {"2": [330, 700]}}, {"at": 120, "ended": {"2": null}},
      {"at": 200, "ended": {"1": null}}
      """#, #""shoot": ["ended"]"#, of: "shoot")
    let refusals = remedies.filter {
      $0.contains("the delegate of 'move' refused touches on view 'fire'")
    }
    #expect(refusals.isEmpty != isOffered, "\(remedies)")
  }

  /// A tap on a backdrop that closes a sheet in it, and a text on that sheet.
  @Test(arguments: [
    ("tap", 720.0, true), ("tap", 721, false), ("pan", 400, true), ("pan", 401, false),
  ])
  func `is a whole sheet that leaves a strip of a backdrop, for a tap (S3.8)`(
    kind: String, height: Double, isWhole: Bool
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "dim", "frame": [0, 0, 400, 800]},
        {"id": "sheet", "frame": [0, \#(800 - height), 400, \#(height)], "parent": "dim"},
        {"id": "text", "frame": [20, 20, 360, 100], "parent": "sheet"}],
      """#
        + recognizers(#"{"id": "dismiss", "kind": "\#(kind)", "view": "dim"}"#),
      kind == "tap"
        ? tap(200, Int(800 - height) + 50, at: 0, 1)
        : """
        {"at": 0, "began": {"1": [200, 450]}}, {"at": 20, "moved": {"1": [200, 470]}},
        {"at": 40, "ended": {"1": null}}
        """, #""dismiss": []"#, of: "dismiss")
    let refusal = try #require(
      remedies.first { $0.contains("refused touches on view") }, "\(remedies)")
    #expect(refusal.contains("on view 'sheet' and the views in it") == isWhole, "\(refusal)")
    #expect(refusal.contains("on view 'text'") == !isWhole, "\(refusal)")
  }
}
