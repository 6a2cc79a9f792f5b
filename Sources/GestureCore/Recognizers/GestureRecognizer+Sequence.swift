// Gestures that follow each other: one may begin only once another has begun.
extension GestureRecognizer {
  /// Lets this recognizer recognize only once another has begun, in the same interaction: press,
  /// then drag (S15.1).
  ///
  /// ```swift
  /// drag.startsAfter(press)
  /// ```
  ///
  /// Where this one reaches its gesture first, it waits, and recognizes as soon as the other has
  /// begun. If the other fails, or has no touch in common with this one, this one fails, with the
  /// reason ``FailureReason/prerequisiteFailed(_:)``. The two recognize together, whatever their
  /// delegates say (S15.4). With several calls all of the others have to begin. Neither recognizer
  /// keeps the other alive.
  ///
  /// - Returns: the cycle that the call would have closed, in which case it was refused (S15.6).
  ///   Nil on success.
  @discardableResult
  @export(implementation)
  public func startsAfter(_ other: any GestureRecognizer) -> RequirementCycle? {
    handle.core.startAfter(other.handle.core)
  }

  /// Takes back `startsAfter(_:)`. A recognizer that waits for the other is looked at again.
  @export(implementation)
  public func removePrerequisite(_ other: any GestureRecognizer) {
    handle.core.removePrerequisite(other.handle.core)
  }
}
