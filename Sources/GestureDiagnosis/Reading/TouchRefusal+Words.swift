import GestureCore

extension TouchRefusal {
  /// Why a touch is refused, as a clause.
  ///
  /// - Parameter isOfHover: whether it is refused by a recognizer for pointers that hover (S9.54).
  func cause(isOfHover: Bool) -> String {
    isOfHover && self == .touchType
      ? "it takes no touches at all, only a pointer with no button down" : cause
  }

  /// Why a touch is refused, as a clause.
  var cause: String {
    switch self {
    case .disabled: "it is switched off (isEnabled is false)"
    case .attemptOver: "its last attempt is not reset yet"
    case .touchType: "it takes no touches of that type"
    case .exclusiveTouchType:
      "it is busy with touches of another type (requiresExclusiveTouchType)"
    case .limit: "all recognizers of its set have a touch, and the set makes no more (limit)"
    case .buttonMask: "the pointer pressed none of the buttons that it takes (buttonMaskRequired)"
    case .shouldReceiveEvent: "its own shouldReceive(_ event:) says no"
    case .delegateShouldReceiveEvent: "its delegate says no to shouldReceive(_ event:)"
    case .delegateShouldReceiveTouch: "its delegate says no to shouldReceive(_ touch:)"
    }
  }
}
