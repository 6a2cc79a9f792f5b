import GestureCore

/// What a scenario came to: what is compared between the engine and the reference.
struct Story: Hashable {
  /// An action that was sent.
  struct Action: Hashable {
    var recognizer: String
    var state: GestureState
    /// Unit: milliseconds.
    var at: Double

    init(_ recognizer: String, _ state: GestureState, at: Double) {
      self.recognizer = recognizer
      self.state = state
      self.at = at
    }

    var text: String { "\(recognizer) \(state.word)@\(at.plainText)" }
  }

  /// All actions, in the order in which they were sent.
  var actions: [Action] = []
  /// What each attempt of a recognizer came to, why, when, and when it was reset.
  var attempts: [String: [String]] = [:]
  /// What views received of each touch.
  var views: [String: [String]] = [:]

  mutating func note(_ attempt: Trial, of id: String, resetAt: Double?) {
    let reason = attempt.reason.map { ", \($0.text)" } ?? ""
    let end = attempt.end.map { "@\($0.plainText)" } ?? ""
    let reset = resetAt.map { "reset@\($0.plainText)" } ?? "never reset"
    attempts[id, default: []].append("\(attempt.delivered.word)\(end)\(reason); \(reset)")
  }

  /// One line an entry, in an order that doesn't depend on the order of things that the rules leave
  /// open.
  var lines: [String] {
    actions.map { "action: \($0.text)" }
      + attempts.sorted { $0.key < $1.key }.flatMap { entry in
        entry.value.map { "attempt of \(entry.key): \($0)" }
      }
      + views.sorted { $0.key < $1.key }.map { entry in
        "view \(entry.key): \(entry.value.joined(separator: " "))"
      }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var plainText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
