import { targetOf } from "./composed.js"
import { isNotch, isWanted, modifiersOf, pauseOfWheel, scaleOf, turnOf } from "./pointer-events.js"
import { bits, modifierWords, phases } from "./tables.js"

const number = phase => phases.indexOf(phase)

/** For how long a wheel has turned as its first event comes: a frame of 60 a second. */
const frame = 1000 / 60

/** The wheels and trackpads of a page, whose events become the engine's scrolls and pinches. */
export class Wheels {
  #pinch = null

  constructor(page) {
    this.page = page
    this.exports = page.engine.exports
    page.listenInside("wheel", event => this.#wheel(event), { passive: false })
    for (const phase of ["start", "change", "end"]) {
      page.listenInside(`gesture${phase}`, event => this.#safariGesture(event, phase))
    }
  }

  #wheel(event) {
    const view = this.page.viewAround(targetOf(event))
    this.page.beforeInput()
    this.page.settle(view)
    const hit = this.page.hit(view, event.clientX, event.clientY)
    if (event.ctrlKey && (this.#pinch || isWanted(hit, "transform"))) {
      return this.#pinchWheel(event, view)
    }
    const isDiscrete = event.deltaMode !== 0 || isNotch(event)
    if (event.ctrlKey && !isDiscrete) return  // a trackpad's pinch, which nothing takes
    if (isWanted(hit, isDiscrete ? "discrete" : "continuous")) event.preventDefault()
    const { x, y } = this.#turnOf(event)
    this.exports.event_scroll(
      this.page.handle, event.clientX, event.clientY, -x, -y, isDiscrete, -1, false)
    this.#send(event.timeStamp, modifiersOf(event), view)
  }

  #turnOf(event) {
    const { clientHeight, ownerDocument: { defaultView: window } } = this.page.element
    return turnOf(event, Math.min(clientHeight, window.innerHeight))
  }

  #send(moment, modifiers, view) {
    const { handle } = this.page
    const now = this.exports.page_now(handle)
    this.exports.event_send(handle, Math.max(moment, now), modifiers, view.handle)
    this.page.changed()
  }

  /** Browsers report a trackpad's pinch as a wheel with the control key. */
  #pinchWheel(event, view) {
    event.preventDefault()
    const isNew = !this.#pinch
    this.#pinch ??= { scale: 1, view }
    const former = this.#pinch.scale
    this.#pinch.scale *= scaleOf(this.#turnOf(event))
    this.#pinch.place = [event.clientX, event.clientY]
    this.#pinch.modifiers = modifiersOf(event) & ~bits(modifierWords, ["control"])
    clearTimeout(this.#pinch.timer)
    this.#pinch.timer = setTimeout(() => this.#endPinch("ended"), pauseOfWheel)
    if (isNew) this.#transform("began", former, 0, event.timeStamp - frame)
    this.#transform("moved", this.#pinch?.scale, 0, event.timeStamp)
  }

  #endPinch(phase) {
    clearTimeout(this.#pinch.timer)
    this.#transform(phase, this.#pinch.scale, 0)
    this.#pinch = null
  }

  /** An action may have ended the pinch, or the page, meanwhile. */
  #transform(phase, scale, rotation, moment = this.page.now) {
    if (!this.#pinch) return
    const { place: [x, y], view, modifiers = 0 } = this.#pinch
    this.exports.event_transform(this.page.handle, number(phase), x, y, scale, rotation)
    this.#send(moment, modifiers, view)
  }

  /** Safari's own events of a trackpad's pinch and turn. */
  #safariGesture(event, phase) {
    const { clientX: x, clientY: y, scale } = event
    if (phase === "start") {
      const view = this.page.viewAround(targetOf(event))
      this.cancel()
      const isFree = this.page.pointers.down.size === 0
      if (!isFree || !isWanted(this.page.hit(view, x, y), "transform")) return
      this.#pinch = { view }
    }
    if (!this.#pinch) return
    event.preventDefault()
    Object.assign(this.#pinch, { place: [x, y], scale, modifiers: modifiersOf(event) })
    const word = { start: "began", change: "moved", end: "ended" }[phase]
    this.#transform(word, scale, (event.rotation * Math.PI) / 180)
    if (phase === "end") this.#pinch = null
  }

  /** Cancels a pinch that is under way. */
  cancel() { if (this.#pinch) this.#endPinch("cancelled") }

  /** Forgets what is under way: the page is detached. */
  end() {
    clearTimeout(this.#pinch?.timer)
    this.#pinch = null
  }
}
