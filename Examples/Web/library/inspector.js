import { LiveBars } from "./live-bars.js"

const sheet = `
  .gestures-inspector { position: fixed; right: 0; bottom: 0; width: min(26rem, 100vw);
    max-height: 45vh; overflow: auto; padding: 0.75rem; z-index: 2147483000;
    background: Canvas; color: CanvasText; border: 1px solid GrayText; font: 13px/1.4 system-ui; }
  .gestures-inspector pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; margin: 0; }
  .gestures-inspector h2 { font-size: 13px; margin: 0.6rem 0 0.2rem; }
  .gestures-inspector button { font: inherit; margin: 0 0.25rem 0.25rem 0; padding: 0.2rem 0.5rem;
    min-height: 0; }
  .gestures-inspector p { margin: 0 0 0.3rem; }
  .gestures-inspector svg { max-width: 100%; height: auto; }
  .gestures-finger { position: fixed; width: 44px; height: 44px; margin: -22px; border-radius: 50%;
    border: 2px solid #d33; pointer-events: none; z-index: 2147483001; }
  .bar-row { display: grid; grid-template-columns: 7rem minmax(0, 1fr) 5.5rem; gap: 0.5rem;
    align-items: center; margin: 2px 0; }
  .bar-row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar { position: relative; height: 14px; background: color-mix(in srgb, currentColor 10%, transparent); }
  .bar i { position: absolute; top: 0; bottom: 0; min-width: 3px; }
  .bar .possible { background: color-mix(in srgb, currentColor 30%, transparent); }
  .bar .held { background: repeating-linear-gradient(45deg, #c98a1b 0 4px, transparent 4px 8px); }
  .bar .began, .bar .changed { background: #2b73d2; }
  .bar .ended { background: #2f8a46; min-width: 6px; }
  .bar .failed, .bar .cancelled { background: #c23b30; min-width: 6px; }
`

/** The styles of the panel's parts, once a document. */
export function addStyles(document) {
  if (document.getElementById("gestures-inspector-style")) return
  const style = document.createElement("style")
  style.id = "gestures-inspector-style"
  style.textContent = sheet
  document.head.append(style)
}

/** A panel over a page that shows what the engine does with it. */
export class Inspector {
  #fingers = []
  #question = null

  /** Made by `gestures.inspect(page)`. */
  constructor(gestures, page) {
    this.page = page
    const { ownerDocument: document } = page.element
    this.document = document
    addStyles(document)
    page.startLog()
    this.panel = document.createElement("aside")
    this.panel.className = "gestures-inspector"
    this.panel.setAttribute("aria-label", "Gesture inspector")
    this.panel.innerHTML = `
      <button data-part="close">Close</button>
      <h2>Now</h2><div data-part="live"></div>
      <h2>Why?</h2><div data-part="names"></div><pre data-part="why"></pre>
      <h2>The last attempt</h2><div data-part="timeline"></div>
      <h2>Lint</h2><pre data-part="lint"></pre>
      <h2>Relations</h2><div data-part="graph"></div>`
    this.part = name => this.panel.querySelector(`[data-part=${name}]`)
    document.body.append(this.panel)
    this.bars = new LiveBars(page, this.part("live"))
    this.part("close").addEventListener("click", () => this.close())
    this.stopObserving = page.observe(() => this.update())
    this.update()
    this.#describeScene()
  }

  update() {
    const down = [...this.page.pointers.down.values()]
    this.bars.update(down.map(pointer => `touch ${pointer.id} on '${pointer.view.name}'`))
    for (const finger of this.#fingers) finger.remove()
    this.#fingers = down.map(pointer => {
      const finger = this.document.createElement("div")
      finger.className = "gestures-finger"
      finger.style.left = `${pointer.x}px`
      finger.style.top = `${pointer.y}px`
      this.document.body.append(finger)
      return finger
    })
    if (!this.page.isIdle) return
    this.part("timeline").innerHTML = this.page.timeline({ svg: true })
    this.#listNames()
    if (this.#question) this.ask(this.#question)
  }

  #listNames() {
    const { recognizers } = this.page
    if (recognizers.length === this.part("names").childElementCount) return
    this.part("names").replaceChildren(...recognizers.map(recognizer => {
      const button = this.document.createElement("button")
      button.textContent = recognizer.name
      button.addEventListener("click", () => this.ask(recognizer))
      return button
    }))
  }

  /** Shows why a recognizer did what it did. */
  ask(recognizer) {
    this.#question = recognizer
    this.part("why").textContent = this.page.explain(recognizer, { width: 60 })
  }

  #describeScene() {
    this.part("lint").textContent = this.page.lint({ width: 60 }) || "nothing to complain of"
    this.part("graph").innerHTML = this.page.graph({ svg: true })
  }

  close() {
    this.stopObserving()
    for (const finger of this.#fingers) finger.remove()
    this.panel.remove()
    this.page.stopLog()
  }
}
