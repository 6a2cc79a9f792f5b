/// Recognizers that wait until something is done with all of them.
///
/// Who waits here has an open attempt, which keeps it alive. The list has two arrays, one that fills while the other is worked off, so that no memory is asked
/// for once they are large enough.
final class WorkList {
  @safe @exclusivity(unchecked) private var waiting = UnownedList<RecognizerCore>()
  @safe @exclusivity(unchecked) private var spare = UnownedList<RecognizerCore>()

  var isEmpty: Bool { waiting.isEmpty }

  func append(_ core: RecognizerCore) { waiting.append(core) }

  /// Puts a recognizer in its place of the order of S4.4.
  func insertInArbitrationOrder(_ core: RecognizerCore) { waiting.insertInArbitrationOrder(core) }

  /// Visits those who wait, and leaves them in the list.
  @inline(__always)
  func forEach(_ body: (RecognizerCore) -> Void) { waiting.forEach(body) }

  /// Hands over all who wait now. Who is added meanwhile waits for the next time.
  @inline(__always)
  func takeAll(_ body: (RecognizerCore) -> Void) {
    if waiting.isEmpty { return }
    var taken = UnownedList<RecognizerCore>()
    swap(&taken, &waiting)
    swap(&spare, &waiting)
    taken.forEach(body)
    taken.removeAll()
    swap(&spare, &taken)
  }

  /// Hands over all who wait, and those who are added meanwhile, until nobody is left.
  @inline(__always)
  func drain(_ body: (RecognizerCore) -> Void) {
    while !isEmpty { takeAll(body) }
  }
}
