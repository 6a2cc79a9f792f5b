// The properties of each kind of recognizer. Lengths are CSS pixels, times milliseconds.

export type TouchType = "direct" | "pencil" | "indirect" | "mouse"
export type Modifier = "shift" | "control" | "option" | "command" | "capsLock"
export type ScrollType = "continuous" | "discrete"
export type Edge = "left" | "right" | "top" | "bottom"
export type Direction = "left" | "right" | "up" | "down"
export type Kind =
  | "tap" | "doubleTap" | "longPress" | "pan" | "horizontalPan" | "screenEdgePan" | "swipe"
  | "pinch" | "rotation" | "hover" | "circle" | "contentDelay"

/** Of every recognizer. */
export interface CommonProperties {
  isEnabled?: boolean
  cancelsTouchesInView?: boolean
  delaysTouchesBegan?: boolean
  delaysTouchesEnded?: boolean
  allowedTouchTypes?: TouchType[]
  requiresExclusiveTouchType?: boolean
}

/** Taps before the gesture, or of which it consists. */
export interface TapProperties extends CommonProperties {
  numberOfTapsRequired?: number
  numberOfTouchesRequired?: number
  /** Bits: 1 is the primary button, 2 the secondary one. */
  buttonMaskRequired?: number
  allowableMovement?: number
  maximumPressDuration?: number
  maximumTapGap?: number
  allowableTapSpacing?: number
}

export interface LongPressProperties extends CommonProperties {
  minimumPressDuration?: number
  allowableMovement?: number
  numberOfTouchesRequired?: number
  numberOfTapsRequired?: number
  maximumTapGap?: number
  allowableTapSpacing?: number
  buttonMaskRequired?: number
  repeatInterval?: number | null
}

export interface HorizontalPanProperties extends CommonProperties {
  hysteresis?: number
  minimumNumberOfTouches?: number
  maximumNumberOfTouches?: number
  allowedScrollTypes?: ScrollType[]
  followsMomentum?: boolean
  buttonMaskRequired?: number
  numberOfTapsRequired?: number
  maximumTapGap?: number
  allowableTapSpacing?: number
}

export interface PanProperties extends HorizontalPanProperties {
  axis?: "any" | "horizontal" | "vertical"
}

export interface ScreenEdgePanProperties extends PanProperties {
  edges?: Edge[]
  edgeDepth?: number
}

export interface SwipeProperties extends CommonProperties {
  direction?: Direction | Direction[]
  numberOfTouchesRequired?: number
  maximumDuration?: number
  minimumDistance?: number
  maximumCrossDistance?: number
  buttonMaskRequired?: number
}

export interface TwoFingerProperties extends CommonProperties { hysteresis?: number }

export interface CircleProperties extends CommonProperties {
  tolerance?: number
  reportsProgress?: boolean
  buttonMaskRequired?: number
}

export interface ContentDelayProperties extends CommonProperties { delay?: number }

export interface Properties {
  tap: TapProperties
  doubleTap: TapProperties
  longPress: LongPressProperties
  pan: PanProperties
  horizontalPan: HorizontalPanProperties
  screenEdgePan: ScreenEdgePanProperties
  swipe: SwipeProperties
  pinch: TwoFingerProperties
  rotation: TwoFingerProperties
  hover: CommonProperties
  circle: CircleProperties
  contentDelay: ContentDelayProperties
}
