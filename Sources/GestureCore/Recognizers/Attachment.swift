/// A recognizer on a view, as the engine keeps it: with its core and its roles at hand.
///
/// Its view owns it. If the view gives it up in the midst of an attempt, the attempt owns it from then
/// on until it is closed; so the engine's lists of recognizers under way need not count references.
final class Attachment {
  let recognizer: any GestureRecognizer
  let core: RecognizerCore
  /// The recognizer's own rules of arbitration; nil for those that every recognizer has.
  let rules: (any ArbitrationRules)?
  /// What takes input that comes without touches.
  let indirectInputReceiver: (any IndirectInputReceiver)?
  /// What handles the callbacks that the recognizer leaves at their default.
  let logic: (any GestureLogic)?
  /// The callbacks of which is known that the recognizer leaves them at their default: there the
  /// engine calls the logic at once.
  @safe @exclusivity(unchecked) var defaultCallbacks: DefaultCallbacks = []

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
    // The recognizer may have been attached anew, or have an attempt that another attachment keeps.
    if core.attachmentReference.refers(to: self) {
      assert(core.attempt.stage == .none || core.keeper != nil, "it goes in mid-attempt")
      core.attachmentReference.object = core.keeper
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
  /// Notes that the default of a callback has run, and returns the logic that it calls.
  ///
  /// It counts for the recognizer itself alone: a decorator, which shares the core, may define the
  /// callback and call its base's default. A recognizer that defines a callback never runs the
  /// default of it.
  func logic(
    forDefault callback: DefaultCallbacks, of recognizer: any GestureRecognizer
  ) -> (any GestureLogic)? {
    attachmentReference.withObject { attachment in
      if attachment.recognizer === recognizer { attachment.defaultCallbacks.insert(callback) }
    }
    return logic
  }
}
