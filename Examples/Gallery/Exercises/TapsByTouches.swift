import GestureCore
import GestureSimulation

/// A photo that distinguishes one tap from two: the first tap counts only when no second one
/// follows.
private final class Photo: View {
  private static let longestGap = Duration.milliseconds(350)

  private let timers: HostTimers
  private let narrator: Narrator
  /// Set while a first tap waits for a second one.
  private var timer: Int?

  init(timers: HostTimers, narrator: Narrator) {
    self.timers = timers
    self.narrator = narrator
    super.init(name: "photo", frame: Rect(x: 50, y: 100, width: 300, height: 200))
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first, touch.tapCount == 2 else { return }
    cancelTimer()
    narrator.say("a second finger strike in time: the first one counts no more")
  }

  override func touchesMoved(_ touches: Touches, with event: TouchEvent) {}

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first else { return }
    switch touch.tapCount {
    case 1:
      timer = timers.schedule(at: touch.timestamp + Self.longestGap) { [weak self] in
        self?.timer = nil
        self?.narrator.say("one tap: the title appears")
      }
    case 2: narrator.say("two taps: the photo fills the screen")
    case _: break
    }
  }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) { cancelTimer() }

  private func cancelTimer() {
    if let timer { timers.cancel(timer) }
    timer = nil
  }
}

extension Exercise {
  static let tapsByTouches = Exercise(
    name: "taps-by-touches", title: "single against double tap, by raw touches and a timer",
    lookFor: "A single tap counts 350 ms after its lift; the second of two cancels that."
  ) { stage in
    stage.window.addSubview(Photo(timers: stage.timers, narrator: stage.narrator))
    let finger = stage.finger()
    func tap() {
      finger.down(at: Point(x: 200, y: 200))
      stage.wait(.milliseconds(60))
      finger.up()
    }
    tap()
    stage.wait(.milliseconds(700))
    tap()
    stage.wait(.milliseconds(120))
    tap()
  }
}
