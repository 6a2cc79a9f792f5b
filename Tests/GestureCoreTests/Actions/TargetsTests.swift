import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

/// Notes when it is called.
private final class Receiver {
  var calls: [String] = []
  var note: (String) -> Void = { _ in }

  func called() { add("called") }
  func calledAgain() { add("called again") }
  func heard(of recognizer: TapGestureRecognizer) {
    add("heard of \(recognizer.name), \(recognizer.state.word)")
  }

  private func add(_ call: String) {
    calls.append(call)
    note(call)
  }
}

@Suite struct `Targets` {
  let stage = Stage()
  let tap = TapGestureRecognizer()
  private let receiver = Receiver()

  init() { stage.add(tap) }

  @Test func `S5.1 a recognizer calls any number of pairs, once each`() {
    let other = Receiver()
    tap.addTarget(receiver, action: Receiver.called)
    tap.addTarget(receiver, action: Receiver.calledAgain)
    tap.addTarget(other, action: Receiver.called)
    stage.tap()
    #expect(receiver.calls == ["called", "called again"], "\(stage.log)")
    #expect(other.calls == ["called"], "\(stage.log)")
  }

  @Test func `S5.1 a pair of the same target and name is one`() {
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    stage.tap()
    #expect(receiver.calls == ["called"], "\(stage.log)")
  }

  @Test func `S5.1 an equal name of another target is another pair`() {
    let other = Receiver()
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(other, action: Receiver.called, named: "called")
    stage.tap()
    #expect(receiver.calls + other.calls == ["called", "called"], "\(stage.log)")
  }

  @Test func `S5.2 removing without target and name removes all`() {
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(Receiver(), action: Receiver.called)
    var closureCalls = 0
    tap.onAction { _ in closureCalls += 1 }
    tap.removeTarget(nil)
    stage.tap()
    #expect(receiver.calls == [] && closureCalls == 0, "\(stage.log)")
    #expect(stage.actions == ["tap ended"], "it recognizes without targets too\n\(stage.log)")
  }

  @Test func `S5.2 removing a target removes all its pairs and no others`() {
    let other = Receiver()
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(receiver, action: Receiver.calledAgain)
    tap.addTarget(other, action: Receiver.called, named: "called")
    tap.removeTarget(receiver)
    stage.tap()
    #expect(receiver.calls == [], "\(stage.log)")
    #expect(other.calls == ["called"], "\(stage.log)")
  }

  @Test func `S5.2 removing a target and a name removes one pair`() {
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(receiver, action: Receiver.calledAgain, named: "again")
    tap.removeTarget(receiver, named: "called")
    stage.tap()
    #expect(receiver.calls == ["called again"], "\(stage.log)")
  }

  @Test func `S5.2 removing a name alone removes it for every target`() {
    let other = Receiver()
    tap.addTarget(receiver, action: Receiver.called, named: "called")
    tap.addTarget(other, action: Receiver.called, named: "called")
    tap.addTarget(other, action: Receiver.calledAgain, named: "again")
    tap.removeTarget(nil, named: "called")
    stage.tap()
    #expect(receiver.calls == [], "\(stage.log)")
    #expect(other.calls == ["called again"], "\(stage.log)")
  }

  @Test func `S5.3 an action takes nothing or the recognizer`() {
    tap.addTarget(receiver, action: Receiver.called)
    tap.addTarget(receiver, action: Receiver.heard)
    var closureRead: GestureState?
    tap.onAction { closureRead = $0.state }
    stage.tap()
    #expect(receiver.calls == ["called", "heard of tap, ended"], "\(stage.log)")
    #expect(closureRead == .ended, "\(stage.log)")
  }

  @Test func `S5.3 a token removes its pair alone`() {
    var calls: [String] = []
    tap.onAction { _ in calls.append("first") }
    let token = tap.onAction { _ in calls.append("second") }
    tap.onAction { _ in calls.append("third") }
    token.remove()
    token.remove()
    stage.tap()
    #expect(calls == ["first", "third"], "\(stage.log)")
  }

  @Test func `S5.4 a target is not kept alive and a dead one is skipped`() {
    weak var gone: Receiver?
    do {
      let brief = Receiver()
      tap.addTarget(brief, action: Receiver.called)
      gone = brief
    }
    tap.addTarget(receiver, action: Receiver.called)
    #expect(gone == nil)
    stage.tap()
    stage.simulation.wait(.seconds(1))
    stage.tap()
    #expect(receiver.calls == ["called", "called"], "\(stage.log)")
  }

  @Test func `S5.4 a target that goes in the round is skipped in it`() {
    var brief: Receiver? = Receiver()
    var calls = 0
    brief?.note = { _ in calls += 1 }
    tap.onAction { _ in brief = nil }
    if let brief { tap.addTarget(brief, action: Receiver.called) }
    stage.tap()
    #expect(calls == 0 && brief == nil, "\(stage.log)")
  }

  @Test func `S5.11 pairs are called in the order of adding, whatever their kind`() {
    var calls: [String] = []
    receiver.note = { calls.append($0) }
    tap.onAction { _ in calls.append("first") }
    tap.addTarget(receiver, action: Receiver.called, named: "second")
    tap.onAction { _ in calls.append("third") }
    tap.addTarget(receiver, action: Receiver.calledAgain, named: "second")  // in its place
    stage.tap()
    #expect(calls == ["first", "called again", "third"], "\(stage.log)")
  }

  @Test func `S5.12 a recognizer without targets takes part fully`() {
    let parent = TapGestureRecognizer()
    let waiting = ScriptedRecognizer("waiting", .tap)
    parent.name = "parent"
    waiting.require(toFail: tap)
    stage.window.addGestureRecognizer(parent)
    stage.window.addGestureRecognizer(waiting)
    var calls: [String] = []
    parent.onAction { _ in calls.append("parent") }
    waiting.onAction { _ in calls.append("waiting") }
    stage.tap()
    #expect(calls == [], "\(stage.log)")
    #expect(stage.reason(of: parent) == .excluded(by: tap.label), "\(stage.log)")
    #expect(stage.log.phases(of: "card") == [.began, .cancelled], "\(stage.log)")
  }
}
