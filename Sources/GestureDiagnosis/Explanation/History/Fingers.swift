import GestureCore
import GestureTrace

/// The touches of a log up to one of its entries, with what each meant for one recognizer.
struct Fingers {
  /// The touches that are down or have just lifted, in the order in which they began.
  private(set) var present: [TouchID] = []
  private var lifted: [TouchID: Timestamp] = [:]
  private var cancelled: [TouchID: Timestamp] = [:]
  /// When the recognizer's attempt with a touch was over.
  private var endings: [TouchID: Timestamp] = [:]
  /// The touches of its present attempt.
  private var own: [TouchID] = []
  private var refusals: [TouchID: TouchRefusal] = [:]
  /// When it dropped a touch.
  private var drops: [TouchID: Timestamp] = [:]
  /// When it was disabled or cancelled while it tracked a touch.
  private var losses: [TouchID: Timestamp] = [:]
  /// The touches whose views were told that they began.
  private var begunInViews: Set<TouchID> = []
  /// When the views of touches were told that these are cancelled: they no longer have them then.
  private var cancelledInViews: [TouchID: Timestamp] = [:]
  /// The views that the touches hit.
  private var views: [TouchID: String] = [:]
  /// The touches that the recognizer was given.
  private var given: Set<TouchID> = []
  /// From when until when it had touches; nil while it still has the last one.
  private var spansOfOwn: [(start: Timestamp, end: Timestamp?)] = []
  /// When it was given the last touch of each view.
  private(set) var gifts: [String: Timestamp] = [:]
  private(set) var lastLift: (touch: TouchID, place: Point, at: Timestamp)?
  /// When the last touch of its present attempt was given to it; nil with fewer than two touches.
  private(set) var lastArrival: Timestamp?
  /// The touches that began once more while they were down, and when.
  private var secondBeginnings: [TouchID: Timestamp] = [:]
  /// The touches of its present attempt that were down when an action came.
  private var trackedAtActions: [Timestamp: [TouchID]] = [:]
  /// Where the touches began, and where they are.
  private var places: [TouchID: (start: Point, now: Point)] = [:]

  mutating func note(_ event: TraceEvent, of label: RecognizerLabel) {
    if case .touch(let id, let phase, let place, _) = event.what {
      places[id] = (phase == .began ? place : places[id]?.start ?? place, place)
      if phase == .ended, given.contains(id) { lastLift = (id, place, event.timestamp) }
    }
    switch event.what {
    case .touch(let id, .began, _, let hitView): noteBeginning(of: id, on: hitView, event.timestamp)
    case .touch(let id, .ended, _, _): lifted[id] = event.timestamp
    case .touch(let id, .cancelled, _, _):
      lifted[id] = event.timestamp
      cancelled[id] = event.timestamp
    case .bound(label, let id):
      if own.isEmpty { spansOfOwn.append((event.timestamp, nil)) }
      own.append(id)
      given.insert(id)
      if let view = views[id] { gifts[view] = event.timestamp }
      lastArrival = own.count > 1 ? event.timestamp : nil
    case .refused(label, let id, let refusal): refusals[id] = refusal
    case .ignored(label, let id):
      own.removeAll { $0 == id }
      drops[id] = event.timestamp
    case .state(label, _, let state, let reason, _) where state.isTerminal:
      for id in own { endings[id] = event.timestamp }
      if reason == .disabled { for id in own { losses[id] = event.timestamp } }
    case .view(_, let id, .began): begunInViews.insert(id)
    case .view(_, let id, .cancelled): cancelledInViews[id] = event.timestamp
    case .reset(label, _):
      own = []
      if let last = spansOfOwn.indices.last { spansOfOwn[last].end = event.timestamp }
    case .input(.action):
      trackedAtActions[event.timestamp] = tracked(at: event.timestamp)
    case .diagnostic(let diagnostic):
      if case .duplicateBegin(let id) = diagnostic.kind { secondBeginnings[id] = event.timestamp }
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .handedOver, .action, .view, .deadline, .reset:
      break
    }
  }

  /// Forgets what was known of a finger that comes down anew, and the fingers that have lifted.
  private mutating func noteBeginning(of id: TouchID, on hitView: String?, _ now: Timestamp) {
    present.removeAll { $0 == id || lifted[$0].map { $0 < now } ?? false }
    present.append(id)
    views[id] = hitView
    (lifted[id], cancelled[id], endings[id], refusals[id]) = (nil, nil, nil, nil)
    (losses[id], drops[id], cancelledInViews[id]) = (nil, nil, nil)
    begunInViews.remove(id)
  }

