/// Looks for the smallest value that still has a fault.
///
/// It tries each simpler form of what it has, takes the first that still has the fault, and starts
/// over, until none has.
struct Shrinker<Value> {
  /// Forms of a value that lack something, the boldest first.
  let simpler: (Value) -> [Value]
  /// Whether a value has the fault.
  let hasFault: (Value) -> Bool
  /// The largest number of values to try.
  var limit = 5000

  func smallest(of value: Value) -> Value {
    var best = value
    var tries = 0
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in simpler(best) {
        tries += 1
        guard tries <= limit else { return best }
        if hasFault(candidate) {
          best = candidate
          isShrinking = true
          break
        }
      }
    }
    return best
  }
}
