import GestureCore

/// A view that handles its touches and notes what it is told.
final class RecordingViewD: View {
  /// One call of a touch method, as the view saw it.
  struct Call: Equatable, CustomStringConvertible {
    /// The method's word and the touches' ids, as "began 1 2".
    var what: String
    /// The touches' places in window coordinates.
    var places: [Point]
    /// The touches' own times, in milliseconds.
    var times: [Double]

    var description: String { "\(what) at \(places) of \(times) ms" }
  }

  private(set) var calls: [Call] = []
  /// Does something whenever a touch method is called.
  var whenTold: (String, Touches) -> Void = { _, _ in }
  var whenUpdated: (EstimationUpdate, Touch) -> Void = { _, _ in }

  /// What the view was told, without places and times.
  var told: [String] { calls.map(\.what) }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { note("began", touches) }
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { note("moved", touches) }
  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { note("ended", touches) }
  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches)
  }

  override func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    whenUpdated(update, touch)
  }

  private func note(_ word: String, _ touches: Touches) {
    let what = ([word] + touches.map { "\($0.id.rawValue)" }).joined(separator: " ")
    let places = touches.map { $0.location(in: nil) }
    calls.append(Call(what: what, places: places, times: touches.map(\.timestamp.milliseconds)))
    whenTold(word, touches)
  }
}
