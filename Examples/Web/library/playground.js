import { Arranging } from "./arranging.js"
import { fillLists, makeChip, saveFile } from "./chips.js"
import { blank, conflicts } from "./conflicts.js"
import { Engine } from "./engine.js"
import { replaceContent } from "./focus.js"
import { addStyles } from "./inspector-style.js"
import { LiveBars } from "./live-bars.js"
import { openScenario } from "./open-scenario.js"
import { PropertiesPart } from "./properties-part.js"
import { readScenario } from "./read-scenario.js"
import { remedies, viewRemedies } from "./remedies.js"
import {
  addRecognizer, addView, relate, removeRecognizer, viewOf, withoutExpectations,
} from "./scene-edits.js"
import { lintScene } from "./scene-lint.js"
import { drawMarks, drawStage, fitStage } from "./stage.js"
import { rounded, StageInput } from "./stage-input.js"

export class Playground {
  isReady = false
  /** Whether the script is what has been done on the stage since the scene was made. */
  #isLive = false
  /** How many lines the log had when what happened was last shown. */
  #shown = null
  #asked = null
  #relating = null
  #selected = null
  #timer = 0

  static async open(document, conflict) {
    const engine = await Engine.load(new URL("../gestures.wasm", import.meta.url))
    const playground = new Playground(engine, document)
    await playground.openConflict(conflict)
    playground.isReady = true
    return playground
  }

  constructor(engine, document) {
    this.engine = engine
    this.document = document
    this.part = id => document.getElementById(id)
    this.stage = this.part("stage")
    addStyles(document)
    this.properties = new PropertiesPart({
      engine, list: this.part("subject"), panel: this.part("properties"),
      change: body => this.#change(body),
    })
    fillLists(document)
    this.input = new StageInput(this)
    new Arranging(this, event => this.input.place(event))
    this.#listen()
  }

  async openConflict(name) {
    if (!(name in conflicts)) return this.use(blank())
    const response = await fetch(`complaints/${name}.json`)
    if (!response.ok) throw new Error(`the scene '${name}' is not served: ${response.status}`)
    return this.use(await response.json())
  }

