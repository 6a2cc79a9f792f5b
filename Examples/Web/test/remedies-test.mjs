// What the playground offers as remedies is what `gestures explain` names.
//
//   node Examples/Web/test/remedies-test.mjs
//   GESTURES=FILE node …   also compares all of Docs/Complaints with the command-line tool

import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readdir, readFile } from "node:fs/promises"
import { test } from "node:test"
import { fileURLToPath } from "node:url"

import { Engine } from "../library/engine.js"
import { remedies, viewRemedies } from "../library/remedies.js"
import { lintScene } from "../library/scene-lint.js"

const engine = await Engine.load(await readFile(new URL("../gestures.wasm", import.meta.url)))
const folder = new URL("../../../Docs/Complaints/", import.meta.url)
const names = (await readdir(folder)).filter(name => name.endsWith(".json"))
const read = async name => JSON.parse(await readFile(new URL(name, folder)))
const words = (scenario, id, find = remedies) =>
  find(engine, scenario, id).map(({ words }) => words)

test("a wait can be dropped or shortened", async () => {
  assert.deepEqual(words(await read("late-tap.json"), "select"), [
    "It would have fired at 70 ms already if 'select' did not have to wait for 'zoom', " +
      "but then it would fire before each 'zoom', too.",
    "It would have fired at 270 ms already if the maximumTapGap of 'zoom' were 200 ms, " +
      "but then 'zoom' would take no taps more than 200 ms apart.",
  ])
})

test("a pan that no wheel moves takes notches", async () => {
  assert.deepEqual(words(await read("wheel.json"), "move"),
    ["It would have fired at 0 ms if its allowedScrollTypes were 'discrete'."])
})

test("a badge that is hard to hit gets a larger hit area, no larger than it needs", async () => {
  const found = words(await read("badge.json"), "open")
  assert.ok(found.some(sentence => /hitOutset of view '\w+' were \d+ pt/.test(sentence)), found)
})

/** A view with some recognizers, and a finger that is drawn over it. */
const scene = (recognizers, script, more = {}) => ({
  name: "", script,
  scene: { size: [400, 800], views: [{ id: "v", frame: [0, 0, 400, 800], ...more }], recognizers },
})
const drag = (x, y) => [
  { at: 0, began: { a: [100, 100] } }, { at: 20, moved: { a: [100 + x / 2, 100 + y / 2] } },
  { at: 40, moved: { a: [100 + x, 100 + y] } }, { at: 60, ended: { a: [100 + x, 100 + y] } },
]

test("an axis, a touch type, a hit view and a relation are tried, with the side effect", () => {
  const axis = scene([
    { id: "list", kind: "pan", view: "v" }, { id: "sheet", kind: "pan", view: "v" },
  ], drag(0, 60))
  const found = words(axis, "sheet").concat(words(axis, "list"))
  assert.ok(found.some(sentence => sentence.includes("were allowed simultaneously")), found)
  assert.ok(found.some(sentence => sentence.includes("were 'horizontal', but then")), found)

  const mouse = scene([
    { id: "tap", kind: "tap", view: "v", allowedTouchTypes: ["pencil"] },
  ], [{ at: 0, type: "mouse", began: { a: [10, 10] } }, { at: 50, ended: { a: [10, 10] } }])
  assert.deepEqual(words(mouse, "tap"),
    ["It would have fired at 50 ms if its allowedTouchTypes also included 'mouse'."])
})

test("two that are allowed together, and a press before have their side effects", () => {
  const press = scene([
    { id: "hold", kind: "longPress", view: "v" }, { id: "drag", kind: "pan", view: "v" },
  ], [{ at: 0, began: { a: [100, 100] } }, { at: 600, moved: { a: [130, 100] } },
    { at: 660, ended: { a: null } }])
  const found = words(press, "drag")
  assert.ok(found.includes(
    "It would have fired at 600 ms if 'hold' and 'drag' were allowed simultaneously, but then " +
      "these touches would drive both."), found)
  assert.ok(found.includes(
    "It would have fired at 600 ms if 'drag' started after 'hold' (startsAfter), but then it " +
      "would begin only after 500 ms of holding still, when 'hold' has fired."), found)
})

test("a limit gets the nearest value that helps, with some room", () => {
  const press = scene([{ id: "press", kind: "longPress", view: "v" }],
    [{ at: 0, began: { a: [10, 10] } }, { at: 300, ended: { a: [10, 10] } }])
  assert.deepEqual(words(press, "press"),
    ["It would have fired at 250 ms if its minimumPressDuration were 250 ms."])
})

