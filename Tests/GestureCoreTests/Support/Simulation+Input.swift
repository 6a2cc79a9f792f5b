import GestureCore
import GestureSimulation

/// Several fingers in one event, and input without touches.
extension Simulation {
  /// One event in which the fingers do the same: the first place is finger 1's, and so on.
  func fingers(_ phase: TouchPhase, _ places: Point...) { fingers(phase, at: places) }

  func fingers(_ phase: TouchPhase, at places: [Point]) {
    send(
      places.enumerated().map { index, place in
        TouchInput(id: TouchID(index + 1), phase: phase, location: place)
      })
  }

  /// One event in which fingers lift where they are.
  func lift(_ ids: TouchID...) { end(ids, .ended) }

  /// One event in which fingers lift or are cancelled.
  func end(_ ids: [TouchID], _ phase: TouchPhase) {
    send(ids.map { TouchInput(id: $0, phase: phase, location: nil) })
  }

  /// A pointer that hovers; nil is outside of the window.
  func hover(at place: Point?) {
    dispatcher.send(InputEvent(at: now, .hover(HoverInput(at: place))))
  }

  /// A turn of a wheel.
  func scroll(at place: Point, by delta: Vector, _ kind: ScrollInput.Kind = .continuous) {
    dispatcher.send(InputEvent(at: now, .scroll(ScrollInput(at: place, by: delta, kind: kind))))
  }

  /// A trackpad's pinch and turn.
  func transform(
    _ phase: TouchPhase, at place: Point, scale: Double = 1, rotation: Double = 0
  ) {
    let transform = TransformInput(phase: phase, at: place, scale: scale, rotation: rotation)
    dispatcher.send(InputEvent(at: now, .transform(transform)))
  }
}
