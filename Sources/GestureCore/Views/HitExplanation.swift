/// Which view and recognizers would get a touch at a place, which would not, and why.
public struct HitExplanation: Sendable {
  /// A view that hit testing visits for the place, in that order.
  public struct VisitedView: Hashable, Sendable {
    /// The view's name.
    public let name: String
    /// Why touches don't reach it there; nil where they do.
    public let obstacle: Obstacle?
  }

  /// Why a view can't be hit (S2.2 to S2.4).
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    /// ``View/isHidden``.
    case hidden = "it is hidden"
    /// ``View/isUserInteractionEnabled`` is false.
    case interactionOff = "its isUserInteractionEnabled is false"
    /// ``View/alpha`` is below 0.01.
    case transparent = "its alpha is below 0.01"
    /// Only its subviews are hit (S15.23).
    case passesThrough = "its catchesOwnTouches is false"
    /// It isn't in the view, nor within its ``View/hitOutset``.
    case outside = "the place is outside of it"
    /// The view has no width or no height.
    case empty = "its size is zero"
    /// Its ``View/transform`` can't be undone, so that no place in it is known.
    case flattened = "its transform flattens it to nothing"
    /// It is there, and its class, or that of a view around it, hit-tests in its own way.
    case ownHitTest = "a hit test of its own, or of a view around it, leads elsewhere"
  }

  /// A recognizer of the hit view or a view around it.
  public struct Candidate: Hashable, Sendable {
    /// The recognizer's name and its view's. Of a ``RecognizerSet`` only the recognizer is listed
    /// that would get the touch.
    public let recognizer: RecognizerLabel
    /// Why it would not get the touch; nil where it would, if its own rules and its delegate allow
    /// it.
    public let refusal: TouchRefusal?
    /// Whether the recognizer's own ``ArbitrationRules`` are asked first.
    public let asksRules: Bool
    /// Whether a delegate is asked first.
    public let asksDelegate: Bool
    /// Whether a set would make the recognizer for the touch. What it would answer isn't known
    /// then.
    public let isNew: Bool
  }

  /// The view that a touch would hit.
  public let hitView: String?
  /// The views that hit testing visited, in its order: the window first. What a view does that
  /// overrides ``View/hitTest(_:with:)`` isn't known: only whether the touch came to be in it.
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
      lines.append("\(candidate.isNew ? "a new " : "")\(candidate.recognizer) \(candidate.verdict)")
    }
    return lines.joined(separator: "\n")
  }
}

extension HitExplanation.Candidate {
  fileprivate var verdict: String {
    if let refusal { return "doesn't get it: \(refusal.rawValue)" }
    switch (asksRules, asksDelegate) {
    case (true, true): return "gets it if its rules and its delegate agree"
    case (true, false): return "gets it if its rules agree"
    case (false, true): return "gets it if its delegate agrees"
    case (false, false): return "gets it"
    }
  }
}

extension Dispatcher {
  /// Explains where a touch at a place would go, without sending one: delegates aren't asked.
  ///
  /// - Parameters:
  ///   - place: in window coordinates.
  ///   - window: nil means the first one.
  ///   - type: what touches: a finger, a stylus, a pointer.
  ///   - buttons: the pointer's buttons that are down.
  public func explainHit(
    at place: Point, in window: Window? = nil, type: TouchType = .direct,
    buttons: ButtonMask = .primary
  ) -> HitExplanation {
    guard let window = window ?? windows.first else {
      return HitExplanation(hitView: nil, visited: [], candidates: [])
    }
    let hit = router.hitTest(place, in: window, with: event)
    var walk = HitTestWalk(to: hit)
    walk.visit(window, at: place)
    let reached = hit.map { candidates(around: $0, type, buttons) } ?? []
    return HitExplanation(hitView: hit?.name, visited: walk.visited, candidates: reached)
  }

  private func candidates(
    around view: View, _ type: TouchType, _ buttons: ButtonMask
  ) -> [HitExplanation.Candidate] {
    var candidates: [HitExplanation.Candidate] = []
    var view: View? = view
    while let current = view {
      candidates += current.hitCandidates { $0.refusal(of: type, pressing: buttons) }
      view = current.superview
    }
    return candidates
  }
}

extension View {
  /// The recognizers that the next touch would be offered to, in arbitration order. Sets make none
  /// for it.
  fileprivate func hitCandidates(
    refusal: (RecognizerCore) -> TouchRefusal?
  ) -> [HitExplanation.Candidate] {
    var all: [(order: Int, HitExplanation.Candidate)] = []
    for set in sets {
      if let candidate = set.hitCandidate(refusal: refusal) {
        all.append((set.additionNumber, candidate))
      }
    }
    attachments.all.forEach { attachment in
      let core = attachment.core
      all.append((core.additionNumber, core.hitCandidate(refusal: refusal(core))))
    }
    return all.sorted { $0.order > $1.order }.map { $0.1 }
  }
}