test("an axis that was set is set back before another one is tried", () => {
  const pan = scene([{ id: "turn", kind: "pan", view: "v", set: { axis: "horizontal" } }],
    drag(0, 60))
  assert.deepEqual(words(pan, "turn"),
    ["It would have fired at 20 ms if its axis were left at the default ('any')."])
})

test("a smaller hit area has its side effect", () => {
  const beside = scene([{ id: "tap", kind: "tap", view: "v" }],
    [{ at: 0, began: { a: [90, 50] } }, { at: 50, ended: { a: null } }])
  beside.scene.views = [
    { id: "v", frame: [0, 0, 100, 100] }, { id: "w", frame: [100, 0, 100, 100], hitOutset: 20 },
  ]
  assert.equal(words(beside, "tap")[0],
    "It would have fired at 50 ms if the hitOutset of view 'w' were 0, but then view 'w' would " +
      "get no touches beside it.")
})

test("a wait with which it could never fire is no remedy", () => {
  const taps = scene([
    { id: "one", kind: "tap", view: "v", requireToFail: ["two"] },
    { id: "two", kind: "doubleTap", view: "v" },
    { id: "three", kind: "tap", view: "v", set: { numberOfTapsRequired: 3 } },
  ], [0, 160, 320].flatMap(at =>
    [{ at, began: { a: [10, 10] } }, { at: at + 60, ended: { a: [10, 10] } }]))
  assert.deepEqual(words(taps, "three"), [])
})

test("what takes more has its side effect, and a place in the middle is at no edge", () => {
  const swipe = scene([{ id: "swipe", kind: "swipe", view: "v" }], drag(40, 0))
  assert.deepEqual(words(swipe, "swipe"), [
    "It would have fired at 40 ms if its minimumDistance were 35 pt, but then it would fire with " +
      "taps that slip by 35 pt.",
  ])
  const pan = scene([
    { id: "double", kind: "doubleTap", view: "v" },
    { id: "pan", kind: "pan", view: "v", requireToFail: ["double"] },
  ], drag(60, 0))
  assert.equal(words(pan, "pan")[0],
    "It would have fired at 20 ms already if 'pan' did not have to wait for 'double', but then " +
      "'double' would no longer fire where a finger moves so far that 'pan' begins (10 pt).")
  const edge = scene(
    [{ id: "edge", kind: "screenEdgePan", view: "v", set: { edges: ["top"] } }], drag(0, 60))
  for (const { began, moved, ended } of edge.script) {
    for (const places of [began, moved, ended]) if (places) places.a[1] += 300
  }
  assert.deepEqual(words(edge, "edge"), [])
})

test("what needs two touches is one for all touches, and not one for each", () => {
  const set = scene([{ id: "zoom", kind: "pinch", view: "v", forEachTouch: {} }], [
    { at: 0, began: { a: [100, 300], b: [200, 300] } },
    { at: 80, moved: { a: [60, 320], b: [240, 350] } }, { at: 200, ended: { a: null, b: null } },
  ])
  assert.deepEqual(words(set, "zoom"),
    ["It would have fired at 80 ms if it were one for all touches (no forEachTouch)."])
})

test("scrolling is not called touches", () => {
  const set = { allowedScrollTypes: ["discrete"] }
  const wheel = scene([
    { id: "a", kind: "pan", view: "v", set }, { id: "b", kind: "pan", view: "v", set },
  ], [{ at: 0, scroll: { at: [200, 300], by: [0, 20], kind: "discrete" } }])
  const found = words(wheel, "a")
  assert.ok(found.some(sentence => sentence.includes("this scrolling would drive both")), found)
  assert.ok(found.every(sentence => !sentence.includes("these touches")), found)
})

test("of several that start one after another the first one's limit is tried", () => {
  const chain = scene([
    { id: "hold", kind: "longPress", view: "v" },
    { id: "lift", kind: "pan", view: "v", startsAfter: ["hold"] },
    { id: "throw", kind: "swipe", view: "v", startsAfter: ["lift"] },
  ], [
    { at: 0, began: { a: [50, 50] } }, { at: 300, moved: { a: [75, 50] } },
    { at: 340, moved: { a: [120, 50] } }, { at: 400, ended: { a: null } },
  ])
  const found = words(chain, "throw")
  assert.ok(found.some(sentence => sentence.includes("minimumPressDuration of 'hold'")), found)
})

