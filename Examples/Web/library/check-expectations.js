// What a scenario file may expect.

import { modifiers } from "./check-script.js"
import { anyRecognizer, expectedRecognizer, view } from "./known-ids.js"
import {
  flag, list, listOf, members, number, numbers, remedy, required, string, Table, when, wholeNumber,
  word,
} from "./shapes.js"
import { isAboutPair, question, sentState, sentStates } from "./questions.js"

const reasons = [
  "ownDecision", "deniedByDelegate", "deniedByView", "excluded", "requirementRecognized",
  "disabled", "removed", "touchesCancelled", "abandoned", "prerequisiteFailed",
]

/** A number as Swift reads it: decimal, or hexadecimal. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const hexadecimal = /^\+?0x(?=\.?[\da-f])[\da-f]*\.?[\da-f]*(p[+-]?\d+)?$/i
const isMoment = text => hexadecimal.test(text)
  || (decimal.test(text) && Number(text) >= 0 && Number.isFinite(Number(text)))

/** A word, maybe with a star, maybe with a time: `began`, `changed*`, `ended@60`. */
function checkMoment(entry, what, words, repeated, place) {
  const [name, ...times] = entry.split("@")
  const known = [...words, `${repeated}*`]
  if (!known.includes(name)) place.fail(`"${name}" is no ${what}${remedy(known)}`)
  if (times.length === 0 || (name !== `${repeated}*` && isMoment(times.join("@")))) return
  const plain = name.replace("*", "")
  place.fail(`expected milliseconds after the @, as in "${plain}@60", found "${entry}"`)
}

const moments = (what, words, repeated) => list(
  `a list such as ["began@0", "${repeated}*", "ended"]`, (value, place) => {
    checkMoment(string()(value, place), what, words, repeated, place)
    return value
  })
const sent = moments("state", sentStates, "changed")
const received = moments("phase", ["began", "moved", "ended", "cancelled"], "moved")

/** An action of the run: `pan began@60`. */
const sentAction = (value, place) => {
  const space = string('"recognizer state"')(value, place).lastIndexOf(" ")
  if (space < 0) place.fail(`expected "recognizer state", found "${value}"`)
  const id = expectedRecognizer(value.slice(0, space), place)
  checkMoment(value.slice(space + 1), "state", sentStates, "changed", place)
  return id + value.slice(space)
}

/** A state, maybe with a reason: `failed:excluded`. */
const outcome = (value, place) => {
  const [state, ...rest] = string()(value, place).split(":")
  const known = ["ended", "cancelled", "failed"]
  if (!known.includes(state)) place.fail(`"${state}" is no outcome${remedy(known)}`)
  const reason = rest.length === 0 ? undefined : rest.join(":")
  if (reason === undefined) return value
  if (state === "ended" && reason !== "handedOver") {
    place.fail(`"ended" takes no reason but "handedOver", found "${reason}"`)
  }
  if (state !== "ended" && !reasons.includes(reason)) {
    place.fail(`"${reason}" is no reason${remedy(reasons)}`)
  }
  return value
}

const calls = new Table({
  recognizer: anyRecognizer,
  other: when(anyRecognizer, isAboutPair),
  count: required(wholeNumber("how often", 0), "how often"),
}, { heading: { question } })

const place = numbers(2, "a place [x, y]")
const vector = numbers(2, "[dx, dy]")
const values = new Table({
  recognizer: required(expectedRecognizer, "the id of a recognizer"),
  state: required(sentState, "the state in which the action is sent"),
  occurrence: wholeNumber("a whole number", 1),
  location: place,
  majorRadius: number(),
  altitude: number(),
  azimuth: number(),
  roll: number(),
  translation: vector,
  velocity: vector,
  scale: number(),
  rotation: number(),
  distance: number(),
  center: place,
  radius: number(),
  to: expectedRecognizer,
  modifiers,
  within: number("a tolerance", 0),
})

const diagnostics = [
  "illegalTransition", "cycle", "abandoned", "touchWithoutBegin", "duplicateBegin", "timeWentBack",
  "misuse",
]

export const expectations = new Table({
  actions: members(expectedRecognizer, sent),
  order: list('a list such as ["recognizer began"]', sentAction),
  calls: listOf("a list of questions", calls),
  idle: flag,
  outcomes: members(expectedRecognizer, list('a list such as ["failed:excluded"]', outcome)),
  views: members(view, received),
  values: list("a list of values", values.shape),
  diagnostics: list("a list of diagnostics", word("diagnostic", diagnostics)),
}).shape
