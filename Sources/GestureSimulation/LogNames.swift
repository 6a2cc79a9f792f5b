import GestureCore

/// What sentences about a log call its recognizers and touches: a recognizer by its name, with its
/// view where another one has the same name.
struct LogNames {
  private var views: [String: Set<String>] = [:]
  private var touches: [TouchID: String] = [:]

  init(_ entries: [LogEntry], touchName: (TouchID) -> String) {
    for entry in entries {
      for label in entry.what.labels { views[label.name, default: []].insert(label.view) }
      if case .touch(let id, .began, _, _) = entry.what { touches[id] = touchName(id) }
    }
  }

  /// The name, in quotation marks.
  func callAsFunction(_ label: RecognizerLabel) -> String {
    isUnique(label) ? "'\(label.name)'" : label.description
  }

  /// The name without marks.
  func plain(_ label: RecognizerLabel) -> String {
    isUnique(label) || label.view.isEmpty ? label.name : "\(label.name) (\(label.view))"
  }

  func callAsFunction(_ touch: TouchID) -> String {
    "touch \(touches[touch] ?? "\(touch.rawValue)")"
  }

  /// Several names as part of a sentence.
  func list(_ labels: [RecognizerLabel]) -> String { labels.map { self($0) }.joinedAsList }

  private func isUnique(_ label: RecognizerLabel) -> Bool {
    (views[label.name]?.subtracting([""]).count ?? 0) <= 1
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  var joinedAsList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LogEntry.What {
  /// The recognizers that it names.
  var labels: [RecognizerLabel] {
    switch self {
    case .touch, .view: []
    case .bound(let label, _), .refused(let label, _, _), .ignored(let label, _),
      .askedView(_, let label, _), .released(let label), .state(let label, _, _, _, _),
      .action(let label, _), .deadline(let label), .reset(let label, _):
      [label]
    case .asked(_, let label, let other, _): [label] + (other.map { [$0] } ?? [])
    case .held(let label, let others): [label] + others
    case .excluded(let loser, let winner): [loser, winner]
    case .diagnostic(let diagnostic): diagnostic.recognizer.map { [$0] } ?? []
    }
  }
}
