// A page of a scenario file, if the file is one that a page can show, and words where it isn't.

import { BarePage } from "./bare-page.js"
import { checkScenario } from "./check-scenario.js"
import { Script } from "./script.js"

/** A file's scenario as it is played, a page that is logged, and the script that plays on it. A
 * file that is wrong throws. */
export function openScenario(engine, file) {
  const scenario = checkScenario({ script: [], ...file })  // a scene alone is one to play with
  const page = new BarePage(engine, scenario.scene.size)
  try {
    page.startLog()
    engine.exports.page_keep_touches(page.handle)
    const script = new Script(page, scenario)
    script.knowFingers()
    return { scenario, page, script }
  } catch (error) {
    page.release()
    throw error
  }
}
