// A page of a scenario file, if the file is one that a page can show, and words where it isn't.

import { BarePage } from "./bare-page.js"
import { Script } from "./script.js"
import { kinds } from "./tables.js"

/** A page that is logged, and the script that plays on it. A file that is wrong throws. */
export function openScenario(engine, scenario) {
  checkScenario(scenario)
  const page = new BarePage(engine, scenario.scene.size)
  try {
    page.startLog()
    engine.exports.page_keep_touches(page.handle)
    const script = new Script(page, { ...scenario, script: scenario.script ?? [] })
    script.knowFingers()
    return { page, script }
  } catch (error) {
    page.release()
    throw error
  }
}

/** Throws an error that says what is wrong with a scenario, before anything is made of it. */
function checkScenario(scenario) {
  const { scene, script = [] } = scenario ?? {}
  if (!scene) throw new Error("it has no \"scene\"")
  if (!isNumbers(scene.size, 2)) throw new Error("the scene's \"size\" is no [width, height]")
  if (!Array.isArray(script)) throw new Error("its \"script\" is no list")
  const views = new Set(["window"])
  for (const view of listOf(scene, "views")) {
    if (!isNumbers(view.frame, 4)) throw new Error(`the view '${view.id}' has no "frame" of four`)
    views.add(view.id)
  }
  for (const { id, parent = "window" } of listOf(scene, "views")) {
    if (!views.has(parent)) throw new Error(`the view '${id}' is in '${parent}', which is none`)
  }
  for (const { id, kind, view } of listOf(scene, "recognizers")) {
    if (kind !== "scripted" && !kinds.includes(kind)) {
      throw new Error(`the recognizer '${id}' is of the kind '${kind}', which is none`)
    }
    if (!views.has(view)) throw new Error(`the recognizer '${id}' is on '${view}', which is none`)
  }
}

const isNumbers = (list, count) =>
  Array.isArray(list) && list.length === count && list.every(Number.isFinite)

function listOf(scene, key) {
  const list = scene[key] ?? []
  if (Array.isArray(list) && list.every(entry => entry?.id !== undefined)) return list
  throw new Error(`the scene's "${key}" is no list of entries with an "id"`)
}
