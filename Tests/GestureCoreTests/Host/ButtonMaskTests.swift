import CircleGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import PanGesture
import ScreenEdgePanGesture
import SwipeGesture
import Testing

@Suite struct `Button masks` {
  let stage = Stage()

  private func press(_ buttons: ButtonMask, type: TouchType = .mouse) {
    stage.simulation.send([
      TouchInput(id: 1, phase: .began, location: stage.place, type: type, buttons: buttons)
    ])
  }

  @Test func `S15.17 presses, pans, swipes and circles ask for the primary button`() {
    #expect(LongPressGestureRecognizer().buttonMaskRequired == .primary)
    #expect(PanGestureRecognizer().buttonMaskRequired == .primary)
    #expect(HorizontalPanGestureRecognizer().buttonMaskRequired == .primary)
    #expect(ScreenEdgePanGestureRecognizer().buttonMaskRequired == .primary)
    #expect(SwipeGestureRecognizer().buttonMaskRequired == .primary)
    #expect(CircleGestureRecognizer().buttonMaskRequired == .primary)
  }

  @Test(
    arguments: [
      (.primary, .primary, true), (.secondary, .primary, false), ([], .primary, false),
      ([.primary, .secondary], .primary, true), (.secondary, [.primary, .secondary], true),
      (.primary, .secondary, false), (ButtonMask(rawValue: 4), [.primary, .secondary], false),
    ] as [(ButtonMask, ButtonMask, Bool)])
  func `S15.17 a pointer needs one button in common`(
    buttons: ButtonMask, mask: ButtonMask, isOffered: Bool
  ) {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.buttonMaskRequired = mask
    press(buttons)
    #expect((pan.numberOfTouches == 1) == isOffered, "\(stage.log)")
    let refusals = stage.log.entries.filter {
      if case .refused(_, 1, .buttonMask) = $0.what { true } else { false }
    }
    #expect(refusals.isEmpty == isOffered)
  }

  @Test(arguments: [TouchType.direct, .pencil])
  func `S15.17 fingers and styluses have no buttons and pass`(type: TouchType) {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.buttonMaskRequired = .secondary
    press([], type: type)
    #expect(pan.numberOfTouches == 1)
  }

  @Test func `S15.17 the refusal is logged with its question`() {
    stage.add(PanGestureRecognizer(), "pan")
    press(.secondary)
    #expect(
      stage.log.jsonLines().contains(
        #"{"at": 0, "kind": "refused", "recognizer": "pan", "touch": "1", "question": "buttonMask"}"#
      ), "\(stage.log)")
  }

  @Test func `S15.17 buttons that change while the pointer is down change nothing`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    self.press(.primary)
    stage.simulation.wait(.milliseconds(100))
    stage.simulation.send([
      TouchInput(id: 1, phase: .moved, location: stage.place, type: .mouse, buttons: .secondary)
    ])
    stage.simulation.wait(.milliseconds(400))
    #expect(press.state == .began)
  }

  @Test func `S15.17 an empty mask counts as the primary button, with a diagnostic`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    swipe.buttonMaskRequired = []
    #expect(swipe.buttonMaskRequired == .primary)
    #expect(stage.log.diagnostics.count == 1, "\(stage.log)")
  }

  @Test func `S15.17 a recognizer of another package declares the same filter on its core`() {
    let own = ScriptedRecognizer("own", on: stage.card)
    press(.secondary)
    #expect(own.heard == [.began])
    stage.finger.up()
    own.core.buttonMaskRequired = .primary
    press(.secondary)
    #expect(own.calls.count { $0.hasPrefix("began") } == 1)
  }

  @Test func `S15.17 the mask comes after the type of touch and before any question`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.delegate = stage.delegate
    press(.secondary)
    #expect(stage.delegate.asked.isEmpty)
    pan.allowedTouchTypes = .direct
    stage.simulation.send([
      TouchInput(id: 2, phase: .began, location: stage.place, type: .mouse, buttons: .secondary)
    ])
    let refusals = stage.log.entries.compactMap { entry in
      if case .refused(_, _, let refusal) = entry.what { refusal } else { nil }
    }
    #expect(refusals == [.buttonMask, .touchType])
  }
}
