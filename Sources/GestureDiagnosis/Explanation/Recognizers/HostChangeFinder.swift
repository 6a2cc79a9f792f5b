import GestureCore
import GestureTrace

/// Finds the app's changes that explain what happened to a recognizer.
struct HostChangeFinder: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// How the app last switched it on or off, among the changes that are meant; nil where it didn't.
  func lastSwitch(where isMeant: (HostChange) -> Bool) -> HostChange.Kind? {
    facts?.app.changes.last { hostChange in
      [.switchedOn, .switchedOff].contains(hostChange.kind) && isMeant(hostChange)
        && facts?.isOwn(hostChange.subject, label) ?? false
    }?.kind
  }

  /// The app's change at this moment, as a clause.
  func present(_ isCause: (HostChange.Kind) -> Bool) -> String? {
    facts?.app.changes.last { hostChange in
      hostChange.timestamp == now && hostChange.logIndex <= logIndex && isCause(hostChange.kind)
        && (hostChange.kind.isAboutView || facts?.isOwn(hostChange.subject, label) ?? true)
    }?.clause
  }

  /// Why another recognizer last failed, as a clause; nil where that isn't known.
  func failureText(of other: RecognizerLabel) -> String? {
    guard let failure = rivals.failures[other] else { return nil }
    let hostChange = facts?.app.changes.last { hostChange in
      failure.isFromOutside && hostChange.timestamp == failure.at && !hostChange.kind.isAboutView
        && hostChange.subject == other.name
    }
    return hostChange?.clause ?? failure.text
  }

  /// The view that it left for its present view before a moment; nil where it didn't.
  func departure(before moment: Timestamp, _ present: String) -> (
    view: String, hostChange: HostChange
  )? {
    guard let facts else { return nil }
    var view = facts.firstView
    var last: (view: String, hostChange: HostChange)?
    for hostChange in facts.app.changes
    where hostChange.timestamp <= moment && facts.isOwn(hostChange.subject, label) {
      switch hostChange.kind {
      case .takenOff:
        if let view { last = (view, hostChange) }
        view = nil
      case .added(let next):
        if let view, view != next { last = (view, hostChange) }
        view = next
      case _: break
      }
    }
    return view == present && last?.view != present ? last : nil
  }

  /// The last change before a moment that took it off its view.
  func removal(before moment: Timestamp) -> HostChange? {
    facts?.app.changes.last { hostChange in
      hostChange.timestamp <= moment && hostChange.kind == .takenOff
        && facts?.isOwn(hostChange.subject, label) ?? true
    }
  }

  /// How the app switched it off, as a clause; nil where that isn't why it was refused a touch, or
  /// isn't known.
  func switchingOff(for refusal: TouchRefusal) -> String? {
    guard refusal == .disabled else { return nil }
    let hostChange = facts?.app.changes.last { hostChange in
      hostChange.kind == .switchedOff && hostChange.logIndex <= logIndex
        && facts?.isOwn(hostChange.subject, label) ?? false
    }
    return hostChange.map { "\($0.clauseWithTime) (isEnabled)" }
  }

  /// The app's earlier change that made a touch or a pointer miss its view, unless the view lies
  /// elsewhere: the app brought the view that lies in front, or took its own view out of reach. Nil
  /// where it did neither.
  func origin(
    of reason: TouchPlaces.Reason, at place: Point, hitting hitView: String?, for home: View?,
    before moment: Timestamp, _ touch: TouchID?
  ) -> HostChange? {
    let covers = places.window(moment, touch)?.views(coveringWith: hitView, path: home) ?? []
    return facts?.app.changes.origin(
      of: reason, on: home.map { $0.pathFromWindow.map { $0.name } } ?? [label.view],
      under: covers, before: moment
    ) { places.wasMissed(before: $0, reason, at: place, under: covers) }
  }

  /// How the app last placed a view, or a view around it, where a place lies beside it, as the end
  /// of a clause; empty where it didn't. It is left open whether the place would have been in the
  /// view otherwise.
  func placing(of view: View?, before moment: Timestamp, _ reason: TouchPlaces.Reason) -> String {
    guard reason.isOutside else { return "" }
    let views = view.map { $0.pathFromWindow.map { $0.name } } ?? [label.view]
    return facts?.app.changes.placing(of: views, before: moment) ?? ""
  }
}
