/// Recognizers that wait for one step of arbitration. All have open attempts.
///
/// Two lists: one fills while the other is processed. Nothing is allocated once they are large
/// enough.
final class RecognizerQueue {
  @safe @exclusivity(unchecked) private var waiting = UnownedList<RecognizerCore>()
  @safe @exclusivity(unchecked) private var spare = UnownedList<RecognizerCore>()

  var isEmpty: Bool { waiting.isEmpty }

  func lists(_ core: RecognizerCore) -> Bool { waiting.contains { $0 === core } }

  func append(_ core: RecognizerCore) { waiting.append(core) }

  /// Inserts a recognizer at its position in the order of S4.4.
  func insertInArbitrationOrder(_ core: RecognizerCore) { waiting.insertInArbitrationOrder(core) }

  /// Changes the recognizers' order.
  func reorder(_ sorted: ([RecognizerCore]) -> [RecognizerCore]) {
    let cores = sorted(waiting.objects)
    waiting.removeAll()
    for core in cores { waiting.append(core) }
  }

  /// Visits the recognizers, and leaves them in the queue.
  @inline(__always)
  func forEach(_ body: (RecognizerCore) -> Void) { waiting.forEach(body) }

  /// Takes out all recognizers and visits them. Those that are added meanwhile wait for the next
  /// call.
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

  /// Takes out and visits all recognizers, including those that are added meanwhile.
  @inline(__always)
  func drain(_ body: (RecognizerCore) -> Void) {
    while !isEmpty { takeAll(body) }
  }
}
