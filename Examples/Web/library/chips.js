// The playground's list of recognizers, small changes of a scene, and its file.

import { conflicts } from "./conflicts.js"
import { kinds } from "./tables.js"

/** The lists that are always the same: the kinds, and the conflicts to try. */
export function fillLists(document) {
  document.getElementById("kind").replaceChildren(...kinds.map(kind => new Option(kind, kind)))
  const items = Object.entries(conflicts).map(([name, words]) => {
    const item = document.createElement("li")
    const link = document.createElement("a")
    link.href = `?conflict=${name}`
    link.textContent = words
    item.append(link)
    return item
  })
  document.getElementById("conflict-list").replaceChildren(...items)
}

const relations = { requireToFail: "waits for", recognizesTogether: "with", startsAfter: "after" }

/** A row of a recognizer or a view: its name, buttons, and what it is. */
export function makeChip(document, spec, { pick, ask, remove }) {
  const row = document.createElement("div")
  row.className = "chip"
  const make = (text, action) => {
    const button = document.createElement("button")
    button.textContent = text
    button.addEventListener("click", action)
    row.append(button)
    return button
  }
  make(spec.id, pick)
  const why = make("why?", ask)
  why.dataset[spec.kind ? "explain" : "explainView"] = spec.id
  why.setAttribute("aria-label", spec.kind ? `why did ${spec.id} do that?`
    : `which touches did ${spec.id} get?`)
  if (remove) make("remove", remove).setAttribute("aria-label", `remove ${spec.id}`)
  const words = Object.entries(relations)
    .flatMap(([key, word]) => (spec[key] ?? []).map(other => `${word} ${other}`))
  const about = document.createElement("small")
  about.textContent = [spec.kind ? `${spec.kind} on ${spec.view}` : "view", ...words].join(", ")
  row.append(about)
  return row
}

/** Takes a recognizer out of a scene, and out of all that refers to it. */
export function removeRecognizer(scene, id) {
  scene.recognizers = scene.recognizers.filter(spec => spec.id !== id)
  for (const spec of scene.recognizers) {
    for (const key of [...Object.keys(relations), "preventsOnly", "preventedOnlyBy"]) {
      if (spec[key]) spec[key] = spec[key].filter(other => other !== id)
    }
  }
  const names = rule => [rule.recognizer, rule.other, rule.while?.recognizer, rule.from, rule.to]
  for (const key of ["delegate", "reactions", "handOvers"]) {
    if (scene[key]) scene[key] = scene[key].filter(rule => !names(rule).includes(id))
  }
}

export function addRecognizer(scene, kind, view) {
  scene.recognizers ??= []
  const id = unused(kind, scene.recognizers.map(spec => spec.id))
  scene.recognizers.push({ id, kind, view })
}

/** Adds a view, and returns its id. */
export function addView(scene) {
  scene.views ??= []
  const id = unused("view", scene.views.map(view => view.id))
  scene.views.push({ id, frame: [60, 60, 160, 120] })
  return id
}

/** A word that is not taken: `tap`, then `tap2`. */
function unused(word, taken) {
  if (!taken.includes(word)) return word
  let number = 2
  while (taken.includes(`${word}${number}`)) number += 1
  return `${word}${number}`
}

/** Gives a scenario to the person as a file, which `gestures run` takes. */
export function saveFile(document, scenario) {
  const text = JSON.stringify(scenario, null, 2)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = "scene.json"
  link.click()
  URL.revokeObjectURL(link.href)
}
