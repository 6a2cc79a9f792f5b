import GestureCore
import GestureTrace

/// Sentences on input without touches that it did not receive, or that made it end.
struct PointerSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  private var actions: ActionSentences { ActionSentences(history: history) }

  /// Why it received nothing of what a pointer or a trackpad did: each reason once.
  var misses: [Explanation.Cause] {
    var told: Set<String> = []
    var causes: [Explanation.Cause] = []
    for event in facts?.input.pointerEvents ?? [] {
      let (reason, rule) = reason(for: event)
      guard told.insert(event.name + reason).inserted else { continue }
      causes.append(
        cause(
          .pointerMissed, "\(event.name) came \(event.whereabouts): \(reason).", [rule],
          at: event.timestamp))
    }
    if let hostChange = changeUnderStillPointer {
      causes.append(
        cause(
          .pointerMissed, "Then \(hostChange.clause), and the pointer has not moved since.",
          ["S14.22"], at: hostChange.timestamp))
    }
    if told.isEmpty, let moment = history.refusals.events.min() {
      causes.append(
        cause(
          .pointerMissed,
          "Something came without a touch: its delegate says no to shouldReceive(_ event:).",
          ["S3.3"], at: moment))
    }
    return causes
  }

  /// That scrolling of a kind that it doesn't take came to its view, while it takes the other kind.
  var otherScrolling: Explanation.Cause? {
    guard let facts else { return nil }
    let missed = facts.input.pointerEvents.first { event in
      guard let other = event.kind.otherScrolling else { return false }
      return !facts.indirectInputs.contains(event.kind) && facts.indirectInputs.contains(other.kind)
        && reasonByPlace(event) == nil
    }
    guard let missed else { return nil }
    return cause(
      .pointerMissed, "\(missed.name) came \(missed.whereabouts): \(reasonByKind(missed, facts)).",
      [missed.rule], at: missed.timestamp)
  }

  /// That momentum, which it doesn't follow, came to its view after it had fired.
  var momentum: Explanation.Cause? {
    guard let facts, facts.followsMomentum == false,
      let momentum = facts.input.pointerEvents.first(where: { event in
        event.isMomentum && facts.indirectInputs.contains(event.kind)
          && firings.all.contains { $0.at <= event.timestamp } && reasonByPlace(event) == nil
      })
    else { return nil }
    return cause(
      .pointerMissed,
      "From here on momentum scrolls, which it doesn't follow (followsMomentum is false).",
      ["S15.18"], at: momentum.timestamp)
  }

  /// Why the pointer that it followed is no longer over its view, where a movement shows that.
  var departure: Explanation.Cause? {
    guard let facts, facts.profile.trigger == .hover,
      let event = facts.input.pointerEvents.last(where: { $0.kind == .hover && $0.timestamp == now }
      )
    else { return nil }
    guard let (reason, rule) = reasonByPlace(event) else { return nil }
    return cause(.pointerMissed, "The pointer was \(event.whereabouts): \(reason).", rule)
  }

  /// That a pause of scrolling without phases ended it.
  var pause: Explanation.Cause? {
    guard let facts, rivals.touches[label] == nil,
      let last = facts.input.pointerEvents.last(where: {
        facts.indirectInputs.contains($0.kind) && $0.timestamp <= now
      }),
      last.kind.otherScrolling != nil, last.timestamp < now, !last.hasPhase,
      !facts.app.changes.contains(where: { $0.timestamp == now })
    else { return nil }
    return cause(
      .remark,
      "No scrolling came for \((now - last.timestamp).inMilliseconds.withOneDecimal) ms. Scrolling "
        + "without phases ends with such a pause.", "S15.18")
  }

  /// The app's last change of its view, or of a view around it, after the pointer last moved; nil
  /// where there is none, or where it is no hover.
  private var changeUnderStillPointer: HostChange? { changesUnderStillPointer.last }

  /// The app's changes of its view, or of the views around it, after the pointer last moved; empty
  /// where it is no hover.
  var changesUnderStillPointer: [HostChange] {
    guard let facts, facts.profile.trigger == .hover,
      let last = facts.input.pointerEvents.last(where: { $0.kind == .hover })
    else { return [] }
    var views = [label.view]
    var isBeside = false
    if case .on(let home)? = places.home?(last.timestamp, nil) {
      views = home.pathFromWindow.map { $0.name }
      isBeside = home.isBeside(last.place)
    }
    return facts.app.changes.filter { hostChange in
      hostChange.kind.isAboutView && hostChange.timestamp >= last.timestamp
        && views.contains(hostChange.subject) && !(isBeside && hostChange.kind.leavesPlaces)
    }
  }

  private func reason(for event: PointerEvent) -> (text: String, rule: String) {
    if let facts, !facts.indirectInputs.contains(event.kind) {
      return (reasonByKind(event, facts), event.rule)
    }
    if history.refusals.events.contains(event.timestamp) {
      return ("its delegate says no to shouldReceive(_ event:)", "S3.3")
    }
    return reasonByPlace(event) ?? reasonByUse(event)
  }

  /// Why input that came to it was of no use.
  private func reasonByUse(_ event: PointerEvent) -> (text: String, rule: String) {
    if event.isMomentum {
      return (
        "momentum begins no drag: it continues one that fingers on the trackpad have begun",
        "S15.18"
      )
    }
    if event.kind.isScrolling, facts?.profile.taps != nil {
      return ("it needs taps first (numberOfTapsRequired), and scrolling brings none", "S15.21")
    }
    return ("it saw nothing of use to it in that", event.rule)
  }

  /// That scrolling came to its view while it had touches.
  var scrollingBesideTouches: Explanation.Cause? {
    guard let facts else { return nil }
    let missed = facts.input.pointerEvents.first { event in
      event.kind.isScrolling && facts.indirectInputs.contains(event.kind)
        && history.fingers.hadOwn(at: event.timestamp) && reasonByPlace(event) == nil
    }
    guard let missed else { return nil }
    return cause(
      .pointerMissed,
      "\(missed.name) came \(missed.whereabouts): it had a touch then, and scrolling neither begins "
        + "nor moves a drag of fingers.", ["S9.25"], at: missed.timestamp)
  }

  /// Why it takes no input of a kind.
  private func reasonByKind(_ event: PointerEvent, _ facts: RecognizerFacts) -> String {
    guard let scrolling = event.kind.otherScrolling, facts.indirectInputs.contains(scrolling.kind)
    else { return "it takes nothing of that kind" }
    return "that is \(scrolling.other), and it takes only \(scrolling.word) scrolling "
      + "(allowedScrollTypes)"
  }

  /// Why input at a place, or for a view, did not come to its view; nil where it did.
  private func reasonByPlace(_ event: PointerEvent) -> (text: String, rule: String)? {
    let window = places.window(event.timestamp, nil)
    let hitView = window?.dispatcher?.explainHit(at: event.place, in: window).hitView
    var home: View?
    switch places.home?(event.timestamp, nil) {
    case .on(let view):
      home = view
      let own = view.gestureRecognizers.first { $0.name == label.name }
      if let own, !own.isEnabled { return ("it was switched off", "S8.1") }
    case .nowhere?: return ("it was on no view then", "S2.11")
    case nil: break
    }
    let view = home?.name ?? label.view
    if let target = event.view { return actions.reason(forActionOn: target, missing: view, event) }
    let reason = places.reason(
      event.place, missed: view, hitting: hitView, at: event.timestamp, of: nil)
    return reason.map { reason in
      let cover = hitView.map { "view '\($0)' is there, and " } ?? ""
      let moment = event.timestamp
      let changes = HostChangeFinder(history: history)
      let origin =
        changes.origin(
          of: reason, at: event.place, hitting: hitView, for: home, before: moment, nil)?.ending
        ?? changes.placing(of: home, before: moment, reason)
      return (cover + reason.text + origin, reason.rule)
    }
  }
}

extension IndirectInput.Kinds {
  /// The other kind of scrolling, its word, and the word for this kind; nil for other input.
  fileprivate var otherScrolling: (kind: Self, word: String, other: String)? {
    switch self {
    case .continuousScroll: (.discreteScroll, "discrete", "continuous")
    case .discreteScroll: (.continuousScroll, "continuous", "discrete")
    default: nil
    }
  }
}

extension PointerEvent {
  var whereabouts: String { view.map { "for view '\($0)'" } ?? "at \(place.text)" }

  var name: String {
    switch kind {
    case .hover: "A pointer"
    case .transform: "A trackpad's transform"
    case .action: action.map { "The action '\($0.rawValue)'" } ?? "An action"
    default: "Scrolling"
    }
  }

  var rule: String {
    switch kind {
    case .hover: "S9.54"
    case .transform: "S12.10"
    case .action: "S15.19"
    default: "S9.25"
    }
  }
}
