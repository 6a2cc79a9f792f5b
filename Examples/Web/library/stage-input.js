// What fingers, mice, pens and wheels do on the playground's stage, as steps of a scenario file.

import {
  buttonsOf, isAround, isLiftLost, isNotch, modifiersOf, pauseOfWheel, poseOf, scaleOf, turnOf,
} from "./pointer-events.js"
import { modifierWords } from "./tables.js"

const types = { pen: "pencil", mouse: "mouse" }

export const rounded = value => Math.round(value * 10) / 10 + 0  // no −0, which files don't keep

export class StageInput {
  #down = new Map()
  /** Where a pointer without buttons is, as far as that is recorded. */
  #hover = null
  #pinch = null
  #lastScroll = -Infinity

  /** `host` is the playground. Asked whether it expects an input it may begin the script anew, and
   * then it is given the step. */
  constructor(host) {
    Object.assign(this, { host, stage: host.stage })
    const listen = (type, listener, options) => this.stage.addEventListener(type, event => {
      if (!host.isArranging) listener.call(this, event)
    }, options)
    listen("pointerdown", this.#began)
    listen("pointermove", this.#moved)
    listen("pointerup", event => this.#send(event, "ended"))
    listen("pointercancel", event => this.#send(event, "cancelled"))
    listen("pointerleave", this.#left)
    listen("wheel", this.#wheel, { passive: false })
    // A right click, or a finger that rests, is the scene's.
    this.stage.addEventListener("contextmenu", event => event.preventDefault())
  }

  get isIdle() { return this.#down.size === 0 && !this.#pinch }

  /** The names of the touches that are down. */
  get fingers() { return [...this.#down.values()].map(({ id }) => `finger ${id}`) }

  /** Where touches and a pointer that hovers are. */
  get marks() {
    const marks = [...this.#down.values()].map(({ id, place }) => ({ id, place }))
    if (this.#hover && marks.length === 0) marks.push({ place: this.#hover })
    return marks
  }

  /** Where an event is on the stage, whatever its scale is. */
  place({ clientX, clientY }) {
    const box = this.stage.getBoundingClientRect()
    return [(clientX - box.left) / this.#unit, (clientY - box.top) / this.#unit].map(rounded)
  }

  get #unit() { return this.stage.getBoundingClientRect().width / this.stage.offsetWidth }

  #record(event, step) {
    const bits = modifiersOf(event)
    const modifiers = modifierWords.filter((_, index) => bits & (1 << index))
    this.host.record(modifiers.length > 0 ? { ...step, modifiers } : step)
  }

  // MARK: Touches

  #began(event) {
    if (this.#down.has(event.pointerId)) this.#send(event, "cancelled")  // its lift was lost
    this.host.expects("began")
    this.stage.setPointerCapture(event.pointerId)
    this.#down.set(event.pointerId, { id: this.host.unusedFinger, buttons: 1 })
    this.#send(event, "began")
  }

  #moved(event) {
    const isDown = this.#down.has(event.pointerId)
    const isLost = isDown && isLiftLost(event, { type: event.pointerType })
    if (isDown) this.#send(event, isLost ? "cancelled" : "moved")
    if (!isDown || isLost) this.#hovered(event)
  }

  #send(event, phase) {
    const pointer = this.#down.get(event.pointerId)
    if (!pointer) return
    const { id } = pointer
    const isOver = phase === "ended" || phase === "cancelled"
    if (isOver) this.#down.delete(event.pointerId)
    if (phase === "cancelled") return this.#record(event, { cancelled: [id] })
    pointer.place = this.place(event)
    const step = { [phase]: { [id]: pointer.place } }
    if (phase === "began" && types[event.pointerType]) step.type = types[event.pointerType]
    for (const [key, value] of Object.entries(figuresOf(event))) {
      if (pointer[key] !== value) step[key] = pointer[key] = value
    }
    if (event.pointerType === "pen" && !isOver) step.pose = { [id]: poseOf(event) }
    this.#record(event, step)
  }

  // MARK: Pointers without buttons

  #hovered(event) {
    if (event.pointerType === "touch") return
    const isWanted = this.host.page.recognizers.some(recognizer => recognizer.wants("hover"))
    if (!isWanted && !this.#hover) return
    const isGoingOn = this.#hover !== null
    if (!this.host.expects("hover", { isGoingOn, isPassing: true })) return
    this.#hover = this.place(event)
    const step = { hover: this.#hover }
    if (event.pointerType === "pen") step.hovering = { pose: poseOf(event) }
    this.#record(event, step)
  }

  #left(event) {
    if (!this.#hover || event.pointerType === "touch") return
    this.#hover = null
    this.#record(event, { hover: null })
  }

  // MARK: Wheels

  /** Whether a recognizer around what lies at a place wants an input. */
  #isWanted([x, y], input) {
    const { page, engine } = this.host
    const view = engine.views.get(engine.exports.page_hit(page.handle, x, y, 0))
    return page.recognizers.some(
      recognizer => recognizer.wants(input) && isAround(recognizer.view, view))
  }

  /** Where nobody takes the scroll, the page scrolls, as ever. */
  #wheel(event) {
    const at = this.place(event)
    if (event.ctrlKey) return this.#pinchWheel(event, at)
    const kind = event.deltaMode !== 0 || isNotch(event) ? "discrete" : "continuous"
    const isTaken = this.#isWanted(at, kind)
    if (isTaken) event.preventDefault()
    const now = performance.now()
    const isGoingOn = now - this.#lastScroll < pauseOfWheel
    if (!this.host.expects("scroll", { isGoingOn, isPassing: !isTaken })) return
    this.#lastScroll = now
    const { x, y } = this.#turnOf(event)
    const by = [x, y].map(turn => rounded(-turn / this.#unit))
    this.#record(event, { scroll: { at, by, kind } })
  }

  #turnOf(event) { return turnOf(event, this.stage.clientHeight) }

  /** Browsers report a trackpad's pinch as a wheel with the control key. */
  #pinchWheel(event, at) {
    if (!this.#pinch && !this.#isWanted(at, "transform")) return
    event.preventDefault()
    if (!this.#pinch) {
      this.host.expects("transform")
      this.#pinch = { scale: 1 }
      this.host.record({ transform: { at, phase: "began", scale: 1 } })
      if (!this.#pinch) return  // an action has changed the scene
    }
    this.#pinch.at = at
    this.#pinch.scale *= scaleOf(this.#turnOf(event))
    clearTimeout(this.#pinch.timer)
    this.#pinch.timer = setTimeout(() => this.#endPinch("ended"), pauseOfWheel)
    this.host.record({ transform: { at, phase: "changed", scale: this.#pinch.scale } })
  }

  #endPinch(phase) {
    const { at, scale, timer } = this.#pinch
    clearTimeout(timer)
    this.#pinch = null
    this.host.record({ transform: { at, phase, scale } })
  }

  // MARK: Ending

  /** Ends what is under way, for the scene changes; whether there was anything. */
  cancelAll() {
    const ids = [...this.#down.values()].map(({ id }) => id)
    const [isHovering, isPinching] = [this.#hover !== null, this.#pinch !== null]
    this.#down.clear()
    this.#hover = null
    if (ids.length > 0) this.host.record({ cancelled: ids })
    if (isPinching) this.#endPinch("cancelled")
    if (isHovering) this.host.record({ hover: null })
    return ids.length > 0 || isHovering || isPinching
  }

  /** Forgets what is under way: there is a new scene, which knows nothing of it. */
  forget() {
    clearTimeout(this.#pinch?.timer)
    this.#down.clear()
    this.#hover = null
    this.#pinch = null
    this.#lastScroll = -Infinity
  }
}

/** What holds for a touch from here on, if it is another than before. */
function figuresOf(event) {
  if (event.pointerType === "touch") return {}
  if (event.pointerType === "mouse") return { buttons: buttonsOf(event) }
  return { buttons: buttonsOf(event), pressure: event.pressure }
}
