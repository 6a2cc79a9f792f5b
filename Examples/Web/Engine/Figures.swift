import CircleGesture
import GestureCore
import HoverGesture
import PinchGesture
import RotationGesture

/// The figures of a touch, by the numbers of `touchFigures` in gestures.js.
enum TouchFigure: Int32 {
  case id, x, y, previousX, previousY, initialX, initialY, timestamp, pressure, type, tapCount
  case buttons, majorRadius, altitude, azimuth, roll, phase, view
}

extension Touch {
  func figure(_ number: Int32) -> Double {
    guard let figure = TouchFigure(rawValue: number) else { return .nan }
    return switch figure {
    case .id: Double(id.rawValue)
    case .x: location(in: nil).x
    case .y: location(in: nil).y
    case .previousX: previousLocation(in: nil).x
    case .previousY: previousLocation(in: nil).y
    case .initialX: initialLocation(in: nil).x
    case .initialY: initialLocation(in: nil).y
    case .timestamp: timestamp.milliseconds
    case .pressure: pressure
    case .type: Double(type.rawValue)
    case .tapCount: Double(tapCount)
    case .buttons: Double(buttons.rawValue)
    case .majorRadius: majorRadius
    case .altitude: altitudeAngle
    case .azimuth: azimuthAngle(in: nil)
    case .roll: rollAngle
    case .phase: Double(phase.number)
    case .view: Double(objects.handle(of: view))
    }
  }
}

/// The figures of a gesture, by the numbers of `figures` in gestures.js. Places and vectors are in
/// window coordinates.
private enum GestureFigure: Int32 {
  case x, y, numberOfTouches, translationX, translationY, velocityX, velocityY, scale, rotation
  case changeVelocity, centerX, centerY, radius, likeness, distance, altitude, azimuth, roll
  case modifiers
}

/// A figure of a gesture; NaN where it has none.
@_cdecl("recognizer_figure")
func figure(_ member: Int32, _ number: Int32) -> Double {
  guard let member = objects.members[member], let figure = GestureFigure(rawValue: number) else {
    return .nan
  }
  let recognizer = member.attached
  switch figure {
  case .x: return recognizer.location(in: nil).x
  case .y: return recognizer.location(in: nil).y
  case .numberOfTouches: return Double(recognizer.numberOfTouches)
  case .modifiers: return Double(recognizer.modifierFlags.rawValue)
  case .translationX, .translationY, .velocityX, .velocityY, .scale, .rotation, .changeVelocity,
    .centerX, .centerY, .radius, .likeness, .distance, .altitude, .azimuth, .roll:
    return member.kind.figure(figure)
  }
}

extension Member.Kind {
  fileprivate func figure(_ figure: GestureFigure) -> Double {
    switch self {
    case .pan(let pan): pan.figure(figure)
    case .horizontalPan(let pan): pan.figure(figure)
    case .screenEdgePan(let pan): pan.figure(figure)
    case .pinch(let pinch):
      figure == .scale ? pinch.scale : figure == .changeVelocity ? pinch.velocity : .nan
    case .rotation(let turn):
      figure == .rotation ? turn.rotation : figure == .changeVelocity ? turn.velocity : .nan
    case .circle(let circle): circle.figure(figure)
    case .hover(let hover): hover.figure(figure)
    case .tap, .doubleTap, .longPress, .swipe, .contentDelay, .hosted: .nan
    }
  }
}

extension DragRecognizer {
  fileprivate func figure(_ figure: GestureFigure) -> Double {
    switch figure {
    case .translationX: translation(in: nil).dx
    case .translationY: translation(in: nil).dy
    case .velocityX: velocity(in: nil).dx
    case .velocityY: velocity(in: nil).dy
    case _: .nan
    }
  }
}

extension CircleGestureRecognizer {
  fileprivate func figure(_ figure: GestureFigure) -> Double {
    switch figure {
    case .centerX: fit?.center.x ?? .nan
    case .centerY: fit?.center.y ?? .nan
    case .radius: fit?.radius ?? .nan
    case .likeness: likeness
    case _: .nan
    }
  }
}

extension HoverGestureRecognizer {
  fileprivate func figure(_ figure: GestureFigure) -> Double {
    switch figure {
    case .distance: distance ?? .nan
    case .altitude: altitudeAngle
    case .azimuth: azimuthAngle(in: nil)
    case .roll: rollAngle
    case _: .nan
    }
  }
}
