import GestureCore

/// The answers of views to whether a recognizer may begin.
protocol ViewQuestions: AnyObject {
  /// The answer of a rule; nil if none matches.
  func answer(forViewNamed view: String, about recognizer: any GestureRecognizer) -> Bool?
}

/// A view of a scene.
final class StageView: View {
  override var catchesTouchesInBoundsOnly: Bool { true }
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A control of a scene. A rule's answer takes precedence over its own.
final class StageControl: Control {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A slider of a scene.
final class StageSlider: Slider {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A switch of a scene.
final class StageSwitch: Switch {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// The window of a scene.
final class StageWindow: Window {
  weak var questions: (any ViewQuestions)?
  /// The hand-overs of the scene, for a recording of it.
  var handOvers: [Scenario.HandOver] = []
  /// Called with the event of each hit test.
  var onHitTest: (TouchEvent) -> Void = { _ in }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    if let event { onHitTest(event) }
    return super.hitTest(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

extension ViewSpec {
  func makeView(asking questions: (any ViewQuestions)?) -> View {
    switch control {
    case nil:
      let view = StageView(name: id, frame: frame)
      view.questions = questions
      return view
    case .button:
      let control = StageControl(name: id, frame: frame)
      control.questions = questions
      return control
    case .slider:
      let slider = StageSlider(name: id, frame: frame)
      slider.questions = questions
      return slider
    case .switch:
      let control = StageSwitch(name: id, frame: frame)
      control.questions = questions
      return control
    }
  }
}
