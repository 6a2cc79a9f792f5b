/// Which view and recognizers would get a touch at a place, which would not, and why.
public struct HitExplanation: Sendable {
  /// A view that hit testing visits for the place, in that order.
  public struct VisitedView: Hashable, Sendable {
    public let name: String
    /// Why touches don't reach it there; nil where they do.
    public let obstacle: Obstacle?
  }

  /// Why a view can't be hit (S2.2 to S2.4).
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    case hidden = "it is hidden"
    case interactionOff = "its isUserInteractionEnabled is false"
    case transparent = "its alpha is below 0.01"
    case outside = "the place is outside of it"
    case empty = "its size is zero"
    case flattened = "its transform flattens it to nothing"
  }

  /// A recognizer of the hit view or a view around it.
  public struct Candidate: Hashable, Sendable {
    public let recognizer: RecognizerLabel
    /// Why it would not get the touch; nil where it would, if its delegate allows it.
    public let refusal: TouchRefusal?
    /// Whether a delegate is asked first.
    public let asksDelegate: Bool
  }

  /// The view that a touch would hit.
  public let hitView: String?
  public let visited: [VisitedView]
  /// In arbitration order.
  public let candidates: [Candidate]
}

extension HitExplanation: CustomStringConvertible {
  public var description: String {
    var lines = [hitView.map { "the touch hits view '\($0)'" } ?? "the touch hits no view"]
    for view in visited {
      if let obstacle = view.obstacle {
        lines.append("view '\(view.name)' is passed over: \(obstacle.rawValue)")
      }
    }
    for candidate in candidates {
      let verdict =
        candidate.refusal.map { "doesn't get it: \($0.rawValue)" }
        ?? (candidate.asksDelegate ? "gets it if its delegate agrees" : "gets it")
      lines.append("\(candidate.recognizer) \(verdict)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Dispatcher {
  /// Explains where a touch at a place would go, without sending one: delegates aren't asked.
  ///
  /// - Parameters:
  ///   - place: in window coordinates.
  ///   - window: nil means the first one.
  public func explainHit(
    at place: Point, in window: Window? = nil, type: TouchType = .direct
  ) -> HitExplanation {
    guard let window = window ?? windows.first else {
      return HitExplanation(hitView: nil, visited: [], candidates: [])
    }
    var visited: [HitExplanation.VisitedView] = []
    window.visitForExplanation(place, &visited)
    let hit = router.hitTest(place, in: window, with: event)
    let reached = hit.map { candidates(around: $0, type) } ?? []
    return HitExplanation(hitView: hit?.name, visited: visited, candidates: reached)
  }

  private func candidates(around view: View, _ type: TouchType) -> [HitExplanation.Candidate] {
    var candidates: [HitExplanation.Candidate] = []
    var view: View? = view
    while let current = view {
      for recognizer in current.gestureRecognizers.reversed() {
        let core = recognizer.handle.core
        candidates.append(
          HitExplanation.Candidate(
            recognizer: core.label, refusal: core.refusal(of: type), asksDelegate: core.hasDelegate)
        )
      }
      view = current.superview
    }
    return candidates
  }
}

extension View {
  /// Follows the path of the default hit test, in a loop, and records what blocks touches.
  fileprivate func visitForExplanation(
    _ point: Point, _ visited: inout [HitExplanation.VisitedView]
  ) {
    let obstacle = obstacle(at: point)
    visited.append(HitExplanation.VisitedView(name: name, obstacle: obstacle))
    guard obstacle == nil else { return }
    var reached: (view: View, point: Point)? = (self, point)
    while let (view, point) = reached { reached = view.visitSubviews(at: point, &visited) }
  }

  /// - Returns: the first subview that nothing blocks, and the place in it.
  private func visitSubviews(
    at point: Point, _ visited: inout [HitExplanation.VisitedView]
  ) -> (view: View, point: Point)? {
    for subview in subviews.reversed() {
      let place = subview.currentPlacement.fromSuperview?.applied(to: point)
      let obstacle = place.map { subview.obstacle(at: $0) } ?? .flattened
      visited.append(HitExplanation.VisitedView(name: subview.name, obstacle: obstacle))
      if obstacle == nil, let place { return (subview, place) }
    }
    return nil
  }

  private func obstacle(at point: Point) -> HitExplanation.Obstacle? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionOff }
    if alpha < smallestTouchableAlpha { return .transparent }
    if self.point(inside: point, with: nil) { return nil }
    return bounds.width <= 0 || bounds.height <= 0 ? .empty : .outside
  }
}
