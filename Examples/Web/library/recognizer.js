import { readValue } from "./property-forms.js"
import {
  commonProperties, figures, hostedKind, kinds, modifierWords, properties, propertiesOfKind,
  questions, relations, states,
} from "./tables.js"

let made = 0

/** A recognizer of the engine, or one that is written in JavaScript. */
export class Recognizer {
  #listeners = []
  #values = []
  #delegate = null
  /** The view that it was added to. */
  view = null

  /** Made by `view.add`. */
  constructor(engine, kind, options = {}, name = undefined, rules = null) {
    const number = kinds.indexOf(kind)
    if (number < 0 && !this.isHosted) throw new Error(unknown("kind", kind, kinds))
    this.engine = engine
    this.kind = kind
    this.rules = rules
    this.name = name ?? `${kind}${(made += 1)}`
    this.handle = engine.exports.recognizer_make(
      this.isHosted ? hostedKind : number, rules !== null, engine.write(this.name))
    engine.recognizers[this.handle] = this
    this.options = {}
    this.set(options)
  }

  get isHosted() { return false }

  // MARK: Properties

  /** Sets properties by their names: `{ numberOfTapsRequired: 2 }`. */
  set(options) {
    const own = propertiesOfKind[this.kind] ?? []
    for (const [name, value] of Object.entries(options)) {
      if (!own.includes(name) && !commonProperties.includes(name)) {
        throw new Error(unknown(`property of a ${this.kind}`, name, [...own, ...commonProperties]))
      }
      this.put(name, value)
    }
    return this
  }

  /** Sets properties in the order in which the kind lists them. */
  setInOrder(options) {
    for (const name of propertiesOfKind[this.kind] ?? []) {
      if (options[name] !== undefined) this.put(name, options[name])
    }
  }

  put(name, value) {
    const { number, write } = properties[name]
    this.options[name] = value
    this.engine.exports.recognizer_set(this.handle, number, write(value))
    this.view?.page?.needsTouchAction(this.view)
  }

  /** The present value of a property, in the form in which `set` takes it; undefined where the
   * recognizer has none of that name. */
  property(name) {
    const number = this.engine.exports.recognizer_get(this.handle, properties[name].number)
    return Number.isNaN(number) && name !== "repeatInterval" ? undefined : readValue(name, number)
  }

  /** Whether it wants an input without touches: "hover", "transform", "continuous" or "discrete"
   * scrolls. */
  wants(input) {
    if (input === "hover") return this.kind === "hover"
    if (input === "transform") return ["pinch", "rotation"].includes(this.kind)
    return [].concat(this.options.allowedScrollTypes ?? []).includes(input)
  }

  get isEnabled() { return this.options.isEnabled ?? true }
  set isEnabled(value) { this.put("isEnabled", value) }

  // MARK: Actions

