public import GestureCore

/// What the explorer varies, besides places and times.
public struct ExplorationInput: Hashable, Sendable {
  /// How many fingers, or other touches, may be down at the same time. Range: 1 or more. Default:
  /// 1.
  public var fingers: Int
  /// What touches the surface. Default: fingers.
  public var types: [TouchType]
  /// Whether a finger also lifts at each place to which it could move, as in a flick so quick that
  /// no move is reported (S13.6). Default: false.
  public var liftsElsewhere = false
  /// Whether a wheel or a trackpad scrolls, in steps without a phase. Default: false.
  public var scrolls = false
  /// Whether a trackpad scrolls in phases, from a beginning to an end, and then by momentum.
  /// Default: false.
  public var scrollsInPhases = false
  /// Whether a trackpad pinches and turns. Default: false.
  public var transforms = false
  /// Whether a pointer hovers. Default: false.
  public var hovers = false
  /// The semantic actions that a keyboard or a screen reader does, on each view on which a
  /// recognizer has a use for them. Default: none.
  public var actions: [ActionName] = []
  /// Further distances at which a movement decides something. Unit: points. Default: none.
  public var distances: [Double] = []

  /// The ids that any touch may have, because a delegate or the host tells touches apart by them.
  /// Default: none; the first finger is touch 1, and the second is touch 2.
  public var touchIDs: [TouchID] = []

  /// Some fingers, or other touches, without scrolling and hovering.
  public init(fingers: Int = 1, types: [TouchType] = [.direct]) {
    self.fingers = fingers
    self.types = types
  }
}
