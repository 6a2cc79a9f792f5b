import GestureCore
import GestureDiagnosis
import GestureSimulation

/// A window with a card, to be linted.
final class LintStage {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
  private var delegates: [AnyObject] = []

  var window: Window { simulation.window }

  init() { window.addSubview(card) }

  /// Attaches a recognizer under a name: to the card, unless another view is given.
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  func set(_ delegate: any GestureRecognizerDelegate, of recognizers: any GestureRecognizer...) {
    delegates.append(delegate)
    for recognizer in recognizers { recognizer.delegate = delegate }
  }

  var findings: [Lint.Finding] { Lint.findings(in: window) }

  /// The findings of a kind, and all of them as text for a failure.
  func findings(_ kind: Lint.Finding.Kind) -> [Lint.Finding] { findings.filter { $0.kind == kind } }

  var text: String { findings.map(\.description).joined(separator: "\n") }
}

/// A delegate that answers by closures.
final class AnsweringDelegate: GestureRecognizerDelegate {
  var together: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }
  var waits: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { together(recognizer, other) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool { waits(recognizer, other) }
}
