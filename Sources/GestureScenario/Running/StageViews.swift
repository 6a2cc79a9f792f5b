import GestureCore

/// Who answers when views are asked whether a recognizer may begin.
protocol ViewQuestions: AnyObject {
  /// What a rule answers; nil where none matches.
  func answer(forViewNamed view: String, about recognizer: any GestureRecognizer) -> Bool?
}

/// A view of a scene.
final class StageView: View {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A control of a scene: a rule's answer goes before its own.
final class StageControl: Control {
  weak var questions: (any ViewQuestions)?

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    questions?.answer(forViewNamed: name, about: recognizer)
      ?? super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// The window of a scene.
final class StageWindow: Window {
  weak var questions: (any ViewQuestions)?
  /// Hears of each hit test's event.
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
  func makeView(asking questions: any ViewQuestions) -> View {
    guard isControl else {
      let view = StageView(name: id, frame: frame)
      view.questions = questions
      return view
    }
    let control = StageControl(name: id, frame: frame)
    control.questions = questions
    return control
  }
}
