// The core and all recognizers by one import. The attribute is what Swift has for it.
@_exported public import CircleGesture
@_exported public import DoubleTapGesture
@_exported public import GestureCore
@_exported public import HorizontalPanGesture
@_exported public import HoverGesture
@_exported public import LongPressGesture
@_exported public import PanGesture
@_exported public import PinchGesture
@_exported public import RotationGesture
@_exported public import ScreenEdgePanGesture
@_exported public import SwipeGesture
@_exported public import TapGesture
