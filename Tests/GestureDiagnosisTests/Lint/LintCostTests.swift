import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `The cost of lint` {
  /// The number of questions about pairs that lint asks of some recognizers on one view.
  private func questions(of count: Int) -> Int {
    let stage = Stage()
    let recognizers = (0..<count).map { ScriptedRecognizer("r\($0)", on: stage.card) }
    _ = stage.findings
    return recognizers.reduce(0) { $0 + $1.questions.count }
  }

  @Test(arguments: [2, 20, 70])
  func `is a fixed number of questions for each pair`(count: Int) {
    let pairs = count * (count - 1)
    #expect(questions(of: count) <= 4 * pairs)
  }

  @Test func `is none for recognizers that never share a touch`() {
    let stage = Stage()
    var recognizers: [ScriptedRecognizer] = []
    for row in 0..<100 {
      let view = View(
        name: "row\(row)", frame: Rect(x: 0, y: Double(row) * 8, width: 400, height: 8))
      stage.window.addSubview(view)
      recognizers.append(ScriptedRecognizer("r\(row)", on: view))
    }
    #expect(stage.findings.isEmpty, "\(stage.text)")
    #expect(recognizers.allSatisfy { $0.questions.isEmpty })
  }

  @Test func `leaves more than 64 recognizers apart`() {
    let stage = Stage()
    for number in 0..<70 {
      stage.add(TapGestureRecognizer(), "t\(number)").numberOfTapsRequired = number + 1
    }
    #expect(stage.findings(.noRelation).count == 70 * 69 / 2)
    stage.card.gestureRecognizers.waitForMoreTaps()
    #expect(stage.findings(.noRelation).isEmpty)
  }

  /// Through 2^38 chains the last one starts after the first.
  @Test func `does not grow with the chains of starting after others (S15.1)`() {
    let stage = Stage()
    var earlier: [ScriptedRecognizer] = []
    for number in 0..<40 {
      let recognizer = ScriptedRecognizer("r\(number)", on: stage.card)
      for first in earlier { _ = recognizer.startsAfter(first) }
      earlier.append(recognizer)
    }
    earlier[0].isEnabled = false
    #expect(stage.findings(.neverFires).count { $0.recognizers[1].name == "r0" } == 39)
  }
}

@Suite struct `A callback that slipped` {
  @Test func `is found once its default has been called`() throws {
    let stage = Stage()
    let slipped = stage.add(SlippedGestureRecognizer(), "slipped")
    #expect(stage.findings.isEmpty, "\(stage.text)")
    stage.simulation.tap(at: stage.place)
    #expect(stage.log.actions == ["slipped ended"])
    let found = try #require(stage.findings(.misuse).first, "\(stage.text)")
    #expect(stage.findings.count == 1, "\(stage.text)")
    #expect(found.severity == .note)
    #expect(found.sentence.contains("of its touchesBegan the default was called"), "\(found)")
    #expect(found.fix.contains("func touchesBegan(_ touches: Touches, with event: TouchEvent)"))
    #expect(slipped.heard == 0)
  }

  @Test func `is none that is called, or that logic stands for`() {
    let stage = Stage()
    _ = stage.add(FigureGestureRecognizer(), "figure")
    _ = stage.add(TapGestureRecognizer(), "tap")
    stage.simulation.tap(at: stage.place)
    #expect(stage.findings(.misuse).isEmpty, "\(stage.text)")
  }
}

/// Looks for a figure and decides at the lift.
private final class FigureGestureRecognizer: GestureRecognizer, GestureInspectable {
  let core = RecognizerCore(name: "figure")
  var handle: RecognizerHandle { core.handle }
  var heard = 0
  var profile: GestureProfile { GestureProfile(.drawing("figure")) }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { heard += 1 }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) {}
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.state = .ended }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func addState(to digest: inout StateDigest) {}
}

/// The same with a slip: its `touchesBegan` is another method.
private final class SlippedGestureRecognizer: GestureRecognizer, GestureInspectable {
  let core = RecognizerCore(name: "slipped")
  var handle: RecognizerHandle { core.handle }
  var heard = 0
  var profile: GestureProfile { GestureProfile(.drawing("figure")) }

  func touchesBegan(_ touches: [Touch], with event: TouchEvent) { heard += 1 }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) {}
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.state = .ended }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func addState(to digest: inout StateDigest) {}
}
