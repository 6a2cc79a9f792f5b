// Recognizers of a set are named by the set's id and their number: `drag#1`, `drag#2`.
extension RecognizerSpec {
  /// The id of a set's recognizer.
  package static func id(ofMember number: Int, of set: String) -> String { "\(set)#\(number)" }

  /// The id of the set to which an id may belong; nil where it has no number.
  package static func set(ofMember id: String) -> String? {
    guard let sign = id.lastIndex(of: "#") else { return nil }
    let number = id[id.index(after: sign)...]
    guard let value = Int(number), value > 0, "\(value)" == number else { return nil }
    return String(id[..<sign])
  }
}
