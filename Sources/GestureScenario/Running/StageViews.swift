import GestureCore

/// The answers of views to whether a recognizer may begin.
protocol ViewQuestions: AnyObject {
  /// The answer of a rule; nil if none matches.
  func answer(forViewNamed view: String, about recognizer: any GestureRecognizer) -> Bool?
}

/// A view of a scene whose rules may answer whether a recognizer may begin.
protocol AskingView: View {
  /// Held weakly.
  var questions: (any ViewQuestions)? { get set }
}

/// A view of a scene.
final class StageView: View, AskingView {
  override var catchesTouchesInBoundsOnly: Bool { true }
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A control of a scene. A rule's answer takes precedence over its own.
final class StageControl: Control, AskingView {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A slider of a scene.
final class StageSlider: Slider, AskingView {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A switch of a scene.
final class StageSwitch: Switch, AskingView {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// The window of a scene.
final class StageWindow: Window, AskingView {
  weak var questions: (any ViewQuestions)?
  /// The hand-overs of the scene, for a recording of it.
  var handOvers: [Scenario.HandOver] = []
  /// Called with the event of the first hit test that has one.
  var onFirstHitTest: ((TouchEvent) -> Void)?

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    if let event, let tell = onFirstHitTest {
      onFirstHitTest = nil
      tell(event)
    }
    return super.hitTest(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

extension ViewSpec {
  /// The view or control, with its frame and no other settings.
  func makeView(asking questions: (any ViewQuestions)?) -> View {
    let view: any AskingView =
      switch control {
      case nil: StageView(name: id, frame: frame)
      case .button: StageControl(name: id, frame: frame)
      case .slider: StageSlider(name: id, frame: frame)
      case .switch: StageSwitch(name: id, frame: frame)
      }
    view.questions = questions
    return view
  }
}
