/// A control that is on or off. A tap toggles it, and a drag to its other half turns it on or off.
///
/// A horizontal drag that starts anywhere on the switch belongs to it: swipes and pans of the views
/// around it fail (S11.2).
open class Switch: Control {
  public override var catchesTouchesInBoundsOnly: Bool { true }
  /// Whether it is on. Default: false. Setting it from code sends no event.
  public var isOn = false

  private var wasDragged = false

  /// Where to draw the knob, in the switch's coordinates: the left half or, when it is on, the
  /// right one. A drag need not start there.
  public var knob: Rect {
    let half = bounds.width / 2
    return Rect(
      x: isOn ? bounds.minX + half : bounds.minX, y: bounds.minY, width: half,
      height: bounds.height)
  }

  override public func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    wasDragged = false
    return true
  }

  override public func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    let travel = touch.location(in: self).x - touch.initialLocation(in: self).x
    let isTowardsThere = travel != 0 && (travel > 0) == isRight
    if isRight != isOn && (wasDragged || isTowardsThere) {
      wasDragged = true
      isOn = isRight
      sendActions(for: .valueChanged)
    }
    return true
  }

  override public func endTracking(_ touch: Touch, with event: TouchEvent) {
    guard !wasDragged, bounds.contains(touch.location(in: self)) else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  override open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    !claims(recognizer, startingIn: bounds) && super.gestureRecognizerShouldBegin(recognizer)
  }

  #if !hasFeature(Embedded)
    override func addControlState(to digest: inout StateDigest) {
      super.addControlState(to: &digest)
      digest.add(isOn)
      if isTracking { digest.add(wasDragged) }
    }
  #endif
}
