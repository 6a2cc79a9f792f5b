import { isWithin, parentOf } from "./composed.js"
import { isControl, measure, withOwnDrags } from "./element-view.js"
import { carrierOf, forgetNeeds, putNeeds } from "./element-style.js"
import { InspectedPage } from "./inspected-page.js"
import { Keys } from "./keys.js"
import { Pointers } from "./pointers.js"
import { takers } from "./touch-action.js"
import { View } from "./view.js"

/** The element of the document in which the inspector shows itself: no input of the page. */
export const overlays = "[data-gestures-overlay]"

/**
 * A part of a web page in which gestures are made: an element whose pointer events go to the
 * engine.
 * Window coordinates are the browser's `clientX` and `clientY`.
 */
export class Page extends InspectedPage {
  /** The view of each element. That of one that was removed comes back with the element, and is
   * forgotten with it: it is kept alive by `#views` only while the element is in the page. */
  #viewOf = new WeakMap()
  #views = new Set()
  #removed = new Set()
  #timer = 0
  #observers = []
  #listeners = []
  #isOver = false

  /** Made by `gestures.attach`. */
  constructor(engine, element, { managesTouchAction = true } = {}) {
    super(engine)
    this.element = element
    this.managesTouchAction = managesTouchAction
    // That of a frame counts from when the frame was made, as its events do.
    this.clock = element.ownerDocument.defaultView.performance
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement
    this.handle = engine.exports.page_make(clientWidth, clientHeight)
    engine.pages.set(this.handle, this)
    const handle = engine.exports.page_window(this.handle)
    this.window = new View(this, { name: "window", handle })
    this.pointers = new Pointers(this)
    this.keys = new Keys(this)
    this.#watch()
    this.root = this.view(element)
  }

  // MARK: Views

  /** The view of an element, which may be a selector. An element has one view. */
  view(element, { name } = {}) {
    const found = typeof element === "string" ? this.#find(element) : element
    if (!found) throw new Error(`no element is '${element}' in the page's element`)
    if (!isWithin(found, this.element)) {
      throw new Error("the element is not in the page's element: attach to one around it")
    }
    return this.#viewOf.get(found) ?? this.#makeView(found, "element", name)
  }

