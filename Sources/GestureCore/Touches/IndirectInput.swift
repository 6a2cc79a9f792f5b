/// Input that comes without touches: a pointer that hovers, a wheel that scrolls, a trackpad's
/// pinch and turn, a semantic action (S9.25, S9.54, S12.10, S15.19).
///
/// A recognizer names the kinds that it accepts in ``RecognizerCore/indirectInputs``.
public enum IndirectInput: Hashable, Sendable {
  /// A pointer with no button down (S9.54).
  case hover(HoverInput)
  /// A wheel, or two fingers that scroll on a trackpad (S9.25).
  case scroll(ScrollInput)
  /// A trackpad's pinch and turn (S12.10).
  case transform(TransformInput)
  /// A semantic action on a view (S15.19).
  case action(ActionInput)

  /// The kinds of input without touches.
  public struct Kinds: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Pointers with no button down.
    public static let hover = Kinds(rawValue: 1)
    /// Scrolling in small steps, by trackpads and smooth wheels.
    public static let continuousScroll = Kinds(rawValue: 2)
    /// Scrolling by wheels with notches.
    public static let discreteScroll = Kinds(rawValue: 4)
    /// A trackpad's pinch and turn.
    public static let transform = Kinds(rawValue: 8)
    /// Semantic actions.
    public static let action = Kinds(rawValue: 16)
    /// In addition to scrolling itself, its momentum after the fingers have lifted (S15.18).
    public static let scrollMomentum = Kinds(rawValue: 32)
    /// Scrolling of both kinds.
    static let scroll: Kinds = [.continuousScroll, .discreteScroll]
  }

  /// The kind of this input.
  public var kind: Kinds {
    switch self {
    case .hover: .hover
    case .scroll(let scroll): scroll.kind == .continuous ? .continuousScroll : .discreteScroll
    case .transform: .transform
    case .action: .action
    }
  }
}

extension IndirectInput {
  /// The kinds of input that continue the same stream: its own; for scrolling both kinds, since a
  /// scroll may change its kind.
  var stream: Kinds { kind.isDisjoint(with: .scroll) ? kind : .scroll }

  /// Whether it is the last input of its kind for its recipients. A scroll that follows the
  /// fingers' `ended` is their momentum.
  var isOver: Bool {
    switch self {
    case .hover(let hover): hover.phase == .ended
    case .transform(let transform): transform.phase == .ended || transform.phase == .cancelled
    case .scroll(let scroll): scroll.phase == .ended || scroll.phase == .cancelled
    case .action: true
    }
  }

  /// Where the pointer is; nil where it has left, or where the input is a cancellation, which has
  /// no place.
  var location: Point? {
    switch self {
    case .hover(let hover): hover.location
    case .scroll(let scroll): scroll.phase == .cancelled ? nil : scroll.location
    case .transform(let transform): transform.phase == .cancelled ? nil : transform.location
    case .action(let action): action.location
    }
  }

  var beginsTransform: Bool {
    if case .transform(let transform) = self { transform.phase == .began } else { false }
  }

  /// Whether fingers begin to scroll.
  var beginsScroll: Bool {
    if case .scroll(let scroll) = self {
      scroll.phase == .began && !scroll.isMomentum
    } else {
      false
    }
  }

  /// The kind of event that the input makes (S15.15).
  var eventKind: TouchEvent.Kind {
    switch self {
    case .hover: .hover
    case .scroll: .scroll
    case .transform: .transform
    case .action: .action
    }
  }
}

/// A pointer with no button down. Numbers that aren't finite are replaced, with a diagnostic: a
/// place by the last one, others by nil.
public struct HoverInput: Hashable, Sendable {
  /// For a recognizer: `began` as the pointer enters the view, `moved` inside it, `ended` as it
  /// leaves. A host leaves it at `moved`.
  public var phase: TouchPhase
  /// Where the pointer is, in window coordinates; nil where it has left the window.
  public var location: Point?
  /// How the stylus is held; nil where the device doesn't report it.
  public var pose: TouchPose?
  /// How far the pointer is above the surface, in points; nil where the device doesn't report it.
  public var distance: Double?

  /// A pointer at a place in window coordinates; nil where it has left the window.
  public init(at location: Point?, pose: TouchPose? = nil, distance: Double? = nil) {
    phase = .moved
    self.location = location
    self.pose = pose
    self.distance = distance
  }
}

/// A turn of a wheel, or two fingers that scroll on a trackpad. Numbers that aren't finite are
/// replaced, with a diagnostic: a delta by zero, a place by the last one.
public struct ScrollInput: Hashable, Sendable {
  /// The device that scrolls.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A trackpad or a smooth wheel: many small steps.
    case continuous
    /// A wheel with notches.
    case discrete
  }

  /// Where the pointer is, in window coordinates.
  public var location: Point
  /// How far to scroll, in points.
  public var delta: Vector
  /// The device that scrolls.
  public var kind: Kind
  /// `began`, `moved`, `ended` or `cancelled`; nil where the device reports no beginning and no
  /// end, so that a pause ends the scrolling (S15.18).
  public var phase: TouchPhase?
  /// Whether the fingers have lifted and the scrolling goes on by itself.
  public var isMomentum: Bool

  /// A scroll by some points, of a trackpad that reports no beginning and no end unless told
  /// otherwise.
  public init(
    at location: Point, by delta: Vector, kind: Kind = .continuous, phase: TouchPhase? = nil,
    isMomentum: Bool = false
  ) {
    self.location = location
    self.delta = delta
    self.kind = kind
    self.phase = phase
    self.isMomentum = isMomentum
  }
}

/// A trackpad's pinch and turn, from its beginning to its end. Numbers that aren't finite, and a
/// scale of 0 or less, are replaced by the last ones, with a diagnostic.
public struct TransformInput: Hashable, Sendable {
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: TouchPhase
  /// Where the pointer is, in window coordinates.
  public var location: Point
  /// The scale since the beginning. Range: above 0; 1 is unchanged.
  public var scale: Double
  /// The rotation since the beginning, clockwise, in radians.
  public var rotation: Double

  /// A trackpad's transform; by default neither scaled nor turned.
  public init(phase: TouchPhase, at location: Point, scale: Double = 1, rotation: Double = 0) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
  }
}
