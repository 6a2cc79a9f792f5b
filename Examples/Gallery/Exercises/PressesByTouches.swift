import GestureCore
import GestureSimulation

/// A bell that distinguishes a long press from a short one, with a timer of the host.
///
/// It has to do what `LongPressGestureRecognizer` does: end the wait when the finger lifts, strays
/// or is cancelled.
private final class Bell: View {
  private enum Press {
    case none
    case waiting(timer: Int, since: Timestamp)
    case long
  }

  private static let longPressDuration = Duration.milliseconds(500)
  private static let allowableMovement = 10.0

  private let timers: HostTimers
  private let narrator: Narrator
  private var press = Press.none

  init(timers: HostTimers, narrator: Narrator) {
    self.timers = timers
    self.narrator = narrator
    super.init(name: "bell", frame: Rect(x: 150, y: 150, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first else { return }
    let timer = timers.schedule(at: touch.timestamp + Self.longPressDuration) { [weak self] in
      self?.press = .long
      self?.narrator.say("a long press: the bell rings on and on")
    }
    press = .waiting(timer: timer, since: touch.timestamp)
  }

  override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first, touch.distanceFromStart > Self.allowableMovement else {
      return
    }
    giveUp(because: "the finger strayed")
  }

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first else { return }
    switch press {
    case .none: break
    case .waiting(let timer, let since):
      timers.cancel(timer)
      narrator.say("a short press of \((touch.timestamp - since).text): the bell rings once")
    case .long: narrator.say("the bell is silent again")
    }
    press = .none
  }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    giveUp(because: "the touch was taken away")
    press = .none
  }

  private func giveUp(because reason: String) {
    guard case .waiting(let timer, _) = press else { return }
    timers.cancel(timer)
    press = .none
    narrator.say("no press: \(reason)")
  }
}

extension Exercise {
  static let pressesByTouches = Exercise(
    name: "presses-by-touches", title: "long against short press, by raw touches and a timer",
    lookFor: "The long press counts while the finger is still down: the host's timer says when."
  ) { stage in
    stage.window.addSubview(Bell(timers: stage.timers, narrator: stage.narrator))
    let finger = stage.finger()
    let bell = Point(x: 200, y: 200)
    finger.down(at: bell)
    stage.wait(.milliseconds(120))
    finger.up()

    stage.wait(.milliseconds(400))
    finger.down(at: bell)
    stage.wait(.milliseconds(800))
    finger.up()

    stage.wait(.milliseconds(400))
    finger.down(at: bell)
    stage.wait(.milliseconds(100))
    finger.move(to: Point(x: 200, y: 230))
    stage.wait(.milliseconds(600))
    finger.up()
  }
}
