import GestureCore
import GestureScenario
import GestureTrace

/// A gesture of a recognizer, as its actions show it.
struct Firing: Hashable {
  /// When its first action was sent. Unit: milliseconds.
  var at: Double
  /// How it ended, `ended` or `cancelled`; nil where it didn't, or where its first action was its
  /// last.
  var end: GestureState?
  /// When it ended; nil where ``end`` is nil. Unit: milliseconds.
  var endedAt: Double?
}

/// The explained recognizer or view, which may have the same id.
enum Subject: Hashable {
  case recognizer(String)
  case view(String)

  var id: String {
    switch self {
    case .recognizer(let id), .view(let id): id
    }
  }

  /// The words for it in a sentence.
  var words: String {
    switch self {
    case .recognizer(let id): "'\(id)'"
    case .view(let id): "view '\(id)'"
    }
  }

  var isView: Bool {
    switch self {
    case .recognizer: false
    case .view: true
    }
  }
}

extension RunRecord {
  /// The gestures of a recognizer, in order.
  func firings(ofRecognizer id: String) -> [Firing] {
    var firings: [Firing] = []
    // Several, where it stands for the recognizers of a set; their ends come in any order.
    var underWay: [Int] = []
    for action in actions where action.recognizer == id {
      switch action.state {
      case .began:
        underWay.append(firings.count)
        firings.append(Firing(at: action.at))
      case .ended, .cancelled:
        if !underWay.isEmpty {
          let first = underWay.removeFirst()
          (firings[first].end, firings[first].endedAt) = (action.state, action.at)
        } else if action.state == .ended {
          firings.append(Firing(at: action.at))
        }
      case .possible, .changed, .failed: break
      }
    }
    return firings
  }

  /// The recognizers of a set that sent actions.
  func ids(ofSet id: String) -> Set<String> {
    Set(actions.map(\.recognizer).filter { RecognizerSpec.set(ofMember: $0) == id })
  }

  /// When a recognizer fired, or a view received the lift of a touch. Unit: milliseconds.
  func moments(of subject: Subject) -> [Double] {
    switch subject {
    case .recognizer(let id): firings(ofRecognizer: id).map(\.at)
    case .view(let id): touches(of: id).filter { $0.phase == .ended }.map(\.at)
    }
  }

  /// Whether a touch begins later than `moment` and no later than `other`. Unit: milliseconds.
  func touchesBegin(after moment: Double, until other: Double) -> Bool {
    entries.contains { entry in
      guard case .touch(_, .began, _, _) = entry.what else { return false }
      return entry.timestamp.milliseconds > moment && entry.timestamp.milliseconds <= other
    }
  }

  /// The view of a recognizer at its last entry in the log.
  func lastView(of id: String) -> String? {
    for entry in entries.reversed() {
      switch entry.what {
      case .bound(let label, _), .refused(let label, _, _), .state(let label, _, _, _, _):
        if label.name == id, !label.view.isEmpty { return label.view }
      case _: break
      }
    }
    return nil
  }

  /// The log with one label for a recognizer that changes its view.
  func entries(calling own: RecognizerLabel) -> [LogEntry] {
    entries.map { entry in
      guard entry.what.labels.contains(where: { $0.name == own.name && $0 != own }) else {
        return entry
      }
      return LogEntry(
        at: entry.timestamp, entry.what.relabelled { $0.name == own.name ? own : $0 })
    }
  }

  /// When a view received a touch. Unit: milliseconds.
  func beginnings(inView id: String) -> [Double] {
    touches(of: id).filter { $0.phase == .began }.map(\.at)
  }
}

extension [Double] {
  /// The moments that have no counterpart in another list, in order. Each moment of the other list
  /// is the counterpart of one moment.
  func missing(in others: [Double]) -> [Double] {
    var rest = others
    return filter { moment in
      guard let index = rest.firstIndex(where: { isSameMoment($0, moment) }) else { return true }
      rest.remove(at: index)
      return false
    }
  }

  /// "60 ms", "60 ms and 90 ms".
  var asMoments: String { map { "\($0.rounded(toPlaces: 1).plain) ms" }.joinedAsList }
}

extension [String] {
  /// Clauses as a list: "a, b and c"; "a, b, and c" where a clause has a comma of its own.
  var joinedAsClauses: String {
    guard let last, count > 1, contains(where: { $0.contains(", ") }) else { return joinedAsList }
    return dropLast().joined(separator: ", ") + ", and " + last
  }
}
