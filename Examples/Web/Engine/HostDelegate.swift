import GestureCore
import GesturesWebSupport

/// The delegate of a recognizer whose questions the page answers.
///
/// It asks only what the page wants to answer; the bits of `questions` say what that is.
final class HostDelegate: GestureRecognizerDelegate {
  struct Questions: OptionSet {
    let rawValue: Int32
    static let shouldReceiveTouch = Questions(rawValue: 1)
    static let shouldReceiveEvent = Questions(rawValue: 2)
    static let shouldBegin = Questions(rawValue: 4)
    static let shouldRecognizeSimultaneously = Questions(rawValue: 8)
    static let shouldRequireFailure = Questions(rawValue: 16)
    static let shouldBeRequiredToFail = Questions(rawValue: 32)
  }

  let questions: Questions

  init(_ questions: Questions) { self.questions = questions }

  private func ask(
    _ question: Questions, _ recognizer: any GestureRecognizer, _ other: Int32 = 0,
    usually usual: Bool
  ) -> Bool {
    guard questions.contains(question) else { return usual }
    let answer = page_ask(question.rawValue, objects.handle(of: recognizer), other)
    return answer < 0 ? usual : answer > 0
  }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    ask(.shouldBegin, recognizer, usually: true)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard questions.contains(.shouldReceiveTouch) else { return true }
    let answer = page_ask_touch(
      objects.handle(of: recognizer), Double(touch.id.rawValue), objects.handle(of: touch.view))
    return answer != 0
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    ask(.shouldReceiveEvent, recognizer, usually: true)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    ask(.shouldRecognizeSimultaneously, recognizer, objects.handle(of: other), usually: false)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    ask(.shouldRequireFailure, recognizer, objects.handle(of: other), usually: false)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    ask(.shouldBeRequiredToFail, recognizer, objects.handle(of: other), usually: false)
  }
}

/// Says which questions about a recognizer the page answers: bits of ``HostDelegate/Questions``.
@_cdecl("recognizer_set_questions")
func setQuestions(_ member: Int32, _ questions: Int32) {
  objects.members[member]?.attached.delegate =
    questions == 0 ? nil : HostDelegate(HostDelegate.Questions(rawValue: questions))
}
