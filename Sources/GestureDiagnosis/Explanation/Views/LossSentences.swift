import GestureCore
import GestureTrace

/// Sentences on the touches that the view lost.
struct LossSentences: ViewHistoryReader {
  let history: ViewHistory

  /// That a touch was cancelled.
  func cancellation(of touch: TouchRecord) -> Explanation.Cause {
    func change(_ isCause: (HostChange.Kind) -> Bool) -> HostChange? {
      hostChanges?.last { $0.timestamp == now && $0.logIndex <= logIndex && isCause($0.kind) }
    }
    let removal = change { $0.takesViewAway }
    let reason =
      (removal ?? change { $0 == .cancelledTouches }).map { ", since \($0.clause)" }
      ?? (hostChanges == nil
        ? " by the system or the app" : " from outside, as by an alert or a call")
    return cause(
      .lostTouch(touch.id, to: nil), "\(names.of(touch.id)) was cancelled\(reason).".withCapital,
      removal == nil ? "S7.25" : "S2.30")
  }

  /// That a recognizer took a touch.
  func loss(of touch: TouchRecord, to label: RecognizerLabel) -> Explanation.Cause {
    let control = ControlSentences(history: history).kept(despiteLosing: touch)
    let lift = touch.lifted.flatMap { $0 < now ? $0 : nil }
    let end = lift.map { moment in
      ", which had lifted at \(moment.milliseconds.withOneDecimal) ms, but whose end was withheld "
        + "(delaysTouchesEnded)"
    }
    return cause(
      .lostTouch(touch.id, to: label),
      "It lost \(names.of(touch.id))\(end ?? ""): \(label) recognized and takes its touches from "
        + "views (cancelsTouchesInView), so the view was told touchesCancelled.\(control ?? "")",
      ["S7.2"] + (end == nil ? [] : ["S7.12"]) + (control == nil ? [] : ["S11.2"]))
  }

  /// The touches that the view lost although they weren't cancelled and no recognizer took them.
  var unexplained: [Explanation.Cause] {
    let losses = ownTouches.compactMap { touch -> (id: TouchID, at: Timestamp)? in
      guard case .taken(let moment, by: nil) = touch.delivery else { return nil }
      return (touch.id, moment)
    }
    return losses.map { id, moment in
      cause(
        .lostTouch(id, to: nil), "\(names.of(id)) was cancelled.".withCapital, "S2.30", at: moment)
    }
  }
}
