package import GestureCore

/// Something that the app did to a recognizer, a view or touches during the explained time.
package struct HostChange: Hashable, Sendable {
  /// What the app did.
  package enum Kind: Hashable, Sendable {
    // To a recognizer.

    case switchedOff
    case switchedOn
    case cancelled
    case takenOff
    case added(to: String)

    // To a view.

    case hid
    case showed
    case removedView
    case movedView(into: String)
    case setFrame
    case setAlpha(Double)

    // To touches.

    case cancelledTouches
  }

  /// When it did that.
  package var timestamp: Timestamp
  /// What it did.
  package var kind: Kind
  /// The name of the recognizer or the view; empty for touches.
  package var subject: String
  /// The end of a clause with the action or answer in which it did that; empty for a step of the
  /// script.
  package var origin: String
  /// Whether it did that in an action or in an answer: the hit test of an event at that moment was
  /// over by then.
  package var isDuringEvent: Bool
  /// The index of the next entry of the log at that time.
  package var logIndex: Int

  /// A change, with the name of its recognizer or view.
  package init(
    at timestamp: Timestamp, _ kind: Kind, _ subject: String, origin: String,
    isDuringEvent: Bool, logIndex: Int
  ) {
    self.timestamp = timestamp
    self.logIndex = logIndex
    self.kind = kind
    self.subject = subject
    self.origin = origin
    self.isDuringEvent = isDuringEvent
  }
}

extension HostChange.Kind {
  /// Whether it is done to a view or to touches, and not to a recognizer.
  package var isAboutView: Bool {
    switch self {
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added: false
    case .hid, .showed, .removedView, .movedView, .setFrame, .setAlpha, .cancelledTouches: true
    }
  }

  /// Whether it may let touches and pointers reach a view that they didn't reach before.
  var maybeOpens: Bool {
    switch self {
    case .showed: true
    case .setAlpha(let alpha): alpha >= smallestTouchableAlpha
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .hid, .removedView, .movedView,
      .setFrame, .cancelledTouches:
      false
    }
  }

  /// Whether the view lies where it lay before.
  var leavesPlaces: Bool {
    switch self {
    case .hid, .showed, .setAlpha: true
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .removedView, .movedView,
      .setFrame, .cancelledTouches:
      false
    }
  }
}

extension HostChange {
  /// What the app did, as a clause with the name of the recognizer.
  package var words: String { "the app \(act(on: "'\(subject)'"))" }

  /// What the app did, as a clause in which "it" is the recognizer.
  var clause: String { "the app \(act(on: "it"))\(origin)" }

  /// - Parameter recognizer: the word for the recognizer.
  private func act(on recognizer: String) -> String {
    switch kind {
    case .switchedOff: "switched \(recognizer) off"
    case .switchedOn: "switched \(recognizer) on"
    case .cancelled: "cancelled \(recognizer)"
    case .takenOff: "took \(recognizer) off its view"
    case .added(let view): "added \(recognizer) to view '\(view)'"
    case .hid: "hid view '\(subject)'"
    case .showed: "showed view '\(subject)'"
    case .removedView: "removed view '\(subject)'"
    case .movedView(let parent): "moved view '\(subject)' into view '\(parent)'"
    case .setFrame: "gave view '\(subject)' another frame"
    case .setAlpha(let alpha): "made the alpha of view '\(subject)' \(alpha.text(decimals: 6))"
    case .cancelledTouches: "cancelled all touches"
    }
  }

  /// What the app did, and when, as a clause.
  var clauseWithTime: String { "\(clause) at \(timestamp.milliseconds.withOneDecimal) ms" }

  /// What the app did as the reason for something, at the end of a clause.
  var ending: String { ", since \(clauseWithTime)" }
}

extension [HostChange] {
  /// How the app last placed a view, or a view around it, as the end of a clause; empty where it
  /// didn't.
  ///
  /// - Parameter path: the view and those around it.
  func placing(of path: [String], before moment: Timestamp) -> String {
    let change = last { change in
      change.kind.places && path.contains(change.subject) && change.timestamp <= moment
    }
    return change.map { " (\($0.clauseWithTime))" } ?? ""
  }

  /// The latest change that made an event at a moment miss a view; nil where there is none.
  ///
  /// - Parameters:
  ///   - path: the view and those around it.
  ///   - covers: the view that lies in front and those around it, as far as they aren't of the
  ///     path; empty where none does.
  ///   - wasMissed: whether the view was missed for that reason before a change, too.
  func origin(
    of reason: TouchPlaces.Reason, on path: [String], under covers: [String],
    before moment: Timestamp, unless wasMissed: (HostChange) -> Bool
  ) -> HostChange? {
    let earlier = filter { change in
      change.timestamp < moment || change.timestamp == moment && !change.isDuringEvent
    }
    if reason.isOutside { return nil }
    guard reason.isCovered else {
      return earlier.last {
        path.contains($0.subject) && $0.kind.mayClose(reason.obstacle) && !wasMissed($0)
      }
    }
    return earlier.last { change in
      covers.contains(change.subject) && change.kind.mayBringInFront && !wasMissed(change)
    }
      ?? earlier.last { path.contains($0.subject) && $0.kind.places && !wasMissed($0) }
  }
}

extension HostChange.Kind {
  /// Whether it can be why a view is passed over or, if nothing passes it over, is in no window.
  fileprivate func mayClose(_ obstacle: HitExplanation.Obstacle?) -> Bool {
    switch self {
    case .hid: obstacle == .hidden
    case .setAlpha(let alpha): obstacle == .transparent && alpha < smallestTouchableAlpha
    case .setFrame: obstacle == .empty
    case .movedView: true
    case .removedView: obstacle == nil
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .showed, .cancelledTouches: false
    }
  }

  /// Whether it can be why a view lies in front of another view.
  var mayBringInFront: Bool {
    switch self {
    case .showed, .movedView, .setFrame: true
    case .setAlpha(let alpha): alpha >= smallestTouchableAlpha
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .hid, .removedView,
      .cancelledTouches:
      false
    }
  }

  /// Whether it can be why a view lies behind another view, or at another place.
  var places: Bool {
    switch self {
    case .movedView, .setFrame: true
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .hid, .showed, .removedView,
      .setAlpha, .cancelledTouches:
      false
    }
  }

  /// Whether touches no longer hit the view, or anything in it, where they did before.
  var hides: Bool {
    switch self {
    case .hid: true
    case .setAlpha(let alpha): alpha < smallestTouchableAlpha
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .showed, .removedView,
      .movedView, .setFrame, .cancelledTouches:
      false
    }
  }

  /// Whether it takes a recognizer off its view.
  var takesOff: Bool {
    switch self {
    case .takenOff, .added: true
    case .switchedOff, .switchedOn, .cancelled, .hid, .showed, .removedView, .movedView, .setFrame,
      .setAlpha, .cancelledTouches:
      false
    }
  }

  /// Whether it cancels the touches of a view.
  var takesViewAway: Bool {
    switch self {
    case .removedView, .movedView: true
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .hid, .showed, .setFrame,
      .setAlpha, .cancelledTouches:
      false
    }
  }
}
