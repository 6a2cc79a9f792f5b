// What holds of the module without a browser: memory, the time of an event, what texts say.
//
//   node Examples/Web/test/engine-test.mjs

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"

import { BarePage } from "../library/bare-page.js"
import { Engine } from "../library/engine.js"
import { Recognizer } from "../library/recognizer.js"
import { HostedRecognizer } from "../library/hosted.js"
import { commonProperties, kinds, properties, propertiesOfKind } from "../library/tables.js"

const bytes = await readFile(new URL("../gestures.wasm", import.meta.url))

/** A page of a tree four deep, with so many recognizers on its leaf: half taps, half pans. */
async function leaf(count) {
  const engine = await Engine.load(bytes)
  const page = new BarePage(engine, [400, 800])
  let view = page.window
  for (let depth = 1; depth < 4; depth += 1) {
    view = view.addView({ name: `view${depth}`, frame: [0, 0, 400, 800] })
  }
  for (let index = 0; index < count; index += 1) view.add(index % 2 ? "pan" : "tap")
  return { engine, page, view }
}

/** Strokes of a finger: down, ten moves, up. Returns the number of events. */
function draw({ engine, page }, strokes, start) {
  const { touch_send: send } = engine.exports
  let now = start
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    send(page.handle, now, 1, 0, 100, 100, 0, 0, 1)
    for (let move = 1; move <= 10; move += 1) {
      send(page.handle, (now += 8), 1, 1, 100 + 3 * move, 100, 0, 0, 1)
    }
    send(page.handle, (now += 8), 1, 3, NaN, NaN, 0, 0, 1)
    now += 1000
    engine.exports.page_advance(page.handle, now)
  }
  return { events: strokes * 12, now }
}

test("after a million events the memory is as after ten thousand", async () => {
  const scene = await leaf(10)
  const { now } = draw(scene, 10_000 / 12, 0)
  const before = scene.engine.memoryUse
  draw(scene, 990_000 / 12, now)
  assert.deepEqual(scene.engine.memoryUse, before)
})

test("pages that are made and released leave nothing behind", async () => {
  const engine = await Engine.load(bytes)
  const live = () => {
    const page = new BarePage(engine, [400, 800])
    page.startLog()
    const view = page.window.addView({ name: "card", frame: [0, 0, 200, 200] })
    const [tap, zoom] = [view.add("tap"), view.add("doubleTap")]
    tap.requireToFail(zoom)
    draw({ engine, page }, 3, 0)
    page.explain(tap)
    page.lint()
    page.release()
  }
  for (let round = 0; round < 20; round += 1) live()
  const before = engine.memoryUse.taken
  for (let round = 0; round < 400; round += 1) live()
  assert.equal(engine.memoryUse.taken, before)
})

test("every kind takes every property of its own", async () => {
  const engine = await Engine.load(bytes)
  const values = { axis: "vertical", edges: ["left"], direction: ["up"], allowedScrollTypes: [] }
  for (const kind of kinds) {
    const recognizer = new Recognizer(engine, kind)
    for (const name of [...propertiesOfKind[kind], ...commonProperties]) {
      const { number, write } = properties[name]
      const value = write(values[name] ?? (name === "allowedTouchTypes" ? ["mouse"] : 1))
      assert.ok(engine.exports.recognizer_set(recognizer.handle, number, value), `${kind}.${name}`)
    }
  }
})

test("a misspelt property names those that there are", async () => {
  const engine = await Engine.load(bytes)
  assert.throws(() => new Recognizer(engine, "tap", { taps: 2 }), /numberOfTapsRequired/)
  assert.throws(() => new Recognizer(engine, "doubletap"), /doubleTap/)
})

test("what a listener throws does not reach the engine", async () => {
  const scene = await leaf(2)
  const errors = []
  const former = process.listeners("uncaughtException")
  process.removeAllListeners("uncaughtException")
  process.on("uncaughtException", error => errors.push(error.message))
  scene.page.recognizers[1].on(() => { throw new Error("a mistake of the page") })
  draw(scene, 2, 0)
  await new Promise(resolve => setTimeout(resolve, 10))
  process.removeAllListeners("uncaughtException")
  for (const listener of former) process.on("uncaughtException", listener)
  assert.ok(errors.length > 0)
  assert.ok(scene.page.isIdle)
})

test("a recognizer in JavaScript wakes, waits and fails in its own words", async () => {
  const { engine, page, view } = await leaf(0)
  class Dwell extends HostedRecognizer {
    static kind = "dwell"
    touchesBegan() { this.wake(200) }
    deadlineReached() { this.end() }
    touchesEnded() { this.fail("the finger did not stay") }
  }
  const dwell = view.add(Dwell)
  const heard = []
  dwell.on(gesture => heard.push(gesture.state))
  draw({ engine, page }, 1, 0)
  assert.match(dwell.explainLastAttempt(), /the finger did not stay/)
  engine.exports.touch_send(page.handle, 5000, 1, 0, 100, 100, 0, 0, 1)
  engine.exports.page_advance(page.handle, 5200)
  assert.deepEqual(heard, ["ended"])
})

test("the module's own simulation taps", async () => {
  const { exports } = await Engine.load(bytes)
  assert.equal(exports.simulate_taps(kinds.indexOf("doubleTap"), 2, 100), 1)
  assert.equal(exports.simulate_taps(kinds.indexOf("doubleTap"), 2, 400), 0)
})

test("the time of an event, for reading", async () => {
  for (const count of [1, 10, 100]) {
    const scene = await leaf(count)
    let { now } = draw(scene, 500, 0)
    const rounds = []
    for (let round = 0; round < 7; round += 1) {
      const start = process.hrtime.bigint()
      const result = draw(scene, 2000, now)
      now = result.now
      rounds.push(Number(process.hrtime.bigint() - start) / result.events)
    }
    rounds.sort((one, other) => one - other)
    console.log(`${count} recognizers: ${rounds[0].toFixed(0)} ns an event, ` +
      `median ${rounds[3].toFixed(0)}`)
  }
})
