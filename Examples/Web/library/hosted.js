import { Recognizer } from "./recognizer.js"
import { readInput } from "./hosted-input.js"
import { inputBits, phases, states, touchFigures, touchTypes, unknown } from "./tables.js"

const callbacks = [
  "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "deadlineReached",
  "didBegin", "reset", "inputReceived",
]

/**
 * A recognizer that is written in JavaScript. Make a class of it and override the callbacks; in
 * them call `begin`, `change`, `end` or `fail`. The rules are those of the Swift protocol:
 * recognize late, fail early, and end eventually.
 *
 *     class Lift extends HostedRecognizer {
 *       touchesEnded(touches) { this.end() }
 *     }
 *     view.add(Lift)
 */
export class HostedRecognizer extends Recognizer {
  get isHosted() { return true }

  /** The name of the kind, in logs and in explanations. */
  static kind = "recognizer"

  /** The kinds of input without touches that the recognizer is given: "hover", "scroll" and, with
   * it, "momentum", "transform" and "action". */
  static accepts = []

  /** What the browser may still do with fingers on the view: a value of CSS `touch-action`, such as
   * "manipulation" for one that fails as a finger moves. Nothing, unless it says otherwise. */
  static touchAction = "none"

  constructor(engine, kind, options, name, rules) {
    super(engine, kind, options, name, rules)
    const bits = new.target.accepts.reduce((bits, word) => {
      if (word in inputBits) return bits | inputBits[word]
      throw new Error(unknown("input", word, Object.keys(inputBits)))
    }, 0)
    if (bits) engine.exports.recognizer_accept(this.handle, bits)
  }

  touchesBegan(touches) {}
  touchesMoved(touches) {}
  touchesEnded(touches) {}
  touchesCancelled(touches) { this.fail("its touches were cancelled") }
  deadlineReached() {}
  didBegin() {}
  reset() {}
  /** Whether it has a use for an input without touches; one that has none takes no part in it. */
  takes(input) { return true }
  inputReceived(input) {}

  begin() { this.assign("began") }
  change() { this.assign("changed") }
  end() { this.assign("ended") }
  assign(state) { this.engine.exports.recognizer_assign(this.handle, states.indexOf(state)) }

  /** Fails, and says why in words that follow "failed because". */
  fail(words) { this.engine.exports.recognizer_fail(this.handle, this.engine.write(words)) }

  /** Asks for `deadlineReached` after so many milliseconds. */
  wake(milliseconds) { this.engine.exports.recognizer_wake(this.handle, milliseconds) }
  cancelWakes() { this.engine.exports.recognizer_cancel_wakes(this.handle) }

  /** How many taps the gesture consists of: taps exclude each other by that (S4.9). */
  set numberOfTaps(taps) { this.engine.exports.recognizer_set_taps(this.handle, taps) }

  receiveCallback(number) {
    const name = callbacks[number]
    if (name === "inputReceived") return this.inputReceived(readInput(this))
    if (number > 3) return this[name]()
    const outer = this.#current
    this.#current = this.#touches()
    try {
      this[name](this.#current)
    } finally {
      this.#current = outer
    }
  }

  /** The touches of the running callback. */
  #current = []

  /** Every sample that the device took of a touch since the event before, oldest first; its own
   * place and time where there was only one. In the callback about the touch alone. */
  coalescedTouches(touch) { return this.#samples(touch, false) }

  /** Where the device expects a touch next. In the callback about the touch alone. */
  predictedTouches(touch) { return this.#samples(touch, true) }

  #samples(touch, arePredicted) {
    const { callback_samples: count, callback_sample: read } = this.engine.exports
    const index = this.#current.indexOf(touch)
    const figure = (sample, number) => read(this.handle, index, arePredicted, sample, number)
    return Array.from({ length: count(this.handle, index, arePredicted) }, (_, sample) => ({
      location: { x: figure(sample, 0), y: figure(sample, 1) },
      timestamp: figure(sample, 2),
      pressure: figure(sample, 3),
    }))
  }

  isFor(input) {
    const { accepts } = this.constructor
    return accepts.includes(["continuous", "discrete"].includes(input) ? "scroll" : input)
  }

  takesAction(name) {
    return this.wants("action") && this.engine.guard(() => this.takes({ kind: "action", name }))
  }

  takesInput() { return this.takes(readInput(this)) }

  #touches() {
    const { exports } = this.engine
    const read = (index, figure) => exports.callback_touch(this.handle, index, touchFigures[figure])
    const touches = []
    for (let index = 0; index < exports.callback_touches(this.handle); index += 1) {
      const at = (x, y) => ({ x: read(index, x), y: read(index, y) })
      touches.push({
        id: read(index, "id"),
        location: at("x", "y"),
        previousLocation: at("previousX", "previousY"),
        initialLocation: at("initialX", "initialY"),
        timestamp: read(index, "timestamp"),
        pressure: read(index, "pressure"),
        type: touchTypes[read(index, "type")],
        phase: phases[read(index, "phase")],
        tapCount: read(index, "tapCount"),
        altitude: read(index, "altitude"),
        azimuth: read(index, "azimuth"),
        roll: read(index, "roll"),
        view: this.engine.views.get(read(index, "view")),
      })
    }
    return touches
  }
}
