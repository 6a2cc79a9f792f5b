// What the runner of scenario files says about files that are wrong: what the tool says, where the
// environment's GESTURES names one.
//
//   GESTURES=.build/debug/gestures node Examples/Web/test/scenarios-test.mjs

import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { fileURLToPath } from "node:url"

const runner = fileURLToPath(new URL("../scenarios.mjs", import.meta.url))
const { GESTURES: tool } = process.env
let folder
before(async () => { folder = await mkdtemp(join(tmpdir(), "scenarios-")) })
after(() => rm(folder, { recursive: true }))

const view = { id: "card", frame: [0, 0, 100, 100] }
const tap = { id: "tap", kind: "tap", view: "card" }
const touch = [
  { at: 0, began: { 1: [10, 10] } }, { at: 50, ended: { 1: null } },
]

function scenario({ views = [view], recognizers = [tap], script = touch, ...more } = {}) {
  return { scene: { size: [400, 800], views, recognizers }, script, ...more }
}

const views = (...changes) => scenario({ views: changes.map(change => ({ ...view, ...change })) })
const recognizers = change => scenario({ recognizers: [{ ...tap, ...change }] })
const steps = (...script) => scenario({ script })
const scene = change => ({ ...scenario(), scene: { ...scenario().scene, ...change } })

