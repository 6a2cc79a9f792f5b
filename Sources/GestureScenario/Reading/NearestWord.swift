/// The known word that a misspelt one most likely means; nil where none is near.
package func nearestWord(to word: String, among known: [String]) -> String? {
  guard !word.isEmpty else { return nil }
  let folded = word.lowercased()
  let best = known.map { (word: $0, distance: editDistance(folded, $0.lowercased())) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance * 2 < word.count,
    best.distance <= max(1, word.count / 3)
  else {
    return known.first { folded.count > 2 && $0.lowercased().contains(folded) }
  }
  return best.word
}

/// How many letters have to be changed, added or left out to make one word of the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var previous = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
