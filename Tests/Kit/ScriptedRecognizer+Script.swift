import GestureCore

extension ScriptedRecognizer {
  /// The usual courses of a gesture.
  public enum Script: Hashable, Sendable {
    /// Assigns nothing at all.
    case none
    /// Never decides, but fails when its last touch is cancelled.
    case idle
    /// `ended` when its last touch lifts.
    case tap
    /// `began` with the first move, `changed` with each further one, `ended` with the last lift;
    /// fails if that comes before any move.
    case drag
    /// Never recognizes: fails when its last touch lifts.
    case watch
    /// Decides nothing for a while after its latest touch, then fails.
    case undecided(for: Duration)

    /// Undecided for ten seconds.
    public static let undecided = Script.undecided(for: .seconds(10))

    func write(to recognizer: ScriptedRecognizer) {
      if self == .none { return }
      recognizer.on(.cancelled) { $0.onLastTouch { $0.core.fail(.touchesCancelled) } }
      switch self {
      case .none, .idle: break
      case .tap: recognizer.on(.ended) { $0.onLastTouch { $0.core.state = .ended } }
      case .drag:
        recognizer.on(.moved) { $0.core.state = $0.core.state == .possible ? .began : .changed }
        recognizer.on(.ended) {
          $0.onLastTouch { $0.core.state = $0.core.state == .possible ? .failed : .ended }
        }
      case .watch: recognizer.on(.ended) { $0.onLastTouch { $0.core.fail() } }
      case .undecided(let interval):
        recognizer.on(.began) {
          $0.core.cancelWakes()
          $0.core.wake(after: interval)
        }
        recognizer.on(.woken, [.failed])
      }
    }
  }

  private func onLastTouch(_ act: (ScriptedRecognizer) -> Void) {
    if endsAllTouches { act(self) }
  }
}