/** Runs files of these contents, and returns the status, the lines of the log and what was said. */
async function run(...contents) {
  const files = contents.map((_, index) => join(folder, `${index}.json`))
  await Promise.all(files.map((file, index) => {
    const content = contents[index]
    const isText = typeof content === "string" || Buffer.isBuffer(content)
    return writeFile(file, isText ? content : JSON.stringify(content))
  }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath, [runner, ...files], { encoding: "utf8" })
  return found({ status, stdout, stderr })
}

/** What the tool says of a file that was written for `run`. */
const runTool = (index, ...options) => found(
  spawnSync(tool, ["run", ...options, join(folder, `${index}.json`)], { encoding: "utf8" }))

const found = ({ status, stdout, stderr }) => ({
  status, lines: stdout.split("\n").filter(line => line),
  said: stderr.replaceAll(join(folder, "/"), "").trim(),
})

test("a file that is right is run", async () => {
  const { status, lines, said } = await run(scenario())
  assert.deepEqual([status, said], [0, ""])
  assert.ok(lines.some(line => line.includes('"action"')), lines.join("\n"))
})

const mistakes = [
  ["5", '0.json:1:1: expected an object with "scene" and "script", found 5'],
  [[], '0.json:1:1: expected an object with "scene" and "script", found an empty list'],
  [[scenario()], '0.json:1:1: expected an object with "scene" and "script", found a list of 1'],
  [
    '{"scene": {\n  "size": [1, 1], "s\\u0069ze": 1}}',
    '0.json:2:19: this is no JSON: the key "size" stands here a second time',
  ],
  [{}, '0.json:1:1: expected a key "scene": the views and recognizers'],
  [{ scene: { size: [1, 1] } }, '0.json:1:1: expected a key "script": a list of steps'],
  [
    '{\n  "script": [],\n  "scene": {"size": [1]}\n}',
    "0.json:3:21: scene.size: expected [width, height], found a list of 1",
  ],
  [
    '{"script": [{"at": 0, "began": {"é": [1, 1], "a b": [1, 1], "1": [10]}}],'
      + ' "scene": {"size": [1, 1]}}',
    '0.json:1:66: script[0].began["1"]: expected a place [x, y], found a list of 1',
  ],
  [
    '{"scene": {"size": [1, 1]}, "script": [{"at": 10}, {"do": [], "at": 9}]}',
    "0.json:1:69: script[1].at: expected 10 or later, found 9: "
      + 'steps stand in the order of their "at"',
  ],
]
for (const [content, words] of mistakes) {
  test(`it says: ${words}`, async () => {
    const { status, lines, said } = await run(content)
    assert.deepEqual({ status, lines, said }, { status: 2, lines: [], said: words })
    if (tool) assert.equal(runTool(0).said, words)
  })
}

/** What is wrong, by what it is about: each is refused, by the tool in the same words. */
const wrong = {
  names: [
    scenario({ name: 0 }), scenario({ source: null }), scenario({ zzz: 1 }),
    scenario({ views: [{ ...view, id: "*" }] }), scenario({ views: [view, view] }),
    scenario({ views: [{ ...view, id: "window" }] }), scenario({ recognizers: [tap, tap] }),
    scenario({ recognizers: [{ ...tap, id: "" }] }),
    scenario({ recognizers: [{ ...tap, view: "cart" }] }),
  ],
  numbers: [
    scene({ size: [-1, 800] }), scene({ size: [400, null] }),
    scene({ size: { 0: 1, 1: 1, length: 2 } }),
    ...[9e15, -1, "0", null, 1e12 + 1].map(at => steps({ at })),
    steps({ at: 0, stamp: -2e12 }), steps({ at: 0, pressure: 1.5 }),
    ...[{}, 1.5, -1, 2 ** 32].map(buttons => steps({ at: 0, buttons })),
  ],
  views: [
    ...[[0, 0, -100, 100], [0, 0, 1], [0, 0, 1, 2e9], {}].map(frame => views({ frame })),
    views({ parent: "cart" }), views({ parent: null }), views({ parent: "card" }),
    views({ parent: "b" }, { id: "b", parent: "card" }),
    views({ parent: "b" }, { id: "b", parent: "c" }, { id: "c", parent: "b" }),
    views({ multipleTouch: "tap" }), views({ hidden: 0 }), views({ alpha: 2 }),
    views({ control: "knob" }), views({ control: null }), views({ bounds: [0, 0, 1] }),
    views({ transform: [1] }), views({ hitOutset: "1" }), views({ element: "button" }),
  ],
  recognizers: [
    ...["tapp", "constructor", "__proto__", 1].map(kind => recognizers({ kind })),
    recognizers({ requireToFail: ["double"] }), recognizers({ preventsOnly: "tap" }),
    recognizers({ forEachTouch: { limit: 0 } }), recognizers({ forEachTouch: true }),
    recognizers({ allowedTouchTypes: ["finger"] }), recognizers({ numberOfTapsRequired: 1 }),
    recognizers({ requireToFail: ["tap#2"] }),
  ],
  properties: [
    ...["x", null, 2e9].map(maximumPressDuration => recognizers({ set: { maximumPressDuration } })),
    recognizers({ set: { numberOfTapsRequired: 1.5 } }), recognizers({ set: { taps: 2 } }),
    recognizers({ set: { enabled: false } }), recognizers({ set: [] }),
    ...["up", ["upp"], [1]].map(direction => recognizers({ kind: "swipe", set: { direction } })),
    ...[1, "both", ["any"]].map(axis => recognizers({ kind: "pan", set: { axis } })),
    recognizers({ kind: "longPress", set: { repeatInterval: "1" } }),
    recognizers({ kind: "pan", set: { followsMomentum: 1 } }),
  ],
  "delegates, reactions and hand-overs": [
    ...[
      { question: "shouldBegn", answer: true }, { question: "shouldBegin" },
      { question: "shouldBegin", answer: true, zzz: 1 },
      { question: "shouldBegin", answer: true, other: "tap" },
      { question: "shouldBegin", answer: true, recognizer: "tab" },
      { question: "shouldReceiveTouch", answer: true, hitView: "cart" },
      { question: "shouldBegin", answer: true, times: [] },
      { question: "shouldBegin", answer: true, times: [0] },
      { question: "shouldBegin", answer: true, while: { recognizer: "tap", state: "began" } },
    ].map(rule => scene({ delegate: [rule] })),
    ...[
      { recognizer: "tab", state: "ended", do: [] }, { recognizer: "*", state: "ended", do: [] },
      { recognizer: "tap", state: "failed", do: [] }, { recognizer: "tap", state: "ended" },
      { recognizer: "tap", state: "ended", do: [{ enable: "tab" }] },
    ].map(reaction => scene({ reactions: [reaction] })),
    ...[
      { from: "tap", to: "tab" }, { from: "tap" },
      { from: "tap", to: "tap", when: { translation: "z" } },
      { from: "tap", to: "tap", when: { translation: "x", atLeast: 2, atMost: 1 } },
    ].map(handOver => scene({ handOvers: [handOver] })),
  ],
  events: [
    ...[
      { began: { 1: [10] } }, { began: { 1: null } }, { ended: null }, { ended: { 1: [1, "1"] } },
      { cancelled: "1" }, { cancelled: [1] }, { type: "fingr" }, { hover: 1e-9 }, { hit: "card" },
      { coalesced: { 1: [[1, 1]] } }, { contact: { 1: [-1, 0] } }, { pose: { 1: [1, 1] } },
      { hovering: { zzz: 1 } }, { modifiers: ["shfit"] }, { begann: {} },
      { scroll: { at: [1, 1] } }, { scroll: { at: [1, 1], by: [1, 1], zzz: 1 } },
      { scroll: { at: [1, 1], by: [1, 1], kind: "wheel" } },
      { transform: { at: [1, 1] } }, { transform: { at: [1, 1], phase: "begin" } },
      { action: { view: "cart", name: "activate" } }, { action: { view: "card", name: "" } },
    ].map(step => steps({ at: 0, ...step })),
    steps({ at: 10 }, { at: 9 }), steps(null), steps({}), scenario({ script: {} }),
  ],
  actions: [
    ...[
      null, {}, { enabel: "tap" }, { enable: "tab" }, { enable: "tap", disable: "tap" },
      { enable: "tap", view: "card" }, { enable: "tap", zzz: 1 }, { add: "tap" },
      { add: "tap", view: "cart" }, { setFrame: "window", to: [0, 0, 1, 1] },
      { setFrame: "card", to: [0, 0, -1, 1] }, { setAlpha: "card", to: 2 }, { setAlpha: "card" },
      { moveView: "card" }, { removeView: "window" }, { resetTranslation: "tap" },
      { setScale: "tap", to: 1 }, { begin: "tap" }, { requireToFail: "tap" },
      { ignoreTouch: "tap", touch: 1 }, { send: { at: 0 } }, { send: { do: [{ send: [] }] } },
    ].map(action => steps({ at: 0, do: [action] })),
    steps({ at: 0, during: [{ enable: "tap" }] }), steps({ at: 0, during: { begin: "tap" } }),
  ],
  expectations: [
    ...[
      null, { zzz: 1 }, { actions: { tab: [] } }, { actions: { tap: ["endet"] } },
      { actions: { tap: ["ended@"] } }, { actions: { tap: ["changed*@60"] } }, { order: ["tap"] },
      { order: ["tab ended"] }, { views: { cart: [] } }, { views: { card: ["changed"] } },
      { outcomes: { tap: ["failed:so"] } }, { outcomes: { tap: ["ended:excluded"] } },
      { calls: [{ question: "shouldBegin" }] }, { idle: 1 }, { diagnostics: ["invalidLocation"] },
      { values: [{ recognizer: "tap", state: "ended", location: 1 }] },
      { values: [{ recognizer: "tap", state: "ended", within: -1 }] },
      { values: [{ recognizer: "tap", state: "ended", to: "tab" }] },
    ].map(expect => scenario({ expect })),
  ],
}
const inSet = recognizers({ forEachTouch: {} })
wrong.sets = ["tap", "tap#0", "tap#99999999999999999999"].map(
  id => ({ ...inSet, expect: { actions: { [id]: [] } } }))

/** A message without the tool's proposal; a number is written as JavaScript does. */
const plain = message => message.replace(/; did you mean "[^"]*"\?/, "")
  .replace(/(?<=found )-?[\d.]+$/, number => `${Number(number)}`)

for (const [about, contents] of Object.entries(wrong)) {
  test(`what is wrong with ${about} is refused in the words of the tool`, async () => {
    const { status, lines, said } = await run(...contents)
    const sentences = said.split("\n")
    assert.deepEqual([status, lines], [2, []])
    assert.deepEqual(
      sentences.map(sentence => Number.parseInt(sentence)), contents.map((_, index) => index))
    if (!tool) return
    contents.forEach((content, index) => {
      const found = runTool(index)
      assert.deepEqual([found.status, found.lines], [2, []], JSON.stringify(content))
      assert.equal(sentences[index], plain(found.said))
    })
  })
}

const text = JSON.stringify(scenario())
const bytes = Buffer.from(text)
const at = bytes.indexOf("card")
const wrongTexts = {
  "invalid UTF-8": Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at)]),
  "a surrogate in UTF-8": Buffer.concat(
    [bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]),
  "a lone surrogate": text.replaceAll("card", "ca\\ud800rd"),
  "UTF-16": Buffer.from(`\uFEFF${text}`, "utf16le"),
  "a number that is too large": text.replace('"at":50', '"at":1e999'),
  "a number that is too small": text.replace('"at":50', '"at":1e-999'),
  "a key in two spellings": text.replace('"1":[10,10]', '"\u00e9":[1,1],"e\u0301":[1,1]'),
  "deep nesting": text.replace('"at":50', `"at":${"[".repeat(70)}${"]".repeat(70)}`),
  "very deep nesting": "[".repeat(200_000),
  "a text that is too long": text + " ".repeat(8_000_000),
  "a comma too many": text.replace(/}$/, ",}"),
  "no text": "",
}
for (const [about, content] of Object.entries(wrongTexts)) {
  test(`a file with ${about} is refused, as the tool does`, async () => {
    const { status, lines, said } = await run(content)
    assert.deepEqual([status, lines], [2, []])
    assert.match(said, /^0\.json(:\d+:\d+)?: this is no JSON: /)
    if (tool) assert.equal(runTool(0).status, 2)
  })
}

