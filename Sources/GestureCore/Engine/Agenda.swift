/// What waits until the pass that is running is over (S10.12).
final class Agenda {
  enum Item {
    case event(InputEvent, Window?)
    case touch(TouchInput, Timestamp, Window?)
    case advance(Timestamp)
    /// Touches that the host takes back.
    case cancel([Touch])
    /// A state that was assigned outside of its recognizer's callbacks (S1.18). The recognizer is
    /// kept alive until then: whoever comes before may let it go.
    case assignment(StateRequest, any GestureRecognizer)
    /// The tree has changed: some touches' views may have left their window.
    case viewsMoved
    /// An attempt is to end that was called off while someone was asked (S3.35).
    case end(any GestureRecognizer, FailureReason, words: String?)
    /// Something was ended from outside; what follows from it is to be decided.
    case settle
  }

  @safe @exclusivity(unchecked) var isPassRunning = false
  @safe @exclusivity(unchecked) var isDraining = false
  @safe @exclusivity(unchecked) private var items: [Item] = []

  /// Whether what comes may be done at once.
  var isFree: Bool { !isPassRunning && !isDraining }

  var isEmpty: Bool { items.isEmpty }

  func add(_ item: Item) { items.append(item) }

  func takeFirst() -> Item? { items.isEmpty ? nil : items.removeFirst() }
}
