/// A recognizer with its own rules about which others it prevents, waits for, or makes wait.
///
/// Conform to it in addition to ``GestureRecognizer`` and override what differs; each rule has a
/// default.
///
/// ```swift
/// extension LiftGestureRecognizer: ArbitrationRules {
///   public func canPrevent(_ other: any GestureRecognizer) -> Bool { false }
/// }
/// ```
///
/// The conformance has to be declared in the module of the recognizer: the engine finds it when the
/// recognizer's own conformance is compiled.
public protocol ArbitrationRules: GestureRecognizer {
  /// Whether this recognizer's recognition may make another one fail. By default yes, but a tap
  /// never prevents a tap that needs more taps (S3.29, S3.30; see
  /// ``RecognizerCore/numberOfTapsToRecognize`` and ``RecognizerCore/numberOfPrecedingTaps``).
  func canPrevent(_ other: any GestureRecognizer) -> Bool
  /// Whether another recognizer's recognition may make this one fail. By default yes (S3.29).
  func canBePrevented(by other: any GestureRecognizer) -> Bool
  /// Whether this recognizer waits until another has failed, for this attempt. By default no
  /// (S3.32).
  func shouldRequireFailure(of other: any GestureRecognizer) -> Bool
  /// Whether another recognizer waits until this one has failed, for this attempt. By default no
  /// (S3.32).
  func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool
  /// Whether the recognizer wants the new touches of an event. By default yes (S3.3).
  func shouldReceive(_ event: TouchEvent) -> Bool
}

extension ArbitrationRules {
  public func canPrevent(_ other: any GestureRecognizer) -> Bool {
    handle.core.preventsByDefault(other.handle.core)
  }
  public func canBePrevented(by other: any GestureRecognizer) -> Bool { true }
  public func shouldRequireFailure(of other: any GestureRecognizer) -> Bool { false }
  public func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool { false }
  public func shouldReceive(_ event: TouchEvent) -> Bool { true }
}

// A recognizer's answers, whether it has its own rules or not.
extension GestureRecognizer {
  /// Whether this recognizer's recognition may make another one fail: what its
  /// ``ArbitrationRules`` say, else the default (S3.29, S3.30).
  public func canPrevent(_ other: any GestureRecognizer) -> Bool {
    arbitrationRules?.canPrevent(other) ?? handle.core.preventsByDefault(other.handle.core)
  }
  /// Whether another recognizer's recognition may make this one fail: what its
  /// ``ArbitrationRules`` say, else yes (S3.29).
  public func canBePrevented(by other: any GestureRecognizer) -> Bool {
    arbitrationRules?.canBePrevented(by: other) ?? true
  }
  /// Whether this recognizer waits until another has failed: what its ``ArbitrationRules`` say,
  /// else no (S3.32). Declared requirements and delegates are not part of it.
  public func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    arbitrationRules?.shouldRequireFailure(of: other) ?? false
  }
  /// Whether another recognizer waits until this one has failed: what its ``ArbitrationRules`` say,
  /// else no (S3.32). Declared requirements and delegates are not part of it.
  public func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    arbitrationRules?.shouldBeRequiredToFail(by: other) ?? false
  }
}

extension GestureRecognizer where Self: ArbitrationRules {
  public var arbitrationRules: (any ArbitrationRules)? { self }
}

extension RecognizerCore {
  /// The rule for recognizers without rules of their own: a tap never prevents a tap that needs
  /// more taps (S3.30), nor a gesture after as many taps or more (S15.21).
  ///
  /// In an attempt, the numbers of taps count with which it began.
  func preventsByDefault(_ other: RecognizerCore) -> Bool {
    let taps = attempt.isOpen ? Int(attempt.numberOfTaps) : max(0, numberOfTapsToRecognize)
    let inAll =
      other.attempt.isOpen ? Int(other.attempt.numberOfTapsInAll) : other.numberOfTapsInAll
    return Self.taps(taps, prevent: inAll)
  }

  /// ``preventsByDefault(_:)`` for two recognizers that both have an attempt.
  func preventsInAttempt(_ other: RecognizerCore) -> Bool {
    Self.taps(Int(attempt.numberOfTaps), prevent: Int(other.attempt.numberOfTapsInAll))
  }

  @inline(__always)
  private static func taps(_ number: Int, prevent numberOfOther: Int) -> Bool {
    number == 0 || numberOfOther <= number
  }

  /// How many times the fingers come down for the gesture, if taps are part of it; otherwise 0.
  var numberOfTapsInAll: Int {
    guard numberOfTapsToRecognize <= 0, features.contains(.precedingTaps) else {
      return max(0, numberOfTapsToRecognize)
    }
    return numberOfPrecedingTaps == .max ? .max : numberOfPrecedingTaps + 1
  }
}
