import GestureCore
import GestureTrace

/// Reads a log and collects which touches a view received, lost, or received late.
struct ViewExplainer {
  let view: String
  let names: LogNames
  let places: TouchPlaces
  /// What the app did, in order; nil where that isn't known.
  let hostChanges: [HostChange]?
  private var causes: [Explanation.Cause] = []
  var now = Timestamp.zero
  /// The touches that hit the view and have not ended for it.
  private(set) var open: [TouchID: Stream] = [:]
  /// Earlier touches that hit the view and have not ended for it, whose ids have come back.
  private var untold: [(id: TouchID, stream: Stream)] = []
  /// What has become of all touches, for their views.
  private(set) var streams = TouchStreams()
  /// The recognizers that track each touch and have not decided.
  private var undecided: [RecognizerLabel: Set<TouchID>] = [:]
  private var decided: [(label: RecognizerLabel, touches: Set<TouchID>, at: Timestamp)] = []
  /// The touches that it got to the end, by their places, and when it was told.
  private(set) var gained: [(place: Int?, at: Timestamp)] = []
  private var lost: [Timestamp] = []
  /// The ways in which touches missed it.
  private var waysOfMissing: Set<WayOfMissing> = []
  /// Cancelled touches for which no recognizer is known yet.
  private var unexplainedLosses: [(touch: TouchID, stream: Stream, at: Timestamp)] = []
  /// The index of the present event in the log.
  private(set) var logIndex = -1

  /// How much of a touch the view has received.
  struct Stream {
    var began: Timestamp
    var place: Int?
    /// Where it came down.
    var start: Point
    /// Where it was last.
    var location: Point
    var lifted: Timestamp?
    var isTold = false
    var isCancelled = false
  }

  init(view: String, names: LogNames, places: TouchPlaces, hostChanges: [HostChange]?) {
    self.view = view
    self.hostChanges = hostChanges
    self.names = names
    self.places = places
  }

  mutating func add(_ event: TraceEvent) {
    logIndex += 1
    noteHostChanges()
    now = event.timestamp
    streams.note(event)
    switch event.what {
    case .touch(let id, let phase, let place, let hitView): touch(id, phase, place, hitView)
    case .bound(let label, let id): undecided[label, default: []].insert(id)
    case .state(let label, _, let state, _, _): decide(label, state)
    case .reset(let label, _): undecided[label] = nil
    case .view(view, let id, let phase): noteDelivery(id, phase)
    case .action(let label, _):
      if case .action(let losses, _) = event.context { note(losses, to: label) }
    case .input, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .handedOver,
      .view, .deadline, .diagnostic:
      break
    }
  }

  private mutating func touch(
    _ id: TouchID, _ phase: TouchPhase, _ place: Point, _ hitView: String?
  ) {
    switch phase {
    case .began where hitView == view:
      if let former = open[id] { untold.append((id, former)) }
      open[id] = Stream(
        began: now, place: streams.place(of: id), start: place, location: place)
      let passed = places.viewsPassedThrough(by: id, at: place, now, hitting: hitView)
      guard !passed.isEmpty else { return }
      add(
        .hit(id),
        "\(names(id)) hit it at \(place.text), through \(passed.asTransparentViews)."
          .withCapital, "S15.23")
    case .began: miss(id, place, hitView)
    case .ended: open[id]?.lifted = now
    case .cancelled: open[id]?.isCancelled = true
    case .moved, .stationary: open[id]?.location = place
    }
  }

