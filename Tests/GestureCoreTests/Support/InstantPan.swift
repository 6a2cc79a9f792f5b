import GestureCore

/// A pan that begins as its finger comes down.
final class InstantPan: DragRecognizer {
  private let logic = DragLogic()
  private let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }

  init() { core = RecognizerCore(name: "instantPan", running: logic) }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    logic.touchesBegan(touches, with: event, core)
    if core.state == .possible { core.state = .began }
  }
}
