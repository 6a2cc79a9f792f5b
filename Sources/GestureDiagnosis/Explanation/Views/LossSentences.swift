import GestureCore
import GestureTrace

/// Sentences on the touches that the view lost.
struct LossSentences: ViewHistoryReader {
  let history: ViewHistory

  /// That a touch was cancelled.
  func cancellation(of touch: TouchRecord) -> Explanation.Cause {
    func isCause(_ change: HostChange) -> Bool {
      change.timestamp == now && change.logIndex <= logIndex
    }
    let removal = departures(until: now).all.first(where: isCause)
    let call = hostChanges?.last { isCause($0) && $0.kind == .cancelledTouches }
    let reason =
      (removal ?? call).map { ", since \($0.clause)" }
      ?? (hostChanges == nil
        ? " by the system or the app" : " from outside, as by an alert or a call")
    return cause(
      .lostTouch(touch.id, to: nil), "\(names.of(touch.id)) was cancelled\(reason).".withCapital,
      removal == nil ? "S7.25" : "S2.30")
  }

  /// That a recognizer took a touch.
  func loss(of touch: TouchRecord, to label: RecognizerLabel) -> Explanation.Cause {
    let control = ControlSentences(history: history).kept(despiteLosing: touch)
    let end = withheldEnd(of: touch, at: now)
    return cause(
      .lostTouch(touch.id, to: label),
      "It lost \(names.of(touch.id))\(end ?? ""): \(label) recognized and takes its touches from "
        + "views (cancelsTouchesInView), so the view was told touchesCancelled.\(control ?? "")",
      ["S7.2"] + (end == nil ? [] : ["S7.12"]) + (control == nil ? [] : ["S11.2"]))
  }

  /// The touches that the view lost although they weren't cancelled and no recognizer took them.
  var unexplained: [Explanation.Cause] {
    ownTouches.compactMap { touch in
      guard case .taken(let moment, by: nil) = touch.delivery else { return nil }
      let end = withheldEnd(of: touch, at: moment)
      let departures = departures(until: moment).all.filter { $0.timestamp >= touch.began }
      let removal = departures.first { $0.timestamp == moment } ?? departures.last
      let name = names.of(touch.id) + (end.map { $0 + "," } ?? "")
      return cause(
        .lostTouch(touch.id, to: nil),
        "\(name) was cancelled\(removal.map { ", since \($0.clause)" } ?? "").".withCapital,
        ["S2.30"] + (end == nil ? [] : ["S7.12"]), at: moment)
    }
  }

  /// That a touch had lifted before the view lost it, as the rest of a clause; nil where it hadn't.
  private func withheldEnd(of touch: TouchRecord, at moment: Timestamp) -> String? {
    touch.lifted.flatMap { $0 < moment ? $0 : nil }.map { lift in
      ", which had lifted at \(lift.milliseconds.withOneDecimal) ms, but whose end was withheld "
        + "(delaysTouchesEnded)"
    }
  }
}
