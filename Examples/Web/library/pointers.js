import { targetOf } from "./composed.js"
import { controls } from "./element-view.js"
import {
  buttonsOf, chainOf, isAround, isEditable, isFurtherButton, isLiftLost, modifiersOf, poseOf,
  takesButton,
} from "./pointer-events.js"
import { phases, touchTypes } from "./tables.js"
import { followsMoves, holdsStill } from "./touch-action.js"
import { Wheels } from "./wheels.js"

const isActive = ({ state }) => state === "began" || state === "changed"

const types = { touch: "direct", pen: "pencil", mouse: "mouse" }
const number = phase => phases.indexOf(phase)

/** The pointer events of a page, which become the engine's touches and hovers. */
export class Pointers {
  /** What is down: by the browser's pointer id, its number for the engine and more. */
  down = new Map()
  #nextNumber = 1
  #takenClick = null
  /** The pointer whose event the engine is handling. */
  #current = null
  #holdsScrolling = false

  constructor(page) {
    this.page = page
    this.exports = page.engine.exports
    const window = page.element.ownerDocument.defaultView
    const follow = (type, listener) =>
      page.listen(window, type, event => listener.call(this, event))
    const listen = (type, listener, options) =>
      page.listenInside(type, event => listener.call(this, event), options)
    listen("pointerdown", this.#began)
    // Fingers are followed wherever they go, also where their element has been removed.
    follow("pointermove", this.#moved)
    listen("pointermove", this.#movedInside)
    follow("pointerup", this.#ended)
    follow("pointercancel", this.#cancelled)
    follow("lostpointercapture", this.#lostCapture)
    listen("pointerleave", this.#left)
    listen("contextmenu", this.#contextMenu)
    listen("dragstart", this.#dragStarted)
    listen("click", this.#clicked, { capture: true })
    this.wheels = new Wheels(page)
  }

  /** A long press leaves scrolling to the browser until it begins: its finger's further moves must
   * not become a scroll, which would cancel it. (That takes a listener for which the browser has to
   * wait as it scrolls: added where needed.) Fields and sliders follow the finger all the same. */
  keepFromScrolling() {
    if (this.#holdsScrolling) return
    this.#holdsScrolling = true
    this.page.listenInside("touchmove", event => {
      const isHeld = [...this.down.values()].some(({ press }) => press && isActive(press))
      if (isHeld && !isEditable(event.target) && event.cancelable) event.preventDefault()
    }, { passive: false })
  }

  // MARK: Touches

  #began(event) {
    const former = this.down.get(event.pointerId)
    if (former && isFurtherButton(event, former)) return this.#moved(event)
    if (former) this.#cancelled(event)  // its lift was lost, for a native menu or a frame
    const view = this.page.viewAround(targetOf(event))
    this.page.beforeInput()
    this.page.settle(view)
    for (const around of chainOf(view)) this.page.renewTouchAction(around)
    this.#takenClick = null
    const pointer = {
      id: this.#nextNumber, view, hit: this.page.hit(view, event.clientX, event.clientY),
      type: event.pointerType, isTaken: false, x: event.clientX, y: event.clientY,
    }
    this.#nextNumber = this.#nextNumber >= 1_000_000 ? 1 : this.#nextNumber + 1
    this.down.set(event.pointerId, pointer)
    this.#send(event, pointer, "began")
  }

  #moved(event) {
    this.page.cancelIfRemoved()
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    if (isLiftLost(event, pointer)) return this.#cancelled(event)
    this.page.cutLongLog()
    this.#send(event, pointer, "moved")
  }

  /** A pointer without buttons moves in the page's element, before the window hears of it. */
  #movedInside(event) {
    const pointer = this.down.get(event.pointerId)
    if (pointer && !isLiftLost(event, pointer)) return
    if (pointer) this.#cancelled(event)
    this.#hovered(event)
  }

  #ended(event) {
    this.page.cancelIfRemoved()
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    this.#send(event, pointer, "ended")
    this.#takenClick = pointer.isTaken ? pointer : null
    this.#leaveOutside(event)
  }

  #cancelled(event) {
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    this.#send(event, pointer, "cancelled")
    this.#leaveOutside(event)
  }

  /** A pointer that left the page's element with a button down has left it once that is up. */
  #leaveOutside(event) {
    if (event.pointerType === "touch") return
    // The root may be one of a shadow tree, outside which that can't be seen.
    const root = this.page.element.getRootNode()
    const under = root.elementFromPoint?.(event.clientX, event.clientY) ?? null
    if (!this.page.contains(under)) this.#left(event)
  }

  /** A capture may end because its element was removed; the finger is still down, and is followed
   * until it lifts. Nothing more comes of a mouse that has no button down. */
  #lostCapture(event) {
    if (event.buttons === 0 && event.pointerType === "mouse") this.#cancelled(event)
  }

  #send(event, pointer, phase) {
    const { handle } = this.page
    const type = touchTypes.indexOf(types[event.pointerType] ?? "direct")
    const hasPlace = phase !== "cancelled"
    if (hasPlace) Object.assign(pointer, { x: event.clientX, y: event.clientY })
    pointer.buttons = event.buttons
    this.exports.event_touch(
      handle, pointer.id, number(phase), hasPlace ? event.clientX : NaN,
      hasPlace ? event.clientY : NaN, type, event.pressure ?? 0, buttonsOf(event))
    if (event.pointerType === "touch" && event.width > 0) {
      this.exports.event_contact(handle, Math.max(event.width, event.height) / 2, 0)
    }
    if (event.pointerType === "pen") this.exports.event_pose(handle, ...poseOf(event))
    if (phase === "moved") this.#addSamples(event)
    const hit = phase === "began" ? pointer.view.handle : 0
    this.#current = pointer
    this.page.recording?.note(event, pointer, phase, this.#moment(event))
    this.exports.event_send(handle, this.#moment(event), modifiersOf(event), hit)
    this.#current = null
    if (phase === "ended" || phase === "cancelled") this.down.delete(event.pointerId)
    this.page.changed()
  }

  #addSamples(event) {
    const samples = [
      [event.getCoalescedEvents?.() ?? [], false], [event.getPredictedEvents?.() ?? [], true],
    ]
    for (const [list, isPredicted] of samples) {
      if (list.length < 2 && !isPredicted) continue
      for (const sample of list) {
        this.exports.event_sample(
          this.page.handle, sample.clientX, sample.clientY, sample.timeStamp, sample.pressure,
          isPredicted)
      }
    }
  }

  /** A timer may have been served before an event that is older. */
  #moment(event) { return Math.max(event.timeStamp, this.exports.page_now(this.page.handle)) }

  cancelAll() {
    this.wheels.cancel()
    if (this.down.size === 0) return
    this.down.clear()
    this.page.cancelTouches()
  }

  // MARK: Clicks and menus

  /** Notes the touches that a gesture takes from the elements under them. */
  noteAction(recognizer, state) {
    if (state !== "began" && state !== "ended") return
    const ids = recognizer.touches
    for (const [pointerId, pointer] of this.down) {
      // A recognizer that ends with a lift tracks the finger no more.
      const isLifting = pointer === this.#current && isAround(recognizer.view, pointer.hit)
      if (!ids.includes(pointer.id) && !isLifting) continue
      if (recognizer.options.cancelsTouchesInView !== false) pointer.isTaken = true
      if (recognizer.kind === "longPress") Object.assign(pointer, { isPressed: true, press: recognizer })
      if (state === "began" && pointer.type === "mouse") this.#capture(pointerId)
    }
  }

  /** A native control that the engine lets have its touch is clicked as ever. */
  noteControl(view, event) {
    if (event !== "touchUpInside") return
    for (const pointer of this.down.values()) if (pointer.view === view) pointer.isTaken = false
  }

  #capture(pointerId) {
    try {
      this.page.element.setPointerCapture(pointerId)
    } catch {
      // The pointer has gone meanwhile.
    }
  }

  #clicked(event) {
    if (event.detail === 0) return  // made by a key: see Keys
    if (!this.#takenClick) return
    this.#takenClick = null
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  #contextMenu(event) {
    const target = targetOf(event)
    if (isEditable(target)) return  // whose menu pastes and selects
    // Whether the menu opens as the button goes down or up is up to the system.
    if (event.button === 2 && !target.closest?.(controls)) {
      const hit = this.page.hit(this.page.viewAround(target), event.clientX, event.clientY)
      if (takesButton(hit, 2)) event.preventDefault()
    }
    const isPress = [...this.down.values()].some(({ type, hit, isPressed }) =>
      isPressed || (type === "touch" && chainOf(hit).some(view => holdsStill(view.recognizers))))
    if (isPress) event.preventDefault()
  }

  /** The browser drags images, links and selected text with a mouse, and takes the pointer for
   * that. What the page's author has made draggable goes first. */
  #dragStarted(event) {
    if (targetOf(event).closest?.("[draggable=true]")) return
    const isDragged = [...this.down.values()].some(({ type, hit }) =>
      type !== "touch" && chainOf(hit).some(
        view => followsMoves([...view.recognizers, ...view.sets])))
    if (isDragged) event.preventDefault()
  }

  // MARK: Pointers without buttons

  #hovered(event) {
    if (event.pointerType === "touch") return
    if (!this.page.recognizers.some(recognizer => recognizer.wants("hover"))) return
    const view = this.page.viewAround(targetOf(event))
    const pose = event.pointerType === "pen" ? poseOf(event) : [NaN, NaN, NaN]
    this.page.beforeInput()
    this.page.settle(view)
    this.exports.event_hover(this.page.handle, event.clientX, event.clientY, ...pose, NaN)
    this.exports.event_send(this.page.handle, this.#moment(event), modifiersOf(event), view.handle)
    this.page.changed()
  }

  #left(event) {
    if (event.pointerType === "touch" || this.down.has(event.pointerId)) return
    this.exports.event_hover(this.page.handle, NaN, NaN, NaN, NaN, NaN, NaN)
    this.exports.event_send(this.page.handle, this.#moment(event), modifiersOf(event), 0)
    this.page.changed()
  }

  /** Forgets what is under way: the page is detached. */
  end() {
    this.wheels.end()
    this.down.clear()
  }
}
