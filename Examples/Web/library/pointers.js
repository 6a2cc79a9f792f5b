import { targetOf } from "./composed.js"
import {
  buttonsOf, chainOf, isAround, isEditable, isFurtherButton, isLiftLost, isNotch, isWanted,
  modifiersOf, poseOf,
} from "./pointer-events.js"
import { phases, touchTypes } from "./tables.js"
import { followsMoves, holdsStill } from "./touch-action.js"

const types = { touch: "direct", pen: "pencil", mouse: "mouse" }
const number = phase => phases.indexOf(phase)

/** How long a wheel may pause before its pinch counts as over, in milliseconds. */
const pauseOfPinch = 200

/** The pointer events of a page, which become the engine's touches, hovers, scrolls and pinches. */
export class Pointers {
  /** What is down: by the browser's pointer id, its number for the engine and more. */
  down = new Map()
  #nextNumber = 1
  #takenClick = null
  /** The pointer whose event the engine is handling. */
  #current = null
  #pinch = null

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
    listen("wheel", this.#wheel, { passive: false })
    for (const phase of ["start", "change", "end"]) {
      listen(`gesture${phase}`, event => this.#safariGesture(event, phase))
    }
  }

  // MARK: Touches

  #began(event) {
    const former = this.down.get(event.pointerId)
    if (former && isFurtherButton(event, former)) return this.#moved(event)
    if (former) this.#cancelled(event)  // its lift was lost, for a native menu or a frame
    const view = this.page.viewAround(targetOf(event))
    this.page.beforeTouch()
    this.page.settle(view)
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
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    if (isLiftLost(event, pointer)) return this.#cancelled(event)
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
    if (this.#pinch) this.#endPinch("cancelled")
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
      if (recognizer.kind === "longPress") pointer.isPressed = true
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
    if (isEditable(targetOf(event))) return  // whose menu pastes and selects
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

  // MARK: Wheels

  #wheel(event) {
    const view = this.page.viewAround(targetOf(event))
    this.page.settle(view)
    const hit = this.page.hit(view, event.clientX, event.clientY)
    if (event.ctrlKey) return this.#pinchWheel(event, view, hit)
    const lines = [1, 16, this.page.element.clientHeight][event.deltaMode]
    const isDiscrete = event.deltaMode !== 0 || isNotch(event)
    if (isWanted(hit, isDiscrete ? "discrete" : "continuous")) event.preventDefault()
    this.exports.event_scroll(
      this.page.handle, event.clientX, event.clientY, -event.deltaX * lines,
      -event.deltaY * lines, isDiscrete, -1, false)
    this.exports.event_send(this.page.handle, this.#moment(event), modifiersOf(event), view.handle)
    this.page.changed()
  }

  /** Browsers report a trackpad's pinch as a wheel with the control key. */
  #pinchWheel(event, view, hit) {
    if (!this.#pinch && !isWanted(hit, "transform")) return
    event.preventDefault()
    const isNew = !this.#pinch
    this.#pinch ??= { scale: 1, view }
    this.#pinch.scale *= Math.exp(-event.deltaY / 100)
    this.#pinch.place = [event.clientX, event.clientY]
    clearTimeout(this.#pinch.timer)
    this.#pinch.timer = setTimeout(() => this.#endPinch("ended"), pauseOfPinch)
    if (isNew) this.#transform("began", 1, 0)
    this.#transform("moved", this.#pinch?.scale, 0)
  }

  #endPinch(phase) {
    clearTimeout(this.#pinch.timer)
    this.#transform(phase, this.#pinch.scale, 0)
    this.#pinch = null
  }

  /** An action may have ended the pinch, or the page, meanwhile. */
  #transform(phase, scale, rotation) {
    if (!this.#pinch) return
    const { place: [x, y], view } = this.#pinch
    this.exports.event_transform(this.page.handle, number(phase), x, y, scale, rotation)
    this.exports.event_send(this.page.handle, this.page.now, 0, view.handle)
    this.page.changed()
  }

  /** Safari's own events of a trackpad's pinch and turn. */
  #safariGesture(event, phase) {
    const { clientX: x, clientY: y, scale } = event
    if (phase === "start") {
      const view = this.page.viewAround(targetOf(event))
      if (this.#pinch) this.#endPinch("cancelled")
      if (this.down.size > 0 || !isWanted(this.page.hit(view, x, y), "transform")) return
      this.#pinch = { view }
    }
    if (!this.#pinch) return
    event.preventDefault()
    Object.assign(this.#pinch, { place: [x, y], scale })
    const word = { start: "began", change: "moved", end: "ended" }[phase]
    this.#transform(word, scale, (event.rotation * Math.PI) / 180)
    if (phase === "end") this.#pinch = null
  }

  /** Forgets what is under way: the page is detached. */
  end() {
    clearTimeout(this.#pinch?.timer)
    this.#pinch = null
    this.down.clear()
  }
}
