import { GestureValue } from "./gesture-value.js"
import { readValue } from "./property-forms.js"
import {
  commonProperties, figures, hostedKind, kinds, modifierWords, properties, propertiesOfKind,
  questions, relations, states, unknown,
} from "./tables.js"
import { Token } from "./token.js"

let made = 0

/** A recognizer of the engine, or one that is written in JavaScript. */
export class Recognizer {
  #listeners = []
  #values = []
  #delegate = null
  /** The conditions of its hand-overs, by their numbers. */
  #conditions = new Map()
  /** The relations that last as long as it. */
  tokens = new Set()
  /** The view that it was added to. */
  view = null

  /** Made by `view.add`. */
  constructor(engine, kind, options = {}, name = undefined, rules = null) {
    const number = kinds.indexOf(kind)
    checkProperties(this.isHosted ? undefined : kind, options)
    this.engine = engine
    this.kind = kind
    this.rules = rules
    this.name = name ?? `${kind}${(made += 1)}`
    this.handle = engine.exports.recognizer_make(
      this.isHosted ? hostedKind : number, rules !== null, engine.write(this.name))
    engine.recognizers.add(this.handle, this, this.tokens)
    this.options = {}
    this.set(options)
  }

  get isHosted() { return false }

  // MARK: Properties

  /** Sets properties by their names: `{ numberOfTapsRequired: 2 }`. */
  set(options) {
    checkProperties(this.isHosted ? undefined : this.kind, options)
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) this.put(name, value)
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
    const number = numberOf(name, value)
    this.options[name] = value
    this.engine.exports.recognizer_set(this.handle, properties[name].number, number)
    this.view?.page?.needsTouchAction(this.view)
  }

  /** The present value of a property, in the form in which `set` takes it; undefined where the
   * recognizer has none of that name. */
  property(name) {
    const known = properties[name]
    if (!known) return undefined
    const number = this.engine.exports.recognizer_get(this.handle, known.number)
    return Number.isNaN(number) && name !== "repeatInterval" ? undefined : readValue(name, number)
  }

  /** Whether it wants an input without touches: "hover", "transform", "continuous" or "discrete"
   * scrolls. */
  wants(input) { return this.isEnabled && this.isFor(input) }

  isFor(input) {
    if (input === "hover") return this.kind === "hover"
    if (input === "transform") return ["pinch", "rotation"].includes(this.kind)
    return [].concat(this.options.allowedScrollTypes ?? []).includes(input)
  }

  /** Whether it has a use for a semantic action: a tap of one finger is what "activate" means. */
  takesAction(name) {
    return this.isEnabled && name === "activate" && ["tap", "doubleTap"].includes(this.kind)
      && this.property("numberOfTapsRequired") === 1
      && this.property("numberOfTouchesRequired") === 1
  }

  get isEnabled() { return this.options.isEnabled ?? true }
  set isEnabled(value) { this.put("isEnabled", value) }

  // MARK: Actions

  /** Calls a function with each action, and returns a function that ends this. */
  on(listener) {
    this.#listeners = [...this.#listeners, listener]
    return () => { this.#listeners = this.#listeners.filter(other => other !== listener) }
  }

  receiveAction(state) {
    this.view?.page?.noteAction(this, state)
    const values = this.#values
    const listeners = this.#listeners  // both are replaced, never changed: what is added waits
    for (const value of values) this.engine.guard(() => value.update(state))
    for (const listener of listeners) this.engine.guard(() => listener(this))
    for (const value of values) value.notify(this.engine)
  }

  /** A value that is computed while the gesture goes on, and is the initial one otherwise. */
  value(initial, compute) {
    const value = new GestureValue(initial, () => compute(this))
    this.#values = [...this.#values, value]
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
    this.view?.page.measure?.(this.view)
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
    const handles = others.map(other => handleOfRecognizer(other, this.engine))
    return handles.map(other =>
      this.engine.exports.relate(relations[relation], this.handle, other) !== 0
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
    const { engine } = this
    const taker = handleOfRecognizer(other, engine)
    const number = when ? engine.nextNumber() : 0
    if (when) {
      this.#conditions.set(number, { isMet: () => when(this) })
      engine.conditions.add(number, this.#conditions.get(number))
    }
    const token = new Token(engine, engine.exports.hand_over(this.handle, taker, number), [this])
    return () => {
      token.takeBack()
      engine.conditions.delete(number)
      this.#conditions.delete(number)
    }
  }

  // MARK: Questions

  /** Answers the engine's questions: an object of functions, each of which may leave the answer
   * open by returning nothing. */
  get delegate() { return this.#delegate }
  set delegate(delegate) {
    const wrong = Object.keys(delegate ?? {}).find(
      word => word.startsWith("should") && !(word in questions))
    if (wrong) throw new Error(unknown("question of a delegate", wrong, Object.keys(questions)))
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
    const { engine, handle, view } = this
    if (!handle) return
    engine.exports.recognizer_release(handle)
    engine.recognizers.delete(handle)
    for (const token of [...this.tokens]) token.forget(handle)
    for (const number of this.#conditions.keys()) engine.conditions.delete(number)
    this.handle = 0
    this.view = null
    view?.forget(this)
  }
  /** How the last attempt ended and why, in one sentence; needs no log. */
  explainLastAttempt() {
    return this.engine.read(this.engine.exports.recognizer_last_attempt(this.handle))
  }
}

/** A property's value as the engine takes it. */
function numberOf(name, value) {
  const { write, wanted } = properties[name]
  const number = write(value)
  if (number === undefined) {
    throw new Error(`${JSON.stringify(value)} is no ${name}: it is ${wanted}`)
  }
  return number
}

/** Throws where a kind, a property of its recognizers or a value is none that there is.
 *
 * `kind` is the name of a kind; undefined for a class of recognizers. */
export function checkProperties(kind, values) {
  if (kind !== undefined && !kinds.includes(kind)) throw new Error(unknown("kind", kind, kinds))
  const known = [...(propertiesOfKind[kind] ?? []), ...commonProperties]
  for (const [name, value] of Object.entries(values)) {
    if (!known.includes(name)) {
      throw new Error(unknown(`property of a ${kind ?? "recognizer"}`, name, known))
    }
    if (value !== undefined) numberOf(name, value)
  }
}

/** The handle of what must be a recognizer of an engine; 0 of one that was removed. */
export function handleOfRecognizer(recognizer, engine) {
  if (!(recognizer instanceof Recognizer)) {
    throw new Error(`relations are between recognizers, and ${recognizer} is none`)
  }
  if (recognizer.engine === engine) return recognizer.handle
  throw new Error(`'${recognizer.name}' is of another module: relations stay within one`)
}
