// Dragging views about on the playground's stage.

import { rounded } from "./stage-input.js"

export class Arranging {
  #dragged = null

  /** `host` is the playground, `place` says where an event is on the stage. */
  constructor(host, place) {
    Object.assign(this, { host, place })
    const listen = (type, listener) => host.stage.addEventListener(type, event => {
      if (host.isArranging || this.#dragged) listener.call(this, event)
    })
    listen("pointerdown", this.#began)
    listen("pointermove", this.#moved)
    listen("pointerup", this.#ended)
    listen("pointercancel", this.#ended)
  }

  #began(event) {
    const id = event.target.closest("[data-view]")?.dataset.view
    if (!id || this.#dragged) return
    const { host } = this
    host.stage.setPointerCapture(event.pointerId)
    host.select(id)
    const { frame } = host.scenario.scene.views.find(view => view.id === id)
    this.#dragged = {
      id, frame, from: this.place(event), pointer: event.pointerId, to: frame, page: host.page,
    }
  }

  /** Whether an event is of the pointer that drags; another scene ends that. */
  #isOfDragged({ pointerId }) {
    if (this.#dragged && this.#dragged.page !== this.host.page) this.#dragged = null
    return pointerId === this.#dragged?.pointer
  }

  #moved(event) {
    if (!this.#isOfDragged(event)) return
    const { id, frame: [left, top, ...size], from } = this.#dragged
    const [x, y] = this.place(event)
    this.#dragged.to = [rounded(left + x - from[0]), rounded(top + y - from[1]), ...size]
    this.host.showFrame(id, this.#dragged.to)
  }

  /** One that was only pressed is selected, and the scene is as it was. */
  #ended(event) {
    if (!this.#isOfDragged(event)) return
    const { id, frame, to } = this.#dragged
    this.#dragged = null
    if (to.some((value, index) => value !== frame[index])) this.host.moveView(id, to)
  }
}
