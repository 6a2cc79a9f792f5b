public import GestureCore

/// Withholds touches from the content of a scrolling view until it is clear that they don't scroll.
///
/// It never recognizes. It withholds each touch from the views and fails after ``delay``, or when
/// the touch lifts: then the views receive what was withheld. A pan that begins earlier wins, and
/// the views never receive the touch (S7.27, S7.28; the delay is that of UIScrollView).
///
/// ```swift
/// list.addGestureRecognizer(pan)
/// list.addGestureRecognizer(ContentDelayGestureRecognizer())
/// ```
public final class ContentDelayGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "contentDelay")

  public var handle: RecognizerHandle { core.handle }

  /// How long a touch is withheld. Range: 0 or more; less counts as 0, with a diagnostic. Default:
  /// 0.15 s.
  public var delay: Duration {
    get { ownDelay }
    set { ownDelay = core.atLeastZero(newValue, "delay") }
  }

  private var ownDelay = Duration.milliseconds(150)

  /// A recognizer named "contentDelay", which withholds touches from views and never cancels them.
  public init() {
    core.delaysTouchesBegan = true
    core.cancelsTouchesInView = false
  }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if touches.count == core.trackedTouches.count { core.wake(after: delay) }
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    core.fail(FailureDetail.Fixed("the touch lifted without scrolling", rule: .init(7, 27)))
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  public func deadlineReached(_ deadline: Deadline) {
    core.fail(FailureDetail.Fixed("nothing scrolled within", limit: delay, rule: .init(7, 27)))
  }
}

extension ContentDelayGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile {
    var profile = GestureProfile(.delay)
    profile.undecidedAtRest = delay
    return profile
  }

  #if !hasFeature(Embedded)
    /// It has no state.
    public func addState(to digest: inout StateDigest) {}
  #endif
}

@available(*, unavailable)
extension ContentDelayGestureRecognizer: Sendable {}
