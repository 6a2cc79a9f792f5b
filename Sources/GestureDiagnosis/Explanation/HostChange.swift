package import GestureCore

/// Something that the app did to a recognizer or a view during the explained time.
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
  }

  /// When it did that.
  package var timestamp: Timestamp
  /// What it did.
  package var kind: Kind
  /// The name of the recognizer or of the view.
  package var subject: String
  /// In which action or answer it did that, as the end of a clause; empty for a step of the script.
  package var origin: String
  /// The index that the next entry of the log had then.
  package var logIndex: Int

  /// A change, by the name of its recognizer or view.
  package init(
    at timestamp: Timestamp, _ kind: Kind, _ subject: String, origin: String, logIndex: Int
  ) {
    self.timestamp = timestamp
    self.logIndex = logIndex
    self.kind = kind
    self.subject = subject
    self.origin = origin
  }
}

extension HostChange.Kind {
  /// Whether it is done to a view.
  package var isAboutView: Bool {
    switch self {
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added: false
    case .hid, .showed, .removedView, .movedView, .setFrame, .setAlpha: true
    }
  }
}

extension HostChange {
  /// What the app did, as a clause in which "it" is the recognizer.
  var clause: String {
    let what =
      switch kind {
      case .switchedOff: "switched it off"
      case .switchedOn: "switched it on"
      case .cancelled: "cancelled it"
      case .takenOff: "took it off its view"
      case .added(let view): "added it to view '\(view)'"
      case .hid: "hid view '\(subject)'"
      case .showed: "showed view '\(subject)'"
      case .removedView: "removed view '\(subject)'"
      case .movedView(let parent): "moved view '\(subject)' into view '\(parent)'"
      case .setFrame: "gave view '\(subject)' another frame"
      case .setAlpha(let alpha): "made the alpha of view '\(subject)' \(alpha.withOneDecimal)"
      }
    return "the app \(what)\(origin)"
  }

  /// The same with its time.
  var clauseWithTime: String { "\(clause) at \(timestamp.milliseconds.withOneDecimal) ms" }

  /// The same as why something is so, as the end of a clause.
  var ending: String { ", since \(clauseWithTime)" }
}

extension [HostChange] {
  /// The latest change to one of some views, up to a moment; nil where there is none.
  func last(to views: [String], until moment: Timestamp) -> HostChange? {
    last { $0.kind.isAboutView && views.contains($0.subject) && $0.timestamp <= moment }
  }
}
