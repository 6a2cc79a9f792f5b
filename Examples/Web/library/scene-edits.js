// What the playground changes in a scenario.

import { setOfMember } from "./scene.js"

const relations = [
  "requireToFail", "startsAfter", "recognizesTogether", "preventsOnly", "preventedOnlyBy",
]
const verbsOfViews = ["hideView", "showView", "setFrame", "setAlpha", "removeView", "moveView"]

export const viewOf = (scene, id) => scene.views.find(view => view.id === id)

/** A scenario that is changed, of which nothing is expected any more. */
export function withoutExpectations({ expect, ...rest }) { return rest }

export function addRecognizer(scene, kind, view) {
  scene.recognizers ??= []
  const taken = scene.recognizers.map(spec => spec.id)
  scene.recognizers.push({ id: unused(kind, taken), kind, view })
}

/** Adds a view, and returns its id. */
export function addView(scene) {
  scene.views ??= []
  const id = unused("view", scene.views.map(view => view.id))
  scene.views.push({ id, frame: [60, 60, 160, 120] })
  return id
}

export function relate(scene, relation, one, other) {
  const spec = scene.recognizers.find(({ id }) => id === one)
  spec[relation] = [...new Set([...(spec[relation] ?? []), other])]
}

/** A word that is not taken: `tap`, then `tap2`. */
function unused(word, taken) {
  if (!taken.includes(word)) return word
  let number = 2
  while (taken.includes(`${word}${number}`)) number += 1
  return `${word}${number}`
}

/** Takes a recognizer out, and all that refers to it. */
export function removeRecognizer(scenario, id) {
  const { scene } = scenario
  const removed = scene.recognizers.find(spec => spec.id === id)
  scene.recognizers = scene.recognizers.filter(spec => spec !== removed)
  // Of a set, each member goes: "drag#2".
  const isGone = name => name === id || (removed?.forEachTouch && setOfMember(name) === id)
  for (const spec of scene.recognizers) {
    for (const key of relations) {
      if (spec[key]) spec[key] = spec[key].filter(other => !isGone(other))
    }
  }
  const names = rule => [rule.recognizer, rule.other, rule.while?.recognizer, rule.from, rule.to]
  for (const key of ["delegate", "reactions", "handOvers"]) {
    if (!scene[key]) continue
    scene[key] = scene[key].filter(rule => !names(rule).some(name => name && isGone(name)))
    for (const rule of scene[key]) removeActions(rule, isGone)
  }
  // A reaction that does nothing is none.
  scene.reactions &&= scene.reactions.filter(reaction => reaction.do)
  for (const step of scenario.script ?? []) removeActions(step, isGone)
}

/** Takes out what is done to a recognizer, or with it, also in the events that are sent; a list
 * that is left empty goes. */
function removeActions(owner, isGone) {
  for (const key of ["do", "during"]) {
    if (!owner[key]) continue
    const left = owner[key].filter(action => !isAbout(action, isGone))
    for (const { send } of left) if (send) removeActions(send, isGone)
    owner[key] = left.filter(({ send }) => !send || Object.keys(send).length > 0)
    if (owner[key].length === 0) delete owner[key]
  }
}

function isAbout(action, isGone) {
  const [[verb, subject]] = Object.entries(action)
  if (verb === "send" || verbsOfViews.includes(verb)) return false
  return isGone(subject) || (action.other !== undefined && isGone(action.other))
}
