// What holds of the module without a browser: memory, the time of an event, what texts say.
//
//   node Examples/Web/test/engine-test.mjs

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"

import { Gestures } from "../gestures.js"
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

test("no figure is too large or too small for the engine", async () => {
  const engine = await Engine.load(bytes)
  for (const kind of kinds) {
    for (const name of [...propertiesOfKind[kind], ...commonProperties]) {
      for (const number of [-1, 0, 0.5, 1e300, -1e300, NaN, Infinity]) {
        const page = new BarePage(engine, [400, 800])
        const recognizer = page.window.add(kind)
        engine.exports.recognizer_set(recognizer.handle, properties[name].number, number)
        draw({ engine, page }, 1, 0)
        assert.ok(page.isIdle !== undefined, `${kind}.${name} = ${number}`)
        page.release()
      }
    }
  }
})

test("a module without a part says which part is missing, and works otherwise", async () => {
  const engine = await Engine.load(bytes)
  const { lint, explain_recognizer: explain, log_start: log, ...rest } = engine.exports
  engine.start({ exports: rest })
  const page = new BarePage(engine, [400, 800])
  const tap = page.window.add("tap")
  let count = 0
  tap.on(() => { count += 1 })
  const send = engine.exports.touch_send
  send(page.handle, 0, 1, 0, 100, 100, 0, 0, 1)
  send(page.handle, 60, 1, 3, NaN, NaN, 0, 0, 1)
  assert.equal(count, 1)
  assert.throws(() => page.lint(), /built without this: Examples\/Web\/build diagnosis has it/)
  assert.throws(() => page.explain(tap), /build explanation has it/)
  assert.throws(() => page.startLog(), /build trace has it/)
  assert.equal(page.isLogged, false)
  page.stopLog()
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

test("a recognizer in JavaScript gets hover, scroll, transform and actions", async () => {
  const { engine, page, view } = await leaf(0)
  const { exports } = engine
  const inputs = []
  class Knob extends HostedRecognizer {
    static accepts = ["hover", "scroll", "transform", "action"]
    takes(input) { return input.name !== "escape" }
    inputReceived(input) {
      inputs.push(input)
      if (input.kind === "action") this.end()
    }
  }
  class Deaf extends HostedRecognizer {
    inputReceived() { assert.fail("it accepts nothing") }
  }
  const knob = view.add(Knob)
  view.add(Deaf)
  const places = []
  knob.on(({ state, location }) => places.push([state, location]))
  exports.event_hover(page.handle, 100, 200, 0.5, 1, 2, 7)
  exports.event_send(page.handle, 0, 0, 0)
  exports.event_scroll(page.handle, 100, 200, 3, -4, true, -1, false)
  exports.event_send(page.handle, 10, 0, 0)
  for (const [phase, scale] of [[0, 1], [1, 1.5], [3, 2]]) {
    exports.event_transform(page.handle, phase, 100, 200, scale, 0.25)
    exports.event_send(page.handle, 1000 + phase * 10, 0, 0)
  }
  for (const name of ["activate", "escape"]) {
    exports.event_action(page.handle, view.handle, engine.write(name))
    exports.event_send(page.handle, 2000, 0, 0)
  }
  const location = { x: 100, y: 200 }
  assert.deepEqual(inputs[0], {
    kind: "hover", phase: "began", location, distance: 7, altitude: 0.5, azimuth: 1, roll: 2,
  })
  assert.deepEqual(inputs.find(({ kind }) => kind === "scroll"), {
    kind: "scroll", phase: undefined, location, translation: { x: 3, y: -4 }, isDiscrete: true,
    isMomentum: false,
  })
  assert.deepEqual(inputs.filter(({ kind }) => kind === "transform").map(({ scale }) => scale),
    [1, 1.5, 2])
  assert.deepEqual(inputs.filter(({ name }) => name).map(({ name }) => name), ["activate"])
  assert.deepEqual(places, [["ended", { x: 200, y: 400 }]])
  assert.throws(() => view.add(class extends Knob { static accepts = ["wheel"] }), /scroll/)
})

/** Moves of several fingers at once: `[[id, phase, x, y], …]`. */
function send({ engine, page }, at, ...touches) {
  const phases = { began: 0, moved: 1, ended: 3, cancelled: 4 }
  for (const [id, phase, x = NaN, y = NaN] of touches) {
    engine.exports.event_touch(page.handle, id, phases[phase], x, y, 0, 0, 1)
  }
  engine.exports.event_send(page.handle, at, 0, 0)
}

test("one recognizer for each touch", async () => {
  const scene = await leaf(0)
  scene.view.set("multipleTouch", true)
  const heard = []
  const set = scene.view.forEachTouch("pan", {}, {
    name: "drag", limit: 2,
    prepare: pan => pan.on(({ name, state }) => heard.push(`${name} ${state}`)),
  })
  send(scene, 0, [1, "began", 100, 100])
  send(scene, 10, [2, "began", 200, 100])
  send(scene, 20, [3, "began", 300, 100])
  send(scene, 30, [1, "moved", 130, 100], [2, "moved", 230, 100], [3, "moved", 330, 100])
  send(scene, 40, [1, "ended"], [2, "ended"], [3, "ended"])
  assert.deepEqual(heard, ["drag#1 began", "drag#2 began", "drag#1 ended", "drag#2 ended"])
  assert.equal(set.recognizers.length, 2)
})

test("values, questions, groups and hand-over", async () => {
  const scene = await leaf(0)
  const gestures = new Gestures(scene.engine)
  const press = scene.view.add("longPress", { minimumPressDuration: 100 })
  const drag = scene.view.add("pan")
  const other = scene.view.add("pan", { axis: "vertical" })
  const takeBack = gestures.simultaneously(drag, other)
  const heard = []
  for (const recognizer of [press, drag, other]) {
    recognizer.on(({ kind, state }) => heard.push(`${kind} ${state}`))
  }
  const seen = []
  press.value(false, () => true).onChange(value => seen.push(value))
  press.handsOver(drag, ({ numberOfTouches }) => numberOfTouches === 1)
  drag.delegate = { shouldBegin: () => undefined }
  other.delegate = { shouldReceiveTouch: () => false }
  send(scene, 0, [1, "began", 100, 100])
  scene.engine.exports.page_advance(scene.page.handle, 150)
  send(scene, 160, [1, "moved", 100, 150])
  send(scene, 170, [1, "ended"])
  takeBack()
  assert.deepEqual(heard.filter(word => !word.endsWith("changed")),
    ["longPress began", "longPress ended", "pan began", "pan ended"])
  assert.deepEqual(seen, [true, false])
  assert.ok(scene.page.isIdle)
})

test("a ring of requirements is refused", async () => {
  const { view } = await leaf(0)
  const [one, other] = [view.add("tap"), view.add("tap")]
  assert.ok(one.requireToFail(other))
  assert.ok(!other.requireToFail(one))
})

test("controls without elements tell their events", async () => {
  const scene = await leaf(0)
  const slider = scene.page.window.addView(
    { name: "slider", sort: "slider", frame: [0, 0, 231, 40] })
  const heard = []
  slider.onEvent(event => heard.push(event))
  send(scene, 0, [1, "began", 10, 20])
  send(scene, 10, [1, "moved", 110, 20])
  send(scene, 20, [1, "ended"])
  assert.equal(slider.value, 0.5)
  assert.ok(heard.includes("valueChanged") && heard.includes("touchUpInside"))
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
