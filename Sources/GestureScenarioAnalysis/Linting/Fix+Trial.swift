import GestureCore
import GestureDiagnosis
import GestureScenario

// Questions that a trial asks about a fix and its finding.
extension Lint.Fix {
  /// Whether it takes back a relation that `other` makes, or keeps touches from one of two
  /// recognizers that `other` allows together.
  func undoes(_ other: Lint.Fix) -> Bool {
    edits.contains { edit in
      switch edit {
      case .drop(let relation, let one, let two):
        other.edits.contains(.add(relation, one, two))
      case .answer(let refused, .receivesTouch, false): other.allowsTogether(refused)
      case _: false
      }
    }
  }

  /// Whether it declares a recognizer together with another recognizer.
  private func allowsTogether(_ label: RecognizerLabel) -> Bool {
    edits.contains {
      guard case .add(.together, let one, let two) = $0 else { return false }
      return one == label || two == label
    }
  }

  /// Whether it does the same as `other`, and also allows both recognizers to fire together.
  func merelyAllowsMore(than other: Lint.Fix) -> Bool {
    let rest = edits.filter { !other.edits.contains($0) }
    return rest.count < edits.count
      && rest.allSatisfy {
        guard case .add(.together, _, _) = $0 else { return false }
        return true
      }
  }

  /// Whether it restores all properties where `other` restores one.
  func restoresMore(than other: Lint.Fix) -> Bool {
    guard case .set(_, .ownDefaults)? = edits.first,
      case .set(_, .ownDefault)? = other.edits.first
    else { return false }
    return true
  }

  /// Whether it does nothing but make recognizers wait.
  var onlyRequires: Bool {
    edits.allSatisfy {
      guard case .add(.requirement, _, _) = $0 else { return false }
      return true
    }
  }

  /// Whether it removes a recognizer.
  var removes: Bool {
    edits.contains {
      guard case .remove = $0 else { return false }
      return true
    }
  }

  /// The findings that it brings on purpose: that a recognizer that it makes wait is late, and the
  /// finding that its condition names.
  var costs: Set<Cost> {
    var costs: Set<Cost> = []
    for edit in edits {
      switch edit {
      case .add(.requirement, let waiting, let other):
        let pair = [waiting.name, other.name]
        costs.insert(Cost(kind: .late, recognizers: pair))
        costs.insert(Cost(kind: .rarelyFires, recognizers: pair, isNote: true))
      case .drop(.requirement, let waiting, let other):
        if let bringing {
          costs.insert(Cost(kind: bringing, recognizers: [waiting.name, other.name]))
        }
      case .drop(.prerequisite, let waiting, let other):
        // A drag after taps is named after the tap on the way to it.
        if let bringing {
          costs.insert(Cost(kind: bringing, recognizers: [other.name, waiting.name]))
        }
      case .set(let label, .flag(.delaysTouchesEnded, true)),
        .set(let label, .flag(.cancelsTouchesInView, _)),
        .set(let label, .number(.hysteresis, _)):
        if let bringing { costs.insert(Cost(kind: bringing, recognizers: [label.name])) }
      case _: break
      }
    }
    return costs
  }
}

extension Lint.Finding {
  /// Whether both findings are a delay of the same recognizer by the same blocker.
  func isDelay(of other: Lint.Finding) -> Bool {
    waitingCost != nil && kind == other.kind
      && recognizers.map(\.name) == other.recognizers.map(\.name)
  }
}
