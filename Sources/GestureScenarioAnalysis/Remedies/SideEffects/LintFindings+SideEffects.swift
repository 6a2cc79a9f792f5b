import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Which of lint's findings with a change are reported as its side effects.
extension [Lint.Finding] {
  /// The recognizers that never recognize, whatever the fingers do, each with the recognizer that
  /// always comes first, if that is the reason.
  var neverFiring: [(name: String, winner: String?)] {
    compactMap { finding in
      guard finding.severity > .note, let name = finding.recognizers.first?.name else { return nil }
      switch finding.kind {
      case .alwaysBeaten: return (name, finding.recognizers.dropFirst().first?.name)
      case .neverFires, .unreachable: return (name, nil)
      case .cycle, .rarelyFires, .noRelation, .late, .waitsForFinger, .idleRequirement,
        .idleHandOver, .cutOff, .controlLosesTouch, .controlActsToo, .untakenButton,
        .waitsForSimultaneous, .releasedWithWinner, .undoesExclusion, .delegatesDisagree, .misuse:
        return nil
      }
    }
  }

  /// The recognizers before which others come in most cases.
  var rarelyFiring: [String] {
    filter { $0.kind == .rarelyFires }.compactMap { $0.recognizers.first?.name }
  }

  /// The recognizers that a requirement makes late, each with its cost, and with the time, if there
  /// is one.
  var delays: [(name: String, blocker: String, cost: Lint.WaitingCost, time: Duration)] {
    compactMap { finding in
      guard let cost = finding.waitingCost, finding.recognizers.count > 1 else { return nil }
      let names = finding.recognizers.map(\.name)
      guard case .time(let time, _) = cost.lateness else {
        return (names[0], names[1], cost, .zero)
      }
      return (names[0], names[1], cost, time)
    }
  }

  /// The pairs of recognizers that should be related: the first two of each finding.
  var unrelatedPairs: [[String]] {
    filter { $0.kind == .noRelation && $0.recognizers.count > 1 }.map {
      $0.recognizers.prefix(2).map(\.name)
    }
  }

  /// The recognizers that wait as long as a finger is down, each with the recognizer that it waits
  /// for.
  var waitsForFinger: [[String]] {
    filter { $0.kind == .waitsForFinger && $0.recognizers.count > 1 }.map {
      $0.recognizers.prefix(2).map(\.name)
    }
  }
}

extension Lint.WaitingCost {
  /// What becomes of the recognizer; nil where another finding says it.
  ///
  /// - Parameters:
  ///   - former: how late it is already.
  ///   - blocker: the recognizer that it waits for.
  func consequence(later former: Duration, for blocker: String) -> Consequence.Kind? {
    let often = isWithEveryTouch ? " with other touches" : " where '\(blocker)' is undecided"
    switch lateness {
    case .time(let time, let isMost):
      let limit = (isMost ? "up to " : "") + "\((time - former).inMilliseconds.plain) ms"
      let lift = isEvenAfterLift ? ", even after the lift," : ""
      return .late("fire \(limit) later\(lift)\(often)", comesAtLift: false)
    case .movement(let distance, let time, let lift):
      let limits = [
        "\(distance.plain) pt", time.map { "\($0.inMilliseconds.plain) ms" },
        lift.map { $0 > .zero ? "\($0.inMilliseconds.plain) ms after the lift" : "the lift" },
      ].compactMap { $0 }
      // If the blocker recognizes at the lift, the blocker fires instead.
      let remark = time != nil && lift == nil ? " (not at all if the finger lifts sooner)" : ""
      return .late(
        "begin only after \(limits.joinedAsAlternatives)\(often)\(remark)", comesAtLift: false)
    case .figure: return .late("begin later\(often), at the lift at the latest", comesAtLift: true)
    case .finger: return nil
    }
  }
}
