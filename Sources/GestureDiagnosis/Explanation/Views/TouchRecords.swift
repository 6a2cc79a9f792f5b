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
    case .view(_, let id, let phase):
      guard let index = latest[id], all[index].noteDelivery(phase, at: now) else { return }
      changed = [all[index]]
    case .action(let label, _):
      guard case .action(let losses, _) = event.context else { return }
      for loss in losses { explain(loss, by: label) }
    case .input, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .deadline, .reset, .diagnostic:
      break
    }
  }

  /// Notes which recognizer has taken a touch from its view.
  private mutating func explain(_ loss: TraceEvent.Loss, by label: RecognizerLabel) {
    let index = all.lastIndex { $0.id == loss.touch && $0.view == loss.view }
    guard let index, case .taken(let moment, by: nil) = all[index].delivery else { return }
    all[index].delivery = .taken(at: moment, by: label)
    changed.append(all[index])
  }

  /// The latest touch with an id.
  subscript(id: TouchID) -> TouchRecord? { latest[id].map { all[$0] } }
}
