public import GestureCore

/// A delegate that answers as a test tells it to, and notes every question.
///
/// As long as it is told nothing, it answers as if it weren't there.
public final class ScriptedDelegate: GestureRecognizerDelegate {
  public var shouldBegin: (any GestureRecognizer) -> Bool = { _ in true }
  public var receivesTouch: (any GestureRecognizer, Touch) -> Bool = { _, _ in true }
  public var receivesEvent: (any GestureRecognizer, TouchEvent) -> Bool = { _, _ in true }
  public var allowsBoth: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }
  /// Whether the first one waits for the other one.
  public var waits: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }
  /// Whether the other one waits for the first one.
  public var precedes: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }

  /// Every question, such as "shouldBegin tap", "touch tap 1" and "simultaneous tap pan".
  public private(set) var asked: [String] = []

  public init() {}

  /// One whose recognizers may recognize together with all others.
  public static func allowingAll() -> ScriptedDelegate {
    let delegate = ScriptedDelegate()
    delegate.allowsBoth = { _, _ in true }
    return delegate
  }

  /// The questions that begin with a word.
  public func asked(_ question: String) -> [String] {
    asked.filter { $0.hasPrefix(question + " ") }
  }

  /// Allows these two, whichever of them recognizes.
  public func allow(_ one: any GestureRecognizer, with other: any GestureRecognizer) {
    one.delegate = self
    other.delegate = self
    let names: Set = [one.name, other.name]
    let before = allowsBoth
    allowsBoth = { before($0, $1) || names == [$0.name, $1.name] }
  }

  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    asked.append("shouldBegin \(recognizer.name)")
    return shouldBegin(recognizer)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    asked.append("touch \(recognizer.name) \(touch.id.rawValue)")
    return receivesTouch(recognizer, touch)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    asked.append("event \(recognizer.name)")
    return receivesEvent(recognizer, event)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    asked.append("simultaneous \(recognizer.name) \(other.name)")
    return allowsBoth(recognizer, other)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    asked.append("requireFailure \(recognizer.name) \(other.name)")
    return waits(recognizer, other)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    asked.append("requiredToFail \(recognizer.name) \(other.name)")
    return precedes(recognizer, other)
  }
}

@available(*, unavailable)
extension ScriptedDelegate: Sendable {}
