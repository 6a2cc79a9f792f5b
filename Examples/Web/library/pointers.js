import { bits, modifierWords, phases, touchTypes } from "./tables.js"

const types = { touch: "direct", pen: "pencil", mouse: "mouse" }
const number = phase => phases.indexOf(phase)

/** How long a wheel may pause before its pinch counts as over, in milliseconds. */
const pauseOfPinch = 200

export function modifiersOf(event) {
  return bits(modifierWords, [
    event.shiftKey && "shift", event.ctrlKey && "control", event.altKey && "option",
    event.metaKey && "command", event.getModifierState?.("CapsLock") && "capsLock",
  ].filter(Boolean))
}

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
    const { element } = page
    const window = element.ownerDocument.defaultView
    const listen = (target, type, listener, options) =>
      page.listen(target, type, event => listener.call(this, event), options)
    listen(element, "pointerdown", this.#began)
    // Fingers are followed wherever they go, also where their element has been removed.
    listen(window, "pointermove", this.#moved)
    listen(window, "pointerup", this.#ended)
    listen(window, "pointercancel", this.#cancelled)
    listen(window, "lostpointercapture", this.#lostCapture)
    listen(element, "pointerleave", this.#left)
    listen(element, "contextmenu", this.#contextMenu)
    listen(element, "click", this.#clicked, { capture: true })
    listen(element, "wheel", this.#wheel, { passive: false })
    for (const phase of ["start", "change", "end"]) {
      listen(element, `gesture${phase}`, event => this.#safariGesture(event, phase))
    }
  }

  // MARK: Touches

  #began(event) {
    if (this.down.has(event.pointerId)) return this.#moved(event)  // another button of a mouse
    const view = this.page.viewAround(event.target)
    this.page.beforeTouch()
    this.page.settle(view)
    this.#takenClick = null
    const pointer = {
      id: this.#nextNumber, view, type: event.pointerType, isTaken: false, x: event.clientX,
      y: event.clientY,
    }
    this.#nextNumber = this.#nextNumber >= 1_000_000 ? 1 : this.#nextNumber + 1
    this.down.set(event.pointerId, pointer)
    this.#send(event, pointer, "began")
  }

  #moved(event) {
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return this.#hovered(event)
    this.#send(event, pointer, "moved")
  }

  #ended(event) {
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    this.#send(event, pointer, "ended")
    this.down.delete(event.pointerId)
    this.#takenClick = pointer.isTaken ? pointer : null
  }

  #cancelled(event) {
    const pointer = this.down.get(event.pointerId)
    if (!pointer) return
    this.#send(event, pointer, "cancelled")
    this.down.delete(event.pointerId)
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
      const isLifting = pointer === this.#current && isAround(recognizer.view, pointer.view)
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
    const isPress = [...this.down.values()].some(
      pointer => pointer.type === "touch" || pointer.isPressed)
    if (isPress) event.preventDefault()
  }

  // MARK: Pointers without buttons

  #hovered(event) {
    if (event.pointerType === "touch" || !this.page.element.contains(event.target)) return
    if (!this.page.recognizers.some(recognizer => recognizer.wants("hover"))) return
    const view = this.page.viewAround(event.target)
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
    const view = this.page.viewAround(event.target)
    this.page.settle(view)
    if (event.ctrlKey) return this.#pinchWheel(event, view)
    const lines = [1, 16, this.page.element.clientHeight][event.deltaMode]
    const isDiscrete = event.deltaMode !== 0 || isNotch(event)
    if (isWanted(view, isDiscrete ? "discrete" : "continuous")) event.preventDefault()
    this.exports.event_scroll(
      this.page.handle, event.clientX, event.clientY, -event.deltaX * lines,
      -event.deltaY * lines, isDiscrete, -1, false)
    this.exports.event_send(this.page.handle, this.#moment(event), modifiersOf(event), view.handle)
    this.page.changed()
  }

  /** Browsers report a trackpad's pinch as a wheel with the control key. */
  #pinchWheel(event, view) {
    if (!isWanted(view, "transform")) return
    event.preventDefault()
    const isNew = !this.#pinch
    this.#pinch ??= { scale: 1, view }
    this.#pinch.scale *= Math.exp(-event.deltaY / 100)
    this.#pinch.place = [event.clientX, event.clientY]
    clearTimeout(this.#pinch.timer)
    this.#pinch.timer = setTimeout(() => this.#endPinch(), pauseOfPinch)
    if (isNew) this.#transform("began", 1, 0, view)
    this.#transform("moved", this.#pinch.scale, 0, view)
  }

  #endPinch() {
    const { scale, view } = this.#pinch
    this.#transform("ended", scale, 0, view)
    this.#pinch = null
  }

  #transform(phase, scale, rotation, view) {
    const [x, y] = this.#pinch.place
    this.exports.event_transform(this.page.handle, number(phase), x, y, scale, rotation)
    this.exports.event_send(this.page.handle, performance.now(), 0, view.handle)
    this.page.changed()
  }

  /** Safari's own events of a trackpad's pinch and turn. */
  #safariGesture(event, phase) {
    const view = this.page.viewAround(event.target)
    if (!isWanted(view, "transform") || this.down.size > 0) return
    event.preventDefault()
    this.#pinch ??= { view }
    this.#pinch.place = [event.clientX, event.clientY]
    const word = { start: "began", change: "moved", end: "ended" }[phase]
    this.#transform(word, event.scale, (event.rotation * Math.PI) / 180, view)
    if (phase === "end") this.#pinch = null
  }
}

function isAround(outer, view) {
  for (let around = view; around; around = around.parent) if (around === outer) return true
  return false
}

/** A finger counts as the primary button, also as it lifts. */
function buttonsOf(event) {
  if (event.pointerType === "touch") return 1
  return event.buttons || 1 << [0, 2, 1, 3, 4][Math.max(event.button, 0)] || 1
}

/** A stylus' altitude, azimuth and roll, from the angles that the browser has. */
function poseOf(event) {
  const roll = ((event.twist ?? 0) * Math.PI) / 180
  if (event.altitudeAngle !== undefined) return [event.altitudeAngle, event.azimuthAngle, roll]
  const [x, y] = [Math.tan((event.tiltX * Math.PI) / 180), Math.tan((event.tiltY * Math.PI) / 180)]
  return [Math.atan2(1, Math.hypot(x, y)), Math.atan2(y, x), roll]
}

/** Wheels with notches turn by whole multiples of 120. */
const isNotch = event => event.wheelDeltaY !== undefined && event.deltaX === 0
  && Math.abs(event.wheelDeltaY) >= 120 && event.wheelDeltaY % 120 === 0

/** Whether a recognizer around a view wants an input without touches. */
function isWanted(view, input) {
  for (let around = view; around; around = around.parent) {
    if (around.recognizers.some(recognizer => recognizer.wants(input))) return true
  }
  return false
}
