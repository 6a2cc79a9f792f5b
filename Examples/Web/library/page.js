import { InspectedPage } from "./inspected-page.js"
import { Keys } from "./keys.js"
import { Pointers } from "./pointers.js"
import { holdsStill, touchAction } from "./touch-action.js"
import { View } from "./view.js"

/** Elements that answer clicks themselves: they are controls to the engine (S11). */
const nativeControls =
  "button, a[href], input, select, textarea, label, summary, [role=button], [contenteditable]"

/**
 * A part of a web page in which gestures are made: an element whose pointer events go to the engine.
 * Window coordinates are the browser's `clientX` and `clientY`.
 */
export class Page extends InspectedPage {
  #viewsByElement = new Map()
  #timer = 0
  #observers = []
  #listeners = []
  #isOver = false

  /** Made by `gestures.attach`. */
  constructor(engine, element, { managesTouchAction = true } = {}) {
    super(engine)
    this.element = element
    this.managesTouchAction = managesTouchAction
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement
    this.handle = engine.exports.page_make(clientWidth, clientHeight)
    engine.pages.set(this.handle, this)
    this.window = new View(this, { name: "window", handle: engine.exports.page_window(this.handle) })
    this.pointers = new Pointers(this)
    this.keys = new Keys(this)
    this.#watch()
    this.root = this.view(element)
  }

  // MARK: Views

  /** The view of an element, which may be a selector. An element has one view. */
  view(element, { name } = {}) {
    const found = typeof element === "string" ? this.element.querySelector(element) : element
    if (!found) throw new Error(`no element is '${element}' in the page's element`)
    if (!(found === this.element || this.element.contains(found))) {
      throw new Error("the element is not in the page's element: attach to one around it")
    }
    return this.#viewsByElement.get(found) ?? this.#makeView(found, "element", name)
  }

