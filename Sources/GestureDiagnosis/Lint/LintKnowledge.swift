package import GestureCore

/// What is known of a scene's delegates and views beyond what they answer about pairs.
package struct LintKnowledge {
  /// Whether a recognizer's delegate may keep it from beginning or from touches.
  package var mayRefuse: (any GestureRecognizer) -> Bool = { $0.delegate != nil }
  /// Whether the delegate of a recognizer lets it have touches on a view, whatever the touch; nil
  /// where that can't be known.
  package var receivesTouches: (any GestureRecognizer, View) -> Bool? = { _, _ in nil }
  /// Whether it lets it have events, whatever the event.
  package var receivesEvents: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// Whether it lets it begin, whenever it is asked.
  package var begins: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// What a view says when it is asked whether a recognizer may begin; nil where it decides as
  /// views of its kind do.
  package var letsBegin: (View, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the delegate of the first one has an opinion of its own on the second, beside the
  /// default; nil where that can't be known.
  package var hasOpinion: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the delegate of the first one says that it waits for the second.
  package var waits: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the delegate of the first one says that the second waits for it.
  package var makesWait: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether a delegate says itself, beside the default, that a recognizer should begin.
  package var insistsOnBeginning: (any GestureRecognizer) -> Bool = { _ in false }
  /// Whether the delegate of a recognizer allows all others beside it, whoever they are; nil where
  /// that can't be known.
  package var allowsAll: (any GestureRecognizer) -> Bool? = { _ in nil }
  /// Whether somebody has said that the first one prevents the second.
  package var isToPrevent: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in
    false
  }

  package init() {}
}
