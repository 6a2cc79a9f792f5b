// The playground's lists, and its file.

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

/** Gives a scenario to the person as a file, which `gestures run` takes. */
export function saveFile(document, scenario) {
  const text = JSON.stringify(scenario, null, 2)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = "scene.json"
  link.click()
  URL.revokeObjectURL(link.href)
}
