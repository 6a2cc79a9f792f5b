import DoubleTapGesture
import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import RotationGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `A missing relation` {
  let stage = Stage()

  private func expect(_ count: Int, location: SourceLocation = #_sourceLocation) {
    #expect(stage.findings(.noRelation).count == count, "\(stage.text)", sourceLocation: location)
  }

  /// The pairs found of a tap that waits for a double tap, and a triple tap.
  private func pairs(doubleTouches: Int) -> [[String?]] {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.numberOfTouchesRequired = doubleTouches
    let triple = stage.add(TapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    single.require(toFail: double)
    return stage.findings(.noRelation).map { $0.recognizers.map(\.name) }
  }

  @Test func `S4.22 is none between one tap and three where one has failed with two`() {
    #expect(pairs(doubleTouches: 1) == [["double", "triple"]], "\(stage.text)")
  }

  @Test func `S4.22 is found between one tap and three where two need another finger`() {
    #expect(pairs(doubleTouches: 2) == [["single", "triple"]], "\(stage.text)")
  }

  @Test func `is found between one tap and two`() throws {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let found = try #require(stage.findings(.noRelation).first, "\(stage.text)")
    #expect(found.severity == .warning)
    #expect(found.recognizers.map(\.name) == ["single", "double"])
    #expect(found.sentence.contains("fire 'single' on the way, and then 'double'"))
    #expect(found.fix.hasPrefix("single.require(toFail: double)"))
    single.require(toFail: double)
    expect(0)
  }

  /// A circle that begins at the top goes along the axis at once.
  @Test func `is found between a circle and a drag along an axis`() throws {
    var scene = FileScene()
    scene.add("ring", "circle", on: "card")
    scene.add("move", "horizontalPan", on: "page")
    let found = try #require(try scene.findings(.noRelation).first)
    #expect(found.severity == .warning)
    #expect(
      found.sentence == "'ring' and 'move' are not related: where both have the finger, 'move' "
        + "begins after 10 pt along its axis, and 'ring', which decides as the finger lifts, has "
        + "lost")
    #expect(
      found.fixes.map(\.words) == [
        "move.require(toFail: ring), with which 'move' will begin late, at the lift at the latest",
        "move.recognizesSimultaneously(with: ring) if both are meant",
      ])
  }

  @Test(arguments: [("top", "move"), ("side", "ring")])
  func `lets a circle fire only where it sets out across the axis (S4.42)`(
    start: String, winner: String
  ) throws {
    var scene = FileScene()
    scene.add("ring", "circle", on: "card")
    scene.add("move", "horizontalPan", on: "page")
    let turn = 2 * Double.pi / 40
    let steps = (0...41).map { step in
      let angle = (start == "top" ? -Double.pi / 2 : 0) + Double(step) * turn
      let place = "[\(150 + 80 * cos(angle)), \(150 + 80 * sin(angle))]"
      return #"{"at": \#(15 * step), "\#(step == 0 ? "began" : "moved")": {"1": \#(place)}}"#
    }
    let script = steps.joined(separator: ", ") + #", {"at": 630, "ended": {"1": null}}"#
    let entries = try scene.scenario(script: script).play().entries
    let fired = entries.compactMap { entry in
      if case .action(let label, .ended) = entry.what { label.name } else { nil }
    }
    #expect(fired == [winner])
  }

  @Test(arguments: [
    "\"set\": {\"hysteresis\": 30}", "\"requireToFail\": [\"ring\"]",
    "\"recognizesTogether\": [\"ring\"]", "\"set\": {\"minimumNumberOfTouches\": 2}",
  ])
  func `is none between a circle and a drag that comes later, or is related`(keys: String) throws {
    var scene = FileScene()
    scene.add("ring", "circle", on: "card")
    scene.add("move", "horizontalPan", on: "page", keys)
    #expect(try scene.findings(.noRelation).isEmpty)
  }

  /// The double tap excludes the tap of its last lift, unless both are declared together (S4.40).
  @Test(arguments: [(1, 2, "twice"), (1, 3, "3 times"), (2, 4, "twice"), (2, 3, nil)])
  func `has the price of firing together said`(fewer: Int, more: Int, often: String?) throws {
    var scene = FileScene()
    scene.add("a", "tap", on: "card", "\"set\": {\"numberOfTapsRequired\": \(fewer)}")
    scene.add("b", "tap", on: "card", "\"set\": {\"numberOfTapsRequired\": \(more)}")
    let found = try #require(try scene.findings(.noRelation).first)
    let price = often.map { ", with which \(more) taps fire 'a' \($0)" } ?? ""
    #expect(
      found.fixes.last?.words
        == "a.recognizesSimultaneously(with: b) if both are meant\(price)", "\(found)")
    var changed = try scene.scenario()
    for tap in 0..<more {
      var (down, up) = (StepContent(), StepContent())
      down.began = ["\(tap)": Point(x: 60, y: 60)]
      up.ended = ["\(tap)": nil]
      let start = Double(tap * 200)
      changed.script += [Scenario.Step(at: start, down), Scenario.Step(at: start + 60, up)]
    }
    changed.apply(try #require(found.fixes.last))
    let names = changed.play().entries.compactMap { entry in
      if case .action(let label, _) = entry.what { label.name } else { nil }
    }
    #expect(names.count { $0 == "a" } == more / fewer)
  }

  @Test func `is noted between a pinch and a swipe of as many fingers (S4.2)`() throws {
    let swipe = SwipeGestureRecognizer()
    _ = stage.add(swipe, "turn", to: stage.window)
    let pinch = stage.add(PinchGestureRecognizer(), "zoom")
    expect(0)
    swipe.numberOfTouchesRequired = 2
    let finding = try #require(stage.findings.first, "\(stage.text)")
    #expect(stage.findings.count == 1 && finding.severity == .note, "\(stage.text)")
    #expect(
      finding.sentence.hasSuffix(
        "'zoom' begins after a change of 8 pt, before 'turn' has its 50 pt, and excludes it"))
    #expect(finding.fix.hasPrefix("zoom.require(toFail: turn), or "), "\(finding.fix)")
    pinch.hysteresis = 50
    expect(0)
    pinch.hysteresis = 8
    pinch.require(toFail: swipe)
    expect(0)
  }

  @Test func `is noted between a pinch and a pan, or a rotation, that may have its fingers`() throws
  {
    let pinch = stage.add(PinchGestureRecognizer(), "pinch")
    let rotation = stage.add(RotationGestureRecognizer(), "rotation")
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.window)
    expect(3)
    let found = stage.findings(.noRelation)
    #expect(found.allSatisfy { $0.severity == .note }, "\(stage.text)")
    #expect(found.first?.fix.contains(".recognizesSimultaneously(with: ") == true, "\(stage.text)")
    pan.maximumNumberOfTouches = 1
    expect(1)
    pinch.recognizesSimultaneously(with: rotation)
    expect(0)
  }

  @Test func `is found between taps in views around each other`() {
    _ = stage.add(TapGestureRecognizer(), "inner")
    _ = stage.add(DoubleTapGestureRecognizer(), "outer", to: stage.window)
    expect(1)
  }

  @Test func `isn't where taps never share a touch`() {
    let other = View(name: "other", frame: Rect(x: 20, y: 300, width: 100, height: 100))
    stage.window.addSubview(other)
    _ = stage.add(TapGestureRecognizer(), "single")
    _ = stage.add(DoubleTapGestureRecognizer(), "double", to: other)
    expect(0)
  }

  @Test func `isn't where a chain links the taps, or a delegate does`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let triple = stage.add(TapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    expect(3)
    single.require(toFail: double)
    double.require(toFail: triple)
    expect(0)
    single.removeRequirement(toFail: double)
    expect(2)
    let delegate = ScriptedDelegate()
    delegate.waits = { $0 === single && $1 !== single }
    stage.set(delegate, of: single)
    expect(0)
  }

  @Test func `isn't where both are meant`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    single.recognizesSimultaneously(with: stage.add(DoubleTapGestureRecognizer(), "double"))
    expect(0)
  }

  @Test func `isn't where fingers differ in number`() {
    stage.add(TapGestureRecognizer(), "two fingers").numberOfTouchesRequired = 2
    _ = stage.add(DoubleTapGestureRecognizer(), "double")
    expect(0)
  }

  @Test func `is worse where the single tap was told to prevent the other`() throws {
    func findings(single: String, double: String) throws -> [Lint.Finding] {
      let scenario = try Scenario(
        text: """
          {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [20, 20, 200, 200]}],
            "recognizers": [
              {"id": "single", "kind": "tap", "view": "\(single)", "preventsOnly": ["double"]},
              {"id": "double", "kind": "doubleTap", "view": "\(double)"}]},
           "script": []}
          """)
      return scenario.lint()
    }
    let onCard = try findings(single: "card", double: "window")
    #expect(onCard.map(\.kind) == [.noRelation])
    #expect(onCard[0].sentence.hasSuffix("on the way, which excludes 'double'"), "\(onCard)")
    let everywhere = try findings(single: "window", double: "card")
    #expect(everywhere.map(\.kind) == [.rarelyFires], "once is enough: \(everywhere)")
  }

  @Test func `is found between a swipe and a pan inside`() {
    _ = stage.add(SwipeGestureRecognizer(), "swipe", to: stage.window)
    let pan = stage.add(PanGestureRecognizer(), "pan")
    expect(1)
    pan.axis = .vertical
    expect(0)
  }

  @Test(arguments: [
    ("\"right\", \"left\"", "\"right\"", " and it moves right"),
    ("\"left\", \"up\", \"down\"", "\"up\", \"left\"", " and it moves left or up"),
    ("\"right\"", "\"right\", \"up\"", ""),
  ])
  func `between swipes names the directions of both`(
    long: String, short: String, way: String
  ) throws {
    var scene = FileScene()
    scene.add(
      "long", "swipe", on: "page", "\"set\": {\"direction\": [\(long)], \"minimumDistance\": 120}")
    scene.add("short", "swipe", on: "page", "\"set\": {\"direction\": [\(short)]}")
    let found = try scene.findings().filter { $0.sentence.contains("'long' and 'short'") }
    let told = found.map { $0.sentence.contains("where both have the finger\(way), 'short'") }
    #expect(told == [true] || way.isEmpty && found.isEmpty, "\(found)")
  }
}
