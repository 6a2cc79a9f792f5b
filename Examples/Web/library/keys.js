import { targetOf } from "./composed.js"
import { chainOf, isEditable, modifiersOf } from "./pointer-events.js"

/** What keys do on an element that has the focus: the engine's semantic actions (S15.19). */
const actions = {
  Enter: "activate",
  " ": "activate",
  Escape: "escape",
  ArrowUp: "increment",
  ArrowRight: "increment",
  ArrowDown: "decrement",
  ArrowLeft: "decrement",
}

export class Keys {
  constructor(page) {
    this.page = page
    page.listenInside("keydown", event => this.#pressed(event))
    page.listenInside("click", event => this.#clicked(event))
  }

  /** Only what a recognizer takes is taken from the browser: it scrolls and goes back by keys. */
  #pressed(event) {
    const name = actions[event.key]
    const target = targetOf(event)
    if (!name || event.defaultPrevented || isEditable(target) || isOthers(event)) return
    const isNative = target.matches("button, a[href], summary")
    if (name === "activate" && isNative) return  // it clicks
    const view = this.page.viewAround(target)
    if (!isTaken(name, view)) return
    if (name !== "escape") event.preventDefault()
    // A key that is held down activates once.
    if (name !== "activate" || !event.repeat) this.send(name, view, event)
  }

  /** A click that no pointer made: a key, or a screen reader; that of a script is none. */
  #clicked(event) {
    if (event.detail !== 0 || !event.isTrusted) return
    this.send("activate", this.page.viewAround(targetOf(event)), event)
  }

  /** Does a semantic action on a view: "activate", or any other name. */
  send(name, view, event = {}) {
    const { engine, handle } = this.page
    this.page.beforeInput()
    this.page.settle(view)
    engine.exports.event_action(handle, view.handle, engine.write(name))
    engine.exports.event_send(handle, this.page.now, modifiersOf(event), 0)
    this.page.changed()
  }
}

/** Whether a key is the browser's, the system's, or part of a character that is being composed. */
const isOthers = ({ ctrlKey, altKey, metaKey, isComposing }) =>
  ctrlKey || altKey || metaKey || isComposing

/** Whether a recognizer around a view has a use for an action. */
const isTaken = (name, view) =>
  chainOf(view).some(({ recognizers }) => recognizers.some(each => each.takesAction(name)))
