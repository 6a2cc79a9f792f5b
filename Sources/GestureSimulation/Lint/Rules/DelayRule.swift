import GestureCore

/// What requirements cost in time, and who pays it (S4.17, S4.41).
struct DelayRule: LintRule {
  func findings(in scene: LintScene) -> [Finding] {
    scene.members.filter { $0.veto == nil }.flatMap { payer -> [Finding] in
      let debts = debts(of: payer, in: scene)
      return debts.map { finding(payer, $0) }
    }
  }

  /// That somebody makes another one late.
  private struct Debt {
    let culprit: LintMember
    /// Those between the one that waits and the culprit.
    let through: [LintMember]
    let cost: Cost
  }

  private enum Cost: Equatable {
    case none
    /// Late by so long, at the most or always.
    case time(Duration, isMost: Bool)
    /// Late by a movement.
    case movement(Double)
    /// Until the finger moves on or lifts.
    case finger
    /// Until it is clear that no figure comes of the path.
    case figure
  }

  /// What one pays for those that it waits for. Through others only where these would be complete
  /// at the same moment, so that their own waiting keeps them undecided, and may be refused when
  /// that is over: else they recognize, and who has waited for them fails.
  private func debts(of payer: LintMember, in scene: LintScene) -> [Debt] {
    var debts: [Debt] = []
    var ways = [[payer]]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let last = way.last, way.allSatisfy({ $0.isCompleteTogether(with: payer) }) else {
        continue
      }
      for next in scene.required(by: last)
      where payer.canShareTouch(with: next) && !way.contains(where: next.isSame)
        && !debts.contains(where: { $0.culprit.isSame(as: next) })
      {
        let isHopeless = last.isSame(as: payer) && scene.leadOfRequired(next, over: payer).isCertain
        let cost = isHopeless ? .none : cost(payer, next)
        if cost != .none {
          debts.append(Debt(culprit: next, through: Array(way.dropFirst()), cost: cost))
        }
        if next.mayBeRefused { ways.append(way + [next]) }
      }
    }
    return debts
  }

  private func cost(_ payer: LintMember, _ required: LintMember) -> Cost {
    let (profile, other) = (payer.profile, required.profile)
    guard required.isPressed(with: payer), other.obstacle == nil, other.form != .unknown,
      other.form != .hover,
      // Who takes fewer fingers fails as the last ones come down.
      profile.numberOfTouches.lowerBound <= other.numberOfTouches.upperBound
    else { return .none }
    switch profile.form {
    case .drawing where other.undecidedUntilMoved != nil: return .none  // the figure leads further
    case .taps, .drawing:
      let needsMoreFingers = profile.numberOfTouches.upperBound < other.numberOfTouches.lowerBound
      let wait = needsMoreFingers ? .zero : other.undecidedAfterLift
      return wait > .zero ? .time(wait, isMost: false) : .none
    case .press(let duration):
      guard let wait = other.undecidedAtRest else { return .finger }
      return wait > duration ? .time(wait - duration, isMost: false) : .none
    case .drag(let distance), .swipe(let distance): return cost(ofMoving: distance, other)
    case .twoFingers, .hover, .delay, .unknown: return .none
    }
  }

  private func cost(ofMoving distance: Double, _ other: GestureProfile) -> Cost {
    if other.form == .drawing { return .figure }
    if let limit = other.undecidedUntilMoved {
      return limit > distance ? .movement(limit) : .none
    }
    return other.undecidedAtRest.map { .time($0, isMost: true) } ?? .finger
  }

  private func finding(_ payer: LintMember, _ debt: Debt) -> Finding {
    let culprit = debt.culprit.quoted
    let through = debt.through.map(\.quoted).joined(separator: " and ")
    let wait =
      through.isEmpty
      ? "it waits until \(culprit) has failed"
      : "it waits for \(through), which may be refused only after \(culprit) has failed"
    switch debt.cost {
    case .none, .time:
      return Finding(
        .late, .note, [payer, debt.culprit] + debt.through,
        "\(payer.quoted) will fire \(lateness(debt.cost)) late because \(wait)",
        mend: "shorten what \(culprit) waits for, or drop the requirement if both may fire")
    case .movement(let distance):
      return Finding(
        .late, .note, [payer, debt.culprit] + debt.through,
        "\(payer.quoted) will begin only after \(distance.withOneDecimal) pt because \(wait), and "
          + "it allows as much",
        mend: "lower the movement that \(culprit) allows, or drop the requirement")
    case .figure:
      return Finding(
        .late, .note, [payer, debt.culprit] + debt.through,
        "\(payer.quoted) will begin late, at the lift at the latest, because \(wait), and that takes "
          + "until its figure can't come of the path any more",
        mend: "drop the requirement if both may fire")
    case .finger:
      return Finding(
        .waitsForFinger, .warning, [payer, debt.culprit] + debt.through,
        "\(payer.quoted) won't fire before the finger lifts because \(wait), and as long as the "
          + "finger \(payer.isMovement ? "is down" : "rests") \(culprit) need not decide",
        mend: "drop the requirement, or turn it round: "
          + "\(debt.culprit.name).require(toFail: \(payer.name))")
    }
  }

  private func lateness(_ cost: Cost) -> String {
    guard case .time(let time, let isMost) = cost else { return "" }
    return (isMost ? "up to " : "") + "\(time.inMilliseconds.withOneDecimal) ms"
  }
}

extension LintMember {
  fileprivate var isMovement: Bool {
    switch profile.form {
    case .drag, .swipe: true
    case .taps, .press, .drawing, .twoFingers, .hover, .delay, .unknown: false
    }
  }

  /// Whether the same fingers complete both at the same moment.
  fileprivate func isCompleteTogether(with other: LintMember) -> Bool {
    profile.form == other.profile.form
      && profile.numberOfTouches.overlaps(other.profile.numberOfTouches)
  }
}
