import GestureCore

// Input without touches, for recognizers that are written in JavaScript.

/// The figures of an input without touches, by the numbers of `inputFigures` in gestures.js.
enum InputFigure: Int32 {
  case kind, phase, x, y, dx, dy, isDiscrete, isMomentum, scale, rotation, distance, altitude
  case azimuth, roll
}

extension IndirectInput {
  /// A figure; nil where the input has none.
  func figure(_ figure: InputFigure) -> Double? {
    switch self {
    case .hover(let hover): figure == .kind ? 0 : hover.figure(figure)
    case .scroll(let scroll): figure == .kind ? 1 : scroll.figure(figure)
    case .transform(let transform): figure == .kind ? 2 : transform.figure(figure)
    case .action(let action):
      switch figure {
      case .kind: 3
      case .x: action.location?.x
      case .y: action.location?.y
      case _: nil
      }
    }
  }
}

extension HoverInput {
  fileprivate func figure(_ figure: InputFigure) -> Double? {
    switch figure {
    case .phase: Double(phase.number)
    case .x: location?.x
    case .y: location?.y
    case .distance: distance
    case .altitude: pose?.altitudeAngle
    case .azimuth: pose?.azimuthAngle
    case .roll: pose?.rollAngle
    case _: nil
    }
  }
}

extension ScrollInput {
  fileprivate func figure(_ figure: InputFigure) -> Double? {
    switch figure {
    case .phase: phase.map { Double($0.number) }
    case .x: location.x
    case .y: location.y
    case .dx: delta.dx
    case .dy: delta.dy
    case .isDiscrete: kind == .discrete ? 1 : 0
    case .isMomentum: isMomentum ? 1 : 0
    case _: nil
    }
  }
}

extension TransformInput {
  fileprivate func figure(_ figure: InputFigure) -> Double? {
    switch figure {
    case .phase: Double(phase.number)
    case .x: location.x
    case .y: location.y
    case .scale: scale
    case .rotation: rotation
    case _: nil
    }
  }
}

/// Says which kinds of input without touches a recognizer accepts, as bits.
@_cdecl("recognizer_accept")
func accept(_ member: Int32, _ kinds: Int32) {
  hosted(member)?.accept(IndirectInput.Kinds(rawValue: UInt8(truncatingIfNeeded: kinds)))
}

/// A figure of the input of the running callback; NaN where it has none.
@_cdecl("callback_input")
func inputOfCallback(_ member: Int32, _ figure: Int32) -> Double {
  InputFigure(rawValue: figure).flatMap { hosted(member)?.input?.figure($0) } ?? .nan
}

/// Writes the name of the action of the running callback; −1 where it is about none.
@_cdecl("callback_action")
func actionOfCallback(_ member: Int32) -> Int32 {
  guard case .action(let action)? = hosted(member)?.input else { return -1 }
  return textBuffer.write(action.name.rawValue)
}
