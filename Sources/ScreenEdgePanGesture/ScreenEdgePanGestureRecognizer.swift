public import GestureCore

/// Recognizes fingers that drag inwards from an edge of the window.
///
/// A pan that fails at once unless the touch begins at one of ``edges``, and, when it has moved
/// far enough, unless the movement leads inwards more than along the edge (S9.26, S9.27).
///
/// ```swift
/// let back = ScreenEdgePanGestureRecognizer()
/// back.edges = .left
/// window.addGestureRecognizer(back)
/// ```
public final class ScreenEdgePanGestureRecognizer: DragRecognizer {
  public let core = RecognizerCore(name: "screenEdgePan")
  @safe @exclusivity(unchecked) public var dragLimits = DragLimits()
  @safe @exclusivity(unchecked) public var dragTracker = DragTracker()

  /// The edges from which the pan may start. Default: none, so that it never begins.
  public var edges: RectEdges = []

  private var ownDepth: Double?
  /// The edges at which the touch came down.
  private var startEdges: RectEdges = []

  public init() {}

  /// How far from the window's edge a touch may begin. Unit: points. Default: 20 (our choice;
  /// UIKit's is not public).
  public var edgeDepth: Double {
    get { ownDepth ?? core.settings.edgeDepth }
    set { ownDepth = newValue }
  }

  /// The axis along which the movement has to be greater when the pan is about to begin, as a pan's
  /// (S14.8). Default: any.
  public var axis: Axis {
    get { dragLimits.axis }
    set { dragLimits.axis = newValue }
  }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if core.state == .possible {
      for touch in touches {
        startEdges = edges.intersection(touch.edges(within: edgeDepth))
        guard !startEdges.isEmpty else {
          core.fail(.ownDecision, "the touch did not begin at one of its edges")
          return
        }
      }
    }
    beginDrag(touches, with: event)
  }

  /// The movement has to lead inwards.
  public func failureOfStart(_ movement: Vector) -> FailureDetail? {
    let inward = startEdges.inwardPart(of: movement)
    let along = max(0, movement.lengthSquared - inward * inward).squareRoot()
    return inward > along ? nil : "the movement did not lead inwards from the edge"
  }

  public func reset() {
    startEdges = []
    dragTracker = DragTracker()
  }
}

#if !hasFeature(Embedded)
  extension ScreenEdgePanGestureRecognizer {
    public var profile: GestureProfile {
      var profile = dragProfile
      profile.edges = edges
      profile.edgeDepth = edgeDepth
      if edges.isEmpty { profile.obstacle = "its edges are empty" }
      return profile
    }

    public func addState(to digest: inout StateDigest) {
      dragTracker.addState(to: &digest)
      digest.add(Int(startEdges.rawValue))
    }
  }
#endif

@available(*, unavailable)
extension ScreenEdgePanGestureRecognizer: Sendable {}
