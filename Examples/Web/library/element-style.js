// What views need of the styles of elements: written while they need it, and taken back.

import { parentOf } from "./composed.js"
import { holdsStill, touchActionFor } from "./touch-action.js"

/** The styles that are written to, by element: views of several pages may need something of one. */
const styles = new WeakMap()

/** What keeps `touch-action` from having an effect (CSS Pointer Events: "applies to"). */
const withoutEffect = [
  "inline", "contents", "table-row", "table-row-group", "table-header-group", "table-footer-group",
  "table-column", "table-column-group",
]

/** The element whose `touch-action` decides for another one: itself, or the nearest around it. */
export function carrierOf(element) {
  const { defaultView: window } = element.ownerDocument
  let carrier = element
  while (!hasTouchAction(carrier, window) && parentOf(carrier)) carrier = parentOf(carrier)
  return carrier
}

const replaced = "img, video, canvas, input, textarea, select, button, iframe, object, svg"

function hasTouchAction(element, window) {
  if (element.ownerSVGElement) return false
  const { display } = window.getComputedStyle(element)
  return !withoutEffect.includes(display) || display === "inline" && element.matches(replaced)
}

/** Writes what the recognizers of a view need into the styles of its element, and of the one whose
 * `touch-action` decides for it. */
export function putNeeds(view, recognizers) {
  const carrier = carrierOf(view.element)
  if (view.carrier && view.carrier !== carrier) change(view.carrier, view, "touch", [])
  view.carrier = carrier
  change(carrier, view, "touch", recognizers)
  change(view.element, view, "still", recognizers)
}

/** Takes back all that was written for a view. */
export function forgetNeeds(view) {
  if (view.carrier) change(view.carrier, view, "touch", [])
  if (view.element) change(view.element, view, "still", [])
}

/** Where nothing is needed of an element any more, its own style counts as it is then. */
function change(element, view, what, recognizers) {
  const style = styles.get(element) ?? new ElementStyle(element)
  style.need(view, what, recognizers)
  if (style.isOwn) styles.delete(element)
  else styles.set(element, style)
}

/** What is written into an element's inline style, and what the page's author had there. */
class ElementStyle {
  #style
  #former = new Map()
  /** The recognizers of each view that needs something. */
  #needs = { touch: new Map(), still: new Map() }

  constructor(element) {
    this.#style = element.style
    const { defaultView: window } = element.ownerDocument
    this.usualTouchAction = window.getComputedStyle(element).touchAction || "auto"
  }

  need(view, what, recognizers) {
    const needs = this.#needs[what]
    if (recognizers.length > 0) needs.set(view, recognizers)
    else needs.delete(view)
    this.#update(what, [...needs.values()].flat())
  }

  /** Whether nothing is written. */
  get isOwn() { return this.#former.size === 0 }

  #update(what, recognizers) {
    if (what === "touch") {
      return this.#put("touch-action", touchActionFor(recognizers, this.usualTouchAction))
    }
    const still = holdsStill(recognizers) ? "none" : undefined
    for (const name of ["user-select", "-webkit-user-select", "-webkit-touch-callout"]) {
      this.#put(name, still)
    }
  }

  /** Writes a property; undefined is the author's own value. */
  #put(name, value) {
    const style = this.#style
    if (value === undefined) return this.#putBack(name)
    if (style.getPropertyValue(name) === value) return  // two names may be of one property
    if (!this.#former.has(name)) {
      this.#former.set(name, [style.getPropertyValue(name), style.getPropertyPriority(name)])
    }
    style.setProperty(name, value)
  }

  #putBack(name) {
    const former = this.#former.get(name)
    if (!former) return
    this.#former.delete(name)
    this.#style.setProperty(name, ...former)
  }
}
