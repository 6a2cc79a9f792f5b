import GestureCore
import GestureSimulation
import GestureTestKit
import StrokeModel
import TapGesture
import Testing

/// A view with many recognizers, of which some go and others come.
@Suite struct `Many recognizers of a view` {
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  private func expectOrder(
    _ expected: [TapGestureRecognizer], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let present = view.gestureRecognizers
    #expect(
      present.count == expected.count && zip(present, expected).allSatisfy { $0 === $1 }, comment,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [63, 64, 65, 200])
  func `keep their order whichever goes (S4.4, S8.11)`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var expected = (0..<count).map { _ in TapGestureRecognizer() }
    for tap in expected { view.addGestureRecognizer(tap) }
    for step in 0..<400 where !expected.isEmpty {
      let place = Int.random(in: expected.indices, using: &random)
      let tap = expected.remove(at: place)
      view.removeGestureRecognizer(tap)
      view.removeGestureRecognizer(tap)  // no longer here: changes nothing
      #expect(tap.view == nil)
      if step.isMultiple(of: 3) {
        expected.append(tap)
        view.addGestureRecognizer(tap)
      }
      if step.isMultiple(of: 7) { expectOrder(expected, "after step \(step) of \(count)") }
    }
    for tap in expected { view.removeGestureRecognizer(tap) }
    expectOrder([], "all are gone")
    #expect(!view.holdsGestures)
  }

  @Test func `are routed to in their order while there are gaps (S2.8, S4.4)`() {
    let stage = Stage()
    let recognizers = (0..<100).map { ScriptedRecognizer("\($0)") }
    for recognizer in recognizers { stage.card.addGestureRecognizer(recognizer) }
    for recognizer in recognizers[30..<60] { stage.card.removeGestureRecognizer(recognizer) }
    stage.finger.down(at: stage.place)
    let tracking = recognizers.filter { $0.handle.trackedTouches.count == 1 }
    #expect(
      tracking.count == 70 && recognizers[30..<60].allSatisfy { $0.handle.trackedTouches.isEmpty })
  }

  @Test func `are released as they go (S8.10)`() {
    weak var first: TapGestureRecognizer?
    do {
      let taps = (0..<100).map { _ in TapGestureRecognizer() }
      for tap in taps { view.addGestureRecognizer(tap) }
      first = taps[40]
    }
    if let tap = first { view.removeGestureRecognizer(tap) }
    #expect(first == nil, "the list keeps only those that are on the view")
  }

  @Test func `are replaced at once (S8.13)`() {
    let taps = (0..<300).map { _ in TapGestureRecognizer() }
    view.gestureRecognizers = taps
    view.gestureRecognizers = Array(taps[100...]) + [TapGestureRecognizer()]
    #expect(view.gestureRecognizers.count == 201)
    #expect(
      taps[..<100].allSatisfy { $0.view == nil } && taps[100...].allSatisfy { $0.view === view })
  }
}
