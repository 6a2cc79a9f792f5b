import GestureCore
import GestureTrace

extension TouchTypes {
  /// With what touches of these types are made, as "a finger or a pencil".
  var wordsOfMeans: String {
    let words: [(TouchTypes, String)] = [
      (.direct, "a finger"), (.pencil, "a pencil"), (.indirect, "a remote"), (.mouse, "a mouse"),
    ]
    return words.compactMap { type, word in contains(type) ? word : nil }.joinedAsAlternatives
  }

  /// What touches mostly, of these types: "finger", unless they have none.
  var wordOfOne: String {
    contains(.direct) ? "finger" : contains(.pencil) ? "pencil" : "pointer"
  }
}