  #makeView(element, sort, name) {
    const words = name ?? element.id ?? ""
    const usual = element.classList?.[0] || element.localName
    const view = new View(this, { element, name: words || usual, sort })
    this.#viewsByElement.set(element, view)
    this.#place(view)
    return view
  }

  /** The view that an event's target belongs to: its own, or that of the nearest element around it
   * that has one. Native controls become views of themselves. */
  viewAround(target) {
    for (let element = target; element; element = element.parentElement) {
      const view = this.#viewsByElement.get(element)
      if (view) return view
      if (element !== this.element && element.matches?.(nativeControls)) {
        return this.#makeView(element, "elementButton")
      }
      if (element === this.element) break
    }
    return this.root
  }

  /** Puts a view where its element is now: into the view around it, at the element's place. */
  settle(view) {
    const chain = []
    for (let element = view?.element; element; element = element.parentElement) {
      const own = this.#viewsByElement.get(element)
      if (own) chain.push(own)
      if (element === this.element) break
    }
    for (const own of chain.reverse()) this.#place(own)
  }

  #place(view) {
    const { element } = view
    const parent = element === this.element
      ? this.window : this.#viewsByElement.get(this.#nearest(element)) ?? this.window
    if (view.parent !== parent) {
      view.moveInto(parent)
      view.parent = parent
    }
    const box = element.getBoundingClientRect()
    const { offsetWidth: width = box.width, offsetHeight: height = box.height } = element
    const origin = parent.box ?? { left: 0, top: 0, scaleX: 1, scaleY: 1 }
    const scaleX = width > 0 ? box.width / width : 1
    const scaleY = height > 0 ? box.height / height : 1
    view.box = { left: box.left, top: box.top, scaleX, scaleY }
    const { exports } = this.engine
    exports.view_set_bounds(view.handle, 0, 0, width, height)
    exports.view_set_center(
      view.handle, (box.left + box.width / 2 - origin.left) / origin.scaleX,
      (box.top + box.height / 2 - origin.top) / origin.scaleY)
    exports.view_set_transform(
      view.handle, scaleX / origin.scaleX, 0, 0, scaleY / origin.scaleY, 0, 0)
  }

  #nearest(element) {
    let around = element.parentElement
    while (around && around !== this.element && !this.#viewsByElement.has(around)) {
      around = around.parentElement
    }
    return around
  }

  forget(view) { if (view.element) this.#viewsByElement.delete(view.element) }

  get views() { return [this.window, ...this.#viewsByElement.values()] }

  // MARK: What recognizers need of the browser

  needsTouchAction(view) {
    if (!this.managesTouchAction || !view.element) return
    const { style } = view.element
    const all = [...view.recognizers, ...view.sets]
    const value = touchAction(all)
    if (value === view.touchAction) return
    view.touchAction = value
    style.touchAction = value ?? ""
    const isStill = holdsStill(all) ? "none" : ""
    style.userSelect = isStill
    style.webkitUserSelect = isStill
    style.webkitTouchCallout = isStill
  }

  // MARK: Time

  /** Lets the engine's time run to what is due, and asks the browser to be woken next. */
  schedule() {
    clearTimeout(this.#timer)
    const next = this.engine.exports.page_deadline(this.handle)
    if (next < 0 || this.#isOver) return
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, next - performance.now()))
  }

  #wake() {
    const { exports } = this.engine
    const now = performance.now()
    for (let next = exports.page_deadline(this.handle); next >= 0 && next <= now;) {
      exports.page_advance(this.handle, next)
      const later = exports.page_deadline(this.handle)
      if (later === next) break
      next = later
    }
    this.changed()
  }

  /** Tells the page's observers, after each event and each wake. */
  changed() {
    this.schedule()
    for (const observer of this.#observers) this.engine.guard(observer)
  }

  /** Calls a function after each event and each wake; returns a function that ends this. */
  observe(observer) {
    this.#observers.push(observer)
    return () => { this.#observers = this.#observers.filter(other => other !== observer) }
  }

  // MARK: What happens

  noteAction(recognizer, state) { this.pointers.noteAction(recognizer, state) }
  noteControl(view, event) { this.pointers.noteControl(view, event) }

  cancelTouches() {
    this.engine.exports.page_cancel(this.handle)
    this.changed()
  }

  #watch() {
    const { ownerDocument: document } = this.element
    this.listen(document, "visibilitychange", () => {
      if (document.hidden) this.pointers.cancelAll()
    })
    this.listen(document.defaultView, "blur", () => this.pointers.cancelAll())
    this.listen(document.defaultView, "resize", () => {
      const { clientWidth, clientHeight } = document.documentElement
      this.window.frame = [0, 0, clientWidth, clientHeight]
    })
    this.mutations = new MutationObserver(records => {
      for (const record of records) record.removedNodes.forEach(node => this.#noteRemoved(node))
    })
    this.mutations.observe(this.element, { childList: true, subtree: true })
  }

  /** An element was removed, maybe under a finger: its views leave the window. */
  #noteRemoved(node) {
    if (node.isConnected) return
    for (const [element, view] of this.#viewsByElement) {
      if (element !== node && !node.contains?.(element)) continue
      view.remove()
      view.parent = undefined
      if (view.sort === "elementButton") view.release()
    }
    this.changed()
  }

  listen(target, type, listener, options) {
    target.addEventListener(type, listener, options)
    this.#listeners.push(() => target.removeEventListener(type, listener, options))
  }

  /** Ends it all: nothing of the engine refers to the element any more. */
  detach() {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.mutations.disconnect()
    for (const remove of this.#listeners) remove()
    for (const view of [...this.#viewsByElement.values()]) view.release()
    this.stopLog()
    this.engine.exports.page_release(this.handle)
    this.engine.pages.delete(this.handle)
  }

  lint(options) {
    for (const view of this.views) if (view.element?.isConnected) this.settle(view)
    return super.lint(options)
  }
}
