/// A recognizer that is attached to a view, stored with its core and its roles.
///
/// Its view owns it. If the view removes it during an attempt, the attempt owns it until it closes;
/// so the engine's lists of active recognizers need no reference counting. A recognizer that is
/// added again meanwhile gets a new attachment; the attempt owns all those that were removed.
final class Attachment: UnownedTarget {
  #if DEBUG && !hasFeature(Embedded)
    let life = Life()
  #endif
  let recognizer: any GestureRecognizer
  let core: RecognizerCore
  /// The recognizer's own rules of arbitration; nil for the default rules.
  let rules: (any ArbitrationRules)?
  /// The recognizer as a receiver of input without touches; nil if it is none.
  let indirectInputReceiver: (any IndirectInputReceiver)?
  /// Handles the callbacks that the recognizer leaves at their default.
  let logic: (any GestureLogic)?
  /// The callbacks that the recognizer is known to leave at their default: for these the engine
  /// calls the logic directly.
  @safe @exclusivity(unchecked) var defaultCallbacks: DefaultCallbacks = []
  /// The one that was removed before this one in the same attempt.
  var former: Attachment?

  init(_ recognizer: any GestureRecognizer) {
    self.recognizer = recognizer
    core = recognizer.handle.core
    rules = recognizer.arbitrationRules
    indirectInputReceiver = recognizer.indirectInputReceiver
    logic = core.logic
    core.attachmentReference.object = self
    core.hasRules = rules != nil
  }

  deinit {
    // The recognizer may have been attached again, or have an attempt that another attachment
    // keeps.
    if core.attachmentReference.refers(to: self) {
      assert(
        core.attempt.stage == .none || core.retainedAttachment != nil, "it goes in mid-attempt")
      core.attachmentReference.object = core.retainedAttachment
    }
  }
}

/// Callbacks of a recognizer.
struct DefaultCallbacks: OptionSet {
  let rawValue: UInt8
  static let touchesBegan = DefaultCallbacks(rawValue: 1)
  static let touchesMoved = DefaultCallbacks(rawValue: 2)
  static let touchesEnded = DefaultCallbacks(rawValue: 4)
  static let touchesCancelled = DefaultCallbacks(rawValue: 8)
  static let reset = DefaultCallbacks(rawValue: 16)
}

extension RecognizerCore {
  /// Records that the default of a callback has run, and returns the logic that it calls.
  ///
  /// It is recorded for the recognizer itself alone: a decorator, which shares the core, may define
  /// the callback and call its base's default. A recognizer that defines a callback never runs that
  /// callback's default.
  func logic(
    forDefault callback: DefaultCallbacks, of recognizer: any GestureRecognizer
  ) -> (any GestureLogic)? {
    attachmentReference.withObject { attachment in
      if attachment.recognizer === recognizer { attachment.defaultCallbacks.insert(callback) }
    }
    return logic
  }
}

extension RecognizerHandle {
  /// The callbacks for touches that have been called and did nothing: the recognizer leaves them at
  /// their default, and has no logic that would handle them.
  package var idleCallbacks: (isTouchesBegan: Bool, isTouchesMoved: Bool) {
    var idle = (isTouchesBegan: false, isTouchesMoved: false)
    core.attachmentReference.withObject { attachment in
      guard attachment.logic == nil else { return }
      idle.isTouchesBegan = attachment.defaultCallbacks.contains(.touchesBegan)
      idle.isTouchesMoved = attachment.defaultCallbacks.contains(.touchesMoved)
    }
    return idle
  }
}
