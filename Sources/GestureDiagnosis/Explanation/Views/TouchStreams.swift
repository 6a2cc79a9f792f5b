import GestureCore
import GestureTrace

/// What became of all touches of a log for the views that they hit: why a view was never told of
/// one.
struct TouchStreams {
  /// In the order in which the touches began. Ids are reused, so a touch is identified by its index
  /// here, its place.
  private var streams: [Stream] = []
  /// The latest touch with each id.
  private var latest: [TouchID: Int] = [:]
  /// The recognizers that recognized, in order.
  private var recognitions: [Recognition] = []
  /// The places of those that are not over yet.
  private var open: [RecognizerLabel: [Int]] = [:]
  /// The places of the touches of each recognizer's present attempt.
  private var attempts: [RecognizerLabel: Set<Int>] = [:]

  private struct Recognition {
    var label: RecognizerLabel
    var at: Timestamp
    /// When its attempt was reset.
    var over: Timestamp?
    /// The places of the touches of that attempt.
    var touches: Set<Int>
  }

  private struct Stream {
    var id: TouchID
    var view: String?
    var began: Timestamp
    var over: Timestamp?
    var isTold = false
    var isCancelled = false
    /// The recognizers that were given the touch.
    var recipients: [RecognizerLabel] = []
  }

  /// Why a view was not told of a touch.
  struct Reason {
    var kind: Explanation.Cause.Kind
    /// As the end of a sentence, with what separates it.
    var text: String
    var rule: String
  }

  mutating func note(_ event: TraceEvent) {
    let now = event.timestamp
    switch event.what {
    case .touch(let id, .began, _, let view):
      latest[id] = streams.count
      streams.append(Stream(id: id, view: view, began: now))
    case .touch(let id, .ended, _, _): update(id) { $0.over = now }
    case .touch(let id, .cancelled, _, _):
      update(id) { stream in
        stream.over = now
        stream.isCancelled = true
      }
    case .bound(let label, let id):
      update(id) { $0.recipients.append(label) }
      noteTouch(id, of: label)
    case .ignored(let label, let id):
      if let place = latest[id] { drop(place, by: label, at: now) }
    case .view(_, let id, .began): update(id) { $0.isTold = true }
    case .action(let label, let state):
      if state == .began || state == .ended && open[label] == nil {
        open[label, default: []].append(recognitions.count)
        recognitions.append(
          Recognition(label: label, at: now, touches: attempts[label] ?? []))
      }
    case .reset(let label, _):
      attempts[label] = nil
      for index in open.removeValue(forKey: label) ?? [] { recognitions[index].over = now }
    case .touch, .input, .refused, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .view, .deadline, .diagnostic:
      break
    }
  }

  private mutating func update(_ id: TouchID, _ change: (inout Stream) -> Void) {
    if let place = latest[id] { change(&streams[place]) }
  }

  /// A recognizer is given a touch, with which it may have recognized already.
  private mutating func noteTouch(_ id: TouchID, of label: RecognizerLabel) {
    guard let place = latest[id] else { return }
    attempts[label, default: []].insert(place)
    for index in open[label] ?? [] { recognitions[index].touches.insert(place) }
  }

  /// A recognizer drops a touch. If it got the touch at this very moment, it counts as never given.
  private mutating func drop(_ place: Int, by label: RecognizerLabel, at now: Timestamp) {
    attempts[label]?.remove(place)
    guard streams[place].began == now else { return }
    for index in recognitions.indices where recognitions[index].label == label {
      recognitions[index].touches.remove(place)
    }
  }

  /// The recognizers that recognized with a touch up to a moment, and when they had both, in order.
  func recognizers(
    with place: Int, until moment: Timestamp
  ) -> [(label: RecognizerLabel, at: Timestamp)] {
    recognitions.compactMap { recognition in
      guard recognition.touches.contains(place), recognition.at <= moment else { return nil }
      return (recognition.label, max(recognition.at, streams[place].began))
    }
  }

  /// The place of the latest touch with an id.
  func place(of id: TouchID) -> Int? { latest[id] }

