import GestureCore
import GestureTrace

extension EventLog {
  /// The ids of the touches that a recognizer of a name was bound to.
  func boundTouches(of name: String) -> [TouchID] {
    entries.compactMap { entry in
      guard case .bound(let label, let id) = entry.what, label.name == name else { return nil }
      return id
    }
  }

  /// Why a recognizer of a name did not get touches.
  func refusals(of name: String) -> [TouchRefusal] {
    entries.compactMap { entry in
      guard case .refused(let label, _, let why) = entry.what, label.name == name else {
        return nil
      }
      return why
    }
  }

  /// The names of the views that touches hit as they began; "nothing" where none did.
  var hitViews: [String] {
    entries.compactMap { entry in
      guard case .touch(_, .began, _, let view) = entry.what else { return nil }
      return view ?? "nothing"
    }
  }

  /// Whether it tells that a recognition was held.
  var tellsOfHolding: Bool {
    entries.contains { entry in
      if case .held = entry.what { true } else { false }
    }
  }

  /// What the attempts of a recognizer of a name said of their ends.
  func details(of name: String) -> [String?] {
    outcomes(of: name).map { $0.detail?.description }
  }

  /// The names of recognizers in the order of their resets.
  var resets: [String] {
    entries.compactMap { entry in
      guard case .reset(let label, _) = entry.what else { return nil }
      return label.name
    }
  }

  /// What the attempts of a recognizer came to, as "failed: reason" or "ended".
  func endings(of name: String) -> [String] {
    outcomes(of: name).map { outcome in
      outcome.state.word + (outcome.reason.map { ": \($0)" } ?? "")
    }
  }

  /// What was wrong, each in one word.
  var diagnoses: [String] { diagnostics.map { $0.kind.word } }
}