  /// The touches that are down and were refused to it for a reason.
  func refused(_ refusal: TouchRefusal, at now: Timestamp) -> [TouchID] {
    present.filter { refusals[$0] == refusal && (lifted[$0].map { $0 > now } ?? true) }
  }

  /// The touches that are down and that it doesn't get because it was disabled: it was refused
  /// them, or lost them when it was disabled before this moment.
  ///
  /// - Parameter wasSwitchedOff: whether the app has disabled it.
  func missedWhileOff(at now: Timestamp, losing wasSwitchedOff: Bool) -> [TouchID] {
    let lost = losses.filter { wasSwitchedOff && $0.value < now && isDown($0.key, at: now) }
    return (refused(.disabled, at: now) + lost.keys).sorted()
  }

  /// The touches of its present attempt, in order; those that have lifted, too.
  var all: [TouchID] { own }

  /// The touches of its present attempt that are down.
  func tracked(at now: Timestamp) -> [TouchID] {
    own.filter { lifted[$0].map { $0 > now } ?? true }
  }

  /// Whether it had a touch at a moment between two events of touches.
  func hadOwn(at moment: Timestamp) -> Bool {
    spansOfOwn.contains { span in span.start < moment && span.end.map { moment < $0 } ?? true }
  }

  /// The touches that it tracked when an action came; nil where none came.
  func trackedAtAction(at moment: Timestamp) -> [TouchID]? { trackedAtActions[moment] }

  /// Whether a touch began again at a moment although it had not lifted.
  func beganAgain(_ id: TouchID, at moment: Timestamp) -> Bool { secondBeginnings[id] == moment }

  /// The touch of its present attempt that lifted at a moment, the last of several; nil where none
  /// did.
  func lifted(at moment: Timestamp) -> TouchID? {
    own.last { lifted[$0] == moment && cancelled[$0] == nil }
  }

  /// Whether a touch belongs to its present attempt, or did until it lifted.
  func isOwn(_ id: TouchID) -> Bool { own.contains(id) }

  func isDown(_ id: TouchID, at now: Timestamp) -> Bool {
    present.contains(id) && (lifted[id].map { $0 > now } ?? true)
  }

  /// Where a touch is, or was last, and the view that it hit; nil where it hit none.
  func whereabouts(of id: TouchID) -> (place: Point, view: String)? {
    guard let place = places[id]?.now, let view = views[id] else { return nil }
    return (place, view)
  }

  /// How far the first touch of its present attempt has moved.
  var movement: Vector? {
    own.first.flatMap { places[$0] }.map { $0.now - $0.start }
  }

  /// Why a touch has no part in the recognizer's present attempt, as a clause; nil where it has,
  /// or where the touch went elsewhere.
  ///
  /// - Parameters:
  ///   - start: when that attempt began: touches that had lifted by then don't count.
  ///   - pronoun: what stands for the touch. Default: "that one".
  func reasonUnseen(
    _ id: TouchID, since start: Timestamp, calling pronoun: String = "that touch"
  ) -> (text: String, rule: String)? {
    guard !own.contains(id), lifted[id].map({ $0 > start }) ?? true else { return nil }
    if let ending = endings[id] {
      let time = ending.milliseconds.withOneDecimal
      return ("its attempt with \(pronoun) was over at \(time) ms", "S6.4")
    }
    if let moment = drops[id] {
      return ("it dropped \(pronoun) at \(moment.milliseconds.withOneDecimal) ms", "S7.20")
    }
    return refusals[id].map { ("it was not given \(pronoun)", $0.rule) }
  }

  /// The touches that views have, except a given touch, each with its view: touches that are down,
  /// that the view was told of, and that no recognizer has taken from it.
  func touchesHeld(besides id: TouchID, at now: Timestamp) -> [(touch: TouchID, view: String)] {
    viewsTouched(at: now).filter { other in
      other.touch != id && begunInViews.contains(other.touch)
        && cancelledInViews[other.touch].map { $0 > now } ?? true
    }
  }

  /// The touches that are down on views, each with its view.
  func viewsTouched(at now: Timestamp) -> [(touch: TouchID, view: String)] {
    present.compactMap { other in
      guard lifted[other].map({ $0 > now }) ?? true else { return nil }
      return views[other].map { (other, $0) }
    }
  }

  /// The touches that were cancelled from outside at a moment.
  func cancelled(at moment: Timestamp) -> [TouchID] {
    present.filter { cancelled[$0] == moment }
  }
}
