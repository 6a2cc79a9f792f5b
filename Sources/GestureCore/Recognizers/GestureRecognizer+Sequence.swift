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

  /// Takes back `startsAfter(_:)`. If this recognizer waits, it is decided on again.
  @export(implementation)
  public func removePrerequisite(_ other: any GestureRecognizer) {
    handle.core.removePrerequisite(other.handle.core)
  }

  /// Lets this recognizer recognize only once those recognizers with a tag have begun that have a
  /// touch in common with it: at least one has to (S15.5).
  ///
  /// ```swift
  /// select.tags = ["press"]
  /// drag.startsAfter("press")
  /// ```
  ///
  /// Tags may be given before or after. They count from the next touch on that both get.
  public func startsAfter(_ tag: RecognizerTag) {
    let core = handle.core
    if !core.prerequisiteTags.contains(tag) { core.prerequisiteTags.append(tag) }
  }

  /// Takes back ``startsAfter(_:)-(RecognizerTag)``. If this recognizer waits, it is decided on
  /// again.
  public func removePrerequisite(_ tag: RecognizerTag) { handle.core.removePrerequisite(tag) }
}

extension RecognizerCore {
  /// Whether it starts after another because of a tag.
  func startsAfterTag(of other: RecognizerCore) -> Bool {
    other !== self && prerequisiteTags.contains { other.tags.contains($0) }
  }

  fileprivate func removePrerequisite(_ tag: RecognizerTag) {
    prerequisiteTags.removeAll { $0 == tag }
    for edge in requirements.required where edge.kind == .beginning && edge.isDynamic {
      guard let other = edge.core, !startsAfterTag(of: other) else { continue }
      removeRequirement(.beginning, of: other, isStatic: false)
    }
    dispatcher?.requirementWasRemoved(from: self)
  }
}
