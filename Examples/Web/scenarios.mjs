// Runs scenario files in WebAssembly and prints what happens, as `gestures run --log` does.
//
//   node Examples/Web/scenarios.mjs FILE-OR-FOLDER…
//
// If a file is wrong, that is said on the standard error, nothing is run, and the status is 2.

import { readdir, readFile, stat } from "node:fs/promises"
import { fileURLToPath } from "node:url"

import { BarePage } from "./library/bare-page.js"
import { checkScenario } from "./library/check-scenario.js"
import { Engine } from "./library/engine.js"
import { readScenario } from "./library/read-scenario.js"
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
    const found = await filesIn(path)
    if (found.length === 0) throw new Error("there is no .json file in this folder")
    // The tool's order is that of the characters' numbers, which UTF-16 doesn't keep.
    const order = new Map(found.map(file => [file, Buffer.from(file)]))
    files.push(...found.sort((one, other) => Buffer.compare(order.get(one), order.get(other))))
  }
  return files
}

/** All scenario files in a folder, but for hidden ones and those behind links to folders. */
async function filesIn(folder) {
  const files = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) files.push(...await filesIn(path))
    if (entry.name.endsWith(".json")) files.push(path)  // that of a folder can't be read
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

/** A list of the one scenario of a file. A file that is wrong throws. */
async function readScenarioFile(file) {
  return [readScenario(await readFile(file), checkScenario)]
}

/** The scenarios of some files and folders, and the errors of those that are wrong. */
async function readAll(paths) {
  const scenarios = []
  const errors = []
  const read = async (path, body) => {
    try {
      return await body(path)
    } catch (error) {
      errors.push(`${[path, error.place].filter(Boolean).join(":")}: ${error.message}`)
      return []
    }
  }
  for (const path of paths) {
    for (const file of await read(path, () => findFiles([path]))) {
      scenarios.push(...await read(file, readScenarioFile))
    }
  }
  return { scenarios, errors }
}

/** Control characters as escapes: one in a name must not reach a terminal. */
const withoutControls = line => line.replace(
  /\p{Control}/gu, character => `\\u{${character.codePointAt(0).toString(16)}}`)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = process.argv.slice(2)
  const { scenarios, errors } = await readAll(paths)
  if (paths.length === 0) errors.push("usage: node Examples/Web/scenarios.mjs FILE-OR-FOLDER…")
  if (errors.length > 0) {
    console.error(errors.map(withoutControls).join("\n"))
    process.exit(2)
  }
  process.stdout.on("error", error => {
    if (error.code !== "EPIPE") throw error
    process.exit()  // who reads has seen enough, as "head" has
  })
  const engine = await loadEngine()
  for (const scenario of scenarios) {
    const lines = runScenario(engine, scenario)
    if (lines.length > 0) process.stdout.write(lines.join("\n") + "\n")
  }
}
