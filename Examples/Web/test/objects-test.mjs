// What becomes of handles, relations and mistakes: who acts on what, and what is let go.
//
//   node Examples/Web/test/objects-test.mjs

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

import { Gestures, HostedRecognizer, View } from "../gestures.js"
import { BarePage } from "../library/bare-page.js"
import { Engine } from "../library/engine.js"

const bytes = await readFile(new URL("../gestures.wasm", import.meta.url))

async function scene() {
  const engine = await Engine.load(bytes)
  const page = new BarePage(engine, [400, 800])
  const card = page.window.addView({ name: "card", frame: [0, 0, 400, 400] })
  return { engine, page, card, gestures: new Gestures(engine), heard: [], now: 0 }
}

/** A recognizer that tells what it does. */
function add({ heard }, view, ...rest) {
  const recognizer = view.add(...rest)
  recognizer.on(({ name, state }) => heard.push(`${name} ${state}`))
  return recognizer
}

/** A finger that taps, or moves on its way; returns what was heard. */
function tap({ engine, page, heard, ...scene }, { at = 1000, hit = 0, to = 100, id = 1 } = {}) {
  const { event_touch: touch, event_send: send } = engine.exports
  const event = (moment, phase, y) => {
    touch(page.handle, id, phase, phase === 3 ? NaN : 100, phase === 3 ? NaN : y, 0, 0, 1)
    send(page.handle, moment, 0, phase === 0 ? hit : 0)
  }
  event(at, 0, 100)
  if (to !== 100) event(at + 20, 1, to)
  event(at + 40, 3)
  engine.exports.page_advance(page.handle, at + 900)
  return heard.splice(0)
}

/** Runs a body, and returns what it reported of errors. */
async function reported(body) {
  const errors = []
  const former = process.listeners("uncaughtException")
  process.removeAllListeners("uncaughtException")
  process.on("uncaughtException", error => errors.push(error.message))
  body()
  await new Promise(resolve => setTimeout(resolve, 10))
  process.removeAllListeners("uncaughtException")
  for (const listener of former) process.on("uncaughtException", listener)
  return errors
}

test("a handle is never given to another object", async () => {
  const { exports } = (await scene()).engine
  const seen = new Set()
  for (let round = 0; round < 5000; round += 1) {
    const handle = exports.recognizer_make(0, false, 0)
    assert.ok(handle > 0 && !seen.has(handle))
    seen.add(handle)
    exports.recognizer_release(handle)
    assert.equal(exports.recognizer_state(handle), 0)
  }
})

test("what was removed acts on nothing that came after it", async () => {
  const all = await scene()
  const first = all.card.add("tap")
  first.remove()
  const second = add(all, all.card, "tap", {}, { name: "second" })
  first.remove()
  first.isEnabled = false
  assert.deepEqual(tap(all), ["second ended"])
  assert.equal(second.property("isEnabled"), true)
  const view = all.page.window.addView()
  view.release()
  const other = all.page.window.addView({ frame: [0, 0, 400, 800] })
  view.release()
  add(all, other, "tap", {}, { name: "other" })
  assert.deepEqual(tap(all, { at: 3000 }), ["other ended"])
  assert.throws(() => other.attach(first), /removed for good/)
})

test("a relation is taken back once", async () => {
  const all = await scene()
  const [one, two, three] = ["one", "two", "three"].map(
    name => add(all, all.card, "pan", {}, { name }))
  const off = all.gestures.simultaneously(one, two)
  off()
  all.gestures.simultaneously(two, three)
  off()
  const heard = tap(all, { to: 160 }).filter(word => word.endsWith("began"))
  assert.deepEqual(heard.sort(), ["three began", "two began"])
})

