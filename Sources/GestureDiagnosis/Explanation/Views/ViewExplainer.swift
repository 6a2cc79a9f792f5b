import GestureCore
import GestureTrace

/// Reads a log and collects which touches a view received, lost, or received late.
///
/// It decides what is told of each event, and in which order. The facts are in the ``ViewHistory``;
/// other types put them into sentences.
struct ViewExplainer {
  private let history: ViewHistory
  private var causes: [Explanation.Cause] = []
  /// The ways in which touches missed it that were told.
  private var waysOfMissing: Set<WayOfMissing> = []

  init(view: String, names: LogNames, places: TouchPlaces, hostChanges: [HostChange]?) {
    history = ViewHistory(view: view, names: names, places: places, hostChanges: hostChanges)
  }

  private var view: String { history.view }
  private var hits: HitSentences { HitSentences(history: history) }
  private var deliveries: DeliverySentences { DeliverySentences(history: history) }
  private var losses: LossSentences { LossSentences(history: history) }

  /// Goes on to the next event of the log.
  mutating func add(_ event: TraceEvent) {
    history.advance()
    causes += ViewChangeSentences(history: history).causes
    history.note(event)
    switch event.what {
    case .touch(let id, .began, let place, view):
      if let hit = hits.passage(of: id, to: place) { causes.append(hit) }
    case .touch(let id, .began, let place, let hitView):
      let miss = hits.miss(of: id, at: place, hitting: hitView)
      if waysOfMissing.insert(miss.way).inserted { causes.append(miss.cause) }
    case .view(view, _, let phase):
      for touch in history.touches.changed { addCauses(ofDelivering: phase, touch) }
    case .action(let label, _):
      for touch in history.touches.changed where touch.view == view {
        causes.append(losses.loss(of: touch, to: label))
      }
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .handedOver, .view, .deadline, .reset, .diagnostic:
      break
    }
  }

  private mutating func addCauses(ofDelivering phase: TouchPhase, _ touch: TouchRecord) {
    switch phase {
    case .began: causes += deliveries.beginning(of: touch)
    case .ended: causes += deliveries.lift(of: touch)
    case .cancelled: if touch.isCancelled { causes.append(losses.cancellation(of: touch)) }
    case .moved, .stationary: break
    }
  }

  /// The explanation, once the log has ended.
  mutating func finish() -> Explanation {
    causes += losses.unexplained
    causes += UntoldSentences(history: history).causes
    causes += LeftTouchSentences(history: history).causes
    causes.sortByTime()
    return Explanation(verdict: "view '\(view)' \(deliveries.verdict).", causes: causes)
  }
}
