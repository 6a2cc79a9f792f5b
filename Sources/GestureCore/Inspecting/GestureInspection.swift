/// What tools may ask of a recognizer: nothing here has any part in arbitration.
///
/// Both have a default, and a recognizer of your own does without them. With a ``profile`` lint
/// can tell what the recognizer does to others; with a digest of its private state the explorer
/// can tell that it has been somewhere before. (Embedded Swift has neither.)
public protocol GestureInspection: AnyObject {
  #if !hasFeature(Embedded)
    /// What the gesture looks like from outside. By default: unknown, but for its taps.
    var profile: GestureProfile { get }

    /// Adds all that the recognizer keeps besides its core and that decides about its later states:
    /// how far it has come, the touches' places if they matter. What is only there to be read in
    /// actions stays out.
    ///
    /// Called between events, and only in the midst of an attempt: ``GestureRecognizer/reset()``
    /// is taken to clear everything. By default the digest is told that this can't be known.
    func addState(to digest: inout StateDigest)
  #endif
}

#if !hasFeature(Embedded)
  extension GestureRecognizer {
    public var profile: GestureProfile {
      let taps = numberOfTapsToRecognize
      return GestureProfile(taps > 0 ? .taps(taps) : .unknown)
    }

    public func addState(to digest: inout StateDigest) { digest.markIncomplete() }
  }
#endif