  #find(selector) {
    return this.element.querySelector(selector)
      ?? (this.element.matches(selector) ? this.element : null)
  }

  #makeView(element, sort, name) {
    const words = name ?? element.id ?? ""
    const usual = element.classList?.[0] || element.localName
    const view = new View(this, { element, name: words || usual, sort })
    this.#viewOf.set(element, view)
    this.#views.add(view)
    this.#place(view)
    this.#watchShadow(element)
    return withOwnDrags(view)
  }

  /** The view that an event's target belongs to: its own, or that of the nearest element around it
   * that has one. Native controls become views of themselves. */
  viewAround(target) {
    for (let element = target; element; element = parentOf(element)) {
      const view = this.#viewOf.get(element)
      if (view) return view
      if (element !== this.element && isControl(element)) {
        return this.#makeView(element, "elementButton")
      }
      if (element === this.element) break
    }
    return this.root
  }

  /** Puts a view where its element is now: into the view around it, at the element's place. */
  settle(view) {
    if (this.#isOver) return
    const chain = []
    for (let element = view?.element; element; element = parentOf(element)) {
      const own = this.#viewOf.get(element)
      if (own) chain.push(own)
      if (element === this.element) {
        for (const own of chain.reverse()) this.#place(own)
        return
      }
    }
  }

  #place(view) {
    const { element } = view
    const parent = element === this.element
      ? this.window : this.#viewOf.get(this.#nearest(element)) ?? this.window
    if (view.parent !== parent) view.moveInto(parent)
    measure(view)
  }

  /** Takes the places of a view's element and of those around it anew, and leaves the tree as it
   * is. */
  measure(view) {
    if (view.parent) this.measure(view.parent)
    if (view.element) measure(view)
  }

  #nearest(element) {
    let around = parentOf(element)
    while (around && around !== this.element && !this.#viewOf.has(around)) {
      around = parentOf(around)
    }
    return around
  }

  forget(view) {
    if (view.element) forgetNeeds(view)
    this.#views.delete(view)
    if (this.#viewOf.get(view.element) === view) this.#viewOf.delete(view.element)
  }

  get views() { return [this.window, ...this.#views] }

  /** The view that the engine finds at a place, where the browser found one: that, a figure in it,
   * or one around it, if it takes no input. */
  hit(view, x, y) {
    return this.engine.views.get(
      this.engine.exports.page_hit(this.handle, x, y, view.handle)) ?? view
  }

  // MARK: What recognizers need of the browser

  /** Writes what the recognizers of a view need into its element's style: of a view without one,
   * into that of the element around it. */
  needsTouchAction(view) {
    if (!this.managesTouchAction || !view.handle) return
    if (view === this.window) return this.root && this.needsTouchAction(this.root)
    if (!view.element) return view.parent && this.needsTouchAction(view.parent)
    const all = [...takers(view), ...(view === this.root ? takers(this.window) : [])]
    if (all.some(({ kind }) => kind === "longPress")) this.pointers.keepFromScrolling()
    putNeeds(view, all)
  }

  /** The same where another element has come to decide for that of the view: it was moved, or is
   * displayed in another way. */
  renewTouchAction(view) {
    if (view.carrier && view.carrier !== carrierOf(view.element)) this.needsTouchAction(view)
  }

  // MARK: Time

  /** The page's time, which is that of its document's events. */
  get now() { return this.clock.now() }

  /** The page's element, or one around it, may have been removed under a finger: no gesture goes on
   * there. Of that no observer in the page's element is told. */
  cancelIfRemoved() {
    if (!this.element.isConnected) this.pointers.cancelAll()
  }

  /** Lets the engine's time run to what is due, and asks the browser to be woken next. */
  schedule() {
    clearTimeout(this.#timer)
    const next = this.engine.exports.page_deadline(this.handle)
    if (next < 0 || this.#isOver) return
    // A browser's timer takes no more than 31 bits: what is later is waited for again.
    const pause = Math.min(Math.max(0, next - this.now), 2 ** 31 - 1)
    this.#timer = setTimeout(() => this.#wake(), pause)
  }

  #wake() {
    this.cancelIfRemoved()
    const { exports } = this.engine
    const { now } = this
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
    for (const observer of [...this.#observers]) this.engine.guard(observer)
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
    this.mutations = new MutationObserver(records => this.#noteChanges(records))
    this.mutations.observe(this.element, { childList: true, subtree: true })
  }

  /** A document's observer doesn't see what changes in a shadow tree. */
  #watchShadow(element) {
    const root = element.getRootNode()
    if (root.host && this.element !== element && isWithin(root.host, this.element)) {
      this.mutations.observe(root, { childList: true, subtree: true })
    }
  }

  /** Elements were removed, maybe under a finger: their views leave the window, and come back with
   * them. */
  #noteChanges(records) {
    for (const reference of this.#removed) {
      const view = reference.deref()
      if (view?.handle && !isWithin(view.element, this.element)) continue
      this.#removed.delete(reference)
      if (!view?.handle) continue
      this.#views.add(view)
      this.settle(view)
      this.needsTouchAction(view)
    }
    if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return
    for (const view of this.#views) this.renewTouchAction(view)
    const gone = [...this.#views].filter(({ element }) => !isWithin(element, this.element))
    for (const view of gone) {
      view.remove()
      forgetNeeds(view)
      if (view.sort === "elementButton") { view.release(); continue }
      this.#views.delete(view)
      this.#removed.add(new WeakRef(view))
    }
    if (gone.length > 0) this.changed()
  }

  /** Listens until the page is detached. */
  listen(target, type, listener, options) {
    target.addEventListener(type, listener, options)
    this.#listeners.push(() => target.removeEventListener(type, listener, options))
  }

  /** Listens to what is done to the page's element and those in it. */
  listenInside(type, listener, options) {
    this.listen(
      this.element, type, event => { if (this.contains(event.target)) listener(event) }, options)
  }

  /** Whether an element belongs to the page: the inspector's own elements do not. */
  contains(element) { return this.element.contains(element) && !element.closest?.(overlays) }

  /** Ends it all: nothing of the engine refers to the element any more, and the elements' styles
   * are as they were. */
  detach() {
    if (this.#isOver) return
    this.inspector?.close()
    this.#isOver = true
    clearTimeout(this.#timer)
    this.mutations.disconnect()
    for (const remove of this.#listeners) remove()
    this.pointers.end()
    const removed = [...this.#removed].map(reference => reference.deref()).filter(Boolean)
    for (const view of [...this.#views, ...removed, this.window]) view.release()
    this.stopLog()
    this.engine.exports.page_release(this.handle)
    this.engine.pages.delete(this.handle)
    this.handle = 0
  }

  lint(options) {
    for (const view of this.views) if (view.element?.isConnected) this.settle(view)
    return super.lint(options)
  }
}
