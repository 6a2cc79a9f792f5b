// What would have helped in a page's last attempt: tried on a copy, applied to the page.

import { stepsTo } from "./live-changes.js"
import { LiveScene } from "./live-scene.js"
import { RunRecord } from "./remedies/record.js"
import { play, remedies } from "./remedies.js"

/**
 * The changes that would have made a recognizer of a page fire, fire earlier, or not beside another
 * one: each with its sentence, and `apply`, which makes the change on the page and returns a
 * function that takes it back. `problem` says why nothing could be tried.
 */
export function liveRemedies(page, recognizer) {
  const live = new LiveScene(page)
  const id = live.names.get(recognizer)
  if (id === undefined) {
    const reason = recognizer.isHosted
      ? "It is written in JavaScript" : "Its view stands for no element of the page"
    return { problem: `${reason}, so it can't be tried on a copy.` }
  }
  if (!page.recording.isWhole) {
    return { problem: "This attempt had begun before it was recorded: nothing was tried." }
  }
  const { engine } = page
  const scenario = live.scenario
  if (scenario.script.length === 0) return {}
  try {
    if (!goesAsLive(live, play(engine, scenario))) {
      return {
        problem: "Played again on a copy it goes otherwise, because the page's own code has a " +
          "say: nothing was tried.",
      }
    }
    const found = remedies(engine, scenario, id).map(({ words, scenario: changed }) => ({
      words, steps: stepsTo(live, scenario.scene, changed.scene),
    }))
    return { remedies: found.filter(({ steps }) => steps).map(asRemedy) }
  } finally {
    engine.exports.touch_names_clear()
  }
}

function asRemedy({ words, steps }) {
  const apply = () => {
    const undos = steps.map(step => step())
    return () => undos.reverse().forEach(undo => undo())
  }
  return { words, apply }
}

/** Whether the same recognizers have fired on the copy, as often and with the same end. */
function goesAsLive({ page, recognizers, names }, copy) {
  const log = new RunRecord(page.logLines.map(line => JSON.parse(line)), 0)
  const ends = firings => JSON.stringify(firings.map(({ end }) => end ?? "at once"))
  return recognizers.every(recognizer =>
    ends(log.firings(recognizer.name)) === ends(copy.firings(names.get(recognizer))))
}
