/// A recognizer that tells tools about itself. Nothing here has any part in arbitration.
///
/// A recognizer does without it. With a ``profile`` lint can tell what the recognizer does to
/// others; with a digest of its private state the explorer can tell that it has been in a state
/// before. (Embedded Swift has no digests.)
public protocol GestureInspectable: GestureRecognizer {
  /// What the gesture looks like from outside. By default that of the core's ``GestureLogic``, else
  /// unknown but for the number of its taps.
  var profile: GestureProfile { get }

  #if !hasFeature(Embedded)
    /// Adds all that the recognizer keeps besides its core and that decides about its later states:
    /// how far it has come, the touches' places if they matter. What is only there to be read in
    /// actions stays out.
    ///
    /// Called between events, and only in the midst of an attempt: ``GestureRecognizer/reset()``
    /// is taken to clear everything. By default the core's ``GestureLogic`` adds its state; without
    /// one the digest is marked as incomplete.
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

extension RecognizerHandle {
  /// The profile of a recognizer that tells none.
  package var defaultProfile: GestureProfile { core.defaultProfile }
}

extension RecognizerCore {
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
  /// What a recognizer looks for, as far as it tells.
  public init(of recognizer: any GestureRecognizer) {
    self = recognizer.inspectable?.profile ?? recognizer.handle.defaultProfile
  }
}
