/// A recognizer that describes itself to tools. Nothing here affects arbitration.
///
/// Conformance is optional. With a ``profile``, lint can tell how the recognizer affects others;
/// with a digest of its private state, the explorer can tell that it has been in a state before.
/// (Embedded Swift has no digests.)
public protocol GestureInspectable: GestureRecognizer {
  /// How the gesture looks from outside. By default the profile of the core's ``GestureLogic``;
  /// without one, unknown except for the number of its taps.
  var profile: GestureProfile { get }

  #if !hasFeature(Embedded)
    /// Adds all state outside the core that determines the recognizer's later states: its progress,
    /// and the touches' places if they matter. Values that are only read in actions are left out.
    ///
    /// Called between events, and only during an attempt: ``GestureRecognizer/reset()`` is assumed
    /// to clear everything. By default the core's ``GestureLogic`` adds its state; without one the
    /// digest is marked as incomplete.
    func addState(to digest: inout StateDigest)
  #endif
}

extension GestureInspectable {
  public var profile: GestureProfile { handle.core.defaultProfile }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) {
      handle.core.addLogicState(to: &digest)
    }
  #endif
}

extension GestureRecognizer where Self: GestureInspectable {
  public var inspectable: (any GestureInspectable)? { self }
}

extension RecognizerCore {
  /// The profile of a recognizer that provides none.
  fileprivate var defaultProfile: GestureProfile {
    if let logic { return logic.profile(of: self) }
    let taps = numberOfTapsToRecognize
    return GestureProfile(taps > 0 ? .taps(taps) : .unknown)
  }

  #if !hasFeature(Embedded)
    fileprivate func addLogicState(to digest: inout StateDigest) {
      if let logic { logic.addState(to: &digest, self) } else { digest.markIncomplete() }
    }
  #endif
}

extension GestureProfile {
  /// What a recognizer looks for, as far as it describes itself.
  public init(of recognizer: any GestureRecognizer) {
    self = recognizer.inspectable?.profile ?? recognizer.handle.core.defaultProfile
  }
}

extension RecognizerHandle {
  /// The buttons that a pointer has to press: its own, or those of its taps; nil for any.
  package func buttons(for profile: GestureProfile) -> ButtonMask? {
    buttonMaskRequired.isEmpty ? profile.taps?.buttonMask : buttonMaskRequired
  }
}
