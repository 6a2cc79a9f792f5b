import GestureCore

/// A delegate that notes every question, as "question recognizer other", and answers as told.
final class RecordingDelegateB: GestureRecognizerDelegate {
  private(set) var asked: [String] = []

  /// The names of recognizers that may not begin.
  var vetoes: Set<String> = []
  /// The ids of touches that no recognizer gets.
  var hides: Set<TouchID> = []
  /// Whether recognizers get an event's new touches.
  var wantsEvents = true
  /// The names of those with which a recognizer may recognize at the same time.
  var allows: Set<String> = []
  /// Those who wait, each with those whose failure they wait for.
  var waits: [String: Set<String>] = [:]
  /// Those who go first, each with those who wait for them.
  var precedes: [String: Set<String>] = [:]

  var whileShouldBegin: ((any GestureRecognizer) -> Void)?
  var whileShouldReceiveTouch: ((any GestureRecognizer, Touch) -> Void)?
  var whileSimultaneous: ((any GestureRecognizer, any GestureRecognizer) -> Void)?
  var whileShouldRequireFailure: ((any GestureRecognizer, any GestureRecognizer) -> Void)?

  /// The questions that begin with a word.
  func asked(_ question: String) -> [String] { asked.filter { $0.hasPrefix(question + " ") } }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    asked.append("shouldBegin \(recognizer.name)")
    whileShouldBegin?(recognizer)
    return !vetoes.contains(recognizer.name)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    asked.append("touch \(recognizer.name) \(touch.id.rawValue)")
    whileShouldReceiveTouch?(recognizer, touch)
    return !hides.contains(touch.id)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    asked.append("event \(recognizer.name)")
    return wantsEvents
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    asked.append("simultaneous \(recognizer.name) \(other.name)")
    whileSimultaneous?(recognizer, other)
    return allows.contains(other.name)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    asked.append("requireFailure \(recognizer.name) \(other.name)")
    whileShouldRequireFailure?(recognizer, other)
    return waits[recognizer.name, default: []].contains(other.name)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    asked.append("requiredToFail \(recognizer.name) \(other.name)")
    return precedes[recognizer.name, default: []].contains(other.name)
  }
}
