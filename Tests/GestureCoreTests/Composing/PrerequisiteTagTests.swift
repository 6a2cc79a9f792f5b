import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Starting after those with a tag` {
  let stage = Stage()
  let first = ScriptedRecognizer("first")
  let other = ScriptedRecognizer("other")
  let last = ScriptedRecognizer("last", .drag)

  init() {
    stage.add(first, other, last)
    first.tags = ["press"]
    last.startsAfter("press")
  }

  @Test func `S15.5 it is held until the one that shares its touch has begun`() {
    first.on(.moved, [], [.began])
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    #expect(last.state == .possible)
    stage.move(stage.finger)
    #expect(stage.actions == ["first began", "last began"], "\(stage.log)")
  }

  @Test func `S15.5 all that share its touch have to begin`() {
    other.tags = ["page", "press"]
    first.on(.moved, [.began])
    other.on(.moved, [], [], [.began])
    first.recognizesSimultaneously(with: other)
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["first began"], "\(stage.log)")
    stage.move(stage.finger)
    #expect(
      stage.actions == ["first began", "other began", "last began"], "\(stage.log)")
  }

  @Test func `S15.5 one that shares no touch doesn't count`() {
    let elsewhere = View(name: "elsewhere")
    stage.window.insertSubview(elsewhere, at: 0)
    let distant = ScriptedRecognizer("distant", on: elsewhere)
    distant.tags = ["press"]
    first.on(.moved, [.began])
    stage.beginDrag()
    #expect(stage.actions == ["first began", "last began"], "\(stage.log)")
  }

  @Test func `S15.5 at least one has to share its touch`() {
    first.tags = []
    stage.beginDrag(times: 2)
    #expect(stage.actions == [], "\(stage.log)")
    #expect(
      stage.reason(of: last)
        == .prerequisiteFailed(RecognizerLabel(name: "press", view: "")), "\(stage.log)")
  }

  @Test func `S15.2 one with the tag that fails makes it fail, and is named`() {
    first.on(.moved, [.failed])
    stage.beginDrag(times: 2)
    #expect(stage.reason(of: last) == .prerequisiteFailed(first.label), "\(stage.log)")
  }

  @Test func `S15.5 one that has begun before it joins counts as begun`() {
    first.on(.began, [.began])
    last.wantsEvents = false
    stage.finger.down(at: stage.place)
    last.wantsEvents = true
    stage.secondFinger.down(at: stage.place)
    stage.move(stage.secondFinger)
    #expect(stage.actions.prefix(1) == ["first began"], "\(stage.log)")
    #expect(stage.actions.contains("last began"), "\(stage.log)")
  }

  @Test func `S15.2 what the host does to one after its began makes no difference`() {
    first.on(.began, [.began])
    for attempt in 1...2 {
      stage.finger.down(at: stage.place)
      first.isEnabled = false
      stage.move(stage.finger)
      stage.finger.up()
      if attempt == 1 {
        #expect(
          stage.actions == ["first began", "first cancelled", "last began", "last ended"],
          "\(stage.log)")
      }
    }
    #expect(
      stage.reason(of: last) == .prerequisiteFailed(RecognizerLabel(name: "press", view: "")),
      "what began in one attempt counts in the next: \(stage.log)")
  }

  @Test func `S15.4 no delegate is asked about a pair that a tag puts in sequence`() {
    first.on(.moved, [.began], [.changed])
    stage.set(stage.delegate, of: first, last)
    stage.beginDrag(times: 2)
    let questions = stage.log.entries.filter {
      if case .asked(.shouldRecognizeSimultaneously, _, about: last.label?, _) = $0.what {
        true
      } else {
        false
      }
    }
    #expect(questions == [], "\(stage.log)")
    #expect(stage.actions.contains("last began"), "\(stage.log)")
  }

  @Test func `S15.5 taken back, it releases the one that was held`() {
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    last.removePrerequisite("press")
    stage.move(stage.finger)
    #expect(stage.actions.first == "last began", "\(stage.log)")
    #expect(last.handle.prerequisites.isEmpty && last.handle.prerequisiteTags.isEmpty)
  }

  @Test func `S15.5 what was declared besides the tag stays when the tag is taken back`() {
    last.startsAfter(first)
    stage.beginDrag()
    last.removePrerequisite("press")
    stage.move(stage.finger)
    #expect(stage.actions == [], "\(stage.log)")
    #expect(last.handle.prerequisites.map(\.label) == [first.label])
  }

  @Test func `S15.6 a ring that a tag would close is refused in the attempt`() {
    first.require(toFail: last)
    stage.beginDrag(times: 2)
    let cycles = stage.log.entries.filter {
      if case .diagnostic(let diagnostic) = $0.what, case .cycle = diagnostic.kind {
        true
      } else {
        false
      }
    }
    #expect(cycles.count == 1, "\(stage.log)")
  }

  @Test func `S4.33 its own tag is not another's`() {
    last.tags = ["press"]
    first.tags = []
    stage.beginDrag(times: 2)
    #expect(stage.reason(of: last)?.isPrerequisite == true, "\(stage.log)")
  }
}

extension FailureReason {
  fileprivate var isPrerequisite: Bool {
    if case .prerequisiteFailed = self { true } else { false }
  }
}
