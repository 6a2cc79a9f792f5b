import GestureCore
import GestureTrace

/// What a log says of one recognizer up to one of its entries, and what is known of it besides.
///
/// It has facts alone. The types that put them into words read it: see
/// ``RecognizerHistoryReader``. A class, since each of them would copy what is large.
final class RecognizerHistory {
  let label: RecognizerLabel
  let names: LogNames
  let places: TouchPlaces
  let facts: RecognizerFacts?
  /// The time of the present event.
  private(set) var now = Timestamp.zero
  /// The index of the present event in the log.
  private(set) var logIndex = -1
  /// Its present attempt.
  var attempt = LoggedAttempt()
  /// The actions that it sent, except `changed`.
  var firings = Firings()
  /// The `changed` of its present attempt.
  private(set) var changed = ChangedActions()
  /// What the log has said about all recognizers, the explained one included.
  private(set) var rivals = Rivals()
  /// The touches of the window.
  private(set) var fingers = Fingers()
  /// How far its touches have gone.
  private(set) var movement = Movement()
  /// What the log tells of scrolling.
  private(set) var scrolling = Scrolling()
  /// The touches that missed it.
  var missed = MissedTouches()
  /// What its delegate refused.
  var refusals = DelegateRefusals()
  /// When it handed its touches over last, or took some over.
  private(set) var handedOverAt: Timestamp?

  init(label: RecognizerLabel, names: LogNames, places: TouchPlaces, facts: RecognizerFacts?) {
    self.label = label
    self.names = names
    self.places = places
    self.facts = facts
  }

  /// Goes on to the next event, which is not noted yet: the app may have done something before it.
  func advance() { logIndex += 1 }

  /// Notes the present event.
  func note(_ event: TraceEvent) {
    now = event.timestamp
    rivals.note(event)
    fingers.note(event, of: label)
    movement.note(event, of: label, needing: facts?.profile.numberOfTouches.lowerBound ?? 1)
    changed.note(event, of: label)
    scrolling.note(event)
    attempt.note(event, of: label)
    refusals.note(event, of: label, fingers)
    if case .handedOver(let giver, let taker) = event.what, giver == label || taker == label {
      handedOverAt = now
    }
    if case .touch(let id, .moved, let place, _) = event.what {
      noteLateArrival(of: id, at: place)
      noteLeaving(of: id, at: place)
    }
  }

  /// Notes that a touch that missed it comes to its view.
  private func noteLateArrival(of id: TouchID, at place: Point) {
    guard missed.isFirstArrival(of: id), let window = places.window(now, nil),
      let view = window.descendant(named: label.view),
      view.gestureRecognizers.contains(where: { $0.name == label.name }),
      window.hitTest(place, with: nil)?.isDescendant(of: view) == true
    else { return }
    missed.noteArrival(of: id, at: now)
  }

  /// Notes that the touch of a press leaves its view.
  private func noteLeaving(of id: TouchID, at place: Point) {
    guard isPress, firings.isUnderWay, attempt.leftViewAt == nil, fingers.isOwn(id),
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

  private var isPress: Bool {
    if case .press? = facts?.profile.trigger { true } else { false }
  }
}

/// A type with sentences on one subject, for which it reads a recognizer's history.
protocol RecognizerHistoryReader: CauseWriter {
  var history: RecognizerHistory { get }
}

extension RecognizerHistoryReader {
  var label: RecognizerLabel { history.label }
  var names: LogNames { history.names }
  var places: TouchPlaces { history.places }
  var facts: RecognizerFacts? { history.facts }
  var now: Timestamp { history.now }
  var logIndex: Int { history.logIndex }
  var attempt: LoggedAttempt { history.attempt }
  var firings: Firings { history.firings }
  var changed: ChangedActions { history.changed }
  var rivals: Rivals { history.rivals }
  var fingers: Fingers { history.fingers }
  var movement: Movement { history.movement }
  var scrolling: Scrolling { history.scrolling }
}
