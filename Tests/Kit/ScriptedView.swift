public import GestureCore

/// A view that handles its touches, notes what it is asked and told, and answers as a test tells
/// it to.
public final class ScriptedView: View {
  /// One call of a touch method, as the view saw it.
  public struct Call: Equatable, CustomStringConvertible {
    /// The method's word and the touches' ids, as "began 1 2".
    public var what: String
    /// The touches' places in window coordinates.
    public var places: [Point]
    /// The touches' own times, in milliseconds.
    public var times: [Double]

    public init(what: String, places: [Point], times: [Double]) {
      (self.what, self.places, self.times) = (what, places, times)
    }

    public var description: String { "\(what) at \(places) of \(times) ms" }
  }

  public private(set) var calls: [Call] = []
  /// What it was told, such as "began 1", without places and times.
  public var told: [String] { calls.map(\.what) }
  /// For which recognizers it was asked whether they should begin.
  public private(set) var askedToBegin: [String] = []
  /// How often it was hit-tested.
  public private(set) var hitTests = 0

  /// Does something whenever a touch method is called; the word is "began", "moved" and so on.
  public var whenTold: (String, Touches, TouchEvent) -> Void = { _, _, _ in }
  public var whenUpdated: (EstimationUpdate, Touch) -> Void = { _, _ in }
  /// The names of recognizers that may not begin on it.
  public var vetoes: Set<String> = []
  /// Stands in for `point(inside:with:)`.
  public var contains: ((Point) -> Bool)?
  /// Stands in for `hitTest(_:with:)`.
  public var catches: ((Point, TouchEvent?) -> View?)?
  /// Stands in for the superview as the next responder.
  public var successor: View?

  public override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    hitTests += 1
    if let catches { return catches(point, event) }
    return super.hitTest(point, with: event)
  }

  public override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    contains?(point) ?? super.point(inside: point, with: event)
  }

  public override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    askedToBegin.append(recognizer.name)
    return !vetoes.contains(recognizer.name)
  }

  public override var next: View? { successor ?? super.next }

  public override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    note("began", touches, event)
  }

  public override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    note("moved", touches, event)
  }

  public override func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    note("ended", touches, event)
  }

  public override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches, event)
  }

  public override func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    whenUpdated(update, touch)
  }

  private func note(_ word: String, _ touches: Touches, _ event: TouchEvent) {
    let what = ([word] + touches.map { "\($0.id.rawValue)" }).joined(separator: " ")
    let places = touches.map { $0.location(in: nil) }
    calls.append(Call(what: what, places: places, times: touches.map(\.timestamp.milliseconds)))
    whenTold(word, touches, event)
  }
}
