import CircleGesture
import GestureCore
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture

/// The present value of a property, as `recognizer_set` takes it; NaN where the recognizer has none
/// of that name, or where it is none.
@_cdecl("recognizer_get")
func property(ofRecognizer member: Int32, _ property: Int32) -> Double {
  guard let member = objects.members[member], let property = RecognizerProperty(rawValue: property)
  else { return .nan }
  return member.attached.value(of: property) ?? member.kind.value(of: property) ?? .nan
}

extension GestureRecognizer {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch property {
    case .isEnabled: isEnabled ? 1 : 0
    case .cancelsTouchesInView: cancelsTouchesInView ? 1 : 0
    case .delaysTouchesBegan: delaysTouchesBegan ? 1 : 0
    case .delaysTouchesEnded: delaysTouchesEnded ? 1 : 0
    case .allowedTouchTypes: Double(allowedTouchTypes.rawValue)
    case .requiresExclusiveTouchType: requiresExclusiveTouchType ? 1 : 0
    case _: nil
    }
  }
}

extension Member.Kind {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch self {
    case .tap(let tap): tap.tapValue(of: property)
    case .doubleTap(let tap): tap.tapValue(of: property)
    case .longPress(let press): press.value(of: property)
    case .pan(let pan): property == .axis ? pan.axis.number : pan.dragValue(of: property)
    case .horizontalPan(let pan): pan.dragValue(of: property)
    case .screenEdgePan(let pan): pan.value(of: property)
    case .swipe(let swipe): swipe.value(of: property)
    case .pinch(let pinch): property == .hysteresis ? pinch.hysteresis : nil
    case .rotation(let turn): property == .hysteresis ? turn.hysteresis : nil
    case .circle(let circle): circle.value(of: property)
    case .contentDelay(let delay): property == .delay ? delay.delay.milliseconds : nil
    case .hover, .hosted: nil
    }
  }
}

extension TapRecognizer {
  fileprivate func tapValue(of property: RecognizerProperty) -> Double? {
    switch property {
    case .numberOfTapsRequired: Double(numberOfTapsRequired)
    case .numberOfTouchesRequired: Double(numberOfTouchesRequired)
    case .buttonMaskRequired: Double(buttonMaskRequired.rawValue)
    case .allowableMovement: allowableMovement
    case .maximumPressDuration: maximumPressDuration.milliseconds
    case .maximumTapGap: maximumTapGap.milliseconds
    case .allowableTapSpacing: allowableTapSpacing
    case _: nil
    }
  }
}

extension DragRecognizer {
  fileprivate func dragValue(of property: RecognizerProperty) -> Double? {
    switch property {
    case .hysteresis: hysteresis
    case .minimumNumberOfTouches: Double(minimumNumberOfTouches)
    case .maximumNumberOfTouches: Double(maximumNumberOfTouches)
    case .allowedScrollTypes: Double(allowedScrollTypes.rawValue)
    case .followsMomentum: followsMomentum ? 1 : 0
    case .buttonMaskRequired: Double(buttonMaskRequired.rawValue)
    case .numberOfTapsRequired: Double(numberOfTapsRequired)
    case .maximumTapGap: maximumTapGap.milliseconds
    case .allowableTapSpacing: allowableTapSpacing
    case _: nil
    }
  }
}

extension ScreenEdgePanGestureRecognizer {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch property {
    case .edges: Double(edges.rawValue)
    case .edgeDepth: edgeDepth
    case .axis: axis.number
    case _: dragValue(of: property)
    }
  }
}

extension LongPressGestureRecognizer {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch property {
    case .minimumPressDuration: minimumPressDuration.milliseconds
    case .allowableMovement: allowableMovement
    case .numberOfTouchesRequired: Double(numberOfTouchesRequired)
    case .numberOfTapsRequired: Double(numberOfTapsRequired)
    case .maximumTapGap: maximumTapGap.milliseconds
    case .allowableTapSpacing: allowableTapSpacing
    case .buttonMaskRequired: Double(buttonMaskRequired.rawValue)
    case .repeatInterval: repeatInterval?.milliseconds
    case _: nil
    }
  }
}

extension SwipeGestureRecognizer {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch property {
    case .direction: Double(direction.rawValue)
    case .numberOfTouchesRequired: Double(numberOfTouchesRequired)
    case .maximumDuration: maximumDuration.milliseconds
    case .minimumDistance: minimumDistance
    case .maximumCrossDistance: maximumCrossDistance
    case .buttonMaskRequired: Double(buttonMaskRequired.rawValue)
    case _: nil
    }
  }
}

extension CircleGestureRecognizer {
  fileprivate func value(of property: RecognizerProperty) -> Double? {
    switch property {
    case .tolerance: tolerance
    case .reportsProgress: reportsProgress ? 1 : 0
    case .buttonMaskRequired: Double(buttonMaskRequired.rawValue)
    case _: nil
    }
  }
}

extension Axis {
  fileprivate var number: Double {
    switch self {
    case .any: 0
    case .horizontal: 1
    case .vertical: 2
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9 + Double(attoseconds / 1_000_000_000)) / 1e6
  }
}