  /** Shows a scenario; its scene is made anew. One that is wrong throws, and changes nothing. */
  use(scenario) {
    this.#rebuild(scenario)
    const ids = (this.scenario.scene.views ?? []).map(({ id }) => id)
    if (!ids.includes(this.#selected)) this.#selected = ids[0]
    this.#drawStage()
    this.#listRecognizers()
    this.properties.show(this.scenario.scene)
    this.#show()
  }

  #drawStage() {
    drawStage(this.stage, this.scenario.scene, this.#selected)
    this.#fit()
  }

  #fit() {
    if (this.scenario) fitStage(this.stage, this.part("frame"), this.scenario.scene.size)
  }

  /** The scene again as it was in the beginning, or that of another scenario. */
  #rebuild(scenario = this.scenario) {
    const opened = openScenario(this.engine, scenario)
    clearTimeout(this.#timer)  // for the former page's time
    this.input.forget()
    this.page?.release()
    Object.assign(this, opened)
    this.#isLive = false
    this.#shown = null
    this.bars = new LiveBars(this.page, this.part("live"))
    for (const { recognizer } of this.script.scene.members) {
      recognizer.on(({ state }) => this.bars.noteAction(recognizer, state))
    }
    this.start = performance.now()
  }

  #listen() {
    const { document } = this
    const click = (id, action) => this.part(id).addEventListener("click", action)
    click("mode", ({ currentTarget: button }) => {
      this.input.cancelAll()
      button.setAttribute("aria-pressed", !this.isArranging)
    })
    click("replay", () => this.replay())
    click("forget", () => this.use({ ...withoutExpectations(this.scenario), script: [] }))
    click("add", () => this.#addRecognizer())
    click("add-view", () => this.#addView())
    click("relate", ({ currentTarget }) => this.#beginRelating(currentTarget))
    click("save", () => saveFile(document, this.scenario))
    click("load", () => this.part("file").click())
    this.part("file").addEventListener("change", async ({ target }) => {
      const bytes = await target.files[0]?.arrayBuffer()
      target.value = ""  // so that the same file may be chosen again
      if (bytes) this.#try("The file", () => this.use(readScenario(new Uint8Array(bytes))))
    })
    new ResizeObserver(() => this.#fit()).observe(this.part("frame").parentElement)
  }

  get isArranging() { return this.part("mode").getAttribute("aria-pressed") === "true" }

  // MARK: Input

  /**
   * Whether an input of some sort, by its key in a step, is recorded. The first one of a new
   * attempt begins the script anew. Where a pointer only passes, for it hovers or scrolls the page,
   * it replaces nothing but its like.
   */
  expects(sort, { isGoingOn = false, isPassing = false } = {}) {
    const isAtRest = this.page.isIdle && this.input.isIdle
    if (this.#isLive && (isGoingOn || !isAtRest)) return true
    if (isPassing && !this.scenario.script.every(step => sort in step)) {
      return this.#isLive && sort === "hover"
    }
    this.#rebuild({ ...withoutExpectations(this.scenario), script: [] })
    this.#isLive = true
    return true
  }

  /** A name for the next finger of the script. */
  get unusedFinger() {
    const used = new Set(this.scenario.script.flatMap(step => Object.keys(step.began ?? {})))
    return `${used.size + 1}`
  }

  /** Plays a step, as part of the script. */
  record(step) {
    const { script } = this.scenario
    const now = rounded(performance.now() - this.start)
    const reached = this.engine.exports.page_now(this.page.handle)
    const timed = { at: Math.max(now, reached, script.at(-1)?.at ?? 0), ...step }
    script.push(timed)
    for (const id of Object.keys(step.began ?? {})) this.script.knowFinger(id)
    this.script.play(timed)
    this.#changed()
  }

  #changed() {
    clearTimeout(this.#timer)
    const next = this.engine.exports.page_deadline(this.page.handle)
    if (next >= 0) {
      this.#timer = setTimeout(() => {
        this.script.letTimeRun(next)
        this.#changed()
      }, next - (performance.now() - this.start))  // below 0 is at once
    }
    this.bars.update(this.input.fingers)
    drawMarks(this.stage, this.input.marks)
    // A pointer that hovers where nobody cares changes nothing.
    const count = this.engine.exports.log_count(this.page.handle)
    if (this.page.isIdle && count !== this.#shown) this.#show()
  }

  /** Plays the script again, at once. */
  replay() {
    this.input.cancelAll()
    this.#rebuild()
    this.script.run()
    this.#listRecognizers()
    this.#show()
    this.bars.update([])
  }

  // MARK: What is shown

  /** How many letters fit into a line of the panels. */
  get #columns() { return Math.max(40, Math.floor(this.part("why").clientWidth / 8)) }

  #show() {
    const { page } = this
    this.#shown = this.engine.exports.log_count(page.handle)
    this.part("timeline").innerHTML = page.timeline({ svg: true })
    const found = lintScene(this.engine, this.scenario, { width: this.#columns })
    this.script.nameTouches()
    this.part("lint").textContent = found || "nothing to complain of"
    this.part("graph").innerHTML = page.graph({ svg: true })
    if (this.#asked) this.ask(...this.#asked)
  }

  /** Shows why a recognizer did what it did, or what became of a view's touches, and what would
   * help. */
  ask(id, isView = false) {
    this.#asked = [id, isView]
    const { scene } = this.script
    const subject = isView ? scene.views[id] : scene.meant(id)[0]?.recognizer
    if (!subject) {  // it was removed
      this.#asked = null
      this.part("why").textContent = ""
      return replaceContent(this.part("remedies"))
    }
    this.part("why").textContent = this.page.explain(subject, { width: this.#columns })
    const found = (isView ? viewRemedies : remedies)(this.engine, this.scenario, id)
    this.script.nameTouches()
    replaceContent(this.part("remedies"), ...found.map(({ words, scenario }) => {
      const button = this.document.createElement("button")
      button.textContent = words
      button.addEventListener("click", () => {
        this.use(withoutExpectations(scenario))
        this.replay()
      })
      return button
    }))
  }

  #hint(text) { this.part("hint").textContent = text }

  #listRecognizers() {
    const { recognizers = [], views = [] } = this.scenario.scene
    replaceContent(this.part("recognizers"), ...recognizers.map(spec => makeChip(
      this.document, spec, {
        pick: () => this.#pick(spec.id),
        ask: () => this.ask(spec.id),
        remove: () => this.#change((_, scenario) => removeRecognizer(scenario, spec.id)),
      })), ...views.map(({ id }) => makeChip(this.document, { id }, {
      pick: () => this.properties.choose("view", id),
      ask: () => this.ask(id, true),
    })))
  }

  // MARK: Changing the scene

  /** What is under way ends with the old scene: its fingers would be none of the new one. */
  #change(body) {
    const wasUnderWay = this.input.cancelAll()
    const scenario = withoutExpectations(structuredClone(this.scenario))
    body(scenario.scene, scenario)
    const isDone = this.#try("The change", () => this.use(scenario))
    if (isDone && wasUnderWay) this.replay()
  }

  /** Does what may be refused, and says what is wrong with it; returns whether it was done. */
  #try(what, body) {
    this.#hint("")
    try {
      body()
      return true
    } catch (error) {
      this.script?.nameTouches()
      if (this.scenario) this.properties.show(this.scenario.scene)
      this.#hint(`${what} is wrong: ${error.place ? `${error.place}: ` : ""}${error.message}`)
      return false
    }
  }

  #addRecognizer() {
    const view = this.#selected ?? "window"
    this.#change(scene => addRecognizer(scene, this.part("kind").value, view))
  }

  #addView() { this.#change(scene => { this.#selected = addView(scene) }) }

  #beginRelating(button) {
    this.#relating = this.#relating ? null : []
    button.setAttribute("aria-pressed", this.#relating !== null)
    this.#hint(this.#relating ? "Press the names of two recognizers." : "")
  }

  #pick(id) {
    if (!this.#relating) {
      this.properties.choose("recognizer", id)
      return this.ask(id)
    }
    this.#relating.push(id)
    if (this.#relating.length < 2) return undefined
    const [one, other] = this.#relating
    this.#beginRelating(this.part("relate"))
    if (one === other) return undefined
    const relation = this.part("relation").value
    return this.#change(scene => relate(scene, relation, one, other))
  }

  select(viewId) {
    this.#selected = viewId
    this.properties.choose("view", viewId)
    this.#drawStage()
  }

  moveView(id, frame) { this.#change(scene => { viewOf(scene, id).frame = frame }) }

  /** Draws a view where it is being dragged to. */
  showFrame(id, frame) {
    const scene = structuredClone(this.scenario.scene)
    viewOf(scene, id).frame = frame
    drawStage(this.stage, scene, id)
  }
}
