package import GestureCore

/// What is known about a scene's delegates and views besides their answers about pairs.
package struct LintKnowledge {
  /// Whether a recognizer's delegate may prevent it from beginning or refuse its touches.
  package var mayRefuse: (any GestureRecognizer) -> Bool = { $0.delegate != nil }
  /// Whether a recognizer's delegate allows touches on a view: true if it allows each one, false if
  /// it refuses each one; nil where that isn't known.
  package var receivesTouches: (any GestureRecognizer, View) -> Bool? = { _, _ in nil }
  /// Whether a recognizer's delegate allows events: true if it allows each one, false if it refuses
  /// each one; nil where that isn't known.
  package var receivesEvents: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// Whether a recognizer's delegate lets it begin: true if it always does, false if it never does;
  /// nil where that isn't known.
  package var begins: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// A view's answer whether a recognizer may begin; nil where it decides as views of its class do.
  package var letsBegin: (View, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the first recognizer's delegate answers about the second explicitly, not by default;
  /// nil where that isn't known.
  package var answersExplicitly: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in
    nil
  }
  /// Whether the first recognizer's delegate says that it waits for the second; nil where it
  /// doesn't say.
  package var waits: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the first recognizer's delegate says that the second waits for it; nil where it
  /// doesn't say.
  package var makesWait: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether a delegate says explicitly, not by default, that a recognizer should begin.
  package var explicitlyAllowsBeginning: (any GestureRecognizer) -> Bool = { _ in false }
  /// Whether a recognizer's delegate allows simultaneous recognition with every other recognizer;
  /// nil where that isn't known.
  package var allowsAll: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// Whether the first recognizer is declared to prevent the second.
  package var isDeclaredToPrevent: (any GestureRecognizer, any GestureRecognizer) -> Bool = {
    _, _ in
    false
  }

  /// What a recognizer of a set is called; the recognizers of one set have one name. Default: its
  /// name.
  package var nameInSet: (any GestureRecognizer) -> String = { $0.name }
  /// The presses of a pointer's buttons that are known to come, each once. Default: none.
  package var presses: [PointerPress] = []

  /// Nothing but what a recognizer itself shows.
  package init() {}
}

extension LintKnowledge {
  /// Whether a pointer is known to press other buttons than the primary one.
  var pressesOtherButtons: Bool { presses.contains { $0.isOther } }

  /// Buttons of a pointer that are pressed together.
  package struct PointerPress: Hashable, Sendable {
    let type: TouchType
    let buttons: ButtonMask

    /// Buttons that a pointer of a type presses.
    package init(_ buttons: ButtonMask, of type: TouchType) {
      (self.buttons, self.type) = (buttons, type)
    }

    /// Whether it isn't the primary button alone.
    var isOther: Bool { !buttons.isSubset(of: .primary) }
  }
}
