// The forms of recognizers' properties: what values they have, and how these read.

import { properties, touchTypes } from "./tables.js"

const forms = {
  points: [
    "allowableMovement", "allowableTapSpacing", "hysteresis", "edgeDepth", "minimumDistance",
    "maximumCrossDistance", "tolerance",
  ],
  milliseconds: [
    "maximumPressDuration", "maximumTapGap", "minimumPressDuration", "maximumDuration", "delay",
  ],
  orNull: ["repeatInterval"],
  flag: [
    "followsMomentum", "reportsProgress", "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan",
    "delaysTouchesEnded", "requiresExclusiveTouchType",
  ],
}

/** The words that a property may have, in the order of scenario files. */
export const wordsOf = {
  axis: ["any", "horizontal", "vertical"],
  edges: ["left", "right", "top", "bottom"],
  direction: ["left", "right", "up", "down"],
  allowedScrollTypes: ["continuous", "discrete"],
  allowedTouchTypes: touchTypes,
}

/** The form of a property: points, milliseconds, orNull, flag, word, words or wholeNumber. */
export function formOf(name) {
  if (name in wordsOf) return name === "axis" ? "word" : "words"
  return Object.keys(forms).find(form => forms[form].includes(name)) ?? "wholeNumber"
}

/** A swipe that is too slow has failed within a part of the time that it may take (S9.31). */
export const countsInPart = (kind, name) => kind === "swipe" && name === "maximumDuration"

/** A property's value with its unit. */
export function textOf(name, value) {
  if (value === null) return "null"
  switch (formOf(name)) {
    case "points": return `${value} pt`
    case "milliseconds": case "orNull": return `${value} ms`
    case "word": return `'${value}'`
    case "words": return value.length ? listed(value.map(word => `'${word}'`)) : "none"
    // The module's largest integer stands for "any number".
    default: return value >= 2 ** 31 - 1 ? "without a limit" : `${value}`
  }
}

/** "a", "a and b", "a, b and c". */
const listed = words =>
  (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`)

/** Whether two values of a property are the same. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** What a property reads as where the recognizer answers by a number. */
export function readValue(name, number) {
  if (name === "repeatInterval" && Number.isNaN(number)) return null
  const form = formOf(name)
  if (form === "flag") return number !== 0
  const { write } = properties[name]
  if (form === "word") return wordsOf[name].find(word => write(word) === number)
  if (form === "words") return wordsOf[name].filter(word => number & write([word]))
  return number
}
