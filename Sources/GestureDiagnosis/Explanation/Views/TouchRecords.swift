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
      if let index = latest[id] { all[index].recipients.append(label) }
    case .view(let view, let id, let phase):
      guard let index = index(of: id, delivering: phase, to: view, at: now),
        all[index].noteDelivery(phase, at: now)
      else { return }
      changed = [all[index]]
    case .action(let label, _):
      for index in all.indices where all[index].recipients.contains(label) {
        all[index].wasRecognized = true
      }
      guard case .action(let losses, _) = event.context else { return }
      for loss in losses { explain(loss, by: label) }
    case .input, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .deadline, .reset, .diagnostic:
      break
    }
  }

  /// The touch that a view is told of. An id may be used again before its former touch's end, which
  /// a recognizer may keep back, has been delivered.
  private func index(
    of id: TouchID, delivering phase: TouchPhase, to view: String, at now: Timestamp
  ) -> Int? {
    func first(_ isMeant: (TouchRecord) -> Bool) -> Int? {
      all.firstIndex { $0.id == id && $0.view == view && isMeant($0) }
    }
    let former =
      switch phase {
      case .began where latest[id].map { all[$0].began } == now: latest[id]
      case .began: first { $0.delivery == .none && !$0.recipients.isEmpty && !$0.wasRecognized }
      case .ended: first { $0.delivery == .began && $0.lifted != nil }
      case .cancelled: first { $0.delivery == .began }
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
