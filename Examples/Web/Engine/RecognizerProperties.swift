import CircleGesture
import GestureCore
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture

/// The properties that a page sets, by the numbers of `properties` in gestures.js. Lengths are in
/// points, durations in milliseconds, sets of words and flags as bits.
enum RecognizerProperty: Int32 {
  case numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired, allowableMovement
  case maximumPressDuration, maximumTapGap, allowableTapSpacing, minimumPressDuration
  case repeatInterval, axis, hysteresis, minimumNumberOfTouches, maximumNumberOfTouches
  case allowedScrollTypes, followsMomentum, edges, edgeDepth, direction, maximumDuration
  case minimumDistance, maximumCrossDistance, tolerance, reportsProgress, delay
  // Of every recognizer.
  case isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, allowedTouchTypes
  case requiresExclusiveTouchType
  // Of a gesture that goes on.
  case scale, rotation
}

/// Sets a property; false where the recognizer has none of that name.
@_cdecl("recognizer_set")
func setProperty(ofRecognizer member: Int32, _ property: Int32, _ number: Double) -> Bool {
  guard let member = objects.members[member], let property = RecognizerProperty(rawValue: property)
  else { return false }
  return member.attached.set(property, number) || member.kind.set(property, number)
}

/// Sets the translation of a pan, in window coordinates.
@_cdecl("recognizer_set_translation")
func setTranslation(_ member: Int32, _ dx: Double, _ dy: Double) {
  guard let member = objects.members[member] else { return }
  let translation = Vector(dx: dx, dy: dy)
  switch member.kind {
  case .pan(let pan): pan.setTranslation(translation, in: nil)
  case .horizontalPan(let pan): pan.setTranslation(translation, in: nil)
  case .screenEdgePan(let pan): pan.setTranslation(translation, in: nil)
  case .tap, .doubleTap, .longPress, .swipe, .pinch, .rotation, .hover, .circle, .contentDelay,
    .hosted:
    break
  }
}

extension GestureRecognizer {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) -> Bool {
    let flag = number != 0
    switch property {
    case .isEnabled: isEnabled = flag
    case .cancelsTouchesInView: cancelsTouchesInView = flag
    case .delaysTouchesBegan: delaysTouchesBegan = flag
    case .delaysTouchesEnded: delaysTouchesEnded = flag
    case .allowedTouchTypes:
      allowedTouchTypes = TouchTypes(rawValue: UInt8(clamping: Int(clamping: number)))
    case .requiresExclusiveTouchType: requiresExclusiveTouchType = flag
    case _: return false
    }
    return true
  }
}

extension Member.Kind {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) -> Bool {
    switch self {
    case .tap(let tap): tap.setTap(property, number)
    case .doubleTap(let tap): tap.setTap(property, number)
    case .longPress(let press): press.set(property, number)
    case .pan(let pan):
      if property == .axis { pan.axis = Axis(number) } else { return pan.setDrag(property, number) }
    case .horizontalPan(let pan): return pan.setDrag(property, number)
    case .screenEdgePan(let pan): return pan.set(property, number)
    case .swipe(let swipe): swipe.set(property, number)
    case .pinch(let pinch):
      if property == .scale { pinch.scale = number } else { pinch.hysteresis = number }
    case .rotation(let turn):
      if property == .rotation { turn.rotation = number } else { turn.hysteresis = number }
    case .circle(let circle): circle.set(property, number)
    case .contentDelay(let delay): delay.delay = .milliseconds(number)
    case .hover, .hosted: return false
    }
    return true
  }
}

extension TapRecognizer {
  fileprivate func setTap(_ property: RecognizerProperty, _ number: Double) {
    switch property {
    case .numberOfTapsRequired: numberOfTapsRequired = Int(clamping: number)
    case .numberOfTouchesRequired: numberOfTouchesRequired = Int(clamping: number)
    case .buttonMaskRequired: buttonMaskRequired = ButtonMask(rawValue: Int(clamping: number))
    case .allowableMovement: allowableMovement = number
    case .maximumPressDuration: maximumPressDuration = .milliseconds(number)
    case .maximumTapGap: maximumTapGap = .milliseconds(number)
    case .allowableTapSpacing: allowableTapSpacing = number
    case _: break
    }
  }
}

