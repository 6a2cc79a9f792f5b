import GestureCore
import GestureTrace

/// All touches of a log up to one of its entries, with what became of each for the view that it
/// hit.
struct TouchRecords {
  /// In the order in which they began.
  private(set) var all: [TouchRecord] = []
  /// The indices of the latest touch with each id.
  private var latest: [TouchID: Int] = [:]
  /// The touches that the present event delivers to their view, or whose loss it explains.
  private(set) var changed: [TouchRecord] = []
  /// The recognizer that recognized last: it takes its touches from their views before its action.
  private var recognizing: RecognizerLabel?

  mutating func note(_ event: TraceEvent) {
    let now = event.timestamp
    changed = []
    switch event.what {
    case .touch(let id, .began, let place, let view):
      latest[id] = all.count
      all.append(TouchRecord(id, index: all.count, on: view, at: place, now))
    case .touch(let id, let phase, let place, _):
      if let index = latest[id] { all[index].note(phase, at: place, now) }
    case .bound(let label, let id):
      if let index = latest[id] {
        all[index].recipients.append(label)
        all[index].openRecipients.insert(label)
      }
    case .state(let label, _, .began, _, _), .state(let label, _, .ended, _, _):
      recognizing = label
    case .ignored(let label, let id):
      if let index = latest[id] { all[index].openRecipients.remove(label) }
    case .reset(let label, _):
      for index in all.indices { all[index].openRecipients.remove(label) }
    case .view(let view, let id, let phase):
      guard let index = index(of: id, delivering: phase, to: view, at: now),
        all[index].noteDelivery(phase, at: now)
      else { return }
      changed = [all[index]]
    case .action(let label, _):
      for index in all.indices where all[index].openRecipients.contains(label) {
        all[index].wasRecognized = true
      }
      guard case .action(let losses, _) = event.context else { return }
      for loss in losses { explain(loss, by: label) }
    case .input, .refused, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .deadline, .diagnostic:
      break
    }
  }

  /// The touch that a view is told of. An id may be used again before its former touch's end, which
  /// a recognizer may keep back, has been delivered.
  private func index(
    of id: TouchID, delivering phase: TouchPhase, to view: String, at now: Timestamp
  ) -> Int? {
    func first(_ isMeant: (TouchRecord) -> Bool) -> Int? {
      all.firstIndex { $0.id == id && $0.view == view && !$0.isSettled && isMeant($0) }
    }
    let former =
      switch phase {
      case .began where latest[id].map { all[$0].began } == now: latest[id]
      case .began:
        first {
          $0.delivery == .none && !$0.recipients.isEmpty && !$0.wasRecognized && !$0.isCancelled
        }
      // Nothing keeps back what has just lifted.
      case .ended
      where latest[id].map { all[$0].lifted == now && all[$0].openRecipients.isEmpty } == true:
        latest[id]
      case .ended: first { $0.delivery == .began && $0.lifted != nil }
      case .cancelled:
        first { touch in
          touch.delivery == .began
            && recognizing.map { touch.openRecipients.contains($0) } == true
        } ?? first { $0.delivery == .began }
      case .moved, .stationary: latest[id]
      }
    return former ?? latest[id]
  }

  /// Notes which recognizer has taken a touch from its view.
  private mutating func explain(_ loss: TraceEvent.Loss, by label: RecognizerLabel) {
    for index in all.indices.reversed()
    where all[index].id == loss.touch && all[index].view == loss.view {
      guard case .taken(let moment, by: nil) = all[index].delivery else { continue }
      all[index].delivery = .taken(at: moment, by: label)
      changed.append(all[index])
      return
    }
  }

  /// The latest touch with an id.
  subscript(id: TouchID) -> TouchRecord? { latest[id].map { all[$0] } }
}
