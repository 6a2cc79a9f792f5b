/// The known word that a misspelt word most likely means; nil if none is near.
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

/// The number of letters to change, add, remove or swap with a neighbour to turn one word into the
/// other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
