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
  private let core: RecognizerCore
  private let drag = DragLogic()
  private var depthLimit = GestureLimit(GestureSetting.edgeDepth)

  public var handle: RecognizerHandle { core.handle }

  /// The edges from which the pan may start. Default: none, so that it never begins.
  public var edges: RectEdges = []

  /// A recognizer named "screenEdgePan". Set ``edges`` next: without any it never begins.
  public init() {
    core = RecognizerCore(name: "screenEdgePan", running: drag)
    drag.inwardEdges = []
  }

  /// How far from the window's edge a touch may begin. Unit: points. Range: 0 or more; less counts
  /// as 0, with a diagnostic. Default: 20 (our choice; UIKit's is not public).
  public var edgeDepth: Double {
    get { depthLimit.value(for: core) }
    set { depthLimit.own = core.atLeastZero(newValue, "edgeDepth") }
  }

  /// The axis along which the movement has to be greater when the pan is about to begin, as for a
  /// pan (S14.8). Default: any.
  public var axis: Axis {
    get { drag.axis }
    set { drag.axis = newValue }
  }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if core.state == .possible {
      for touch in touches {
        let startEdges = edges.intersection(touch.edges(within: edgeDepth))
        drag.inwardEdges?.formUnion(startEdges)
        guard !startEdges.isEmpty else {
          core.fail(distanceDetail(of: touch))
          return
        }
      }
    }
    drag.touchesBegan(touches, with: event, core)
  }

  private func distanceDetail(of touch: Touch) -> FailureDetail.Fixed {
    guard let distance = touch.distance(to: edges) else { return "it has no edges" }
    return FailureDetail.Fixed(
      "the touch began too far from its edges", measured: distance, limit: edgeDepth, .points,
      rule: .init(9, 26))
  }
}

extension ScreenEdgePanGestureRecognizer {
  public var profile: GestureProfile {
    var profile = drag.profile(of: core)
    profile.edges = edges
    profile.edgeDepth = edgeDepth
    if edges.isEmpty {
      profile.obstacle = "its edges are empty"
    } else if edges.isDisjoint(with: axis.edges) {
      profile.obstacle = "its axis doesn't lead inwards from its edges"
    }
    return profile
  }
}

extension Axis {
  /// The edges from which a movement along the axis leads inwards.
  fileprivate var edges: RectEdges {
    switch self {
    case .any: .all
    case .horizontal: [.left, .right]
    case .vertical: [.top, .bottom]
    }
  }
}

@available(*, unavailable)
extension ScreenEdgePanGestureRecognizer: Sendable {}

extension GestureSetting<Double> {
  /// How deep the edge of a window is. Unit: points. Default: 20 (our choice; UIKit's is not
  /// public).
  public static let edgeDepth = GestureSetting("edgeDepth", default: 20)
}

extension GestureSettings.Limits {
  /// See ``ScreenEdgePanGestureRecognizer/edgeDepth``.
  public var edgeDepth: Double {
    get { self[.edgeDepth] }
    set { self[.edgeDepth] = newValue }
  }
}