  /** Calls a function with each action, and returns a function that ends this. */
  on(listener) {
    this.#listeners.push(listener)
    return () => { this.#listeners = this.#listeners.filter(other => other !== listener) }
  }

  receiveAction(state) {
    this.actionState = state
    for (const value of this.#values) value.update(state)
    this.view?.page?.noteAction(this, state)
    for (const listener of this.#listeners) this.engine.guard(() => listener(this))
    for (const value of this.#values) value.notify()
    this.actionState = undefined
  }

  /** A value that is computed while the gesture goes on, and is the initial one otherwise. */
  value(initial, compute) {
    const value = new GestureValue(initial, () => compute(this))
    this.#values.push(value)
    return value
  }

  // MARK: What a gesture says

  get state() { return states[this.engine.exports.recognizer_state(this.handle)] }
  /** The state that the recognizer itself has reached; `state` lags behind while it is held. */
  get trackingState() { return states[this.engine.exports.recognizer_tracking_state(this.handle)] }

  figure(name) {
    const value = this.engine.exports.recognizer_figure(this.handle, figures[name])
    return Number.isNaN(value) ? undefined : value
  }

  point(x, y) {
    const place = { x: this.figure(x), y: this.figure(y) }
    return place.x === undefined || place.y === undefined ? undefined : place
  }

  /** Where the gesture is in the browser's window, as `clientX` and `clientY` are. */
  get locationInPage() { return this.point("x", "y") }
  /** Where the gesture is in its view. */
  get location() {
    const place = this.locationInPage
    return this.view ? this.view.convert(place) : place
  }
  get numberOfTouches() { return this.figure("numberOfTouches") }
  get translation() { return this.point("translationX", "translationY") }
  set translation({ x, y }) {
    this.engine.exports.recognizer_set_translation(this.handle, x, y)
  }
  get velocity() {
    return this.point("velocityX", "velocityY") ?? this.figure("changeVelocity")
  }
  get scale() { return this.figure("scale") }
  set scale(value) { this.write("scale", value) }
  get rotation() { return this.figure("rotation") }
  set rotation(value) { this.write("rotation", value) }
  get center() { return this.point("centerX", "centerY") }
  get radius() { return this.figure("radius") }
  get likeness() { return this.figure("likeness") }
  get altitude() { return this.figure("altitude") }
  get azimuth() { return this.figure("azimuth") }
  get modifiers() {
    const mask = this.figure("modifiers")
    return modifierWords.filter((_, index) => mask & (1 << index))
  }
  /** The ids of the touches that the recognizer tracks. */
  get touches() {
    const ids = []
    for (let index = 0; ; index += 1) {
      const id = this.engine.exports.recognizer_touch(this.handle, index)
      if (id < 0) return ids
      ids.push(id)
    }
  }

  write(name, value) {
    this.engine.exports.recognizer_set(this.handle, properties[name].number, value)
  }

  // MARK: Relations

  #relate(relation, others) {
    return others.map(other =>
      this.engine.exports.relate(relations[relation], this.handle, other.handle) !== 0
    ).every(Boolean)
  }

  /** Waits until the others have failed. False where that would be a ring, and was refused. */
  requireToFail(...others) { return this.#relate("requireToFail", others) }
  removeRequirement(...others) { this.#relate("removeRequirement", others) }
  /** May begin only once the others have begun; an other may be a set of `forEachTouch`. */
  startsAfter(...others) { return others.map(other => this.#startAfter(other)).every(Boolean) }
  removePrerequisite(...others) {
    for (const other of others) {
      if (other.isTouchSet) this.engine.exports.set_starts_first(this.handle, other.handle, true)
      else this.#relate("removePrerequisite", [other])
    }
  }
  #startAfter(other) {
    if (!other.isTouchSet) return this.#relate("startsAfter", [other])
    this.engine.exports.set_starts_first(this.handle, other.handle, false)
    return true
  }
  /** Recognizes together with the others. */
  allowSimultaneous(...others) { this.#relate("together", others) }

  /** Whether it was declared to "requireToFail", "startsAfter" or be "together" with another. */
  isRelated(relation, other) {
    return this.engine.exports.related(relations[relation], this.handle, other.handle) !== 0
  }

  /** Hands its touches over to another recognizer when a condition holds; returns a function that
   * takes this back. */
  handsOver(other, when = null) {
    const number = when ? this.engine.conditions.push(() => when(this)) - 1 : 0
    const token = this.engine.exports.hand_over(this.handle, other.handle, number)
    return () => this.engine.exports.token_remove(token)
  }

  // MARK: Questions

  /** Answers the engine's questions: an object of functions, each of which may leave the answer
   * open by returning nothing. */
  get delegate() { return this.#delegate }
  set delegate(delegate) {
    this.#delegate = delegate
    let mask = 0
    for (const word of Object.keys(questions)) if (delegate?.[word]) mask |= questions[word]
    this.engine.exports.recognizer_set_questions(this.handle, mask)
  }

  // MARK: Ending

  /** Ends the present attempt from outside. */
  cancel() { this.engine.exports.recognizer_cancel(this.handle) }
  /** Receives nothing more of a touch. */
  ignore(touch) {
    this.engine.exports.recognizer_ignore(this.handle, this.view.page.handle, touch.id ?? touch)
  }
  /** Takes the recognizer off its view for good. */
  remove() {
    this.engine.exports.recognizer_release(this.handle)
    delete this.engine.recognizers[this.handle]
    this.view?.forget(this)
  }
  /** How the last attempt ended and why, in one sentence; needs no log. */
  explainLastAttempt() {
    return this.engine.read(this.engine.exports.recognizer_last_attempt(this.handle))
  }
}

/** A value that lasts as long as a gesture. */
export class GestureValue {
  #compute
  #notified
  #observers = []

  constructor(initial, compute) {
    this.initial = initial
    this.current = initial
    this.#notified = initial
    this.#compute = compute
  }

  /** Calls a function when the value has changed; returns a function that ends this. */
  onChange(observer) {
    this.#observers.push(observer)
    return () => { this.#observers = this.#observers.filter(other => other !== observer) }
  }

  update(state) {
    this.current = state === "began" || state === "changed" ? this.#compute() : this.initial
  }

  notify() {
    if (Object.is(this.current, this.#notified)) return
    this.#notified = this.current
    for (const observer of this.#observers) observer(this.current)
  }
}

export function unknown(what, word, known) {
  return `there is no ${what} '${word}'; there are ${known.join(", ")}`
}
