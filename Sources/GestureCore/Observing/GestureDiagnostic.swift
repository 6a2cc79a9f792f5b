/// A mistake of a host or a recognizer, or input that makes no sense but that hardware really
/// sends. It is reported and handled, never fatal.
public struct GestureDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A state was assigned that can't follow the present one; nothing changed (S1.16).
    case illegalTransition(from: GestureState, to: GestureState)
    /// A requirement would have closed a cycle; it was refused (S4.32).
    case cycle(RequirementCycle)
    /// A recognizer could no longer decide and was ended (S14.14, S13.1).
    case abandoned(waiting: [RecognizerLabel])
    /// A touch moved or lifted that is not down; it was dropped (S13.13).
    case touchWithoutBegin(TouchID)
    /// A touch began that is already down; the old one was cancelled first (S13.14).
    case duplicateBegin(TouchID)
    /// A timestamp was earlier than the last one, which counts instead (S10.8).
    case timeWentBack(to: Timestamp, from: Timestamp)
    /// A location that is not a number; the last known one counts, or the touch was dropped.
    case invalidLocation(TouchID)
    /// A property or a call was used in a way that makes no sense.
    case misuse(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// The recognizer concerned.
  public let recognizer: RecognizerLabel?

  /// A diagnostic of a recognizer; nil for one that concerns the host's input.
  public init(_ kind: Kind, recognizer: RecognizerLabel? = nil) {
    self.kind = kind
    self.recognizer = recognizer
  }
}

extension GestureDiagnostic.Kind {
  /// The cases without what they carry.
  package enum Name: String, CaseIterable {
    case illegalTransition, cycle, abandoned, touchWithoutBegin, duplicateBegin, timeWentBack
    case invalidLocation, misuse
  }

  package var name: Name {
    switch self {
    case .illegalTransition: .illegalTransition
    case .cycle: .cycle
    case .abandoned: .abandoned
    case .touchWithoutBegin: .touchWithoutBegin
    case .duplicateBegin: .duplicateBegin
    case .timeWentBack: .timeWentBack
    case .invalidLocation: .invalidLocation
    case .misuse: .misuse
    }
  }

  /// The kind in one word.
  public var word: String { name.rawValue }
}

extension GestureDiagnostic: CustomStringConvertible {
  public var description: String {
    (recognizer.map { "\($0): " } ?? "") + sentence
  }

  private var sentence: String {
    switch kind {
    case .illegalTransition(let from, let to):
      "it assigned \(to.word) while it was \(from.word); nothing changed"
    case .cycle(let cycle):
      "the newest requirement was refused, for it would close a cycle: \(cycle)"
    case .abandoned(let waiting):
      "it tracks no touch and has asked for no wake, so it was ended: assign a state in each touch "
        + "callback that ends the gesture, and copy the callbacks' signatures exactly"
        + (waiting.isEmpty
          ? "" : "; waiting for it: \(waiting.map { $0.description }.joined(separator: ", "))")
    case .touchWithoutBegin(let id): "touch \(id.rawValue) is not down; its event was dropped"
    case .duplicateBegin(let id):
      "touch \(id.rawValue) began while it was down; the old one was cancelled"
    case .timeWentBack(let earlier, let last):
      "the event at \(earlier.milliseconds.withOneDecimal) ms is older than the one before, at "
        + "\(last.milliseconds.withOneDecimal) ms; it counts as equally old"
    case .invalidLocation(let id): "touch \(id.rawValue) has a location that is no number"
    case .misuse(let sentence): sentence
    }
  }
}

extension GestureState {
  /// The state's name.
  public var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension RecognizerCore {
  /// Reports something wrong, now or as soon as there is a dispatcher to report it to.
  public func diagnose(_ kind: GestureDiagnostic.Kind) {
    guard let dispatcher else {
      unreportedDiagnostics.append(GestureDiagnostic(kind, recognizer: label))
      return
    }
    reportDiagnostics(to: dispatcher.reporter)
    dispatcher.reporter.diagnose(GestureDiagnostic(kind, recognizer: label))
  }

  /// Reports what was diagnosed before there was a dispatcher.
  func reportDiagnostics(to reporter: Reporter) {
    guard !unreportedDiagnostics.isEmpty else { return }
    let diagnostics = unreportedDiagnostics
    unreportedDiagnostics = []
    diagnostics.forEach(reporter.diagnose)
  }
}