extension RecognizerSet {
  fileprivate func hitCandidate(
    refusal: (RecognizerCore) -> TouchRefusal?
  ) -> HitExplanation.Candidate? {
    if let core = freeAttachment?.core { return core.hitCandidate(refusal: refusal(core)) }
    guard !hasRoom else {
      return HitExplanation.Candidate(
        recognizer: label, refusal: nil, asksRules: false, asksDelegate: false, isNew: true)
    }
    return attachments.objects.last?.core.hitCandidate(refusal: .limit)
  }
}

extension RecognizerCore {
  fileprivate func hitCandidate(refusal: TouchRefusal?) -> HitExplanation.Candidate {
    HitExplanation.Candidate(
      recognizer: label, refusal: refusal, asksRules: hasRules, asksDelegate: hasDelegate,
      isNew: false)
  }
}

/// Follows the path of the default hit test, in a loop, and records what blocks touches. A view
/// that lets touches through is followed too, and what lies behind it. Where a view hit-tests in
/// its own way, what came of it shows which way that was.
private struct HitTestWalk {
  private(set) var visited: [HitExplanation.VisitedView] = []
  /// The hit view and those around it.
  private var path: Set<ObjectIdentifier> = []

  /// - Parameter hit: the result of the hit test.
  init(to hit: View?) {
    var view = hit
    while let current = view {
      path.insert(ObjectIdentifier(current))
      view = current.superview
    }
  }

  private enum Visit {
    /// Some view blocks the touch, or none lies there.
    case none
    /// The touch is caught.
    case caught
    /// The first subview that nothing blocks, and the place in it.
    case entered(View, Point)
  }

  /// - Returns: whether some view in it catches the touch.
  @discardableResult
  mutating func visit(_ view: View, at point: Point) -> Bool {
    guard note(view, at: point) else { return false }
    var current = (view: view, point: point)
    while true {
      switch visitSubviews(of: current.view, at: current.point) {
      case .caught: return true
      case .entered(let subview, let place): current = (subview, place)
      case .none:
        guard !current.view.catchesOwnTouches else { return true }
        visited.append(
          HitExplanation.VisitedView(name: current.view.name, obstacle: .passesThrough))
        return false
      }
    }
  }

  private mutating func visitSubviews(of view: View, at point: Point) -> Visit {
    for subview in view.subviews.reversed() {
      guard let place = subview.mapFromSuperview?.applied(to: point) else {
        visited.append(HitExplanation.VisitedView(name: subview.name, obstacle: .flattened))
        continue
      }
      if !subview.catchesOwnTouches {
        if visit(subview, at: place) { return .caught }
      } else if note(subview, at: place) {
        return .entered(subview, place)
      }
    }
    return .none
  }

  /// Records a view.
  ///
  /// - Parameter place: in its coordinates.
  /// - Returns: whether nothing blocks the touch there.
  private mutating func note(_ view: View, at place: Point) -> Bool {
    var obstacle = view.obstacle(at: place)
    if !view.catchesTouchesInBoundsOnly {
      let isOnPath = path.contains(ObjectIdentifier(view))
      if isOnPath { obstacle = nil }
      if !isOnPath && obstacle == nil && view.catchesOwnTouches { obstacle = .ownHitTest }
    }
    visited.append(HitExplanation.VisitedView(name: view.name, obstacle: obstacle))
    return obstacle == nil
  }
}

extension View {
  /// Why it takes neither touches nor actions, wherever they are (S2.2); nil where it does.
  package var ownObstacle: HitExplanation.Obstacle? { ownObstacles.first }

  /// All reasons why it takes neither touches nor actions, wherever they are (S2.2).
  package var ownObstacles: [HitExplanation.Obstacle] {
    var obstacles: [HitExplanation.Obstacle] = []
    if isHidden { obstacles.append(.hidden) }
    if !isUserInteractionEnabled { obstacles.append(.interactionOff) }
    if isTransparent { obstacles.append(.transparent) }
    return obstacles
  }

  fileprivate func obstacle(at point: Point) -> HitExplanation.Obstacle? {
    if let ownObstacle { return ownObstacle }
    if self.point(inside: point, with: nil) { return nil }
    return bounds.width <= 0 || bounds.height <= 0 ? .empty : .outside
  }
}
