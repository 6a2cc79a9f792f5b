import { HostedRecognizer } from "./hosted.js"
import { Recognizer } from "./recognizer.js"
import { viewProperties, viewSorts } from "./tables.js"

let made = 0

/** A view of the engine: it stands for an element, or for a part of a canvas. */
export class View {
  recognizers = []
  sets = []
  options = {}
  #touchListeners = []
  #eventListeners = []

  /** Made by `page.view`. */
  constructor(page, { element = null, name, sort = "plain", handle = 0 } = {}) {
    this.page = page
    this.engine = page.engine
    this.element = element
    this.name = name ?? `view${(made += 1)}`
    this.sort = sort
    this.handle = handle ||
      this.engine.exports.view_make(viewSorts[sort], this.engine.write(this.name))
    this.engine.views[this.handle] = this
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
    const make = () => {
      set.made += 1
      const named = `${name ?? kind}#${set.made}`
      const recognizer = typeof kind === "function"
        ? new kind(this.engine, kind.kind, properties, named, rules)
        : new Recognizer(this.engine, kind, properties, named, rules)
      recognizer.view = this
      set.recognizers.push(recognizer)
      prepare(recognizer)
      return recognizer.handle
    }
    const number = this.engine.makers.push(make) - 1
    const set = new TouchSet(this, kind, properties)
    set.handle = this.engine.exports.set_add(this.handle, limit, number)
    this.sets.push(set)
    this.page.needsTouchAction(this)
    return set
  }

  // MARK: The tree and geometry, for views without elements

  /** Adds a view that stands for no element, such as a part of a canvas. */
  addView({ name, sort, frame } = {}) {
    const view = new View(this.page, { name, sort })
    if (frame) view.frame = frame
    this.engine.exports.view_add(view.handle, this.handle)
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
    this.options[property] = value
    this.engine.exports.view_set(this.handle, viewProperties[property], Number(value))
    return this
  }

  /** The value of a slider or a switch. */
  get value() { return this.engine.exports.view_value(this.handle) }

  /** A place of the browser's window in the view's coordinates. */
  convert({ x, y }) {
    const { view_convert: convert } = this.engine.exports
    return { x: convert(this.handle, x, y, 0), y: convert(this.handle, x, y, 1) }
  }

  /** Moves the view into another one, in front of those that are there; false where it can't. */
  moveInto(parent) { return this.engine.exports.view_add(this.handle, parent.handle) !== 0 }

  remove() { this.engine.exports.view_remove(this.handle) }

  /** Forgets the view, its recognizers and its handle. */
  release() {
    for (const recognizer of this.recognizers) recognizer.remove()
    this.remove()
    this.engine.exports.view_release(this.handle)
    delete this.engine.views[this.handle]
    this.page.forget(this)
  }

  // MARK: What a view hears

  /** Calls a function with each touch that the view is told of: `(id, phase)`. */
  onTouch(listener) {
    this.#touchListeners.push(listener)
    this.set("listens", true)
  }

  receiveTouch(touch, phase) {
    for (const listener of this.#touchListeners) listener(touch, phase)
  }

  /** Calls a function with the events of a control, such as `touchUpInside`. */
  onEvent(listener) { this.#eventListeners.push(listener) }

  receiveEvent(event) {
    this.page.noteControl(this, event)
    for (const listener of this.#eventListeners) listener(event)
  }

  /** Answers whether a recognizer may begin: a function of the recognizer. */
  set onShouldBegin(answer) {
    this.shouldBegin = answer
    this.set("answers", answer !== null)
  }
}

/** Recognizers of one kind, one for each touch. */
export class TouchSet {
  recognizers = []
  made = 0
  isTouchSet = true

  constructor(view, kind, options) {
    this.view = view
    this.kind = kind
    this.options = options
  }

  set isEnabled(value) { this.view.engine.exports.set_enable(this.handle, value) }

  remove() {
    this.view.engine.exports.set_remove(this.handle)
    this.view.sets = this.view.sets.filter(other => other !== this)
  }
}

export { HostedRecognizer }
