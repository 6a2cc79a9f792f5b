// What lint finds in a scenario's scene as it is in the beginning, before any touch.

import { BarePage } from "./bare-page.js"
import { Script } from "./script.js"

const aboutPairs = [
  "shouldRecognizeSimultaneously", "shouldRequireFailure", "shouldBeRequiredToFail",
]

/** The findings as text. They are found on a page of its own: what is asked of the delegate then
 * counts as no question of the run, and the delegate does nothing to the scene. */
export function lintScene(engine, { scene }, options) {
  const page = new BarePage(engine, scene.size)
  const delegate = (scene.delegate ?? []).flatMap(standing)
  try {
    new Script(page, { scene: { ...scene, delegate }, script: [] })
    return page.lint(options)
  } finally {
    page.release()
  }
}

/** A rule without what it does. One that answers only at certain times is not known in advance: it
 * answers nothing, and counts only where it makes a delegate one that may refuse. */
function standing(rule) {
  if (!rule.times) return [{ ...rule, do: [] }]
  const mayRefuse = rule.answer === false && !aboutPairs.includes(rule.question)
  return mayRefuse ? [{ ...rule, do: [], times: [] }] : []
}
