public import GestureCore

extension GestureSetting<Double> {
  /// How far a swipe has to go. Unit: points. Default: 50 (our choice).
  public static let minimumSwipeDistance = GestureSetting("minimumSwipeDistance", default: 50)
  /// How far a swipe may stray to the side. Unit: points. Default: 50 (our choice).
  public static let maximumSwipeCrossDistance = GestureSetting(
    "maximumSwipeCrossDistance", default: 50)
}

extension GestureSetting<Duration> {
  /// How long a swipe may take. Default: 0.5 s. Source: Gestouch.
  public static let maximumSwipeDuration = GestureSetting(
    "maximumSwipeDuration", default: .milliseconds(500))
}

extension GestureSettings.Limits {
  /// See ``SwipeGestureRecognizer/minimumDistance``.
  public var minimumSwipeDistance: Double {
    get { self[.minimumSwipeDistance] }
    set { self[.minimumSwipeDistance] = newValue }
  }

  /// See ``SwipeGestureRecognizer/maximumCrossDistance``.
  public var maximumSwipeCrossDistance: Double {
    get { self[.maximumSwipeCrossDistance] }
    set { self[.maximumSwipeCrossDistance] = newValue }
  }

  /// See ``SwipeGestureRecognizer/maximumDuration``.
  public var maximumSwipeDuration: Duration {
    get { self[.maximumSwipeDuration] }
    set { self[.maximumSwipeDuration] = newValue }
  }
}
