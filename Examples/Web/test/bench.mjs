// The time of an event in Node: this module beside a stand-in for Hammer.js's way of working.
//
//   node Examples/Web/test/bench.mjs [FILE.wasm…]
//   HAMMER=hammer.js node Examples/Web/test/bench.mjs [FILE.wasm…]   also Hammer.js itself
//
// A tree four deep, recognizers on its leaf: one tap, one pan, or half taps, half pans. Each stroke
// is a finger that comes down, moves ten times and lifts. The least of nine rounds, which take
// turns; ratios are of one run.

import { readFile } from "node:fs/promises"
import { basename } from "node:path"

import { BarePage } from "../library/bare-page.js"
import { Engine } from "../library/engine.js"
import { makeHammer } from "./hammer.mjs"
import { LikeManager, LikePan, LikeTap } from "./hammer-like.mjs"

const scenes = [
  ["tap"], ["pan"],
  ...[5, 10, 50, 100].map(count =>
    Array.from({ length: count }, (_, index) => index % 2 ? "pan" : "tap")),
]
const rounds = 9
const hammer = process.env.HAMMER
const files = process.argv.slice(2)
if (files.length === 0) files.push(new URL("../gestures.wasm", import.meta.url))

/** A contestant: `draw` makes strokes from a moment on, and returns the moment after them. */
async function makeModule(file, kinds) {
  const engine = await Engine.load(await readFile(file))
  const page = new BarePage(engine, [400, 800])
  let view = page.window
  for (let depth = 1; depth < 4; depth += 1) {
    view = view.addView({ name: `view${depth}`, frame: [0, 0, 400, 800] })
  }
  for (const kind of kinds) view.add(kind)
  const { touch_send: send, page_advance: advance } = engine.exports
  return (strokes, start) => {
    let now = start
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      send(page.handle, now, 1, 0, 100, 100, 0, 0, 1)
      for (let move = 1; move <= 10; move += 1) {
        send(page.handle, (now += 8), 1, 1, 100 + 3 * move, 100, 0, 0, 1)
      }
      send(page.handle, (now += 8), 1, 3, NaN, NaN, 0, 0, 1)
      now += 1000
      advance(page.handle, now)
    }
    return now
  }
}

function makeLike(kinds) {
  const manager = new LikeManager()
  for (const [index, kind] of kinds.entries()) {
    manager.add(kind === "pan"
      ? new LikePan(`pan${index}`, { enable: true, pointers: 1, threshold: 10, direction: 30 })
      : new LikeTap(`tap${index}`, {
        enable: true, pointers: 1, taps: 1, interval: 300, time: 250, threshold: 9,
        posThreshold: 10,
      }))
  }
  return (strokes, start) => {
    let now = start
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      manager.handle({ clientX: 100, clientY: 100, timeStamp: now }, "start")
      for (let move = 1; move <= 10; move += 1) {
        manager.handle({ clientX: 100 + 3 * move, clientY: 100, timeStamp: (now += 8) }, "move")
      }
      manager.handle({ clientX: 130, clientY: 100, timeStamp: (now += 8) }, "end")
      now += 1000
    }
    return now
  }
}

function measure(contestant, strokes) {
  const start = process.hrtime.bigint()
  contestant.now = contestant.draw(strokes, contestant.now)
  const time = Number(process.hrtime.bigint() - start) / (strokes * 12)
  contestant.least = Math.min(contestant.least, time)
}

for (const kinds of scenes) {
  const contestants = [
    ...await Promise.all(files.map(async file => (
      { name: basename(`${file}`), draw: await makeModule(file, kinds) }))),
    { name: "like Hammer.js", draw: makeLike(kinds) },
    ...(hammer ? [{ name: "Hammer.js", draw: await makeHammer(hammer, kinds) }] : []),
  ].map(contestant => ({ ...contestant, now: 0, least: Infinity }))
  const strokes = Math.max(200, Math.round(4000 / Math.sqrt(kinds.length)))
  for (const contestant of contestants) contestant.now = contestant.draw(strokes, 0)
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) measure(contestant, strokes)
  }
  const [ours] = contestants
  const name = kinds.length === 1 ? `one ${kinds[0]}` : `${kinds.length} recognizers`
  console.log(`${name}: ` + contestants.map(({ name, least }) =>
    `${name} ${least.toFixed(0)} ns (× ${(least / ours.least).toFixed(2)})`).join(", "))
}
