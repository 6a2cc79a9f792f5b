// Says what is wrong with a scenario file, before anything is made of it.

import { kinds, unknown } from "./tables.js"

const keys = {
  scenario: ["name", "source", "scene", "script", "expect"],
  scene: ["size", "views", "recognizers", "delegate", "reactions", "handOvers"],
  view: [
    "id", "parent", "frame", "hidden", "alpha", "interactive", "catchesOwnTouches",
    "multipleTouch", "exclusiveTouch", "control", "bounds", "transform", "hitOutset",
  ],
  recognizer: [
    "id", "kind", "view", "forEachTouch", "allowedTouchTypes", "requiresExclusiveTouchType",
    "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "requireToFail",
    "startsAfter", "recognizesTogether", "preventsOnly", "preventedOnlyBy", "set",
  ],
  step: [
    "at", "began", "moved", "ended", "cancelled", "type", "pressure", "buttons", "hover",
    "coalesced", "scroll", "transform", "action", "modifiers", "contact", "pose", "hovering",
    "stamp", "during", "do",
  ],
}
/** What a copy or a recording of a page has besides. */
const keysOfPages = ["element", "hit"]
const relations = ["requireToFail", "startsAfter", "recognizesTogether"]

/** Throws an error that says what is wrong with a scenario, and where. */
export function checkScenario(scenario) {
  checkKeys(scenario, "scenario", "the scenario")
  const { scene } = scenario
  for (const key of ["scene", "script"]) {
    if (scenario[key] === undefined) throw new Error(`it has no "${key}"`)
  }
  checkKeys(scene, "scene", "scene")
  if (!isNumbers(scene.size, 2)) throw new Error("scene.size: expected [width, height]")
  const views = checkViews(listOf(scene, "views", "scene.views"))
  checkRecognizers(listOf(scene, "recognizers", "scene.recognizers"), views)
  checkSteps(listOf(scenario, "script", "script"))
}

function checkViews(list) {
  const known = new Set(["window"])
  list.forEach((view, index) => {
    const path = `scene.views[${index}]`
    checkKeys(view, "view", path)
    checkName(view.id, known, path)
    if (!isNumbers(view.frame, 4)) {
      throw new Error(`${path}.frame: expected [x, y, width, height]`)
    }
  })
  list.forEach(({ parent = "window" }, index) => {
    if (!known.has(parent)) {
      throw new Error(`scene.views[${index}].parent: ${unknown("view", parent, [...known])}`)
    }
  })
  return known
}

function checkRecognizers(list, views) {
  const known = new Set()
  const all = [...kinds, "scripted"]
  list.forEach((recognizer, index) => {
    const path = `scene.recognizers[${index}]`
    checkKeys(recognizer, "recognizer", path)
    checkName(recognizer.id, known, path)
    if (!all.includes(recognizer.kind)) {
      throw new Error(`${path}.kind: ${unknown("kind", recognizer.kind, all)}`)
    }
    if (!views.has(recognizer.view)) {
      throw new Error(`${path}.view: ${unknown("view", recognizer.view, [...views])}`)
    }
  })
  list.forEach((recognizer, index) => {
    for (const key of relations) {
      for (const other of listOf(recognizer, key, `scene.recognizers[${index}].${key}`)) {
        if (known.has(other)) continue
        throw new Error(
          `scene.recognizers[${index}].${key}: ${unknown("recognizer", other, [...known])}`)
      }
    }
  })
}

function checkSteps(steps) {
  let last = -Infinity
  steps.forEach((step, index) => {
    const path = `script[${index}]`
    checkKeys(step, "step", path)
    if (!Number.isFinite(step.at)) throw new Error(`${path}.at: expected a number of milliseconds`)
    if (step.at < last) {
      throw new Error(`${path}.at: expected ${last} or later: steps stand in their order`)
    }
    last = step.at
    for (const phase of ["began", "moved", "ended"]) checkPlaces(step, phase, path)
    const { cancelled = [] } = step
    if (cancelled !== "all") listOf(step, "cancelled", `${path}.cancelled`)
    listOf(step, "do", `${path}.do`)
  })
}

/** A lift may leave its place out, where the finger already was. */
function checkPlaces(step, phase, path) {
  const places = step[phase] ?? {}
  if (!isObject(places)) throw new Error(`${path}.${phase}: expected an object of touches`)
  for (const [id, place] of Object.entries(places)) {
    if (isNumbers(place, 2) || (place === null && phase === "ended")) continue
    throw new Error(`${path}.${phase}["${id}"]: expected a place [x, y]`)
  }
}

const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value)

const isNumbers = (list, count) =>
  Array.isArray(list) && list.length === count && list.every(Number.isFinite)

function checkKeys(value, sort, path) {
  if (!isObject(value)) throw new Error(`${path}: expected an object, found ${JSON.stringify(value)}`)
  const known = keys[sort]
  const wrong = Object.keys(value).find(key => ![...known, ...keysOfPages].includes(key))
  if (wrong === undefined) return
  throw new Error(`${path}: unknown key "${wrong}"; expected one of ${known.join(", ")}`)
}

function checkName(id, known, path) {
  if (typeof id !== "string" || id === "") throw new Error(`${path}.id: expected a name`)
  if (known.has(id)) throw new Error(`${path}.id: '${id}' is there already`)
  known.add(id)
}

function listOf(owner, key, path) {
  const list = owner[key] ?? []
  if (Array.isArray(list)) return list
  throw new Error(`${path}: expected a list, found ${JSON.stringify(list)}`)
}
