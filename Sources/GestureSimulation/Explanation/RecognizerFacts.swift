package import GestureCore

/// What is known of a recognizer that is explained, beside its log.
package struct RecognizerFacts {
  /// What it looks for.
  package var profile: GestureProfile
  /// How far it takes fingers to move apart or together, where that is known. Unit: points.
  package var distanceChange: Double?
  /// Whether the delegate of the first one has an opinion of its own on the second, beside the
  /// default; nil where that can't be known.
  package var hasOpinion: (RecognizerLabel, RecognizerLabel) -> Bool? = { _, _ in nil }

  package init(profile: GestureProfile) { self.profile = profile }
}
