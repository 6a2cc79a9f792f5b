// Says what is wrong with a scenario file, before anything is made of it.

import {
  kinds, modifierWords, propertiesOfKind, questions, states, touchTypes, unknown,
} from "./tables.js"

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
const actions = [
  "enable", "disable", "remove", "add", "hideView", "showView", "setFrame", "setAlpha",
  "removeView", "moveView", "resetTranslation", "setScale", "setRotation", "cancel",
  "requireToFail", "removeRequirement", "startsAfter", "removePrerequisite", "ignoreTouch", "send",
  "begin", "change", "end", "fail", "cancelState",
]
/** The actions that are about a view. */
const actionsOfViews = ["hideView", "showView", "setFrame", "setAlpha", "removeView", "moveView"]
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
  const recognizers = checkRecognizers(listOf(scene, "recognizers", "scene.recognizers"), views)
  const names = { views, recognizers }
  listOf(scene, "delegate", "scene.delegate").forEach((rule, index) => {
    const path = `scene.delegate[${index}]`
    const all = [...Object.keys(questions), "viewShouldBegin"]
    checkWord(rule?.question, "question", all, `${path}.question`)
    checkActions(rule, "do", path, names)
  })
  listOf(scene, "reactions", "scene.reactions").forEach((reaction, index) => {
    const path = `scene.reactions[${index}]`
    checkWord(reaction?.state, "state", states, `${path}.state`)
    checkActions(reaction, "do", path, names)
  })
  listOf(scene, "handOvers", "scene.handOvers").forEach((handOver, index) => {
    for (const key of ["from", "to"]) {
      checkWord(handOver?.[key], "recognizer", recognizers, `scene.handOvers[${index}].${key}`)
    }
  })
  checkSteps(listOf(scenario, "script", "script"), names)
}

function checkViews(list) {
  const known = new Set(["window"])
  list.forEach((view, index) => {
    const path = `scene.views[${index}]`
    checkKeys(view, "view", path)
    addName(view.id, known, path)
    if (!isNumbers(view.frame, 4)) {
      throw new Error(`${path}.frame: expected [x, y, width, height]`)
    }
    for (const [key, count] of [["bounds", 4], ["transform", 6]]) {
      if (view[key] === undefined || isNumbers(view[key], count)) continue
      throw new Error(`${path}.${key}: expected a list of ${count} numbers`)
    }
  })
  list.forEach(({ parent = "window" }, index) => {
    checkWord(parent, "view", [...known], `scene.views[${index}].parent`)
  })
  return [...known]
}

function checkRecognizers(list, views) {
  const known = new Set()
  const all = [...kinds, "scripted"]
  list.forEach((recognizer, index) => {
    const path = `scene.recognizers[${index}]`
    checkKeys(recognizer, "recognizer", path)
    addName(recognizer.id, known, path)
    checkWord(recognizer.kind, "kind", all, `${path}.kind`)
    checkWord(recognizer.view, "view", views, `${path}.view`)
    const { kind, set = {} } = recognizer
    if (!isObject(set)) throw new Error(`${path}.set: expected an object of properties`)
    for (const name of Object.keys(set)) {
      checkWord(name, `property of a ${kind}`, propertiesOfKind[kind] ?? [], `${path}.set`)
    }
    for (const type of listOf(recognizer, "allowedTouchTypes", `${path}.allowedTouchTypes`)) {
      checkWord(type, "type of touches", touchTypes, `${path}.allowedTouchTypes`)
    }
  })
  list.forEach((recognizer, index) => {
    for (const key of relations) {
      const path = `scene.recognizers[${index}].${key}`
      for (const other of listOf(recognizer, key, path)) {
        checkWord(other, "recognizer", [...known], path)
      }
    }
  })
  return [...known]
}

function checkSteps(steps, names) {
  let last = -Infinity
  steps.forEach((step, index) => {
    const path = `script[${index}]`
    checkKeys(step, "step", path)
    if (!Number.isFinite(step.at)) throw new Error(`${path}.at: expected a number of milliseconds`)
    if (step.at < last) {
      throw new Error(`${path}.at: expected ${last} or later: steps stand in their order`)
    }
    last = step.at
    checkEvent(step, path)
    for (const key of ["during", "do"]) checkActions(step, key, path, names)
  })
}

/** Checks what fingers, pointers and keys do in a step. */
function checkEvent(step, path) {
  for (const phase of ["began", "moved", "ended"]) checkPlaces(step, phase, path)
  if (step.cancelled !== "all") listOf(step, "cancelled", `${path}.cancelled`)
  if (step.type !== undefined) checkWord(step.type, "type of touches", touchTypes, `${path}.type`)
  for (const modifier of listOf(step, "modifiers", `${path}.modifiers`)) {
    checkWord(modifier, "modifier", modifierWords, `${path}.modifiers`)
  }
  for (const key of ["scroll", "transform"]) {
    const event = step[key]
    if (event === undefined) continue
    if (!isObject(event) || !isNumbers(event.at, 2)) {
      throw new Error(`${path}.${key}.at: expected a place [x, y]`)
    }
    if (key === "scroll" && !isNumbers(event.by, 2)) {
      throw new Error(`${path}.scroll.by: expected a way [x, y]`)
    }
  }
}

/** Checks what the app does; `names` are those of the scene's views and recognizers. */
function checkActions(owner, key, path, names) {
  listOf(owner, key, `${path}.${key}`).forEach((action, index) => {
    const place = `${path}.${key}[${index}]`
    if (!isObject(action)) throw new Error(`${place}: expected an object with one action`)
    const [verb] = Object.keys(action)
    checkWord(verb, "action", actions, place)
    if (verb === "send") {
      if (!isObject(action.send)) throw new Error(`${place}.send: expected an object of an event`)
      return checkEvent(action.send, `${place}.send`)
    }
    const isOfView = actionsOfViews.includes(verb)
    checkName(action[verb], isOfView, names, `${place}.${verb}`)
    if (action.other !== undefined) checkName(action.other, false, names, `${place}.other`)
    if (action.view !== undefined) checkName(action.view, true, names, `${place}.view`)
    if (action.parent !== undefined) checkName(action.parent, true, names, `${place}.parent`)
  })
}

/** A recognizer may be one of a set: "drag#2". */
function checkName(name, isView, { views, recognizers }, path) {
  if (isView) return checkWord(name, "view", views, path)
  const set = /^(.*)#[1-9][0-9]*$/s.exec(name)?.[1]
  if (!recognizers.includes(set)) checkWord(name, "recognizer", recognizers, path)
}

function checkWord(word, what, known, path) {
  if (!known.includes(word)) throw new Error(`${path}: ${unknown(what, word, known)}`)
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
  if (!isObject(value)) {
    const found = Array.isArray(value) ? `a list of ${value.length}` : JSON.stringify(value)
    throw new Error(`${path}: expected an object, found ${found}`)
  }
  const known = keys[sort]
  const wrong = Object.keys(value).find(key => ![...known, ...keysOfPages].includes(key))
  if (wrong === undefined) return
  throw new Error(`${path}: unknown key "${wrong}"; expected one of ${known.join(", ")}`)
}

function addName(id, known, path) {
  if (typeof id !== "string" || id === "") throw new Error(`${path}.id: expected a name`)
  if (known.has(id)) throw new Error(`${path}.id: '${id}' is there already`)
  known.add(id)
}

function listOf(owner, key, path) {
  if (!isObject(owner)) throw new Error(`${path}: it is in no object`)
  const list = owner[key] ?? []
  if (Array.isArray(list)) return list
  throw new Error(`${path}: expected a list, found ${JSON.stringify(list)}`)
}
