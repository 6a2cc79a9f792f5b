// Runs scenario files in WebAssembly and prints what happens, as `gestures run --log` does.
//
//   node Examples/Web/scenarios.mjs FILE-OR-FOLDER…
//
// What is wrong with a file is said on the standard error, the other files are run all the same, and the
// status is 1.

import { readdir, readFile, stat } from "node:fs/promises"
import { fileURLToPath } from "node:url"

import { BarePage } from "./library/bare-page.js"
import { checkScenario } from "./library/check-scenario.js"
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

/** Runs all files of some paths, and returns whether each could be run. */
async function runAll(paths) {
  const engine = await loadEngine()
  let isRight = true
  for (const path of paths) {
    try {
      for (const file of await findFiles([path])) isRight = (await runFile(engine, file)) && isRight
    } catch (error) {
      console.error(`${path}: ${error.message}`)
      isRight = false
    }
  }
  return isRight
}

/** Runs the scenarios of a file, and returns whether that could be done. */
async function runFile(engine, file) {
  try {
    const scenarios = await readScenarios(file)
    if (scenarios.length === 0) throw new Error("it has no scenario")
    for (const scenario of scenarios) {
      checkScenario(scenario)
      const lines = runScenario(engine, scenario)
      if (lines.length > 0) process.stdout.write(lines.join("\n") + "\n")
    }
    return true
  } catch (error) {
    console.error(`${file}: ${error.message}`)
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2)
  if (paths.length === 0) {
    console.error("usage: node Examples/Web/scenarios.mjs FILE-OR-FOLDER…")
    process.exitCode = 2
  } else if (!(await runAll(paths))) {
    process.exitCode = 1
  }
}
