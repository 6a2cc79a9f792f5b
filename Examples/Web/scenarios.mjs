// Runs scenario files in WebAssembly and prints what happens, as `gestures run --log` does.
//
//   node Examples/Web/scenarios.mjs FILE-OR-FOLDER…

import { readdir, readFile, stat } from "node:fs/promises"
import { fileURLToPath } from "node:url"

import { BarePage } from "./library/bare-page.js"
import { Engine } from "./library/engine.js"
import { Script } from "./library/script.js"

export async function loadEngine(file = new URL("gestures.wasm", import.meta.url)) {
  return Engine.load(await readFile(file))
}

/** The files of a list of files and folders. */
export async function findFiles(paths) {
  const files = []
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) {
      files.push(path)
      continue
    }
    const names = await readdir(path, { recursive: true })
    const found = names.filter(name => name.endsWith(".json")).sort()
    files.push(...found.map(name => `${path}/${name}`))
  }
  return files
}

/** The lines of a scenario's log. */
export function runScenario(engine, scenario) {
  const page = new BarePage(engine, scenario.scene.size)
  page.startLog()
  engine.exports.page_keep_touches(page.handle)
  new Script(page, scenario).run()
  const lines = page.logLines
  page.release()
  return lines
}

/** The scenarios of a file, which holds one or a list. */
export async function readScenarios(file) {
  return [].concat(JSON.parse(await readFile(file, "utf8")))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const engine = await loadEngine()
  for (const file of await findFiles(process.argv.slice(2))) {
    for (const scenario of await readScenarios(file)) {
      const lines = runScenario(engine, scenario)
      if (lines.length > 0) process.stdout.write(lines.join("\n") + "\n")
    }
  }
}
