import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

/// When a required recognizer counts as failed, as recognized, and not at all.
@Suite struct `Required recognizers` {
  let view = ScriptedView()
  let stage: Stage
  let delegate = ScriptedDelegate()
  let waiting = ScriptedRecognizer("waiting").on(.ended, [.ended])
  let required = ScriptedRecognizer("required", .undecided)

  init() {
    stage = Stage(card: view)
    waiting.require(toFail: required)
    stage.add(required, waiting)
  }

  enum Failure: CaseIterable {
    case failed, cancelledWhilePossible, deniedByDelegate, deniedByView, excluded, disabled
    case cancelledFromOutside, removed, touchesCancelled
  }

  private func bringAbout(_ failure: Failure) {
    switch failure {
    case .failed: required.core.state = .failed
    case .cancelledWhilePossible: required.core.state = .cancelled
    case .deniedByDelegate:
      required.delegate = delegate
      delegate.shouldBegin = { _ in false }
      required.core.state = .ended
    case .deniedByView:
      view.vetoes = ["required"]
      required.core.state = .ended
    case .excluded:
      let rival = ScriptedRecognizer("rival").on(.began, [.ended])
      delegate.allow(rival, with: waiting)
      stage.add(rival)
      stage.secondFinger.down(at: stage.place)
    case .disabled: required.isEnabled = false
    case .cancelledFromOutside: required.cancel()
    case .removed: stage.card.removeGestureRecognizer(required)
    case .touchesCancelled: stage.secondFinger.cancel()
    }
  }

  @Test(arguments: Failure.allCases)
  func `S4.23 each way to come to nothing is a failure`(failure: Failure) {
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    stage.finger.up()
    if failure == .excluded || failure == .deniedByView { stage.secondFinger.up() }
    #expect(stage.actions == [], "it waits\n\(stage.log)")
    bringAbout(failure)
    let actions = stage.actions.filter { $0 != "rival ended" }
    #expect(actions == ["waiting ended"], "\(stage.log)")
    #expect(stage.log.outcomes(of: "required").map(\.state) == [.failed], "\(stage.log)")
  }

  @Test func `S4.24 one that is held itself has neither failed nor recognized`() {
    let third = ScriptedRecognizer("third", .undecided(for: .milliseconds(300)))
    required.on(.ended, [.ended])
    required.require(toFail: third)
    stage.add(third)
    stage.tap()
    #expect(required.core.state == .ended && waiting.core.state == .ended, "\(stage.log)")
    stage.simulation.wait(.milliseconds(249))
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(1))
    #expect(stage.actions == ["required ended"], "\(stage.log)")
    #expect(waiting.core.lastOutcome?.state == .failed, "\(stage.log)")
  }

  @Test func `S4.25 one on another view holds no dependents`() {
    let elsewhere = View(name: "elsewhere", frame: Rect(x: 20, y: 400, width: 100, height: 100))
    stage.window.addSubview(elsewhere)
    elsewhere.addGestureRecognizer(required)
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.25 one on another view holds no dependents though it tracks another finger`() {
    let elsewhere = View(name: "elsewhere", frame: Rect(x: 20, y: 400, width: 100, height: 100))
    stage.window.addSubview(elsewhere)
    elsewhere.addGestureRecognizer(required)
    stage.secondFinger.down(at: Point(x: 50, y: 450))
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    #expect(stage.states(of: required) == [], "\(stage.log)")
  }

  @Test func `S4.25 one that was denied every touch holds no dependents`() {
    required.delegate = delegate
    delegate.receivesTouch = { _, _ in false }
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.25 one that is disabled holds no dependents`() {
    required.isEnabled = false
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.39 one in another window holds only those that share its touch`() {
    let other = Window(name: "other", size: Size(width: 100, height: 100))
    stage.simulation.dispatcher.add(other)
    other.addGestureRecognizer(required)
    let touch = TouchInput(id: 9, phase: .began, location: Point(x: 5, y: 5))
    stage.simulation.dispatcher.send(InputEvent(at: .zero, touches: [touch]), to: other)
    stage.tap()
    #expect(required.heard == [.began], "\(stage.log)")
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.26 one that still waits for a second tap counts, one that is reset does not`() {
    let double = DoubleTapGestureRecognizer()
    waiting.removeRequirement(toFail: required)
    waiting.require(toFail: double)
    stage.card.gestureRecognizers = [double, waiting]
    stage.tap()
    #expect(stage.actions == [], "the double tap may still come\n\(stage.log)")
    stage.simulation.wait(.milliseconds(350))
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    // The double tap is reset, and this press is too long for it.
    stage.simulation.press(at: stage.place, for: .milliseconds(800))
    #expect(stage.actions == ["waiting ended", "waiting ended"], "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "waiting").last?.timestamp == stage.simulation.now,
      "\(stage.log)")
  }

  @Test func `S4.27 one that has failed counts as failed until its reset`() {
    let double = DoubleTapGestureRecognizer()
    double.require(toFail: required)
    required.on(.ended, [.failed])
    stage.card.gestureRecognizers = [required, double]
    stage.tap()
    #expect(required.state == .failed, "the group waits for the double tap\n\(stage.log)")
    stage.simulation.wait(.milliseconds(100))
    stage.tap()
    #expect(stage.actions == ["doubleTap ended"], "\(stage.log)")
    #expect(required.heard == [.began, .ended], "\(stage.log)")
  }

  @Test func `S4.28 of several all must fail`() {
    let second = ScriptedRecognizer("second", .undecided(for: .milliseconds(100)))
    let third = ScriptedRecognizer("third", .undecided(for: .milliseconds(200)))
    for recognizer in [second, third] { waiting.require(toFail: recognizer) }
    stage.add(second, third)
    stage.tap()
    stage.simulation.wait(.milliseconds(500))
    #expect(stage.actions == [], "one has not failed\n\(stage.log)")
    required.core.state = .failed
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
  }

  @Test func `S4.28 of several the first that recognizes fails the waiting one`() {
    let second = ScriptedRecognizer("second", .undecided(for: .milliseconds(100)))
      .on(.woken, [.ended])
    waiting.require(toFail: second)
    delegate.allow(second, with: waiting)
    delegate.allow(second, with: required)
    stage.add(second)
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    #expect(stage.actions == ["second ended"], "\(stage.log)")
    #expect(stage.reason(of: waiting) == .requirementRecognized(second.label), "\(stage.log)")
    #expect(required.core.state == .possible, "it is undecided yet\n\(stage.log)")
  }
}
