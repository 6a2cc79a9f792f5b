package import GestureCore

/// The names of recognizers and touches in sentences about a log: a recognizer's name, with its
/// view where another one has the same name.
package struct LogNames {
  private var views: [String: Set<String>] = [:]
  private var touches: [TouchID: String] = [:]

  package init(_ entries: [LogEntry], touchName: (TouchID) -> String) {
    for entry in entries {
      for label in entry.what.labels { views[label.name, default: []].insert(label.view) }
      if case .touch(let id, .began, _, _) = entry.what { touches[id] = touchName(id) }
    }
  }

  /// The recognizer's name, in quotation marks.
  package func of(_ label: RecognizerLabel) -> String {
    isUnique(label) ? "'\(label.name)'" : label.description
  }

  /// The name without marks.
  package func plain(_ label: RecognizerLabel) -> String {
    isUnique(label) || label.view.isEmpty ? label.name : "\(label.name) (\(label.view))"
  }

  /// The touch's name, as in "touch 1".
  package func of(_ touch: TouchID) -> String {
    "touch \(touches[touch] ?? "\(touch.rawValue)")"
  }

  /// The entry, where a recognizer that was removed from its view keeps the label that it had
  /// before.
  package func settled(_ entry: LogEntry) -> LogEntry {
    let labels = entry.what.labels.filter { $0.view.isEmpty }
    guard !labels.isEmpty else { return entry }
    return LogEntry(at: entry.timestamp, entry.what.relabelled(withKnownView))
  }

  private func withKnownView(_ label: RecognizerLabel) -> RecognizerLabel {
    let known = views[label.name]?.subtracting([""]) ?? []
    guard label.view.isEmpty, known.count == 1, let view = known.first else { return label }
    return RecognizerLabel(name: label.name, view: view)
  }

  /// Several names as part of a sentence.
  package func list(_ labels: [RecognizerLabel]) -> String { labels.map { of($0) }.joinedAsList }

  private func isUnique(_ label: RecognizerLabel) -> Bool {
    (views[label.name]?.subtracting([""]).count ?? 0) <= 1
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  package var joinedAsList: String { joined(lastAfter: "and") }

  /// "a", "a or b", "a, b or c".
  package var joinedAsAlternatives: String { joined(lastAfter: "or") }

  private func joined(lastAfter word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
