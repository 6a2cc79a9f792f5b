import {
  addRecognizer, addView, fillLists, makeChip, removeRecognizer, saveFile,
} from "./chips.js"
import { blank, conflicts } from "./conflicts.js"
import { Engine } from "./engine.js"
import { replaceContent } from "./focus.js"
import { addStyles } from "./inspector-style.js"
import { LiveBars } from "./live-bars.js"
import { openScenario } from "./open-scenario.js"
import { PropertiesPart } from "./properties-part.js"
import { readScenario } from "./read-scenario.js"
import { remedies, viewRemedies } from "./remedies.js"
import { drawStage, fitStage } from "./stage.js"

const types = { touch: "direct", pen: "pencil", mouse: "mouse" }

export class Playground {
  isReady = false
  #pointers = new Map()
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
    this.#selected ??= this.scenario.scene.views?.[0]?.id
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
    this.page?.release()
    Object.assign(this, opened)
    this.bars = new LiveBars(this.page, this.part("live"))
    for (const { recognizer } of this.script.scene.members) {
      recognizer.on(({ state }) => this.bars.noteAction(recognizer, state))
    }
    this.start = performance.now()
  }

  // MARK: Fingers

  #listen() {
    const { document } = this
    for (const [type, phase] of [
      ["pointerdown", "began"], ["pointermove", "moved"], ["pointerup", "ended"],
      ["pointercancel", "cancelled"],
    ]) {
      this.stage.addEventListener(type, event => this.#pointer(event, phase))
    }
    const click = (id, action) => this.part(id).addEventListener("click", action)
    click("mode", ({ currentTarget: button }) =>
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true"))
    click("replay", () => this.replay())
    click("forget", () => this.use({ ...this.scenario, script: [] }))
    click("add", () => this.#addRecognizer())
    click("add-view", () => this.#addView())
    click("relate", ({ currentTarget }) => this.#beginRelating(currentTarget))
    click("save", () => saveFile(document, this.scenario))
    click("load", () => this.part("file").click())
    this.part("file").addEventListener("change", async ({ target }) => {
      const bytes = await target.files[0]?.arrayBuffer()
      if (bytes) this.#try("The file", () => this.use(readScenario(new Uint8Array(bytes))))
    })
    new ResizeObserver(() => this.#fit()).observe(this.part("frame").parentElement)
  }

  get #isArranging() { return this.part("mode").getAttribute("aria-pressed") === "true" }

  #place(event) {
    const box = this.stage.getBoundingClientRect()
    const [width] = this.scenario.scene.size
    const unit = box.width / width
    return [(event.clientX - box.left) / unit, (event.clientY - box.top) / unit]
      .map(value => Math.round(value * 10) / 10)
  }

  #pointer(event, phase) {
    if (this.#isArranging) return this.#arrange(event, phase)
    if (phase === "began") this.#beginFinger(event)
    const id = this.#pointers.get(event.pointerId)
    if (!id) return
    const at = Math.round((performance.now() - this.start) * 10) / 10
    const last = this.scenario.script.at(-1)?.at ?? 0
    const step = { at: Math.max(at, last) }
    if (phase === "cancelled") step.cancelled = [id]
    else step[phase] = { [id]: this.#place(event) }
    if (phase === "began" && event.pointerType !== "touch") step.type = types[event.pointerType]
    this.scenario.script.push(step)
    this.script.play(step)
    if (phase === "ended" || phase === "cancelled") this.#pointers.delete(event.pointerId)
    this.#changed()
  }

  /** The first finger of a new attempt begins the script anew. */
  #beginFinger(event) {
    this.stage.setPointerCapture(event.pointerId)
    if (this.page.isIdle && this.#pointers.size === 0) {
      this.scenario = { ...this.scenario, script: [], expect: undefined }
      this.#rebuild()
    }
    const used = new Set(this.scenario.script.flatMap(step => Object.keys(step.began ?? {})))
    this.#pointers.set(event.pointerId, `${used.size + 1}`)
  }

  #changed() {
    clearTimeout(this.#timer)
    const next = this.engine.exports.page_deadline(this.page.handle)
    if (next >= 0) {
      const pause = Math.max(0, next - (performance.now() - this.start))
      this.#timer = setTimeout(() => {
        this.script.letTimeRun(next)
        this.#changed()
      }, pause)
    }
    this.bars.update([...this.#pointers.values()].map(id => `finger ${id}`))
    if (this.page.isIdle) this.#show()
  }

  /** Plays the script again, at once. */
  replay() {
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
    this.part("timeline").innerHTML = page.timeline({ svg: true })
    this.part("lint").textContent = page.lint({ width: this.#columns }) || "nothing to complain of"
    this.part("graph").innerHTML = page.graph({ svg: true })
    if (this.#asked) this.ask(...this.#asked)
  }

  /** Shows why a recognizer did what it did, or what became of a view's touches, and what would
   * help. */
  ask(id, isView = false) {
    this.#asked = [id, isView]
    const { scene } = this.script
    const subject = isView ? scene.views[id] : scene.meant(id)[0]?.recognizer
    if (!subject) return
    this.part("why").textContent = this.page.explain(subject, { width: this.#columns })
    const found = (isView ? viewRemedies : remedies)(this.engine, this.scenario, id)
    this.script.nameTouches()
    replaceContent(this.part("remedies"), ...found.map(({ words, scenario }) => {
      const button = this.document.createElement("button")
      button.textContent = words
      button.addEventListener("click", () => {
        try {
          this.use(scenario)
        } catch {
          this.use({ ...scenario, expect: undefined })  // What is expected names a set's members.
        }
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
        remove: () => this.#change(scene => removeRecognizer(scene, spec.id)),
      })), ...views.map(({ id }) => makeChip(this.document, { id }, {
      pick: () => this.properties.choose("view", id),
      ask: () => this.ask(id, true),
    })))
  }

  // MARK: Changing the scene

  #change(body) {
    const scenario = structuredClone(this.scenario)
    delete scenario.expect
    body(scenario.scene)
    this.#try("The change", () => this.use(scenario))
  }

  /** Does what may be refused, and says what is wrong with it. */
  #try(what, body) {
    this.#hint("")
    try {
      body()
    } catch (error) {
      this.script?.nameTouches()
      if (this.scenario) this.properties.show(this.scenario.scene)
      this.#hint(`${what} is wrong: ${error.place ? `${error.place}: ` : ""}${error.message}`)
    }
  }

  #addRecognizer() {
    const kind = this.part("kind").value
    this.#change(scene => addRecognizer(scene, kind, this.#selected ?? "window"))
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
    return this.#change(scene => {
      const spec = scene.recognizers.find(({ id: own }) => own === one)
      spec[relation] = [...new Set([...(spec[relation] ?? []), other])]
    })
  }

  #arrange(event, phase) {
    if (phase === "began") {
      const id = event.target.closest("[data-view]")?.dataset.view
      if (!id) return
      this.stage.setPointerCapture(event.pointerId)
      this.#selected = id
      this.properties.choose("view", id)
      this.#dragged = { id, from: this.#place(event) }
      this.#drawStage()
    } else if (this.#dragged) {
      const [x, y] = this.#place(event)
      const [fromX, fromY] = this.#dragged.from
      this.#dragged.from = [x, y]
      const view = this.scenario.scene.views.find(({ id }) => id === this.#dragged.id)
      view.frame = [view.frame[0] + x - fromX, view.frame[1] + y - fromY, ...view.frame.slice(2)]
      this.#drawStage()
      if (phase !== "moved") {
        this.#dragged = null
        this.use(this.scenario)
      }
    }
  }
  #dragged = null
}
