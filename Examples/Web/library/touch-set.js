/** Recognizers of one kind, one for each touch. */
export class TouchSet {
  recognizers = []
  isTouchSet = true
  #make
  #isEnabled = true
  /** The number by which the engine asks for recognizers. */
  #number

  /** `make` makes the next recognizer; at most `limit` of them, or as many as there are touches
   * where that is −1. */
  constructor(view, kind, options, limit, make) {
    const { engine } = view
    this.view = view
    this.kind = kind
    this.options = options
    this.#make = make
    this.#number = engine.nextNumber()
    this.handle = engine.exports.set_add(view.handle, limit, this.#number)
    engine.makers.add(this.#number, this, { handle: this.handle })
  }

  /** Makes a recognizer and returns its handle. */
  make() {
    const recognizer = this.#make(this.recognizers.length + 1)
    this.recognizers.push(recognizer)
    return recognizer.handle
  }

  get isEnabled() { return this.#isEnabled }
  set isEnabled(value) {
    this.#isEnabled = Boolean(value)
    this.view.engine.exports.set_enable(this.handle, this.#isEnabled)
    this.view.page.needsTouchAction(this.view)
  }

  /** Takes the set off its view for good, with its recognizers. */
  remove() {
    this.takeOff()
    for (const recognizer of this.recognizers) recognizer.remove()
  }

  /** Takes it off its view, and lets its recognizers be. */
  takeOff() {
    if (!this.handle) return
    const { view } = this
    view.engine.exports.set_remove(this.handle)
    view.engine.makers.delete(this.#number)
    this.handle = 0
    view.sets = view.sets.filter(other => other !== this)
    view.page.needsTouchAction(view)
  }
}
