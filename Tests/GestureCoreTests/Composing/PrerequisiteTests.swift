import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Starting after another has begun` {
  let stage = Stage()
  let first = ScriptedRecognizer("first")
  let second = ScriptedRecognizer("second", .drag)

  init() { stage.add(first, second) }

  @Test func `S15.1 it is held until the other begins`() {
    first.on(.moved, [], [.began])
    second.startsAfter(first)
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    #expect(second.state == .possible)
    stage.move(stage.finger)
    #expect(stage.actions == ["first began", "second began"], "\(stage.log)")
  }

  @Test func `S15.2 the reason names the one that failed`() {
    first.on(.moved, [], [.failed])
    second.startsAfter(first)
    stage.beginDrag(times: 2)
    #expect(stage.reason(of: second) == .prerequisiteFailed(first.label), "\(stage.log)")
    #expect(
      "\(FailureReason.prerequisiteFailed(first.label))"
        == "'first' of view 'card', after which it starts, had not begun")
  }

  @Test(arguments: ["not hit", "refused", "switched off", "removed"])
  func `S15.3 it fails at once where the other has no touch in common with it`(why: String) {
    switch why {
    case "not hit": stage.window.insertSubview(View(name: "other"), at: 0)
    case "refused": first.wantsEvents = false
    case "switched off": first.isEnabled = false
    default: break
    }
    if why == "not hit" { stage.window.subviews[0].addGestureRecognizer(first) }
    if why == "removed" { stage.card.removeGestureRecognizer(first) }
    second.startsAfter(first)
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    guard case .prerequisiteFailed? = stage.reason(of: second) else {
      Issue.record("it did not fail for its prerequisite: \(stage.log)")
      return
    }
  }

  @Test func `S15.4 no delegate is asked about the pair`() {
    first.on(.moved, [.began], [.changed])
    second.startsAfter(first)
    stage.set(stage.delegate, of: first, second)
    stage.beginDrag(times: 2)
    let questions = stage.log.entries.filter {
      if case .asked(.shouldRecognizeSimultaneously, _, _, _) = $0.what { true } else { false }
    }
    #expect(questions == [], "\(stage.log)")
    #expect(second.state == .changed, "\(stage.log)")
  }

  @Test func `S15.5 the relation keeps neither alive and ends with either's life`() {
    weak var gone: ScriptedRecognizer?
    do {
      let short = ScriptedRecognizer("short")
      second.startsAfter(short)
      short.startsAfter(first)
      gone = short
    }
    #expect(gone == nil)
    #expect(second.handle.prerequisites.isEmpty)
    stage.beginDrag()
    #expect(stage.actions == ["second began"], "\(stage.log)")
  }

  @Test func `S15.5 a prerequisite that dies in mid-attempt has failed`() {
    do {
      let short = ScriptedRecognizer("short", on: stage.card)
      second.startsAfter(short)
      stage.finger.down(at: stage.place)
      stage.card.removeGestureRecognizer(short)
    }
    stage.move(stage.finger)
    guard case .prerequisiteFailed(let lost)? = stage.reason(of: second) else {
      Issue.record("it did not fail for its prerequisite: \(stage.log)")
      return
    }
    #expect(lost.name == "short")
    stage.finger.up()
    stage.beginDrag()
    #expect(stage.actions == ["second began"], "the next attempt is free: \(stage.log)")
  }

  @Test func `S15.6 a ring over both kinds of edges is refused`() {
    #expect(first.require(toFail: second) == nil)
    let cycle = second.startsAfter(first)
    #expect(cycle?.members == [second.label, first.label])
    #expect(second.handle.prerequisites.isEmpty)
  }

  @Test func `S15.6 waiting for one both to fail and to begin is refused`() {
    #expect(second.startsAfter(first) == nil)
    let cycle = second.require(toFail: first)
    #expect(cycle?.isContradiction == true)
    #expect(
      cycle?.description
        == "'second' of view 'card' waits for 'first' of view 'card' to fail and to begin")
  }

  @Test func `S4.33 starting after itself changes nothing`() {
    #expect(second.startsAfter(second) == nil)
    stage.beginDrag()
    #expect(stage.actions == ["second began"], "\(stage.log)")
  }

  @Test func `S15.2 what the other has sent comes first, in whatever order they were added`() {
    let outer = ScriptedRecognizer("outer", .drag, on: stage.window)
    second.startsAfter(outer)
    stage.beginDrag(times: 2)
    #expect(
      stage.actions == ["outer began", "second began", "outer changed", "second changed"],
      "\(stage.log)")
  }

  @Test func `S15.3 one that two hold fails as soon as one of them ignores the touch`() {
    let other = ScriptedRecognizer("other", on: stage.card)
    second.startsAfter(first)
    second.startsAfter(other)
    stage.beginDrag()
    first.whenMoved = { first, touches, event in first.ignore(touches[0], for: event) }
    stage.move(stage.finger)
    #expect(stage.reason(of: second) == .prerequisiteFailed(first.label), "\(stage.log)")
  }

  @Test func `S15.2 what the host does to the first after its began makes no difference`() {
    first.on(.began, [.began])
    second.startsAfter(first)
    stage.finger.down(at: stage.place)
    first.isEnabled = false
    #expect(stage.log.resets == ["first"], "\(stage.log)")
    stage.move(stage.finger)
    #expect(stage.actions == ["first began", "first cancelled", "second began"], "\(stage.log)")
  }

  @Test func `S15.2 what began in one attempt doesn't count in the next`() {
    first.on(.began, [.began])
    second.startsAfter(first)
    for _ in 1...2 {
      stage.finger.down(at: stage.place)
      first.isEnabled = false
      stage.move(stage.finger)
      stage.finger.up()
    }
    #expect(
      stage.actions == ["first began", "first cancelled", "second began", "second ended"],
      "\(stage.log)")
    #expect(stage.reason(of: second) == .prerequisiteFailed(first.label), "\(stage.log)")
  }

  @Test func `S15.4 one of a sequence is excluded as usual by those outside of it`() {
    let other = ScriptedRecognizer("other", on: stage.card).on(.moved, [], [.began])
    first.on(.moved, [.began])
    first.recognizesSimultaneously(with: other)
    second.on(.moved, [])
    second.startsAfter(first)
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["first began", "other began"], "\(stage.log)")
    #expect(stage.reason(of: second) == .excluded(by: other.label), "\(stage.log)")
  }
}