  private mutating func miss(_ id: TouchID, _ place: Point, _ hitView: String?) {
    let reason = places.reason(
      place, missed: view, hitting: hitView, at: now, of: id, calling: "it")
    let arrival = "\(names(id)) came down at \(place.text) and hit ".withCapital
    let target = hitView.map { "view '\($0)'" } ?? "no view"
    let origin = reason.flatMap { self.origin(of: $0, id, at: hitView) }
    let cause = reason.map { ": " + $0.text + (origin?.ending ?? "") } ?? inside(hitView, id)
    let ending = target + cause + "."
    guard waysOfMissing.insert(WayOfMissing(hitView: hitView, sentence: ending)).inserted else {
      return
    }
    add(
      .notHit(by: id, hitView: hitView), arrival + ending, [reason?.rule ?? "S2.1"],
      telling: origin.map { [.hostChange($0)] } ?? [])
  }

  /// What the app did because of which a touch missed it; nil where that isn't known, or where the
  /// place lies beside the view.
  private func origin(
    of reason: TouchPlaces.Reason, _ id: TouchID, at hitView: String?
  ) -> HostChange? {
    let window = places.window(now, id)
    let own = window?.descendant(named: view)
    return hostChanges?.origin(
      of: reason, on: own?.pathFromWindow.map { $0.name } ?? [view],
      under: window?.views(coveringWith: hitView, path: own) ?? [], before: now,
      unless: places.wasHit(before:))
  }

  /// The end of a clause: the view that was hit lies in this one. Empty where it doesn't.
  private func inside(_ hitView: String?, _ id: TouchID) -> String {
    guard let hitView,
      let own = places.window(now, id)?.descendant(named: view),
      own.descendant(named: hitView) != nil
    else { return "" }
    return ", which lies in it: only the view that is hit is told of a touch"
  }

  private mutating func decide(_ label: RecognizerLabel, _ state: GestureState) {
    guard state != .possible, let touches = undecided.removeValue(forKey: label) else { return }
    if let last = decided.last, last.at != now { decided = [] }
    decided.append((label, touches, now))
  }

  // MARK: What the view receives

  private mutating func noteDelivery(_ id: TouchID, _ phase: TouchPhase) {
    guard var stream = open[id] else { return }
    switch phase {
    case .began:
      stream.isTold = true
      open[id] = stream
      add(.given(id), "It was told of \(names(id)).", "S2.1")
      noteDelay(of: id, since: stream.began, "The touch came down", .touchesBegan)
    case .ended:
      gained.append((stream.place, now))
      add(.fired(.ended), "It was told that \(names(id)) lifted.", "S7.1")
      noteDelay(
        of: id, since: stream.lifted ?? now, "The finger lifted", .touchesEnded)
      open[id] = nil
    case .cancelled:
      lost.append(now)
      open[id] = nil
      if stream.isCancelled {
        add(
          .lostTouch(id, to: nil), "\(names(id)) was cancelled\(cancellation).".withCapital,
          removal == nil ? "S7.25" : "S2.30")
      } else {
        unexplainedLosses.append((id, stream, now))
      }
    case .moved, .stationary: break
    }
  }

  /// What the app did at this moment that cancels touches.
  private var removal: HostChange? {
    hostChanges?.last { $0.timestamp == now && $0.logIndex <= logIndex && $0.kind.takesViewAway }
  }

  /// What cancelled a touch, as the end of a clause.
  private var cancellation: String {
    if let removal { return ", since \(removal.clause)" }
    return hostChanges == nil
      ? " by the system or the app" : " from outside, as by an alert or a call"
  }

  /// What recognizers may keep from a view.
  private enum KeptTouches { case touchesBegan, touchesEnded }

  private mutating func noteDelay(
    of id: TouchID, since start: Timestamp, _ what: String, _ kept: KeptTouches
  ) {
    guard start < now else { return }
    let (flag, rule) =
      switch kept {
      case .touchesBegan: ("delaysTouchesBegan", "S7.15")
      case .touchesEnded: ("delaysTouchesEnded", "S7.12")
      }
    let causers = keeping(
      decided.filter { $0.at == now && $0.touches.contains(id) }.map { $0.label },
      kept, id)
    let time = (now - start).inMilliseconds.withOneDecimal
    let cause = causers.isEmpty ? "" : " until \(names.list(causers)) had decided"
    add(
      .deliveredLate(id, because: causers),
      "\(what) \(time) ms earlier; it was kept back\(cause) (\(flag)).", rule)
  }

