import Gestures
import Testing

// As in an app whose code is on the main actor by default: this target has that setting.

/// The app's model.
final class CardModel {
  var places: [Point] = []
  var taps = 0
}

/// A view subclass. Views belong to no actor, so it is `nonisolated`; it captures its model, which
/// the main actor protects, and says that it is on the main actor where it uses it.
nonisolated final class CardView: View {
  private let model: CardModel

  @MainActor init(model: CardModel) {
    self.model = model
    super.init(name: "card", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    let place = touches[0].location(in: self)
    MainActor.assumeIsolated { [model] in model.places.append(place) }
  }
}

/// Recognizes a finger that lifts.
nonisolated final class LiftGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "lift")
  var handle: RecognizerHandle { core.handle }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.state = .ended }
  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }
}

/// The app's controller: target, delegate and owner of the dispatcher.
final class CardController: GestureRecognizerDelegate {
  let model = CardModel()
  let window = Window(size: Size(width: 100, height: 100))
  let dispatcher: Dispatcher
  private let tap = TapGestureRecognizer()

  init() {
    dispatcher = Dispatcher(window: window)
    let card = CardView(model: model)
    window.addSubview(card)
    card.addGestureRecognizer(tap)
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.addTarget(self, action: CardController.tapped)
    tap.onAction { [model] _ in model.taps += 10 }
  }

  func tapped(_ tap: TapGestureRecognizer) { model.taps += 1 }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    model.taps < 100
  }
}

@Suite struct `An app on the main actor` {
  @Test func `has views, targets, closures and delegates that use its models`() {
    let controller = CardController()
    let place = Point(x: 10, y: 20)
    controller.dispatcher.send(TouchInput(id: 1, phase: .began, location: place), at: .zero)
    controller.dispatcher.send(
      TouchInput(id: 1, phase: .ended, location: place), at: .milliseconds(50))
    #expect(controller.model.places == [place])
    #expect(controller.model.taps == 11)
  }

  @Test func `has recognizers of its own`() {
    let window = Window(size: Size(width: 100, height: 100))
    let dispatcher = Dispatcher(window: window)
    let (lift, model) = (LiftGestureRecognizer(), CardModel())
    window.addGestureRecognizer(lift)
    lift.onAction { _ in model.taps += 1 }
    let touch = TouchInput(id: 1, phase: .began, location: .zero)
    dispatcher.send(touch, at: .zero)
    dispatcher.send(TouchInput(id: 1, phase: .ended, location: nil), at: .milliseconds(900))
    #expect(model.taps == 1)
  }
}