  /// - Parameters:
  ///   - place: the place of the touch.
  ///   - view: finds a view by its name as it was when the touch began.
  func reason(
    _ id: TouchID, at place: Int?, on name: String, names: LogNames, view: (String) -> View?
  ) -> Reason {
    guard let place else { return unknown(id) }
    let stream = streams[place]
    return rival(of: id, place, on: name, names: names, view: view)
      ?? taker(of: id, stream, names: names, view: view) ?? cancellation(of: id, stream)
      ?? unknown(id)
  }

  private func unknown(_ id: TouchID) -> Reason {
    Reason(kind: .neverDelivered(id), text: ".", rule: "S7.7")
  }

  // MARK: Other touches

  /// Another touch that kept the view, or all views, busy (S2.17, S2.18).
  private func rival(
    of id: TouchID, _ ownPlace: Int, on name: String, names: LogNames, view: (String) -> View?
  ) -> Reason? {
    guard let own = view(name) else { return nil }
    for rival in streams[..<ownPlace] {
      guard isInTheWay(rival, of: streams[ownPlace]), let place = rival.view else { continue }
      let other = rival.id
      let since = "\(rival.began.milliseconds.withOneDecimal) ms"
      if place == name {
        guard !own.isMultipleTouchEnabled else { continue }
        return Reason(
          kind: .takesOneTouch(id, had: other),
          text: ": it takes one touch at a time (isMultipleTouchEnabled is false), and "
            + "\(names(other)) was down on it since \(since).", rule: "S2.17")
      }
      let exclusive = own.isExclusiveTouch ? name : place
      guard own.isExclusiveTouch || view(place)?.isExclusiveTouch == true else { continue }
      let claim =
        exclusive == name
        ? "it takes touches only while no other view has one (isExclusiveTouch is true), and view "
          + "'\(place)' had \(names(other)) since \(since)."
        : "view '\(place)' lets no other view have a touch while it has one (isExclusiveTouch is "
          + "true), and it had \(names(other)) since \(since)."
      return Reason(
        kind: .sharesNoTouches(id, exclusive: exclusive, with: other), text: ": " + claim,
        rule: "S2.18")
    }
    return nil
  }

  /// Whether a touch was down and its view's when another one began.
  private func isInTheWay(_ rival: Stream, of stream: Stream) -> Bool {
    rival.isTold && (rival.over.map { $0 > stream.began } ?? true)
  }

  // MARK: Recognizers

  /// The recognizer that took the touch before the view was told.
  private func taker(
    of id: TouchID, _ stream: Stream, names: LogNames, view: (String) -> View?
  ) -> Reason? {
    let takers = recognitions.filter { recognition in
      let label = recognition.label
      let own = view(label.view)?.gestureRecognizers.first { $0.name == label.name }
      return stream.recipients.contains(label) && own?.cancelsTouchesInView ?? true
    }
    let taker = takers.first { $0.at >= stream.began }
    let present = takers.last { taker in
      taker.at < stream.began && taker.over.map { $0 > stream.began } ?? true
    }
    guard let winner = taker ?? present else { return nil }
    let time = "\(winner.at.milliseconds.withOneDecimal) ms"
    let isLate = winner.at > stream.began
    let delayers = stream.recipients.filter { label in
      view(label.view)?.gestureRecognizers.first { $0.name == label.name }?.delaysTouchesBegan
        ?? false
    }
    let keeper =
      delayers.isEmpty ? "the touch was kept back" : "\(names.list(delayers)) kept the touch back"
    let text =
      isLate
      ? ": \(keeper) (delaysTouchesBegan) until \(names(winner.label)) recognized at \(time), and took "
        + "it."
      : winner.at < stream.began
        ? ": \(names(winner.label)), which had recognized at \(time), took it at once."
        : ": \(names(winner.label)) recognized as it came down, and took it."
    return Reason(
      kind: .takenBefore(id, by: winner.label), text: text, rule: isLate ? "S7.7" : "S7.11")
  }

  private func cancellation(of id: TouchID, _ stream: Stream) -> Reason? {
    guard stream.isCancelled else { return nil }
    return Reason(
      kind: .neverDelivered(id),
      text: ": the touch was cancelled while it was kept back (delaysTouchesBegan).", rule: "S7.26")
  }
}
