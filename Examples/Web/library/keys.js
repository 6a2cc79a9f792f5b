import { modifiersOf } from "./pointers.js"

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

/** Elements that use these keys themselves. */
const typing = "input, textarea, select, [contenteditable]"

export class Keys {
  constructor(page) {
    this.page = page
    page.listen(page.element, "keydown", event => this.#pressed(event))
    page.listen(page.element, "click", event => this.#clicked(event))
  }

  #pressed(event) {
    const name = actions[event.key]
    if (!name || event.defaultPrevented || event.target.matches(typing)) return
    const isNative = event.target.matches("button, a[href], summary")
    if (name === "activate" && isNative) return  // it clicks
    const view = this.page.viewAround(event.target)
    if (!hasRecognizer(view)) return
    if (name !== "escape") event.preventDefault()
    this.send(name, view, event)
  }

  /** A click that no pointer made: a key, or a screen reader. */
  #clicked(event) {
    if (event.detail === 0) this.send("activate", this.page.viewAround(event.target), event)
  }

  /** Does a semantic action on a view: "activate", or any other name. */
  send(name, view, event = {}) {
    const { engine, handle } = this.page
    this.page.settle(view)
    engine.exports.event_action(handle, view.handle, engine.write(name))
    engine.exports.event_send(handle, performance.now(), modifiersOf(event), 0)
    this.page.changed()
  }
}

function hasRecognizer(view) {
  for (let around = view; around; around = around.parent) {
    if (around.recognizers.length + around.sets.length > 0) return true
  }
  return false
}
