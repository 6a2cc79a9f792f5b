package import GestureCore

/// What is known of a scene's delegates and views beyond what they answer about pairs.
package struct LintKnowledge {
  /// Whether a recognizer's delegate may keep it from beginning or from touches.
  package var mayRefuse: (any GestureRecognizer) -> Bool = { $0.delegate != nil }
  /// What a view says when it is asked whether a recognizer may begin; nil where it decides as
  /// views of its kind do.
  package var letsBegin: (View, any GestureRecognizer) -> Bool? = { _, _ in nil }
  /// Whether the delegate of the first one has an opinion of its own on the second, beside the
  /// default; nil where that can't be known.
  package var hasOpinion: (any GestureRecognizer, any GestureRecognizer) -> Bool? = { _, _ in nil }

  package init() {}
}
