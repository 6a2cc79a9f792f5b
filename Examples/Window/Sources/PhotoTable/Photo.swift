import DoubleTapGesture
public import GestureCore
import PanGesture
import PinchGesture
import RotationGesture
import WindowDrawing

/// A photo on the table. Fingers drag, pinch and turn it, all at once; a wheel makes it larger or
/// smaller, and turns it with the shift key; two taps straighten it.
public final class Photo: View {
  /// Called after a gesture has ended, with its name.
  public var onEnd: (Photo, String) -> Void = { _, _ in }

  let picture: Picture
  private let pan = PanGestureRecognizer()
  private let pinch = PinchGestureRecognizer()
  private let rotation = RotationGestureRecognizer()
  private let wheel = PanGestureRecognizer()
  private let doubleTap = DoubleTapGestureRecognizer()
  private let step = StepGestureRecognizer()

  static let size = Size(width: 190, height: 168)
  private static let scales = 0.4...5.0
  /// A notch of a wheel turns a photo by 12 degrees. Unit: radians per point.
  private static let turnPerPoint = Double.pi / 15 / 48
  /// A notch of a wheel makes a photo larger by 12%. Unit: shares per point.
  private static let growthPerPoint = 0.12 / 48

  init(number: Int, picture: Picture, center: Point, angle: Double) {
    self.picture = picture
    super.init(name: "photo \(number)", frame: Rect(origin: .zero, size: Self.size))
    self.center = center
    transform = AffineTransform(rotationAngle: angle)
    wheel.name = "wheel"
    wheel.hysteresis = 0
    wheel.allowedTouchTypes = []
    wheel.allowedScrollTypes = [.continuous, .discrete]
    addActions()
    gestures {
      simultaneously {
        pan
        pinch
        rotation
      }
      wheel
      doubleTap
      step
    }
  }

  /// How large it is, relative to its size at first.
  public var scale: Double { transform.determinant.magnitude.squareRoot() }

  /// How far it is turned, clockwise. Unit: radians. Range: −π to π.
  public var angle: Double {
    Vector(dx: 1, dy: 0).angle(to: transform.applied(to: Vector(dx: 1, dy: 0)))
  }

  /// A finger on the photo brings it to the front.
  public override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    superview?.addSubview(self)
  }

  private func addActions() {
    pan.onAction { [weak self] pan in
      self?.move(by: pan.translation(in: self?.superview))
      pan.setTranslation(.zero, in: self?.superview)
      self?.report(pan)
    }
    pinch.onAction { [weak self] pinch in
      self?.grow(by: pinch.scale, about: pinch.location(in: self?.superview))
      pinch.scale = 1
      self?.report(pinch)
    }
    rotation.onAction { [weak self] rotation in
      self?.turn(by: rotation.rotation, about: rotation.location(in: self?.superview))
      rotation.rotation = 0
      self?.report(rotation)
    }
    wheel.onAction { [weak self] wheel in
      self?.turnWheel(by: wheel.translation(in: nil), wheel.modifierFlags)
      wheel.setTranslation(.zero, in: nil)
      self?.report(wheel)
    }
    doubleTap.onAction { [weak self] tap in
      self?.straighten()
      self?.report(tap)
    }
    step.onAction { [weak self] step in
      self?.stepped(by: step.step, step.modifierFlags)
      self?.report(step)
    }
  }

  private func report(_ recognizer: any GestureRecognizer) {
    if recognizer.state.isTerminal { onEnd(self, "\(recognizer.name) \(recognizer.state)") }
  }
}

// MARK: What gestures do

extension Photo {
  private func move(by translation: Vector) { center += translation }

  /// Makes it larger, so that a point of the table stays where it is on the photo.
  private func grow(by factor: Double, about place: Point) {
    let scale = scale
    let factor = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound) / scale
    change(AffineTransform(scaleX: factor, y: factor), about: place)
  }

  private func turn(by angle: Double, about place: Point) {
    change(AffineTransform(rotationAngle: angle), about: place)
  }

  private func change(_ change: AffineTransform, about place: Point) {
    transform = transform.concatenating(change)
    center = place + change.applied(to: center - place)
  }

  private func turnWheel(by translation: Vector, _ modifiers: ModifierFlags) {
    let distance = translation.dx + translation.dy
    if modifiers.contains(.shift) {
      turn(by: distance * Self.turnPerPoint, about: center)
    } else {
      grow(by: max(0.1, 1 + distance * Self.growthPerPoint), about: center)
    }
  }

  private func stepped(by step: Double, _ modifiers: ModifierFlags) {
    turnWheel(by: Vector(dx: 0, dy: step * 48), modifiers)
  }

  /// Lays it straight, in its first size.
  private func straighten() { transform = .identity }
}
