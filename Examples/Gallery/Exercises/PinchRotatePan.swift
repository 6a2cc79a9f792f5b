import GestureCore
import GestureSimulation
import PanGesture
import PinchGesture
import RotationGesture

import func Foundation.cos
import func Foundation.sin

/// A photo that two fingers move, turn and scale at once.
///
/// The delegate allows it, as in UIKit. `pinch.recognizesSimultaneously(with: rotation)` for each
/// pair would do without a delegate.
private final class Photo: View, GestureRecognizerDelegate {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "photo", frame: Rect(x: 100, y: 200, width: 200, height: 200))
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    let pan = PanGestureRecognizer()
    pinch.addTarget(self, action: Photo.pinched)
    rotation.addTarget(self, action: Photo.rotated)
    pan.addTarget(self, action: Photo.panned)
    for recognizer: any GestureRecognizer in [pinch, rotation, pan] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  private func pinched(_ pinch: PinchGestureRecognizer) {
    let scale = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
    transform = transform.concatenating(scale)
    pinch.scale = 1
    tellWhenOver(pinch.state)
  }

  private func rotated(_ rotation: RotationGestureRecognizer) {
    let (cosine, sine) = (cos(rotation.rotation), sin(rotation.rotation))
    let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    transform = transform.concatenating(turn)
    rotation.rotation = 0
    tellWhenOver(rotation.state)
  }

  private func panned(_ pan: PanGestureRecognizer) {
    center += pan.translation(in: superview)
    pan.setTranslation(.zero, in: superview)
    tellWhenOver(pan.state)
  }

  private func tellWhenOver(_ state: GestureState) {
    guard state.isTerminal else { return }
    let edge = transform.applied(to: Vector(dx: 1, dy: 0))
    let degrees = Vector(dx: 1, dy: 0).angle(to: edge) * 180 / .pi
    narrator.say(
      "the photo is round \(center.text), \(edge.length.textWithDecimals) times as large and "
        + "turned by \(degrees.text)°")
  }

  /// All three may recognize together, but not with any other recognizer.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    other.view === self
  }
}

extension Exercise {
  static let pinchRotatePan = Exercise(
    name: "pinch-rotate-pan", title: "pinch, rotation and pan on one photo at once",
    lookFor: "Each begins when its own limit is passed; none excludes another; all end together."
  ) { stage in
    stage.window.addSubview(Photo(narrator: stage.narrator))
    let left = stage.finger(1)
    let right = stage.finger(2)
    left.down(at: Point(x: 150, y: 300))
    right.down(at: Point(x: 250, y: 300))
    // Apart, which is a pinch; then around each other; then both downwards.
    let steps = [
      (Point(x: 145, y: 300), Point(x: 255, y: 300)),
      (Point(x: 140, y: 300), Point(x: 260, y: 300)),
      (Point(x: 140, y: 285), Point(x: 260, y: 315)),
      (Point(x: 145, y: 270), Point(x: 255, y: 330)),
      (Point(x: 145, y: 290), Point(x: 255, y: 350)),
      (Point(x: 145, y: 310), Point(x: 255, y: 370)),
    ]
    for (leftPlace, rightPlace) in steps {
      stage.wait(.milliseconds(10))
      stage.simulation.send([
        TouchInput(id: left.id, phase: .moved, location: leftPlace),
        TouchInput(id: right.id, phase: .moved, location: rightPlace),
      ])
    }
    left.up()
    right.up()
  }
}
