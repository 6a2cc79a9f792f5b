import GestureCore
import GestureTrace

/// Sentences on touches that hit the view without the view being told of them.
struct UntoldSentences: ViewHistoryReader {
  let history: ViewHistory

  /// Why a view was not told of a touch.
  private struct Reason {
    var kind: Explanation.Cause.Kind
    /// The end of a sentence, with the separator before it.
    var text: String
    var rule: String
  }

  /// Why the view was not told, for each touch that is over.
  var causes: [Explanation.Cause] {
    ownTouches.filter { $0.delivery == .none && $0.over != nil }.map { touch in
      let reason =
        rivalTouch(of: touch) ?? taker(of: touch) ?? cancellation(of: touch)
        ?? Reason(kind: .neverDelivered(touch.id), text: ".", rule: "S7.7")
      return cause(
        reason.kind,
        "\(names.of(touch.id)) hit it, but it was never told of it\(reason.text)".withCapital,
        reason.rule, at: touch.began)
    }
  }

  // MARK: Other touches

  /// Another touch that kept the view, or all views, busy (S2.17, S2.18).
  private func rivalTouch(of touch: TouchRecord) -> Reason? {
    guard let own = ownView(at: touch.began, touch.id) else { return nil }
    for rival in history.touches.all[..<touch.index] where isInTheWay(rival, of: touch) {
      guard let rivalView = rival.view else { continue }
      let reason =
        rivalView == view
        ? busyView(own, touch, rival) : exclusiveViews(own, touch, rival, on: rivalView)
      if let reason { return reason }
    }
    return nil
  }

  /// Whether `rival` was down and still its view's when `touch` began.
  private func isInTheWay(_ rival: TouchRecord, of touch: TouchRecord) -> Bool {
    rival.delivery != .none && (rival.over.map { $0 > touch.began } ?? true)
      && (rival.lost.map { $0 >= touch.began } ?? true)
  }

  /// That the view takes one touch, and had another touch; nil where it takes several.
  private func busyView(_ own: View, _ touch: TouchRecord, _ rival: TouchRecord) -> Reason? {
    if own.isMultipleTouchEnabled { return nil }
    return Reason(
      kind: .takesOneTouch(touch.id, had: rival.id),
      text: ": it takes one touch at a time (isMultipleTouchEnabled is false), and "
        + "\(names.of(rival.id)) was down on it since \(time(of: rival.began)).", rule: "S2.17")
  }

  /// That one of two views shares touches with no other view; nil where neither is exclusive.
  private func exclusiveViews(
    _ own: View, _ touch: TouchRecord, _ rival: TouchRecord, on rivalView: String
  ) -> Reason? {
    let other = places.window(touch.began, touch.id)?.descendant(named: rivalView)
    let isOtherExclusive = other?.isExclusiveTouch == true
    guard own.isExclusiveTouch || isOtherExclusive else { return nil }
    let since = time(of: rival.began)
    let claim =
      own.isExclusiveTouch
      ? "it takes touches only while no other view has one (isExclusiveTouch is true), and view "
        + "'\(rivalView)'\(isOtherExclusive ? ", for which the same holds," : "") had "
        + "\(names.of(rival.id)) since \(since)."
      : "view '\(rivalView)' lets no other view have a touch while it has one (isExclusiveTouch is "
        + "true), and it had \(names.of(rival.id)) since \(since)."
    let exclusive =
      (own.isExclusiveTouch ? [view] : []) + (isOtherExclusive ? [rivalView] : [])
    return Reason(
      kind: .sharesNoTouches(touch.id, exclusive: exclusive, with: rival.id), text: ": " + claim,
      rule: "S2.18")
  }

  // MARK: Recognizers

  /// The recognizer that took the touch before the view was told.
  private func taker(of touch: TouchRecord) -> Reason? {
    let takers = history.recognitions.all.filter { recognition in
      touch.recipients.contains(recognition.label)
        && recognizer(recognition.label, touch)?.cancelsTouchesInView ?? true
    }
    let later = takers.first { $0.at >= touch.began }
    let earlier = takers.last { taker in
      taker.at < touch.began && taker.over.map { $0 > touch.began } ?? true
    }
    guard let taker = later ?? earlier else { return nil }
    return Reason(
      kind: .takenBefore(touch.id, by: taker.label), text: ": " + taking(of: touch, by: taker),
      rule: taker.at > touch.began ? "S7.7" : "S7.11")
  }

  /// How a recognizer took a touch, as a sentence without a capital.
  private func taking(of touch: TouchRecord, by taker: Recognitions.Recognition) -> String {
    let (name, time) = (names.of(taker.label), time(of: taker.at))
    if taker.at < touch.began {
      return "\(name), which had recognized at \(time), took it at once."
    }
    if taker.at == touch.began { return "\(name) recognized as it came down, and took it." }
    let delayers = touch.recipients.filter { recognizer($0, touch)?.delaysTouchesBegan ?? false }
    let keeping =
      delayers.isEmpty ? "the touch was kept back" : "\(names.list(delayers)) kept the touch back"
    return "\(keeping) (delaysTouchesBegan) until \(name) recognized at \(time), and took it."
  }

  /// A recognizer as it was when a touch began; nil where that isn't known.
  private func recognizer(
    _ label: RecognizerLabel, _ touch: TouchRecord
  ) -> (any GestureRecognizer)? {
    let home = places.window(touch.began, touch.id)?.descendant(named: label.view)
    return home?.gestureRecognizers.first { $0.name == label.name }
  }

  private func cancellation(of touch: TouchRecord) -> Reason? {
    guard touch.isCancelled else { return nil }
    return Reason(
      kind: .neverDelivered(touch.id),
      text: ": the touch was cancelled while it was kept back (delaysTouchesBegan).", rule: "S7.26")
  }

  private func time(of moment: Timestamp) -> String { "\(moment.milliseconds.withOneDecimal) ms" }
}
