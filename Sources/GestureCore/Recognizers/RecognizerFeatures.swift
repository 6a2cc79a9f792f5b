/// Features that few recognizers have. The fields for a feature are read only where it is marked.
struct RecognizerFeatures: OptionSet {
  let rawValue: UInt16
  /// Values that it computes (S15.14).
  static let values = RecognizerFeatures(rawValue: 1)
  /// Recognizers to which it hands over (S15.11).
  static let handOvers = RecognizerFeatures(rawValue: 2)
  /// Recognizers that hand over to it.
  static let takesOver = RecognizerFeatures(rawValue: 4)
  /// Sets after whose recognizers it starts (S15.5).
  static let prerequisiteSets = RecognizerFeatures(rawValue: 8)
  /// A prerequisite that was deallocated in the present attempt (S15.5).
  static let lostPrerequisite = RecognizerFeatures(rawValue: 16)
  /// Taps that come before the gesture proper (S15.21).
  static let precedingTaps = RecognizerFeatures(rawValue: 32)
  /// Tags after whose recognizers it starts (S15.5).
  static let prerequisiteTags = RecognizerFeatures(rawValue: 64)
  /// Tags, or recognizers with which it was declared to recognize together.
  static let companions = RecognizerFeatures(rawValue: 128)
  /// Recognizers for which it waits.
  static let requirements = RecognizerFeatures(rawValue: 256)
  /// Recognizers that wait for it.
  static let waiting = RecognizerFeatures(rawValue: 512)
  /// Recognizers after which it starts (S15.1).
  static let prerequisites = RecognizerFeatures(rawValue: 1024)
  /// Diagnostics that it could not report yet.
  static let unreportedDiagnostics = RecognizerFeatures(rawValue: 2048)

  mutating func set(_ feature: RecognizerFeatures, _ isPresent: Bool) {
    if isPresent { insert(feature) } else { remove(feature) }
  }
}

/// A callback of a recognizer that is running. What the recognizer assigns in one is arbitrated
/// when all recognizers have seen the event.
enum RecognizerCallback: Equatable {
  case none
  case touches(TouchPhase)
  case touchIgnored
  case input
  case estimate
  case wake
  /// The attempt is over, and no state may be assigned (S6.1).
  case reset
}

/// Questions that a delegate leaves at their default, so that they need not be asked again.
struct DefaultAnswers: OptionSet {
  let rawValue: UInt8
  static let shouldRequireFailure = DefaultAnswers(rawValue: 1)
  static let shouldBeRequiredToFail = DefaultAnswers(rawValue: 2)
  static let all: DefaultAnswers = [.shouldRequireFailure, .shouldBeRequiredToFail]
}
