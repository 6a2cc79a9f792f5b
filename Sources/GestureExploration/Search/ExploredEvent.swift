public import GestureCore
import GestureTrace

/// One step of a script that the explorer tries.
public struct ExploredEvent: Hashable, Sendable {
  /// When it happens.
  public let timestamp: Timestamp
  /// What happens.
  public let what: What

  /// The action. Places are in window coordinates.
  public enum What: Hashable, Sendable {
    /// A finger comes down at a place.
    case down(TouchID, Point, as: TouchKind = .finger)
    /// A finger goes to a place.
    case move(TouchID, to: Point)
    /// A finger lifts, where it is, or at another place without a move to it.
    case lift(TouchID, at: Point? = nil)
    /// The system cancels the touch of a finger.
    case cancel(TouchID)
    /// A wheel or a trackpad scrolls.
    case scroll(ScrollInput)
    /// A trackpad's pinch and turn.
    case transform(TransformInput)
    /// A semantic action on a view.
    case action(ActionName, on: ExploredView)
    /// A pointer with no button down is at a place; nil where it leaves the window.
    case hover(Point?)
    /// Nothing: time advances to the timestamp.
    case wait
    /// One of the scene's ``ExploredScene/orders``.
    case order(Int, name: String)
  }

  /// An event at a moment of the script.
  public init(at timestamp: Timestamp, _ what: What) {
    self.timestamp = timestamp
    self.what = what
  }
}

extension ExploredEvent: CustomStringConvertible {
  public var description: String { "\(timestamp.milliseconds.withOneDecimal) ms: \(what)" }
}

extension ExploredEvent.What: CustomStringConvertible {
  public var description: String {
    switch self {
    case .down(let finger, let place, .finger):
      "finger \(finger.rawValue) comes down at \(place.exactText)"
    case .down(let finger, let place, let kind):
      "finger \(finger.rawValue), a \(kind), comes down at \(place.exactText)"
    case .move(let finger, let place): "finger \(finger.rawValue) moves to \(place.exactText)"
    case .lift(let finger, nil): "finger \(finger.rawValue) lifts"
    case .lift(let finger, let place?): "finger \(finger.rawValue) lifts at \(place.exactText)"
    case .cancel(let finger): "the touch of finger \(finger.rawValue) is cancelled"
    case .scroll(let scroll): scroll.words
    case .transform(let transform): transform.words
    case .action(let name, let view): "the action '\(name.rawValue)' on view '\(view.name)'"
    case .hover(let place?): "a pointer hovers at \(place.exactText)"
    case .hover(nil): "the pointer leaves"
    case .wait: "nothing happens up to now"
    case .order(_, let name): name
    }
  }
}

extension ExploredEvent.What {
  /// Whether it is input without touches.
  var isInputWithoutTouch: Bool {
    switch self {
    case .scroll, .transform, .hover, .action: true
    case .down, .move, .lift, .cancel, .wait, .order: false
    }
  }
}

extension ScrollInput {
  fileprivate var words: String {
    let momentum = isMomentum ? "momentum of a scroll" : "a scroll"
    let step = "\(momentum) by \((Point.zero + delta).text)"
    return switch phase {
    case nil, .moved, .stationary: "at \(location.exactText) \(step)"
    case .began: "at \(location.exactText) \(momentum) begins"
    case .ended: "\(isMomentum ? "the momentum" : "the scroll") ends"
    case .cancelled: "the scroll is cancelled"
    }
  }
}

extension TransformInput {
  fileprivate var words: String {
    switch phase {
    case .began: "at \(location.exactText) a trackpad's pinch or turn begins"
    case .moved, .stationary:
      "the trackpad's fingers are \(scale.withOneDecimal) times as far apart, and turned by "
        + "\(rotation.withOneDecimal) radians"
    case .ended: "the trackpad's fingers lift"
    case .cancelled: "the trackpad's pinch or turn is cancelled"
    }
  }
}

extension Point {
  /// The place with all of its digits, so that it can be typed again.
  var exactText: String { "(\(x.exactText), \(y.exactText))" }
}

extension Double {
  /// The number with all of its digits.
  var exactText: String {
    let short = withOneDecimal
    return Double(short) == self ? short : plain
  }
}
