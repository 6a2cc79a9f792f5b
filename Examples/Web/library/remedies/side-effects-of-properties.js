// What values of recognizers' properties cost.

import { isSame, textOf } from "../property-forms.js"
import { consequence, recognizer } from "./consequences.js"

/** How long momentum may pause before a scroll ends (S15.18). Unit: milliseconds. */
const scrollPause = 100

/** "two fingers" */
export const fingers = count =>
  (count === 1 ? "one finger" : count === 2 ? "two fingers" : `${count} fingers`)

/** How long a finger is down that taps, and means no press. Unit: milliseconds. */
const longestTap = 200

/** How far a finger moves that taps. Unit: points. */
const longestSlip = 45

/** What a lower or a higher number costs, by the property. */
const ofNumbers = {
  hysteresis: ({ isMore, text }) => isMore && `begin only after ${text}`,
  minimumPressDuration: ({ isMore, isLess, value, text }) =>
    isMore ? `begin only after ${text}`
      : isLess && value <= longestTap && `fire with taps that last ${text} or longer`,
  minimumDistance: ({ isMore, value, text }) =>
    isMore
      ? `fire only after ${text}` : value < longestSlip && `fire with taps that slip by ${text}`,
  edgeDepth: ({ isMore, text }) => `begin ${isMore ? "" : "only "}up to ${text} from the edge`,
  maximumPressDuration: ({ isLess, text }) => isLess && `take no tap of ${text} or longer`,
  allowableTapSpacing: ({ isLess, text }) => isLess && `take no taps more than ${text} apart`,
  maximumTapGap: ({ isLess, text }) => isLess && `take no taps more than ${text} apart`,
  allowableMovement: ({ isLess, text }) =>
    isLess && `give up after a movement of more than ${text}`,
  maximumCrossDistance: ({ isLess, text }) =>
    isLess && `take nothing that strays by more than ${text}`,
  maximumDuration: ({ isLess, text }) => isLess && `take nothing that lasts longer than ${text}`,
  numberOfTouchesRequired: ({ isLess, isMore, present }) =>
    (isLess || isMore) && `do nothing with ${fingers(present)}`,
  minimumNumberOfTouches: ({ isMore, value, present }) =>
    isMore && "not begin with " +
      (value > present + 1 ? `fewer than ${value} fingers` : fingers(present)),
  maximumNumberOfTouches: ({ isLess, value }) => isLess && `not begin with ${fingers(value + 1)}`,
}

/** The movements that an axis leaves out. */
const waysLost = { horizontal: "up or down", vertical: "to the side" }

const isTap = kind => ["tap", "doubleTap"].includes(kind)

/** What a number of taps costs. */
function ofTaps(kind, taps, present) {
  if (taps === 0) return "begin without a tap before"
  if (!isTap(kind)) {
    return taps < present ? undefined : `begin only after ${taps === 1 ? "a tap" : `${taps} taps`}`
  }
  return taps === 1 ? "fire with a single tap" : `fire only with ${taps} taps`
}

/** What it costs to have some words no more. */
function ofWords(name, value, present) {
  const lost = present.filter(word => !value.includes(word))
  if (lost.length === 0) return undefined
  switch (name) {
    case "allowedScrollTypes":
      return value.length === 0 ? "take no scrolling"
        : `take no ${isSame(lost, ["discrete"]) ? "wheel" : "scrolling of a trackpad"}`
    case "direction": return `take no movement ${lost.join(" or ")}`
    case "edges": return `begin no longer at the ${lost.join(" or ")}`
    default: return undefined
  }
}

/** "button 1 or 2" */
export function buttonsOf(mask) {
  const numbers = [...Array(31).keys()].filter(bit => mask & (1 << bit)).map(bit => bit + 1)
  return `button ${numbers.join(" or ")}`
}

/** What buttonMaskRequired is where nothing is set. */
export const primaryButton = 1

/**
 * What a recognizer loses that takes the buttons of a value instead; nothing where it loses none. A
 * tap needs all of its buttons at once, any other gesture one of them.
 */
export function ofButtons(kind, value, present) {
  const nameOf = mask => (mask === primaryButton ? "the primary button" : buttonsOf(mask))
  if (!isTap(kind)) {
    const lost = present & ~value
    return lost ? `no longer take ${nameOf(lost)}` : undefined
  }
  if ((value & ~present) === 0 || present === 0) return undefined
  const several = (present & (present - 1)) !== 0
  const all = several ? buttonsOf(present).replace("button", "buttons").replace(" or ", " and ")
    : nameOf(present)
  const alone = (present & ~value) === 0 ? " alone" : several ? " together" : ""
  return `no longer take ${all}${alone}`
}

/** What a value costs a recognizer instead of the one that it has; `values` are all that it has. */
export function sideEffectOfValue({ id, kind }, name, value, values) {
  const would = words(kind, name, value, values)
  if (!would) return undefined
  const isLimit = ["hysteresis", "minimumPressDuration"].includes(name) && value > values[name]
  const sort = isLimit ? "limit"
    : name === "axis" ? "movement" : undefined
  return consequence(recognizer(id), would, sort)
}

function words(kind, name, value, values) {
  const present = values[name]
  const [isMore, isLess] = [value > present, value < present]
  const text = textOf(name, value)
  const ofNumber = ofNumbers[name]?.({ value, present, isMore, isLess, text })
  if (ofNumber) return ofNumber
  if (name === "minimumNumberOfTouches" && isLess && !isTap(kind) && values.numberOfTapsRequired) {
    return `ask for taps of ${fingers(value)} before it, and no longer of ${fingers(present)}`
  }
  if (name === "maximumTapGap" && isMore && !isTap(kind) && values.numberOfTapsRequired) {
    return `begin with a ${kind === "longPress" ? "press" : "drag"} up to ${value} ms after a tap`
  }
  if (name === "axis") return waysLost[value] && `not begin with a movement ${waysLost[value]}`
  if (name === "followsMomentum") {
    return value ? `end ${scrollPause} ms later where no momentum follows`
      : "not go on with the momentum"
  }
  if (name === "numberOfTapsRequired") return ofTaps(kind, value, present)
  if (name === "buttonMaskRequired") return ofButtons(kind, value, present)
  return Array.isArray(value) ? ofWords(name, value, present ?? []) : undefined
}
