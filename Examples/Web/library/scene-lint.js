// What lint finds in a scenario's scene as it is in the beginning, before any touch.

import { BarePage } from "./bare-page.js"
import { Script } from "./script.js"
import { StandingAnswers } from "./standing-answers.js"
import { touchTypes } from "./tables.js"

/** The findings as text. They are found on a page of its own: what is asked of the delegate then
 * counts as no question of the run, and the delegate does nothing to the scene. */
export function lintScene(engine, { scene, script = [] }, options) {
  const page = new BarePage(engine, scene.size)
  // A rule that answers only at certain times is not known in advance.
  const delegate = (scene.delegate ?? []).filter(rule => !rule.times)
    .map(rule => ({ ...rule, do: [] }))
  try {
    new Script(page, { scene: { ...scene, delegate }, script: [] })
    page.facts = new StandingAnswers(scene).facts
    for (const { type, buttons } of script.filter(isPress)) {
      engine.exports.lint_press(touchTypes.indexOf(type), buttons)
    }
    return page.lint(options)
  } finally {
    page.release()
  }
}

/** Whether a pointer comes down with buttons in a step. */
const isPress = ({ began, type, buttons }) =>
  ["indirect", "mouse"].includes(type) && Object.keys(began ?? {}).length > 0 && buttons > 0