extension DragRecognizer {
  fileprivate func setDrag(_ property: RecognizerProperty, _ number: Double) -> Bool {
    switch property {
    case .hysteresis: hysteresis = number
    case .minimumNumberOfTouches: minimumNumberOfTouches = Int(clamping: number)
    case .maximumNumberOfTouches: maximumNumberOfTouches = Int(clamping: number)
    case .allowedScrollTypes:
      allowedScrollTypes = ScrollTypes(rawValue: UInt8(clamping: Int(clamping: number)))
    case .followsMomentum: followsMomentum = number != 0
    case .buttonMaskRequired: buttonMaskRequired = ButtonMask(rawValue: Int(clamping: number))
    case .numberOfTapsRequired: numberOfTapsRequired = Int(clamping: number)
    case .maximumTapGap: maximumTapGap = .milliseconds(number)
    case .allowableTapSpacing: allowableTapSpacing = number
    case _: return false
    }
    return true
  }
}

extension ScreenEdgePanGestureRecognizer {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) -> Bool {
    switch property {
    case .edges: edges = RectEdges(rawValue: UInt8(clamping: Int(clamping: number)))
    case .edgeDepth: edgeDepth = number
    case .axis: axis = Axis(number)
    case _: return setDrag(property, number)
    }
    return true
  }
}

extension LongPressGestureRecognizer {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) {
    switch property {
    case .minimumPressDuration: minimumPressDuration = .milliseconds(number)
    case .allowableMovement: allowableMovement = number
    case .numberOfTouchesRequired: numberOfTouchesRequired = Int(clamping: number)
    case .numberOfTapsRequired: numberOfTapsRequired = Int(clamping: number)
    case .maximumTapGap: maximumTapGap = .milliseconds(number)
    case .allowableTapSpacing: allowableTapSpacing = number
    case .buttonMaskRequired: buttonMaskRequired = ButtonMask(rawValue: Int(clamping: number))
    case .repeatInterval: repeatInterval = number.isNaN ? nil : .milliseconds(number)
    case _: break
    }
  }
}

extension SwipeGestureRecognizer {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) {
    switch property {
    case .direction: direction = SwipeDirection(rawValue: .init(clamping: Int(clamping: number)))
    case .numberOfTouchesRequired: numberOfTouchesRequired = Int(clamping: number)
    case .maximumDuration: maximumDuration = .milliseconds(number)
    case .minimumDistance: minimumDistance = number
    case .maximumCrossDistance: maximumCrossDistance = number
    case .buttonMaskRequired: buttonMaskRequired = ButtonMask(rawValue: Int(clamping: number))
    case _: break
    }
  }
}

extension CircleGestureRecognizer {
  fileprivate func set(_ property: RecognizerProperty, _ number: Double) {
    switch property {
    case .tolerance: tolerance = number
    case .reportsProgress: reportsProgress = number != 0
    case .buttonMaskRequired: buttonMaskRequired = ButtonMask(rawValue: Int(clamping: number))
    case _: break
    }
  }
}

extension Axis {
  fileprivate init(_ number: Double) {
    self = number == 1 ? .horizontal : number == 2 ? .vertical : .any
  }
}

extension Duration {
  /// What the page gives as milliseconds; at most thirty years, and nothing for what is no number.
  static func milliseconds(_ number: Double) -> Duration {
    let years = 1e12
    let finite = number.isNaN ? 0 : Swift.min(Swift.max(number, -years), years)
    return .nanoseconds(Int64((finite * 1_000_000).rounded()))
  }
}

extension Int {
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -2e9), 2e9))
  }
}