test("a mistake in a group leaves no half of it", async () => {
  const all = await scene()
  const [one, two, three] = ["one", "two", "three"].map(
    name => add(all, all.card, "pan", {}, { name }))
  assert.throws(() => all.gestures.simultaneously(one, undefined), /undefined/)
  all.gestures.simultaneously(two, three)
  const set = all.card.forEachTouch("tap")
  assert.throws(() => one.requireToFail(set), /between recognizers/)
  const heard = tap(all, { to: 160 }).filter(word => word.endsWith("began"))
  assert.deepEqual(heard.sort(), ["three began", "two began"])
})

test("ids that are none do not reach the engine", async () => {
  const all = await scene()
  const press = add(all, all.card, "tap", {}, { name: "press" })
  for (const id of [NaN, 1e300, -Infinity, 0.5]) {
    tap(all, { id })
    all.engine.exports.touch_send(all.page.handle, 2000, id, 0, 100, 100, 0, 0, 1)
    press.ignore(id)
  }
  press.on(() => press.ignore({}))
  assert.deepEqual(tap(all, { at: 4000 }), ["press ended"])
})

test("what one listener throws keeps no other from hearing", async () => {
  const all = await scene()
  const drag = add(all, all.card, "pan", {}, { name: "drag" })
  const seen = []
  drag.value(0, () => { throw new Error("compute") })
  const value = drag.value(0, ({ translation }) => translation.y)
  value.onChange(() => { throw new Error("observer") })
  value.onChange(current => seen.push(current))
  drag.on(() => { throw new Error("listener") })
  const touches = []
  all.card.onTouch(() => { throw new Error("touch") })
  const stop = all.card.onTouch((id, phase) => touches.push(phase))
  let heard
  const errors = await reported(() => { heard = tap(all, { to: 160 }) })
  assert.deepEqual(heard, ["drag began", "drag ended"])
  assert.deepEqual(new Set(errors), new Set(["compute", "observer", "listener", "touch"]))
  assert.equal(seen.at(-1), 0)
  assert.ok(touches.includes("began"))
  stop()
  touches.length = 0
  await reported(() => tap(all, { at: 5000 }))
  assert.deepEqual(touches, [])
})

test("a listener that is added in an action hears the next one", async () => {
  const all = await scene()
  const select = all.card.add("tap")
  let count = 0
  const hear = () => {
    count += 1
    if (count < 1000) select.on(hear)
  }
  select.on(hear)
  tap(all)
  assert.equal(count, 1)
})

test("a value that means nothing is refused, and nothing is set", async () => {
  const all = await scene()
  const refuse = (kind, properties, words) =>
    assert.throws(() => all.card.add(kind, properties), words)
  refuse("swipe", { direction: "rihgt" }, /"rihgt" is no direction.*right/)
  refuse("tap", { allowedTouchTypes: ["finger"] }, /direct/)
  refuse("pan", { axis: "vert" }, /vertical/)
  refuse("tap", { numberOfTapsRequired: "two" }, /a number/)
  refuse("tap", { maximumTapGap: NaN }, /a number/)
  refuse("tap", { isEnabled: "no" }, /true or false/)
  assert.equal(all.page.recognizers.length, 0)
  const select = all.card.add("tap", { maximumTapGap: undefined })
  assert.throws(() => select.set({ allowableMovement: 3, maximumTapGap: "x" }))
  const usual = all.card.add("tap").property("allowableMovement")
  assert.equal(select.property("allowableMovement"), usual)
  all.card.add("longPress", { repeatInterval: null })
  assert.throws(() => all.card.set("aplha", 0.5), /alpha/)
  assert.throws(() => all.card.set("alpha", undefined), /alpha/)
  assert.throws(() => all.card.set("alpha", NaN), /alpha/)
})

