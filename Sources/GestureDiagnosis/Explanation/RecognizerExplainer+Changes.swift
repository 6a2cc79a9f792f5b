import GestureCore
import GestureTrace

/// When a gesture that is under way sent `changed`.
struct ChangedActions {
  /// At its own deadlines: the repeats of a press (S15.22).
  var repeats: [Timestamp] = []
  /// At all other times.
  var others: [Timestamp] = []
  /// Whether the log has come to a deadline of the recognizer, and not yet to the next event.
  private var isAtDeadline = false

  mutating func note(_ event: TraceEvent, of label: RecognizerLabel) {
    switch event.what {
    case .deadline(let other): isAtDeadline = other == label
    case .touch, .input: isAtDeadline = false
    case .action(label, .changed):
      if isAtDeadline { repeats.append(event.timestamp) } else { others.append(event.timestamp) }
    case .reset(label, _): self = ChangedActions()
    case .bound, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .action, .view, .reset, .diagnostic:
      break
    }
  }
}

// What it did while it was under way.
extension RecognizerExplainer {
  private var isPress: Bool {
    if case .press? = facts?.profile.trigger { true } else { false }
  }

  private var isUnderWay: Bool { firings.last?.state == .began }

  // MARK: Repeats

  /// Reports which `changed` of the press that is over were repeats, and which were movements.
  mutating func tellOfRepeats() {
    guard isPress, isUnderWay, let first = changed.repeats.first, let start = firings.last
    else { return }
    let interval = facts?.repeatInterval ?? first - start.at
    var text =
      "It repeats each \(interval.inMilliseconds.withOneDecimal) ms (repeatInterval), counted from "
      + "'began', wherever its touch is: it sent 'changed' \(changed.repeats.asMoments)"
    switch changed.others.count {
    case 0: break
    case 1: text += ". The one \(changed.others.asMoments) is a movement of its touch"
    case _: text += ". Those \(changed.others.asMoments) are movements of its touch"
    }
    let rules = ["S15.22"] + (changed.others.isEmpty ? [] : ["S9.35"])
    tell(.remark, text + ".", rules, at: first, telling: [.repeats])
  }

  /// The end of a clause about a press that ended before its first repeat; nil for any other.
  var clauseOfNoRepeat: String? {
    guard let interval = facts?.repeatInterval, changed.repeats.isEmpty, let start = firings.last
    else { return nil }
    let due = (start.at + interval).milliseconds.withOneDecimal
    return ", before its first repeat, which was due at \(due) ms: it repeats each "
      + "\(interval.inMilliseconds.withOneDecimal) ms (repeatInterval), counted from 'began'"
  }

  // MARK: Scrolling

  /// A touch comes down while scrolling drives it.
  mutating func noteTouchDuringScroll(_ id: TouchID) {
    guard isUnderWay, facts?.profile.trigger.isDrag == true, movement.count == 1,
      let start = firings.last?.at, start < now,
      facts?.pointerEvents.contains(where: { $0.timestamp == start && $0.kind.isScrolling }) == true
    else { return }
    let driver = scrolling.isMomentum ? "momentum" : "scrolling"
    tell(
      .remark,
      "It was under way by \(driver), and goes on: \(names(id)) doesn't cancel it, and it ends when "
        + "that one lifts. While it is down, \(driver) changes nothing.", "S9.13")
  }

  // MARK: Leaving the view

  /// The touch of a press leaves its view.
  mutating func noteLeaving(of id: TouchID, at place: Point) {
    guard isPress, isUnderWay, attempt.leftViewAt == nil, fingers.isOwn(id),
      let attemptStart = attempt.start,
      !isInView(place, at: attemptStart), !isInView(place, at: now)
    else { return }
    attempt.leftViewAt = now
  }

  /// Whether a place was in its view at a moment, as far as that is known.
  private func isInView(_ place: Point, at moment: Timestamp) -> Bool {
    guard places.knowsThePast,
      let view = places.window(moment, nil)?.descendant(named: label.view)
    else { return true }
    return view.point(inside: view.convert(place, from: nil), with: nil)
  }

  /// The end of a clause about a press whose touch had left its view; nil where it had not.
  var clauseOfLeaving: String? {
    guard let leftViewAt = attempt.leftViewAt else { return nil }
    return "; that it left view '\(label.view)' at \(leftViewAt.milliseconds.withOneDecimal) ms "
      + "ended nothing: a press that has begun has no limit of movement"
  }

  // MARK: Modifier keys

  /// Modifier keys change while it is under way; whether they alone do shows in what follows.
  mutating func noteModifiers(_ modifiers: ModifierFlags) {
    guard isUnderWay else { return }
    pendingModifiers = (modifiers, now)
  }

  /// Reports that modifier keys alone changed, and that nothing comes of it.
  ///
  /// - Parameter event: the next one; nil at the end.
  mutating func settleModifiers(before event: TraceEvent?) {
    guard let (modifiers, moment) = pendingModifiers else { return }
    if let event, event.timestamp == moment {
      switch event.what {
      case .touch, .action, .state: pendingModifiers = nil
      case _: break
      }
      return
    }
    pendingModifiers = nil
    guard facts?.pointerEvents.contains(where: { $0.timestamp == moment }) != true else { return }
    let keys =
      modifiers.words.isEmpty ? "none is down" : "now \(modifiers.words.joinedAsList)"
    let mover = facts?.profile.trigger == .hover ? "the pointer" : "a touch"
    tell(
      .remark,
      "Only the modifier keys changed (\(keys)): that sends no action. Its next one, when \(mover) "
        + "moves, has them in modifierFlags.", ["S15.16"], at: moment)
  }
}

extension [Timestamp] {
  /// "at 500 ms", "at 500 ms and 600 ms", "7 times, from 100 ms to 700 ms".
  fileprivate var asMoments: String {
    let words = map { "\($0.milliseconds.withOneDecimal) ms" }
    guard let first = words.first, let last = words.last, count > 4 else {
      return "at \(words.joinedAsList)"
    }
    return "\(count) times, from \(first) to \(last)"
  }
}
