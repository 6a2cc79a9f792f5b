// What the browser's events say: modifiers, buttons, poses, and which views they are about.

import { bits, modifierWords } from "./tables.js"

/** The modifier keys of an event, as bits. */
export function modifiersOf(event) {
  return bits(modifierWords, [
    event.shiftKey && "shift", event.ctrlKey && "control", event.altKey && "option",
    event.metaKey && "command", event.getModifierState?.("CapsLock") && "capsLock",
  ].filter(Boolean))
}

/** A view and those around it. */
export function chainOf(view) {
  const chain = []
  for (let around = view; around; around = around.parent) chain.push(around)
  return chain
}

export const isAround = (outer, view) => chainOf(view).includes(outer)

/** Whether a recognizer around a view wants an input without touches. */
export const isWanted = (view, input) =>
  chainOf(view).some(around => around.recognizers.some(recognizer => recognizer.wants(input)))

/** Whether an element takes text or keys itself. */
export const isEditable = element =>
  element.isContentEditable || element.matches("input, textarea, select")

/** The bit of the button that an event is about. */
const buttonOf = ({ button }) => 1 << [0, 2, 1, 3, 4][Math.max(button, 0)] || 1

/** Whether a mouse presses another button while one is down. */
export const isFurtherButton = (event, { buttons }) => event.pointerType === "mouse"
  && (buttons & buttonOf(event)) === 0 && (buttons & event.buttons) !== 0

/** Whether a mouse that was down has no button down any more: its lift was not reported. */
export const isLiftLost = (event, { type }) => type === "mouse" && event.buttons === 0

/** A finger counts as the primary button, also as it lifts. */
export function buttonsOf(event) {
  if (event.pointerType === "touch") return 1
  return event.buttons || buttonOf(event)
}

/** A stylus' altitude, azimuth and roll, from the angles that the browser has. */
export function poseOf(event) {
  const roll = ((event.twist ?? 0) * Math.PI) / 180
  if (event.altitudeAngle !== undefined) return [event.altitudeAngle, event.azimuthAngle, roll]
  const [x, y] = [Math.tan((event.tiltX * Math.PI) / 180), Math.tan((event.tiltY * Math.PI) / 180)]
  return [Math.atan2(1, Math.hypot(x, y)), Math.atan2(y, x), roll]
}

/** Whether a recognizer around a view asks for a button, which has a bit, of a pointer. */
export const takesButton = (view, button) => chainOf(view).some(around =>
  [...around.recognizers, ...around.sets].some(({ isEnabled, options }) =>
    isEnabled && (options.buttonMaskRequired & button) !== 0
      && (options.allowedTouchTypes?.includes("mouse") ?? true)))

/** The height of a line for wheels that count lines, in pixels. (As browsers scroll text.) */
const lineHeight = 16

/** How far a wheel has turned, in pixels: some count lines, or pages of a height. */
export function turnOf({ deltaX, deltaY, deltaMode }, pageHeight) {
  const unit = [1, lineHeight, pageHeight][deltaMode] ?? 1
  return { x: deltaX * unit, y: deltaY * unit }
}

/** How much larger a pinch gets by a wheel's turn up or down. */
export const scaleOf = turn => Math.exp(-turn.y / 100)

/** How long a wheel may pause, in milliseconds, before what it does counts as over. */
export const pauseOfWheel = 200

/** Wheels with notches turn one way, up and down or to the side, by whole multiples of 120. */
export function isNotch({ wheelDeltaX: x, wheelDeltaY: y }) {
  if (x === undefined || y === undefined || (x !== 0 && y !== 0)) return false
  const turned = Math.abs(x + y)
  return turned >= 120 && turned % 120 === 0
}
