// Hammer.js itself, from its file, on a stub of a page: pointers are handed to it as its own
// input classes do, its clock is the benchmark's, and its timers never fire.

import { readFile } from "node:fs/promises"

const [start, move, end] = [1, 2, 4]  // its INPUT_START, INPUT_MOVE and INPUT_END

const element = {
  style: {}, parentNode: null, addEventListener() {}, removeEventListener() {},
}

/** Its constructor; `clock.now` is what it takes for the time. */
async function load(file, clock) {
  const module = { exports: {} }
  const window = { navigator: { userAgent: "" } }
  const document = { createElement: () => ({ style: {} }) }
  const source = await readFile(file, "utf8")
  const run = new Function(
    "window", "document", "navigator", "setTimeout", "clearTimeout", "Date", "module", "exports",
    source)
  run(window, document, window.navigator, () => 0, () => {}, { now: () => clock.now },
    module, module.exports)
  return module.exports
}

/** Strokes on recognizers of some kinds. */
export async function makeHammer(file, kinds) {
  const clock = { now: 0 }
  const Hammer = await load(file, clock)
  let handle
  class Pointers {
    constructor(manager, callback) {
      handle = (phase, pointer) => callback(manager, phase, {
        pointers: [pointer], changedPointers: phase === move ? [] : [pointer],
        pointerType: "touch", srcEvent,
      })
    }
    init() {}
    destroy() {}
  }
  const srcEvent = { target: element, preventDefault() {} }
  const manager = new Hammer.Manager(element, { inputClass: Pointers, touchAction: "none" })
  for (const [index, kind] of kinds.entries()) {
    const event = `${kind}${index}`
    manager.add(kind === "pan" ? new Hammer.Pan({ event }) : new Hammer.Tap({ event }))
  }
  return (strokes, from) => {
    clock.now = from
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      handle(start, { clientX: 100, clientY: 100 })
      for (let step = 1; step <= 10; step += 1) {
        clock.now += 8
        handle(move, { clientX: 100 + 3 * step, clientY: 100 })
      }
      clock.now += 8
      handle(end, { clientX: 130, clientY: 100 })
      clock.now += 1000
    }
    return clock.now
  }
}
