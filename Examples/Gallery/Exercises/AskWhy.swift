import CircleGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import LongPressGesture
import TapGesture

import func Foundation.cos
import func Foundation.sin

/// A board for taps, presses and circles that can explain why one of them failed.
private final class Board: View {
  let tap = TapGestureRecognizer()
  let press = LongPressGestureRecognizer()
  let circle = CircleGestureRecognizer()
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "board", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    tap.addTarget(self, action: Board.tapped)
    press.addTarget(self, action: Board.pressed)
    circle.addTarget(self, action: Board.circled)
    gestureRecognizers = [tap, press, circle]
  }

  private func tapped() { narrator.say("a card is turned") }

  private func pressed(_ press: LongPressGestureRecognizer) {
    if press.state == .began { narrator.say("a card is lifted") }
  }

  private func circled(_ circle: CircleGestureRecognizer) {
    guard let fit = circle.fit else { return }
    narrator.say("a circle round \(fit.center.text) of radius \(fit.radius.text)")
  }

  /// Every attempt records a reason, with the other recognizer or the measurement that decided.
  func explain(_ recognizer: any GestureRecognizer) {
    narrator.say("why? \(recognizer.explainLastAttempt())")
  }

  /// Where there was no attempt, it can still explain which recognizer would get a touch.
  func explainTouch(at place: Point) {
    guard let explanation = window?.dispatcher?.explainHit(at: place) else { return }
    for line in "\(explanation)".split(separator: "\n") { narrator.say("why? \(line)") }
  }
}

extension Exercise {
  static let askWhy = Exercise(
    name: "ask-why", title: "why a gesture came to nothing, and other limits for a shaky hand",
    lookFor: """
      Each attempt that came to nothing says why, and so does a place. With other limits for the
      whole window, the same shaky tap is a tap.
      """
  ) { stage in
    let board = Board(narrator: stage.narrator)
    stage.window.addSubview(board)

    stage.narrator.announce("a tap with a shaky hand")
    shakyTap(on: stage)
    board.explain(board.tap)

    stage.narrator.announce("the same tap, with other limits")
    stage.simulation.dispatcher.settings.direct.allowableTapMovement = 80
    shakyTap(on: stage)

    stage.narrator.announce("a finger that stays down")
    stage.simulation.press(at: Point(x: 100, y: 100), for: .milliseconds(600))
    board.explain(board.tap)

    stage.wait(.milliseconds(300))
    stage.narrator.announce("half a circle")
    stage.simulation.draw(arc(of: 0.5))
    board.explain(board.circle)

    stage.wait(.milliseconds(300))
    stage.narrator.announce("a whole circle")
    stage.simulation.draw(arc(of: 1))

    stage.wait(.milliseconds(300))
    stage.narrator.announce("a tap that no recognizer gets")
    let veil = View(name: "veil", frame: Rect(x: 50, y: 50, width: 100, height: 100))
    board.addSubview(veil)
    veil.isUserInteractionEnabled = false
    board.tap.isEnabled = false
    stage.simulation.tap(at: Point(x: 100, y: 100))
    board.explainTouch(at: Point(x: 100, y: 100))
  }
}

private func shakyTap(on stage: Stage) {
  let finger = stage.finger()
  finger.down(at: Point(x: 100, y: 100))
  finger.move(to: Point(x: 152, y: 110), over: .milliseconds(20))
  finger.up()
  stage.wait(.milliseconds(300))
}

/// A part of a circle around the middle of the board, with a point every 5°.
private func arc(of share: Double) -> [Point] {
  (0...Int(72 * share)).map { step in
    let angle = Double(step) * .pi / 36
    return Point(x: 200 + 80 * cos(angle), y: 400 + 80 * sin(angle))
  }
}
