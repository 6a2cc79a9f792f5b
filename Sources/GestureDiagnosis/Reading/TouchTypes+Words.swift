import GestureCore
import GestureTrace

extension TouchTypes {
  /// What makes touches of these types, as "a finger or a pencil".
  var wordsOfMeans: String {
    let words: [(TouchTypes, String)] = [
      (.direct, "a finger"), (.pencil, "a pencil"), (.indirect, "a remote"), (.mouse, "a mouse"),
    ]
    return words.compactMap { type, word in contains(type) ? word : nil }.joinedAsAlternatives
  }

  /// What mostly makes touches of these types: "finger", unless the types have none.
  var wordOfOne: String {
    contains(.direct) ? "finger" : contains(.pencil) ? "pencil" : "pointer"
  }
}
