/// A control with a thumb that is dragged along a horizontal track.
///
/// A horizontal drag that starts on the thumb belongs to the slider: swipes and pans of the
/// views around it fail (S11.2).
open class Slider: Control {
  public override var catchesTouchesInBoundsOnly: Bool { true }
  /// Where the thumb may be. Default: 0 to 1.
  public var range = 0.0...1.0 {
    didSet { value = min(max(value, range.lowerBound), range.upperBound) }
  }
  /// Where the thumb is. Range: ``range``; what is outside counts as the nearest end. Default: 0.
  public var value = 0.0 {
    didSet {
      let clamped = value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : oldValue
      if clamped != value { value = clamped }
    }
  }
  /// How wide the thumb is. Unit: points. Default: 31 (UISlider's).
  public var thumbWidth = 31.0

  private var grip = 0.0
  /// Where the thumb was when the finger that drags it came down.
  private var thumbAtStart = Rect.zero

  /// The thumb, in the slider's coordinates.
  public var thumb: Rect {
    Rect(
      x: bounds.minX + share * trackLength, y: bounds.minY, width: thumbWidth, height: bounds.height
    )
  }

  private var trackLength: Double { max(bounds.width - thumbWidth, 0) }

  private var share: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }

  override public func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    let place = touch.location(in: self)
    guard thumb.contains(place) else { return false }
    thumbAtStart = thumb
    grip = place.x - thumb.minX
    return true
  }

  override public func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    guard trackLength > 0 else { return true }
    let share = (touch.location(in: self).x - grip - bounds.minX) / trackLength
    let former = value
    value = range.lowerBound + share * (range.upperBound - range.lowerBound)
    if value != former { sendActions(for: .valueChanged) }
    return true
  }

  override open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    !claims(recognizer, startingIn: isTracking ? thumbAtStart : thumb)
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  #if !hasFeature(Embedded)
    override func addControlState(to digest: inout StateDigest) {
      super.addControlState(to: &digest)
      // A drag sums the value up, with rounding errors, and only the thumb's place matters.
      digest.add(sum: thumb.minX)
      digest.add(thumbWidth)
      guard isTracking else { return }
      digest.add(sum: grip)
      digest.add(sum: thumbAtStart.minX)
    }
  #endif
}

extension RecognizerCore {
  /// Whether one of the touches came down in a part of a view and has moved more horizontally than
  /// vertically. A touch that lifts in this event counts too.
  func hasHorizontalTouch(startingIn part: Rect, of view: View) -> Bool {
    let touches = dispatcher?.viewDelivery.touches(of: self) ?? Touches()
    return touches.contains { touch in
      let movement = touch.location(in: view) - touch.initialLocation(in: view)
      return part.contains(touch.initialLocation(in: view))
        && movement.dx.magnitude > movement.dy.magnitude
    }
  }
}
