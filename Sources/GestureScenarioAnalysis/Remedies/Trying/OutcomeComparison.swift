import GestureCore
import GestureDiagnosis
import GestureScenario

/// Compares the outcome of a change with that of the script as it is.
struct OutcomeComparison: RemedyContextReader {
  let context: RemedyContext

  /// A change of the outcome.
  struct Difference {
    /// What would have been different, without the end of the sentence.
    var sentence: String
    /// What else the explained recognizer would lose.
    var losses: [Consequence] = []
    /// Whether the explained recognizer would fire less often, without any other difference.
    var isOfLess = false
  }

  /// The difference by which a run reaches an aim; nil if it doesn't reach it.
  func difference(to outcome: RunRecord, aim: Change.Aim) -> Difference? {
    if let wish { return wish.isMet(by: outcome, for: subject) ? change(to: outcome) : nil }
    if aim == .delivery { return delivery(in: outcome) }
    let (before, after) = (record.moments(of: subject), outcome.moments(of: subject))
    let (gained, lost) = (after.missing(in: before), before.missing(in: after))
    switch aim {
    case .fewerFirings: return after.count < before.count ? change(to: outcome) : nil
    case .moreFirings, .earlierFiring:
      guard !gained.isEmpty else { return nil }
      if after.count > before.count { return change(to: outcome) }
      guard aim == .earlierFiring, let first = gained.first, let last = lost.first, first < last
      else { return nil }
      return change(to: outcome)
    case .delivery: return nil
    }
  }

  private var verb: String { subject.isView ? "got touchesEnded" : "fired" }

  /// How the outcome differs, in words.
  private func change(to outcome: RunRecord) -> Difference {
    let (before, after) = (record.moments(of: subject), outcome.moments(of: subject))
    let (gained, lost) = (after.missing(in: before), before.missing(in: after))
    if gained.isEmpty && lost.isEmpty {
      return Difference(sentence: "It would have gone as it should")
    }
    if gained.isEmpty, wish != nil, endsOtherwise(in: outcome) {
      return Difference(sentence: "It would have gone as it should")
    }
    if gained.isEmpty {
      return Difference(
        sentence: "It would not have \(verb) at \(lost.asMoments)", losses: endings(in: outcome),
        isOfLess: true)
    }
    let isMore = after.count > before.count && !before.isEmpty
    let isSooner =
      after.count == before.count && gained[0] < lost[0]
      && !record.touchesBegin(after: gained[0], until: lost[0])
    if wish != nil, !isSooner, !lost.isEmpty {
      return Difference(
        sentence: "It would have \(verb) at \(gained.asMoments) instead of \(lost.asMoments)",
        losses: endings(in: outcome))
    }
    let count = gained.count == 1 ? " once more" : " \(gained.count) times more"
    let time = "\(isMore ? count : "") at \(gained.asMoments)\(isSooner ? " already" : "")"
    let isReplaced = gained.count == lost.count
    let losses =
      lost.isEmpty || isReplaced && isSooner
      ? []
      : [
        Consequence(
          .explained,
          subject.isView ? .other("not get it at \(lost.asMoments)") : .firingLost(lost))
      ]
    return Difference(
      sentence: "It would have \(verb)\(time)", losses: losses + endings(in: outcome))
  }

  /// Whether a remaining gesture ends at another time.
  private func endsOtherwise(in outcome: RunRecord) -> Bool {
    guard case .recognizer(let id) = subject else { return false }
    let old = record.firings(ofRecognizer: id)
    return outcome.firings(ofRecognizer: id).contains { firing in
      old.contains { isSameMoment($0.at, firing.at) && $0.endedAt != firing.endedAt }
    }
  }

  /// The consequence if the explained recognizer would be cancelled in the end, and wasn't before.
  private func endings(in outcome: RunRecord) -> [Consequence] {
    guard case .recognizer(let id) = subject else { return [] }
    let old = record.firings(ofRecognizer: id).filter { $0.end == .cancelled }.map(\.at)
    let new = outcome.firings(ofRecognizer: id).filter { $0.end == .cancelled }
    guard let first = new.first(where: { firing in ![firing.at].missing(in: old).isEmpty }) else {
      return []
    }
    let time = first.endedAt.map { " at \([$0].asMoments)" } ?? ""
    return [Consequence(.explained, .other("be cancelled\(time)"))]
  }

  /// The difference for a view that would receive a touch, or receive it earlier.
  private func delivery(in outcome: RunRecord) -> Difference? {
    guard case .view(let id) = subject else { return nil }
    let (before, after) = (record.beginnings(inView: id), outcome.beginnings(inView: id))
    guard let gained = after.missing(in: before).first else { return nil }
    let lost = before.missing(in: after).first
    guard after.count > before.count || lost.map({ gained < $0 }) ?? false else { return nil }
    let already = after.count > before.count ? "" : " already"
    return Difference(
      sentence: "It would have been told of the touch at \([gained].asMoments)\(already)")
  }
}
