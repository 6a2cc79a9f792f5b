// What the runner of scenario files says about files that are wrong.
//
//   node Examples/Web/test/scenarios-test.mjs

import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { fileURLToPath } from "node:url"

const runner = fileURLToPath(new URL("../scenarios.mjs", import.meta.url))
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

/** Runs files of these contents, and returns the status, the lines of the log and what was said. */
async function run(...contents) {
  const files = contents.map((_, index) => join(folder, `${index}.json`))
  await Promise.all(files.map((file, index) => {
    const content = contents[index]
    return writeFile(file, typeof content === "string" ? content : JSON.stringify(content))
  }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath, [runner, ...files], { encoding: "utf8" })
  const said = stderr.replaceAll(join(folder, "/"), "").trim()
  return { status, lines: stdout.split("\n").filter(line => line), said }
}

test("a file that is right is run", async () => {
  const { status, lines, said } = await run(scenario())
  assert.deepEqual([status, said], [0, ""])
  assert.ok(lines.some(line => line.includes('"action"')), lines.join("\n"))
})

const mistakes = [
  ["5", "0.json: the scenario: expected an object, found 5"],
  ["[]", "0.json: the scenario: expected an object, found a list of 0"],
  [[scenario()], "0.json: the scenario: expected an object, found a list of 1"],
  [
    '{"scene": {\n  "size": [1, 1], "s\\u0069ze": 1}}',
    '0.json: the key "size" stands a second time in line 2, column 19',
  ],
  [{}, '0.json: it has no "scene"'],
  [{ scene: { size: [1, 1] } }, '0.json: it has no "script"'],
  [{ scene: { size: [1] }, script: [] }, "0.json: scene.size: expected [width, height]"],
  [
    scenario({ views: [{ ...view, frame: [0, 0, 1] }] }),
    "0.json: scene.views[0].frame: expected [x, y, width, height]",
  ],
  [
    scenario({ views: [{ ...view, parent: "cart" }] }),
    "0.json: scene.views[0].parent: there is no view 'cart'; there are window, card",
  ],
  [scenario({ views: [view, view] }), "0.json: scene.views[1].id: 'card' is there already"],
  [
    scenario({ recognizers: [{ ...tap, view: "cart" }] }),
    "0.json: scene.recognizers[0].view: there is no view 'cart'; there are window, card",
  ],
  [
    scenario({ recognizers: [{ ...tap, requireToFail: ["double"] }] }),
    "0.json: scene.recognizers[0].requireToFail: there is no recognizer 'double'; there are tap",
  ],
  [
    scenario({ script: [{ at: 10 }, { at: 9 }] }),
    "0.json: script[1].at: expected 10 or later: steps stand in their order",
  ],
  [
    scenario({ script: [{ at: 0, began: { 1: [10] } }] }),
    '0.json: script[0].began["1"]: expected a place [x, y]',
  ],
]
for (const [content, words] of mistakes) {
  test(`it says: ${words}`, async () => {
    const { status, lines, said } = await run(content)
    assert.deepEqual({ status, lines, said }, { status: 2, lines: [], said: words })
  })
}

const words = [
  [{ recognizers: [{ ...tap, set: { taps: 2 } }] }, "recognizers[0].set: there is no property of"],
  [{ script: [{ at: 0, hover: [1, 1], type: "fingr" }] }, "script[0].type: there is no type"],
  [{ script: [{ at: 0, modifiers: ["shfit"] }] }, "script[0].modifiers: there is no modifier"],
  [{ script: [{ at: 0, do: [{ enabel: "tap" }] }] }, "script[0].do[0]: there is no action"],
  [{ script: [{ at: 0, do: [{ enable: "tab" }] }] }, "script[0].do[0].enable: there is no recog"],
  [{ script: [{ at: 0, do: [null] }] }, "script[0].do[0]: expected an object with one action"],
]
for (const [part, said] of words) {
  test(`it says: ${said}`, async () => {
    const found = await run(scenario(part))
    assert.equal(found.status, 2)
    assert.ok(found.said.includes(said), found.said)
  })
}

test("delegates and hand-overs are checked, too", async () => {
  const file = scenario()
  const question = structuredClone(file)
  question.scene.delegate = [{ question: "shouldBegn", answer: false }]
  assert.match((await run(question)).said, /scene\.delegate\[0\]\.question: there is no question/)
  file.scene.handOvers = [{ from: "tap", to: "tab" }]
  assert.match((await run(file)).said, /scene\.handOvers\[0\]\.to: there is no recognizer 'tab'/)
})

test("unknown words come with those that there are", async () => {
  const kind = await run(scenario({ recognizers: [{ ...tap, kind: "tapp" }] }))
  assert.match(kind.said, /recognizers\[0\]\.kind: there is no kind 'tapp'; there are tap, double/)
  const key = await run(scenario({ script: [{ at: 0, begann: {} }] }))
  assert.match(key.said, /script\[0\]: unknown key "begann"; expected one of at, began, moved/)
})

/** The keys that a message about an unknown one lists. */
const keysOf = message => message.match(/expected one of (.*)/)[1].replaceAll('"', "").split(", ")

test("the keys are those that the tool knows", async context => {
  const { GESTURES: tool } = process.env
  if (!tool) return context.skip("GESTURES names no tool")
  const wrong = { zzz: 1 }
  for (const file of [
    scenario(wrong), { ...scenario(), scene: { ...scenario().scene, ...wrong } },
    scenario({ views: [{ ...view, ...wrong }] }),
    scenario({ recognizers: [{ ...tap, ...wrong }] }), scenario({ script: [{ at: 0, ...wrong }] }),
  ]) {
    const ours = (await run(file)).said
    const { stderr } = spawnSync(tool, ["run", join(folder, "0.json")], { encoding: "utf8" })
    assert.deepEqual(keysOf(ours), keysOf(stderr.split("\n")[0]))
  }
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
