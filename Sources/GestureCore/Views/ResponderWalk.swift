/// A walk from one responder to the next.
///
/// Views may name others as their ``View/next``, so a walk could come back to where it was. It ends
/// there, with a diagnostic; by then each view of the ring has been told a few times.
struct ResponderWalk {
  private var length = 0
  /// A view that was passed: the one at the last power of two (R. Brent, BIT 20, 1980). Nil in a
  /// walk of usual length.
  private var landmark: View?

  /// Shorter walks aren't looked at.
  private static var usualLength: Int { 8 }

  /// Whether the walk goes on with a view.
  @inline(__always)
  mutating func goesOn(with view: View) -> Bool {
    length += 1
    return length < Self.usualLength || isNew(view)
  }

  @inline(never)
  private mutating func isNew(_ view: View) -> Bool {
    if landmark === view {
      view.window?.dispatcher?.reporter.diagnose(
        GestureDiagnostic(
          .misuse("the next responders of view '\(view.name)' lead back to it: they form a ring")))
      return false
    }
    if length & (length - 1) == 0 { landmark = view }
    return true
  }
}
