import { checkProperties, Recognizer } from "./recognizer.js"
import { unknown, viewProperties, viewSorts } from "./tables.js"
import { TouchSet } from "./touch-set.js"

let made = 0

/** A view of the engine: it stands for an element, or for a part of a canvas. */
export class View {
  recognizers = []
  sets = []
  /** The view around it, and those in it. */
  parent = undefined
  children = new Set()
  options = {}
  #touchListeners = []
  #eventListeners = []

  /** Made by `page.view`. */
  constructor(page, { element = null, name, sort = "plain", handle = 0 } = {}) {
    if (!(sort in viewSorts)) {
      throw new Error(unknown("sort of view", sort, Object.keys(viewSorts)))
    }
    this.page = page
    this.engine = page.engine
    this.element = element
    this.name = name ?? `view${(made += 1)}`
    this.sort = sort
    this.handle = handle ||
      this.engine.exports.view_make(viewSorts[sort], this.engine.write(this.name))
    this.engine.views.add(this.handle, this)
  }

  // MARK: Recognizers

  /**
   * Adds a recognizer: a kind's name or a class of recognizers written in JavaScript, its
   * properties, and what else there is to say: `name`, and `rules` with `canPrevent` and
   * `canBePreventedBy`.
   */
  add(kind, properties = {}, { name, rules = null } = {}) {
    const recognizer = typeof kind === "function"
      ? new kind(this.engine, kind.kind, properties, name, rules)
      : new Recognizer(this.engine, kind, properties, name, rules)
    return this.attach(recognizer)
  }

  /** Adds a recognizer that was made before, and takes it off the view that it was on. */
  attach(recognizer) {
    if (!recognizer.handle) throw new Error(`'${recognizer.name}' was removed for good`)
    if (!this.handle) throw new Error(`the view '${this.name}' was released`)
    recognizer.view?.forget(recognizer)
    recognizer.view = this
    this.recognizers.push(recognizer)
    this.engine.exports.recognizer_add(recognizer.handle, this.handle)
    this.page.needsTouchAction(this)
    return recognizer
  }

  forget(recognizer) {
    this.recognizers = this.recognizers.filter(other => other !== recognizer)
    this.page.needsTouchAction(this)
  }

  /** Adds a recognizer for each touch, up to a limit: `make` is called as touches come down and
   * returns the arguments of `add`, or prepares a recognizer that it was given. */
  forEachTouch(kind, properties = {}, { limit = -1, prepare = () => {}, name, rules = null } = {}) {
    checkProperties(typeof kind === "function" ? undefined : kind, properties)
    const make = count => {
      const named = `${name ?? kind.kind ?? kind}#${count}`
      const recognizer = typeof kind === "function"
        ? new kind(this.engine, kind.kind, properties, named, rules)
        : new Recognizer(this.engine, kind, properties, named, rules)
      recognizer.view = this
      prepare(recognizer)
      return recognizer
    }
    const set = new TouchSet(this, kind, properties, limit, make)
    this.sets.push(set)
    this.page.needsTouchAction(this)
    return set
  }

  // MARK: The tree and geometry, for views without elements

  /** Adds a view that stands for no element, such as a part of a canvas. */
  addView({ name, sort, frame } = {}) {
    const view = new View(this.page, { name, sort })
    if (frame) view.frame = frame
    view.moveInto(this)
    return view
  }

  /** `[x, y, width, height]` in the view around it. */
  set frame([x, y, width, height]) {
    this.engine.exports.view_set_frame(this.handle, x, y, width, height)
  }

  set bounds([x, y, width, height]) {
    this.engine.exports.view_set_bounds(this.handle, x, y, width, height)
  }

  /** `[a, b, c, d, tx, ty]`, about the middle. */
  set transform([a, b, c, d, tx, ty]) {
    this.engine.exports.view_set_transform(this.handle, a, b, c, d, tx, ty)
  }

  /** Sets hidden, alpha, interactive, multipleTouch, exclusiveTouch, catchesOwnTouches, hitOutset,
   * enabled or value. */
  set(property, value) {
    if (!(property in viewProperties)) {
      throw new Error(unknown("property of a view", property, Object.keys(viewProperties)))
    }
    if (!["number", "boolean"].includes(typeof value) || Number.isNaN(value)) {
      throw new Error(`${JSON.stringify(value)} is no ${property}: it is a number, true or false`)
    }
    this.options[property] = value
    this.engine.exports.view_set(this.handle, viewProperties[property], Number(value))
    this.page.needsTouchAction(this)
    return this
  }

  /** Whether touches can hit it, as far as it has a say: it is shown, and takes input (S2.2). */
  get isOpen() {
    const { hidden = false, interactive = true, alpha = 1 } = this.options
    return !hidden && Boolean(interactive) && alpha >= 0.01
  }

  /** The value of a slider or a switch. */
  get value() { return this.engine.exports.view_value(this.handle) }

  /** A place of the browser's window in the view's coordinates. */
  convert({ x, y }) {
    const { view_convert: convert } = this.engine.exports
    return { x: convert(this.handle, x, y, 0), y: convert(this.handle, x, y, 1) }
  }

  /** Moves the view into another one, in front of those that are there; false where it can't. */
  moveInto(parent) {
    if (this.engine.exports.view_add(this.handle, parent.handle) === 0) return false
    this.#leaveParent()
    this.parent = parent
    parent.children.add(this)
    this.page.needsTouchAction(parent)
    return true
  }

  /** Takes the view out of the one around it. */
  remove() {
    this.engine.exports.view_remove(this.handle)
    this.#leaveParent()
  }

  #leaveParent() {
    const { parent } = this
    this.parent = undefined
    parent?.children.delete(this)
    if (parent && !this.element) this.page.needsTouchAction(parent)
  }

  /** Forgets the view for good: its recognizers, its sets, and the views in it that stand for no
   * element. Views of elements in it move to the view around it. */
  release() {
    const { handle, engine, page } = this
    if (!handle) return
    for (const child of [...this.children]) if (!child.element) child.release()
    for (const set of this.sets) set.remove()
    for (const recognizer of this.recognizers) recognizer.remove()
    page.forget(this)
    this.remove()
    engine.exports.view_release(handle)
    engine.views.delete(handle)
    this.handle = 0
    for (const child of [...this.children]) {
      child.#leaveParent()
      page.settle(child)
    }
  }

  // MARK: What a view hears

  /** Calls a function with each touch that the view is told of: `(id, phase)`; returns a function
   * that ends this. */
  onTouch(listener) {
    this.#touchListeners.push(listener)
    this.set("listens", true)
    return () => {
      this.#touchListeners = this.#touchListeners.filter(other => other !== listener)
      this.set("listens", this.#touchListeners.length > 0)
    }
  }

  receiveTouch(touch, phase) {
    for (const listener of [...this.#touchListeners]) {
      this.engine.guard(() => listener(touch, phase))
    }
  }

  /** Calls a function with the events of a control, such as `touchUpInside`; returns a function
   * that ends this. */
  onEvent(listener) {
    this.#eventListeners.push(listener)
    return () => {
      this.#eventListeners = this.#eventListeners.filter(other => other !== listener)
    }
  }

  receiveEvent(event) {
    this.page.noteControl(this, event)
    for (const listener of [...this.#eventListeners]) this.engine.guard(() => listener(event))
  }

  /** Answers whether a recognizer may begin: a function of the recognizer. */
  set onShouldBegin(answer) {
    this.shouldBegin = answer
    this.set("answers", answer !== null)
  }
}
