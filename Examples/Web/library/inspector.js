import { replaceContent } from "./focus.js"
import { addStyles } from "./inspector-style.js"
import { LiveBars } from "./live-bars.js"
import { liveRemedies } from "./live-remedies.js"
import { Recording } from "./recording.js"

/** A panel over a page that shows what the engine does with it. */
export class Inspector {
  #fingers = []
  #question = null
  /** The text of the last answer, and the remedies that were applied, each with its undoing. */
  #answer = null
  #applied = []
  #heard = new WeakMap()
  /** What the parts below the live one, and the names, were last made of. */
  #shown = null
  #listed = null
  #wasLogged

  /** Made by `gestures.inspect(page)`. */
  constructor(gestures, page) {
    this.page = page
    const { ownerDocument: document } = page.element
    this.document = document
    addStyles(document)
    this.#wasLogged = page.isLogged
    if (!this.#wasLogged) page.startLog()
    page.recording = new Recording(page.isIdle)
    this.panel = document.createElement("aside")
    const others = document.querySelectorAll(".gestures-inspector").length
    this.panel.className = `gestures-inspector${others % 2 ? " opposite" : ""}`
    this.panel.setAttribute("aria-label", "Gesture inspector")
    this.panel.innerHTML = `
      <button data-part="close">Close</button>
      <h2>Now</h2><div data-part="live"></div>
      <h2>Why?</h2><div data-part="names"></div><pre data-part="why"></pre>
      <div data-part="remedies"></div><div data-part="applied"></div>
      <h2>The last attempt</h2><div data-part="timeline"></div>
      <h2>Lint</h2><pre data-part="lint"></pre>
      <h2>Relations</h2><div data-part="graph"></div>`
    this.part = name => this.panel.querySelector(`[data-part=${name}]`)
    // Beside the body, which may be the page's element: what is shown here is none of its elements.
    this.overlay = document.createElement("div")
    this.overlay.dataset.gesturesOverlay = ""
    this.overlay.append(this.panel)
    document.documentElement.append(this.overlay)
    this.bars = new LiveBars(page, this.part("live"))
    this.part("close").addEventListener("click", () => this.close())
    this.stopObserving = page.observe(() => this.update())
    this.update()
    if (!page.isIdle) this.#describeScene()
  }

  /** How many letters fit into a line of the panel. */
  get #columns() { return Math.max(40, Math.floor(this.part("why").clientWidth / 7.4)) }

  /** Bars show actions, too, also those of recognizers that are added later. */
  #listen() {
    for (const recognizer of this.page.recognizers) {
      if (this.#heard.has(recognizer)) continue
      this.#heard.set(recognizer, recognizer.on(
        ({ state }) => this.bars.noteAction(recognizer, state)))
    }
  }

  update() {
    this.#listen()
    const down = [...this.page.pointers.down.values()]
    this.bars.update(down.map(pointer => `touch ${pointer.id} on '${pointer.view.name}'`))
    for (const finger of this.#fingers) finger.remove()
    this.#fingers = down.map(pointer => {
      const finger = this.document.createElement("div")
      finger.className = "gestures-finger"
      finger.style.left = `${pointer.x}px`
      finger.style.top = `${pointer.y}px`
      this.overlay.append(finger)
      return finger
    })
    if (this.page.isIdle) this.#showAttempt()
  }

  /** Shows the attempt that is over, and the scene as it is by now, each once. */
  #showAttempt() {
    const { page } = this
    const entries = page.engine.exports.log_count(page.handle)
    const mark = `${page.inputs} ${entries} ${this.#present.map(({ handle }) => handle)}`
    if (mark === this.#shown) return
    this.#shown = mark
    this.part("timeline").innerHTML = page.timeline({ svg: true })
    this.#listNames()
    this.#describeScene()
    if (this.#question) this.#answerAgain()
  }

  /** The buttons keep no recognizer that is gone, nor its view. */
  #listNames() {
    const recognizers = this.#present
    const listed = recognizers.map(({ handle, name }) => `${handle} ${name}`).join("\n")
    if (listed === this.#listed) return
    this.#listed = listed
    replaceContent(this.part("names"), ...recognizers.map(recognizer => {
      const reference = new WeakRef(recognizer)
      return this.#button(recognizer.name, () => {
        const present = reference.deref()
        if (present) this.ask(present)
      })
    }))
  }

  /** The recognizers of views that are in the page now. */
  get #present() {
    const isShown = view => view === this.page.window || Boolean(view.parent && isShown(view.parent))
    return this.page.recognizers.filter(({ view }) => isShown(view))
  }

  /** Shows why a recognizer did what it did, and what would have helped. */
  ask(recognizer) {
    this.#question = recognizer
    this.#answer = null
    this.#answerAgain()
    this.panel.scrollTop = this.part("names").offsetTop
  }

  #answerAgain() {
    const recognizer = this.#question
    const answer = this.page.explain(recognizer, { width: this.#columns })
    // A mouse that hovers changes nothing; what would help is tried once an attempt.
    if (answer === this.#answer) return
    this.#answer = answer
    this.part("why").textContent = answer
    this.#offer(this.page.isIdle ? liveRemedies(this.page, recognizer) : {})
  }

  #offer({ remedies = [], problem }) {
    const buttons = remedies.map(({ words, apply }) => this.#button(words, () => {
      this.#applied.push({ words, undo: apply() })
      this.#noteChange("Applied. Make the gesture again.")
    }))
    const note = this.document.createElement("p")
    note.textContent = problem ?? ""
    replaceContent(this.part("remedies"), ...(problem ? [note] : buttons))
  }

  /** Shows what was applied, the last one first: only that can be taken back. */
  #noteChange(words) {
    const note = this.document.createElement("p")
    note.textContent = words
    note.setAttribute("role", "status")
    const last = this.#applied.at(-1)
    const undo = last && this.#button(`Undo: ${last.words}`, () => {
      this.#applied.pop().undo()
      this.#noteChange("Taken back.")
    })
    replaceContent(this.part("remedies"), note)
    replaceContent(this.part("applied"), ...(undo ? [undo] : []))
    undo?.focus()
    this.#describeScene()
  }

  #button(text, action) {
    const button = this.document.createElement("button")
    button.textContent = text
    button.addEventListener("click", action)
    return button
  }

  #describeScene() {
    const found = this.page.lint({ width: this.#columns })
    this.part("lint").textContent = found || "nothing to complain of"
    this.part("graph").innerHTML = this.page.graph({ svg: true })
  }

  close() {
    if (this.page.inspector !== this) return
    this.page.inspector = null
    this.stopObserving()
    for (const recognizer of this.page.recognizers) this.#heard.get(recognizer)?.()
    this.overlay.remove()
    if (!this.#wasLogged) this.page.stopLog()
    this.page.recording = null
  }
}
