import CircleGesture
import GestureCore
import GestureScenario

/// Plays strokes as the touches of one finger, each on a window of its own.
struct StrokePlayer: Sendable {
  var criteria = CircleCriteria.standard
  var tolerance = CircleCriteria.standardTolerance

  /// The outcome of a stroke.
  struct Outcome: Sendable {
    /// Whether the recognizer ended, and so sent its action.
    var isAccepted = false
    /// Nil for a stroke without points, which has no touch.
    var verdict: CircleVerdict?
    /// The figures at the lift, or at the failure if it failed before.
    var measure: CircleMeasure?
    /// The fitted circle, in the coordinates of the stroke.
    var fit: CircleFit?
  }

  /// Plays a stroke.
  ///
  /// It is shifted so that it lies on the window, wherever its coordinates are.
  func play(_ stroke: RecordedStroke) -> Outcome {
    guard let box = stroke.box else { return Outcome() }
    let size = Size(width: box.width + 2 * Self.margin, height: box.height + 2 * Self.margin)
    let window = Window(size: size)
    let dispatcher = Dispatcher(window: window)
    let circle = CircleGestureRecognizer()
    circle.criteria = criteria
    circle.tolerance = tolerance
    window.addGestureRecognizer(circle)
    var isAccepted = false
    let action = circle.onAction { circle in isAccepted = circle.state == .ended }
    let shift = Vector(dx: Self.margin - box.origin.x, dy: Self.margin - box.origin.y)
    withExtendedLifetime(action) { send(stroke, shiftedBy: shift, to: dispatcher) }
    var fit = circle.fit
    if let center = fit?.center { fit?.center = center + Vector(dx: -shift.dx, dy: -shift.dy) }
    return Outcome(
      isAccepted: isAccepted, verdict: circle.verdict, measure: circle.measure, fit: fit)
  }

  /// How much wider the window is than the stroke. Unit: points.
  private static let margin = 20.0

  private func send(
    _ stroke: RecordedStroke, shiftedBy shift: Vector, to dispatcher: Dispatcher
  ) {
    let times = stroke.milliseconds ?? stroke.evenMilliseconds
    var last = Timestamp.zero
    for (index, (point, time)) in zip(stroke.points, times).enumerated() {
      last = .milliseconds(time - times[0])
      dispatcher.send(
        TouchInput(id: 1, phase: index == 0 ? .began : .moved, location: point + shift), at: last)
    }
    dispatcher.send(TouchInput(id: 1, phase: .ended, location: nil), at: last)
  }
}

extension RecordedStroke {
  /// Times for a stroke without times: constant speed, one second in all.
  ///
  /// One second, because people draw large circles about as fast as small ones; constant speed, so
  /// that the density of a file's points doesn't look like pauses.
  var evenMilliseconds: [Double] {
    var lengths: [Double] = points.isEmpty ? [] : [0]
    for (start, end) in zip(points, points.dropFirst()) {
      lengths.append((lengths.last ?? 0) + start.distance(to: end))
    }
    guard let length = lengths.last, length > 0 else { return lengths }
    return lengths.map { $0 / length * 1000 }
  }
}