const composed = "caf\u00e9"
const decomposed = composed.normalize("NFD")
const right = {
  "a view in two spellings": scenario({
    views: [{ ...view, id: decomposed }], recognizers: [{ ...tap, view: composed }],
    expect: { views: { [composed]: ["began", "cancelled"] } },
  }),
  "a recognizer in two spellings": scenario({
    recognizers: [{ ...tap, id: composed }, { ...tap, requireToFail: [decomposed] }],
    script: [...touch, { at: 60, do: [{ disable: decomposed }] }],
  }),
  "touches in two spellings, and in the order of their characters": steps(
    { at: 0, began: { [decomposed]: [10, 10], "\u{1F600}": [20, 20], "\uFFFD": [30, 30] } },
    { at: 50, ended: { [composed]: null, "\u{1F600}": null, "\uFFFD": null } }),
  "a verb behind its further key": steps({ at: 0, do: [{ view: "window", add: "tap" }] }, ...touch),
  "times in hexadecimal": scenario({ expect: { actions: { tap: ["ended@0x32"] } } }),
  "keys of every object's prototype": scenario({
    views: [{ ...view, id: "constructor" }],
    recognizers: [{ ...tap, id: "toString", view: "constructor" }],
  }),
}
for (const [about, content] of Object.entries(right)) {
  test(`${about}: that is right, and gives the tool's log`, async () => {
    const { status, lines, said } = await run(content)
    assert.deepEqual([status, said], [0, ""])
    if (tool) assert.deepEqual(lines, runTool(0, "--log").lines)
  })
}

test("control characters in a name don't reach the terminal", async () => {
  const { said } = await run(views({ parent: "a\u001b[2J\n\u0085" }))
  assert.match(said, /there is no view "a\\u\{1b\}\[2J\\u\{a\}\\u\{85\}"; expected/)
})

test("nothing is run where one file is wrong, and each that is wrong is named", async () => {
  const { status, lines, said } = await run("{", scenario(), "no JSON")
  assert.deepEqual([status, lines], [2, []])
  assert.deepEqual(said.split("\n").map(line => line.slice(0, 7)), ["0.json:", "2.json:"])
})

test("a byte order mark is no part of the file", async () => {
  const { status } = await run(`\uFEFF${JSON.stringify(scenario())}`)
  assert.equal(status, 0)
})

test("without a file it says how it is used", () => {
  const { status, stderr } = spawnSync(process.execPath, [runner], { encoding: "utf8" })
  assert.equal(status, 2)
  assert.match(stderr, /^usage: /)
})
