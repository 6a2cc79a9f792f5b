// The numbers by which the module knows things: those of the enumerations in Engine/*.swift.

export const states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
export const phases = ["began", "moved", "stationary", "ended", "cancelled"]
export const touchTypes = ["direct", "pencil", "indirect", "mouse"]

export const number = (list, word) => list.indexOf(word)

/** Flags as bits: the first word is 1, the second 2, and so on. */
export const bits = (list, words) =>
  words.reduce((mask, word) => mask | (list.includes(word) ? 1 << list.indexOf(word) : 0), 0)

export const modifierWords = ["shift", "control", "option", "command", "capsLock"]

export const kinds = [
  "tap", "doubleTap", "longPress", "pan", "horizontalPan", "screenEdgePan", "swipe", "pinch",
  "rotation", "hover", "circle", "contentDelay",
]

/** The kind of a recognizer that is written in JavaScript. */
export const hostedKind = kinds.length

const isNumber = value => typeof value === "number" && !Number.isNaN(value)
const plain = {
  write: value => (isNumber(value) ? value : undefined), wanted: "a number",
}
const orNull = {
  write: value => (isNumber(value) ? value : value === null ? NaN : undefined),
  wanted: "a number or null",
}
const flag = {
  write: value => (typeof value === "boolean" ? Number(value) : undefined), wanted: "true or false",
}
const words = list => ({
  write: value => ([].concat(value).every(word => list.includes(word))
    ? bits(list, [].concat(value)) : undefined),
  wanted: `some of ${list.join(", ")}`,
})
const word = list => ({
  write: value => (list.includes(value) ? number(list, value) : undefined),
  wanted: `one of ${list.join(", ")}`,
})

/** Each property's number, how its value is written as a number, and what values there are; what is
 * none is written as undefined. */
export const properties = Object.fromEntries(
  [
    ["numberOfTapsRequired", plain], ["numberOfTouchesRequired", plain],
    ["buttonMaskRequired", plain], ["allowableMovement", plain], ["maximumPressDuration", plain],
    ["maximumTapGap", plain], ["allowableTapSpacing", plain], ["minimumPressDuration", plain],
    ["repeatInterval", orNull], ["axis", word(["any", "horizontal", "vertical"])],
    ["hysteresis", plain], ["minimumNumberOfTouches", plain], ["maximumNumberOfTouches", plain],
    ["allowedScrollTypes", words(["continuous", "discrete"])], ["followsMomentum", flag],
    ["edges", words(["top", "left", "bottom", "right"])], ["edgeDepth", plain],
    ["direction", words(["right", "left", "up", "down"])], ["maximumDuration", plain],
    ["minimumDistance", plain], ["maximumCrossDistance", plain], ["tolerance", plain],
    ["reportsProgress", flag], ["delay", plain],
    ["isEnabled", flag], ["cancelsTouchesInView", flag], ["delaysTouchesBegan", flag],
    ["delaysTouchesEnded", flag], ["allowedTouchTypes", words(touchTypes)],
    ["requiresExclusiveTouchType", flag],
    ["scale", plain], ["rotation", plain],
  ].map(([name, form], index) => [name, { number: index, ...form }]))

const taps = [
  "numberOfTapsRequired", "numberOfTouchesRequired", "buttonMaskRequired", "allowableMovement",
  "maximumPressDuration", "maximumTapGap", "allowableTapSpacing",
]
const drags = [
  "hysteresis", "minimumNumberOfTouches", "maximumNumberOfTouches", "allowedScrollTypes",
  "followsMomentum", "buttonMaskRequired", "numberOfTapsRequired", "maximumTapGap",
  "allowableTapSpacing",
]

/** The properties of each kind, in the order in which a scene sets them. */
export const propertiesOfKind = {
  tap: taps,
  doubleTap: taps,
  longPress: [
    "minimumPressDuration", "allowableMovement", "numberOfTouchesRequired", "numberOfTapsRequired",
    "maximumTapGap", "allowableTapSpacing", "buttonMaskRequired", "repeatInterval",
  ],
  pan: ["axis", ...drags],
  horizontalPan: drags,
  screenEdgePan: ["edges", "edgeDepth", "axis", ...drags],
  swipe: [
    "direction", "numberOfTouchesRequired", "maximumDuration", "minimumDistance",
    "maximumCrossDistance", "buttonMaskRequired",
  ],
  pinch: ["hysteresis"],
  rotation: ["hysteresis"],
  hover: [],
  circle: ["tolerance", "reportsProgress", "buttonMaskRequired"],
  contentDelay: ["delay"],
  scripted: [],
}

/** The properties of every recognizer. */
export const commonProperties = [
  "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
  "allowedTouchTypes", "requiresExclusiveTouchType",
]

const numbered = names => Object.fromEntries(names.map((name, index) => [name, index]))

export const figures = numbered([
  "x", "y", "numberOfTouches", "translationX", "translationY", "velocityX", "velocityY", "scale",
  "rotation", "changeVelocity", "centerX", "centerY", "radius", "likeness", "distance", "altitude",
  "azimuth", "roll", "modifiers",
])

export const touchFigures = numbered([
  "id", "x", "y", "previousX", "previousY", "initialX", "initialY", "timestamp", "pressure", "type",
  "tapCount", "buttons", "majorRadius", "altitude", "azimuth", "roll", "phase", "view",
])

/** The kinds of input without touches, in the order of their numbers, and the bits by which a
 * recognizer accepts them. */
export const inputKinds = ["hover", "scroll", "transform", "action"]
export const inputBits = { hover: 1, scroll: 6, transform: 8, action: 16, momentum: 32 }

export const inputFigures = numbered([
  "kind", "phase", "x", "y", "dx", "dy", "isDiscrete", "isMomentum", "scale", "rotation",
  "distance", "altitude", "azimuth", "roll",
])

export const relations = numbered([
  "requireToFail", "removeRequirement", "startsAfter", "removePrerequisite", "together",
])

export const viewSorts = numbered([
  "plain", "element", "button", "slider", "switch", "elementButton",
])

export const viewProperties = numbered([
  "hidden", "alpha", "interactive", "multipleTouch", "exclusiveTouch", "catchesOwnTouches",
  "hitOutset", "answers", "listens", "enabled", "value",
])

/** The delegate's questions, each with its bit. */
export const questions = {
  shouldReceiveTouch: 1,
  shouldReceiveEvent: 2,
  shouldBegin: 4,
  shouldRecognizeSimultaneously: 8,
  shouldRequireFailure: 16,
  shouldBeRequiredToFail: 32,
}

export const controlEvents = [
  "touchDown", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
  "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
]

/** The sentence about a word that means nothing. */
export function unknown(what, word, known) {
  return `there is no ${what} '${word}'; there are ${known.join(", ")}`
}