test("an element's view that is hidden or takes no input is not hit (S2.2, S2.12)", async () => {
  const all = await scene()
  const outer = new View(all.page, { name: "outer", sort: "element" })
  const inner = new View(all.page, { name: "inner", sort: "element" })
  outer.moveInto(all.page.window)
  inner.moveInto(outer)
  for (const view of [all.page.window, outer, inner]) add(all, view, "tap", {}, { name: view.name })
  let at = 1000
  const hit = () => tap(all, { at: (at += 1000), hit: inner.handle })
  assert.deepEqual(hit(), ["inner ended"])
  for (const [property, off, on] of [["interactive", 0, 1], ["hidden", 1, 0], ["alpha", 0, 1]]) {
    inner.set(property, off)
    assert.deepEqual(hit(), ["outer ended"], `inner ${property}`)
    outer.set(property, off)
    assert.deepEqual(hit(), ["window ended"], `both ${property}`)
    inner.set(property, on)
    assert.deepEqual(hit(), ["window ended"], `outer ${property}`)
    outer.set(property, on)
  }
  inner.set("catchesOwnTouches", false)
  assert.deepEqual(hit(), ["outer ended"])
})

test("a set names its recognizers by their class", async () => {
  const all = await scene()
  class Feel extends HostedRecognizer { static kind = "feel" }
  const set = all.card.forEachTouch(Feel)
  tap(all)
  assert.deepEqual(set.recognizers.map(({ name }) => name), ["feel#1"])
})

/** A card with all that a view can have, part of which refers to another view. */
function furnish({ page, gestures, ...all }) {
  const view = page.window.addView({ name: "row", frame: [0, 0, 400, 400] })
  const figure = view.addView({ frame: [0, 0, 400, 400] })
  const [select, drag] = [view.add("tap"), figure.add("pan")]
  select.on(() => view)
  select.handsOver(drag, () => view !== null)
  gestures.exclusively(drag, select)
  figure.forEachTouch("longPress", {}, { prepare: press => press.on(() => view) })
  tap({ page, ...all })
  return view
}

const sizes = ({ engine }) => Object.fromEntries(
  ["views", "recognizers", "makers", "conditions"].map(name => [name, engine[name].size]))

test("a property that a recognizer hasn't is undefined", async () => {
  const { card } = await scene()
  const tap = card.add("tap")
  assert.equal(tap.property("numberOfTapsRequired"), 1)
  for (const name of ["minimumNumberOfTouches", "nonsense"]) {
    assert.equal(tap.property(name), undefined, name)
  }
})

test("what can't be is refused at once", async () => {
  const { card, gestures } = await scene()
  const other = await scene()
  const tap = card.add("tap")
  assert.throws(() => tap.requireToFail(other.card.add("doubleTap")), /of another module/)
  assert.throws(() => card.forEachTouch("tapp"), /no kind 'tapp'/)
  assert.throws(() => card.forEachTouch("pan", { taps: 2 }), /no property of a pan 'taps'/)
  assert.throws(() => { tap.delegate = { shouldBegn: () => false } }, /question of a delegate/)
  tap.delegate = { shouldBegin: () => true, helper: 1 }
  assert.throws(() => card.addView({ sort: "buton" }), /no sort of view 'buton'/)
  assert.throws(() => gestures.attach(null), /no element to attach to: null/)
})

test("a view that is released lets go of all that was in it", async () => {
  const all = await scene()
  const before = sizes(all)
  for (let round = 0; round < 20; round += 1) furnish(all).release()
  assert.deepEqual(sizes(all), before)
  const { taken } = all.engine.memoryUse
  for (let round = 0; round < 2000; round += 1) furnish(all).release()
  assert.deepEqual(sizes(all), before)
  assert.ok(all.engine.memoryUse.taken - taken <= 65536, "memory grows")
})

test("a view that nobody holds any more is let go of", async () => {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc")
  const all = await scene()
  const before = sizes(all)
  for (let round = 0; round < 50; round += 1) furnish(all).remove()
  for (let round = 0; round < 10; round += 1) {
    await new Promise(resolve => setTimeout(resolve, 5))
    collect()
  }
  const { used } = all.engine.memoryUse
  assert.deepEqual(sizes(all), before)
  assert.equal(all.page.recognizers.length, 0)
  for (let round = 0; round < 50; round += 1) furnish(all).release()
  assert.ok(all.engine.memoryUse.used <= used + 1000, "memory grows")
})