test("what the tool names, the page names", { skip: !process.env.GESTURES }, async () => {
  for (const name of names) {
    const scenario = await read(name)
    const { recognizers = [], views = [] } = scenario.scene
    const file = fileURLToPath(new URL(name, folder))
    const told = id =>
      arrows(execFileSync(process.env.GESTURES, ["explain", file, id], { encoding: "utf8" }))
    for (const { id } of recognizers) {
      assert.deepEqual(words(scenario, id), told(id), `${name} ${id}`)
    }
    // Where both have an id, the tool explains the recognizer.
    for (const { id } of views.filter(view => !recognizers.some(({ id }) => id === view.id))) {
      assert.deepEqual(words(scenario, id, viewRemedies), told(id), `${name} ${id}`)
    }
  }
})

test("lint finds what the tool finds", { skip: !process.env.GESTURES }, async () => {
  const told = name => {
    const file = fileURLToPath(new URL(name, folder))
    try {
      return execFileSync(process.env.GESTURES, ["lint", file], { encoding: "utf8" })
    } catch ({ stdout }) {
      return stdout  // with a warning the status is 1
    }
  }
  // The tool leaves out fixes that it has tried in vain, and says what the others cost.
  const heads = text => text.split("\n").filter(line => /^(error|warning|note): /.test(line))
    .map(line => line.split(" ").slice(0, 3).join(" "))
  for (const name of names) {
    assert.deepEqual(heads(lintScene(engine, await read(name), {})), heads(told(name)), name)
  }
})

test("a view that takes one touch, shares with none, or loses its touch", () => {
  const two = [
    { at: 0, began: { a: [10, 10] } }, { at: 10, began: { b: [50, 50] } },
    { at: 100, ended: { a: [10, 10] } }, { at: 110, ended: { b: [50, 50] } },
  ]
  const several = words(scene([], two), "v", viewRemedies)
  assert.ok(several.some(sentence => sentence.includes("isMultipleTouchEnabled")), several)
  const tap = scene([{ id: "tap", kind: "tap", view: "v" }],
    [{ at: 0, began: { a: [10, 10] } }, { at: 50, ended: { a: [10, 10] } }])
  const lost = words(tap, "v", viewRemedies)
  assert.equal(lost[0],
    "It would have got touchesEnded at 50 ms if the cancelsTouchesInView of 'tap' were " +
      "false.")
  const late = scene([{ id: "pan", kind: "pan", view: "v", delaysTouchesBegan: true }],
    [{ at: 0, began: { a: [10, 10] } }, { at: 300, ended: { a: [10, 10] } }])
  const told = words(late, "v", viewRemedies)
  assert.ok(told.includes(
    "It would have been told of the touch at 0 ms already if the delaysTouchesBegan of 'pan' " +
      "were false, but then views would be told of each touch at once, and that it is cancelled " +
      "if a gesture takes it."), told)
})

test("one view that excludes others, or two that exclude each other", () => {
  const exclusive = (one, two) => {
    const scenario = scene([], [
      { at: 0, began: { a: [10, 10] } }, { at: 10, began: { b: [10, 450] } },
      { at: 100, ended: { a: [10, 10] } }, { at: 110, ended: { b: [10, 450] } },
    ], { frame: [0, 0, 400, 400], exclusiveTouch: one })
    scenario.scene.views.push({ id: "w", frame: [0, 400, 400, 400], exclusiveTouch: two })
    return words(scenario, "w", viewRemedies)
  }
  const began = "It would have got touchesEnded at 110 ms if the isExclusiveTouch of"
  assert.deepEqual(exclusive(true, false), [`${began} view 'v' were false.`])
  assert.deepEqual(exclusive(false, true), [`${began} view 'w' were false.`])
  assert.deepEqual(exclusive(true, true), [`${began} views 'w' and 'v' were false.`])
})

/** The sentences behind the arrows of an explanation. */
function arrows(text) {
  const sentences = []
  for (const line of text.split("\n")) {
    if (line.startsWith("  → ")) sentences.push(line.slice(4))
    else if (sentences.length > 0 && line.startsWith("    ")) {
      sentences[sentences.length - 1] += ` ${line.trim()}`
    }
  }
  return sentences
}
