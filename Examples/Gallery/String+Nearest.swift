extension String {
  /// The candidate that this word most likely means: the first that contains it, otherwise the one
  /// that takes the fewest changes.
  func nearest(of candidates: [String]) -> String? {
    let word = lowercased()
    if word.count > 2, let whole = candidates.first(where: { $0.contains(word) }) { return whole }
    return candidates.min { word.distance(to: $0) < word.distance(to: $1) }
  }

  /// How many letters have to be inserted, removed or changed to turn this word into another one
  /// (Levenshtein's distance).
  private func distance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let changed = diagonal + (target[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[target.count]
  }
}