  /// Those of some recognizers that keep touches from views; all, where none is known to.
  private func keeping(
    _ labels: [RecognizerLabel], _ kept: KeptTouches, _ id: TouchID
  ) -> [RecognizerLabel] {
    let window = places.window(now, id)
    let known = labels.filter { label in
      window?.descendant(named: label.view)?.gestureRecognizers.contains { recognizer in
        let keeps =
          switch kept {
          case .touchesBegan: recognizer.delaysTouchesBegan
          case .touchesEnded: recognizer.delaysTouchesEnded
          }
        return recognizer.name == label.name && keeps
      } ?? false
    }
    return known.isEmpty ? labels : known
  }

  private mutating func note(_ losses: [TraceEvent.Loss], to label: RecognizerLabel) {
    for loss in losses where loss.view == view {
      guard let stream = unexplainedLosses.first(where: { $0.touch == loss.touch })?.stream else {
        continue
      }
      let defence = defence(against: loss.touch, stream)
      add(
        .lostTouch(loss.touch, to: label),
        "It lost \(names(loss.touch)): \(label) recognized and "
          + "takes its touches from views (cancelsTouchesInView), so the view was told "
          + "touchesCancelled.\(defence ?? "")",
        defence == nil ? ["S7.2"] : ["S7.2", "S11.2"])
      unexplainedLosses.removeAll { $0.touch == loss.touch }
    }
  }

  /// Adds a cause.
  ///
  /// - Parameter moment: when it came about. Default: the present event's time.
  mutating func add(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: String...,
    at moment: Timestamp? = nil
  ) {
    add(kind, sentence, rules, at: moment)
  }

  private mutating func add(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: [String],
    at moment: Timestamp? = nil, telling aspects: [Explanation.Cause.Aspect] = []
  ) {
    causes.append(
      Explanation.Cause(kind, at: moment ?? now, sentence, rules: rules, telling: aspects))
  }

  var explanation: Explanation {
    var story = self
    for (id, _, moment) in story.unexplainedLosses {
      story.add(
        .lostTouch(id, to: nil), "\(names(id)) was cancelled.".withCapital, "S2.30", at: moment)
    }
    let last = story.open.sorted { $0.key.rawValue < $1.key.rawValue }
    for (id, stream) in story.untold + last.map({ ($0.key, $0.value) }) {
      guard !stream.isTold, stream.lifted != nil || stream.isCancelled else { continue }
      let reason = story.reasonUntold(id, stream)
      story.add(
        reason.kind, "\(names(id)) hit it, but it was never told of it".withCapital + reason.text,
        reason.rule, at: stream.began)
    }
    story.addLeftTouches()
    story.causes.sortByTime()
    return Explanation(verdict: "view '\(view)' \(verdict).", causes: story.causes)
  }

  /// Why the view was never told of a touch.
  private func reasonUntold(_ id: TouchID, _ stream: Stream) -> TouchStreams.Reason {
    let window = places.window(stream.began, id)
    return streams.reason(id, at: stream.place, on: view, names: names) {
      window?.descendant(named: $0)
    }
  }

  private var verdict: String {
    let count = gained.count
    var times: [String] = []
    for moment in lost.map({ "\($0.milliseconds.withOneDecimal) ms" }) where !times.contains(moment)
    {
      times.append(moment)
    }
    let losses = lost.count == times.count ? "a touch" : "\(lost.count) touches"
    let parts =
      (gained.isEmpty ? [] : ["got \(count == 1 ? "a touch" : "\(count) touches") to the end"])
      + (times.isEmpty ? [] : ["lost \(losses) at \(times.joinedAsList)"])
    return parts.isEmpty ? "got no touch to the end" : parts.joinedAsList
  }
}
