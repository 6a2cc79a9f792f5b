import DoubleTapGesture
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import TapGesture
import Testing

@testable import GestureCore

@Suite struct `Declared relations` {
  let stage = Stage()
  let one = ScriptedRecognizer("one", .drag)
  let other = ScriptedRecognizer("other", .drag)

  init() { stage.add(one, other) }

  // MARK: Tags

  @Test func `S3.17 tags that may recognize together are a yes without a question`() {
    one.tags = ["photo"]
    other.tags = ["sticker", "photo"]
    stage.simulation.dispatcher.allowSimultaneousRecognition("photo", "photo")
    stage.set(stage.delegate, of: one, other)
    stage.beginDrag()
    #expect(Set(stage.actions) == ["one began", "other began"], "\(stage.log)")
    #expect(
      !stage.log.entries.contains {
        if case .asked(.shouldRecognizeSimultaneously, _, _, _) = $0.what { true } else { false }
      })
  }

  @Test(arguments: [(["photo"], ["page"]), (["page"], ["photo"])])
  func `S3.17 two tags are a pair in either order`(ones: [String], others: [String]) {
    one.tags = ones.map { RecognizerTag($0) }
    other.tags = others.map { RecognizerTag($0) }
    stage.simulation.dispatcher.allowSimultaneousRecognition("photo", "page")
    stage.beginDrag()
    #expect(Set(stage.actions) == ["one began", "other began"], "\(stage.log)")
  }

  static let foreignTags: [(ones: [String], others: [String])] = [
    (["photo"], []), (["photo"], ["photo"]), (["photo"], ["Page"]),
  ]

  @Test(arguments: foreignTags)
  func `S3.17 other tags, or none, allow nothing`(ones: [String], others: [String]) {
    one.tags = ones.map { RecognizerTag($0) }
    other.tags = others.map { RecognizerTag($0) }
    stage.simulation.dispatcher.allowSimultaneousRecognition("photo", "page")
    stage.beginDrag()
    #expect(stage.actions == ["other began"], "\(stage.log)")
  }

  @Test(arguments: [1, 32, 33, 40])
  func `S3.17 each of many pairs counts`(number: Int) {
    for index in 1..<number {
      stage.simulation.dispatcher.allowSimultaneousRecognition(
        RecognizerTag("a\(index)"), RecognizerTag("b\(index)"))
    }
    stage.simulation.dispatcher.allowSimultaneousRecognition("photo", "page")
    (one.tags, other.tags) = (["photo"], ["page"])
    stage.beginDrag()
    #expect(Set(stage.actions) == ["one began", "other began"], "\(stage.log)")
  }

  @Test func `S3.17 a pair that is declared again and again is one pair`() {
    let dispatcher = stage.simulation.dispatcher
    for _ in 0..<20 {
      dispatcher.allowSimultaneousRecognition("photo", "page")
      dispatcher.allowSimultaneousRecognition("page", "photo")
    }
    #expect(dispatcher.questions.tagRelations.pairs.count == 1)
    dispatcher.allowSimultaneousRecognition("page", "page")
    #expect(dispatcher.questions.tagRelations.pairs.count == 2)
  }

  @Test(arguments: [("photo", true), ("page", false)])
  func `S3.17 S3.19 tags that change in mid-gesture count from then on`(tag: String, isYes: Bool) {
    let late = stage.add(PanGestureRecognizer(), "late")
    late.hysteresis = 30
    for recognizer in [one, other, late] as [any GestureRecognizer] { recognizer.tags = ["photo"] }
    stage.simulation.dispatcher.allowSimultaneousRecognition("photo", "photo")
    stage.beginDrag()
    #expect(Set(stage.actions) == ["one began", "other began"], "\(stage.log)")
    one.tags = [RecognizerTag(tag)]
    stage.move(stage.finger, times: 3)
    #expect(stage.actions.contains("late began") == isYes, "\(stage.log)")
  }

  // MARK: Waiting

  @Test func `S4.17 waiting for another is requiring its failure`() {
    #expect(other.waits(for: one) == nil)
    stage.set(stage.delegate, of: one, other)
    stage.delegate.allowsBoth = { _, _ in true }
    stage.beginDrag()
    #expect(stage.actions == ["one began"], "\(stage.log)")
    #expect(stage.reason(of: other) == .requirementRecognized(one.label))
  }

  @Test func `S4.17 going before another makes that one wait`() {
    #expect(one.goesBefore(other) == nil)
    stage.beginDrag()
    #expect(stage.actions == ["one began"], "\(stage.log)")
  }

  @Test func `S4.32 a ring of both is refused, and returned`() {
    #expect(one.waits(for: other) == nil)
    #expect(one.goesBefore(other)?.members == [other.label, one.label])
  }

  @Test(arguments: 1...3)
  func `S4.30 taps that wait for more taps fire one of them`(taps: Int) {
    let stage = Stage()
    let single = stage.add(TapGestureRecognizer(), "1")
    let triple = stage.add(TapGestureRecognizer(), "3")
    triple.numberOfTapsRequired = 3
    let double = stage.add(DoubleTapGestureRecognizer(), "2")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let recognizers: [any GestureRecognizer] = [single, pan, triple, double]
    recognizers.waitForMoreTaps()
    stage.simulation.tap(at: stage.place, taps: taps)
    stage.simulation.wait(.seconds(2))
    #expect(stage.actions == ["\(taps) ended"], "\(stage.log)")
  }
}
