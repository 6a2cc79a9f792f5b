import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import LongPressGesture
import PanGesture
import PinchGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `A delay` {
  let stage = Stage()

  private func expect(
    _ start: String?, _ kind: Lint.Finding.Kind = .late, location: SourceLocation = #_sourceLocation
  ) {
    let found = stage.findings(kind).map(\.sentence)
    #expect(found.count == (start == nil ? 0 : 1), "\(stage.text)", sourceLocation: location)
    if let start, let first = found.first {
      #expect(first.hasPrefix(start), sourceLocation: location)
    }
  }

  @Test func `is what a single tap pays for a double tap`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    expect(nil)
    single.require(toFail: double)
    expect("'single' will fire 350 ms late because it waits until 'double' has failed")
    double.maximumTapGap = .milliseconds(200)
    expect("'single' will fire 200 ms late")
    #expect(stage.findings.allSatisfy { $0.severity == .note }, "\(stage.text)")
  }

  @Test func `is paid through a chain, where the one between may be refused`() {
    let first = stage.add(TapGestureRecognizer(), "first")
    let second = stage.add(TapGestureRecognizer(), "second")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    first.require(toFail: second)
    second.require(toFail: double)
    expect("'second' will fire 350 ms late because it waits until 'double' has failed")
    stage.set(ScriptedDelegate(), of: second)
    let sentences = stage.findings(.late).map(\.sentence)
    #expect(
      sentences == [
        "'first' will fire 350 ms late because it waits for 'second', which may be refused only "
          + "after 'double' has failed",
        "'second' will fire 350 ms late because it waits until 'double' has failed",
      ], "\(stage.text)")
  }

  @Test func `is reported for each waiting tap of a chain`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let triple = stage.add(TapGestureRecognizer(), "triple")
    triple.numberOfTapsRequired = 3
    triple.maximumTapGap = .milliseconds(200)
    single.require(toFail: double)
    double.require(toFail: triple)
    let sentences = stage.findings(.late).map(\.sentence)
    #expect(
      sentences == [
        "'single' will fire 350 ms late because it waits until 'double' has failed",
        "'double' will fire 200 ms late because it waits until 'triple' has failed",
      ], "\(stage.text)")
  }

  @Test func `isn't paid for one that fails at the lift`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    tap.require(toFail: stage.add(LongPressGestureRecognizer(), "press"))
    tap.require(toFail: stage.add(PanGestureRecognizer(), "pan"))
    tap.require(toFail: stage.add(SwipeGestureRecognizer(), "swipe", to: stage.window))
    expect(nil)
  }

  @Test func `isn't paid for taps of more fingers`() {
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    double.numberOfTouchesRequired = 2
    stage.add(TapGestureRecognizer(), "single").require(toFail: double)
    expect(nil)
  }

  @Test func `is what a press pays for a tap that may last longer`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.add(LongPressGestureRecognizer(), "press").require(toFail: tap)
    expect("'press' will fire 250 ms late")
    tap.maximumPressDuration = .milliseconds(400)
    expect(nil)
  }

  @Test func `is up to half a second for a pan that waits for a swipe`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    stage.add(PanGestureRecognizer(), "pan").require(toFail: swipe)
    expect("'pan' will begin up to 500 ms late")
  }

  @Test func `is counted in points for a pan that waits for a tap`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.add(PanGestureRecognizer(), "pan").require(toFail: tap)
    expect("'pan' will begin with one finger only after 45 pt")
  }

  @Test func `isn't paid for an edge pan`() {
    stage.card.frame.origin.x = 0
    let edge = stage.add(ScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    stage.add(PanGestureRecognizer(), "pan").require(toFail: edge)
    #expect(stage.findings.isEmpty, "\(stage.text)")
  }

  @Test func `has no end for a press that waits for a pan`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.require(toFail: stage.add(PanGestureRecognizer(), "pan"))
    expect("'press' won't fire before the finger lifts", .waitsForFinger)
    #expect(stage.findings(.waitsForFinger).map(\.severity) == [.warning])
  }

  @Test func `has no end for a pan that waits for a pinch`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.require(toFail: stage.add(PinchGestureRecognizer(), "pinch"))
    expect("'pan' won't fire before the finger lifts", .waitsForFinger)
  }

  @Test func `is as long as the figure may come of the path`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.require(toFail: stage.add(CircleGestureRecognizer(), "circle"))
    expect("'pan' will begin late, at the lift at the latest")
  }
}

@Suite struct `A delay by one that needs more fingers, or another direction` {
  private func findings(
    _ waiter: (String, String), _ required: (String, String)
  ) throws -> [String] {
    var scene = FileScene()
    scene.add("other", required.0, on: "page", "\"set\": {\(required.1)}")
    scene.add("own", waiter.0, on: "page", "\"set\": {\(waiter.1)}, \"requireToFail\": [\"other\"]")
    return try scene.findings().filter { [.late, .waitsForFinger].contains($0.kind) }.map {
      "\($0.kind): \($0.sentence)"
    }
  }

  @Test(arguments: [(1, ""), (2, "is down")])
  func `lasts as long as one finger is down for a pan of two`(fingers: Int, state: String) throws {
    let found = try findings(("pan", ""), ("pan", "\"minimumNumberOfTouches\": \(fingers)"))
    #expect(found.isEmpty == state.isEmpty, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("waitsForFinger") && $0.contains(state) }, "\(found)")
  }

  @Test func `lasts as long as one finger rests for a press of two`() throws {
    let found = try findings(("longPress", ""), ("longPress", "\"numberOfTouchesRequired\": 2"))
    #expect(found.count == 1 && found[0].hasPrefix("waitsForFinger"), "\(found)")
  }

  @Test func `lasts as long as two fingers make one change and not the other`() throws {
    let found = try findings(("rotation", ""), ("pinch", ""))
    #expect(
      found == [
        "waitsForFinger: 'own' won't fire before a finger lifts because it waits until 'other' has "
          + "failed, and as long as the fingers are down 'other' need not decide"
      ])
  }

  @Test func `is at most what a longer press needs, which may begin instead`() throws {
    let found = try findings(("longPress", ""), ("longPress", "\"minimumPressDuration\": 1500"))
    #expect(found.count == 1 && found[0].contains("will fire up to 1000 ms late"), "\(found)")
  }

  @Test(arguments: [("\"left\"", 0), ("\"right\"", 0), ("\"left\", \"up\"", 1)])
  func `is none by a swipe in other directions`(directions: String, count: Int) throws {
    let found = try findings(
      ("swipe", "\"direction\": [\"up\"]"),
      ("swipe", "\"direction\": [\(directions)], \"minimumDistance\": 80"))
    #expect(found.count == count, "\(found)")
  }
}
