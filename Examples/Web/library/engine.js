// The module and what crosses its border: handles, text, and the calls that come back.

import { withMissingParts } from "./parts.js"
import { controlEvents, phases, questions, states } from "./tables.js"
import { WeakTable } from "./weak-table.js"

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** An error of the page's own code, told to the page after the engine has returned: it must not
 * unwind through the engine. */
const report = error => queueMicrotask(() => { throw error })

export class Engine {
  #lastNumber = 0

  /** Loads the module from an address, or from its bytes. */
  static async load(source) {
    const engine = new Engine()
    const imports = { page: engine.imports }
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      engine.start((await WebAssembly.instantiate(source, imports)).instance)
      return engine
    }
    const response = await fetch(source)
    if (!response.ok) throw new Error(`${source}: ${response.status} ${response.statusText}`)
    const bytes = await response.arrayBuffer()
    engine.start((await WebAssembly.instantiate(bytes, imports)).instance)
    return engine
  }

  constructor() {
    this.pages = new Map()
    this.views = new WeakTable(handle => this.exports.view_release(handle))
    this.recognizers = new WeakTable((handle, tokens) => {
      this.exports.recognizer_release(handle)
      for (const token of [...tokens]) token.forget(handle)
    })
    // What the engine asks by a number of ours: sets, and the conditions of hand-overs.
    this.makers = new WeakTable((_, set) => this.exports.set_remove(set.handle))
    this.conditions = new WeakTable(() => {})
    this.imports = this.makeImports()
  }

  start(instance) {
    this.exports = withMissingParts(instance.exports)
    this.memory = instance.exports.memory
  }

  /** A number for what the engine asks. */
  nextNumber() { return (this.#lastNumber += 1) }

  // MARK: Text

  /** Puts text into the buffer and returns its length, for the call that reads it. */
  write(text) {
    const bytes = encoder.encode(text)
    const address = this.exports.text_buffer(bytes.length)
    new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes)
    return bytes.length
  }

  /** The text that a call has left in the buffer; null for a length below 0. */
  read(length) {
    if (length < 0) return null
    const address = this.exports.text_buffer(0)
    return decoder.decode(new Uint8Array(this.memory.buffer, address, length))
  }

  /** How many bytes the engine uses now, and how many it has taken in all. */
  get memoryUse() {
    return { used: this.exports.gestures_memory_used(), taken: this.memory.buffer.byteLength }
  }

  // MARK: Calls from the engine

  /** Calls the page's code; what it throws is reported, and the usual answer holds. */
  guard(body, usual) {
    try {
      return body()
    } catch (error) {
      report(error)
      return usual
    }
  }

  makeImports() {
    const answer = value => (value === undefined || value === null ? -1 : value ? 1 : 0)
    return {
      action: (recognizer, state) => {  // called so often that a closure for `guard` would count
        try {
          this.recognizers.get(recognizer)?.receiveAction(states[state])
        } catch (error) {
          report(error)
        }
      },
      ask: (question, recognizer, other) => this.guard(() => {
        const asked = this.recognizers.get(recognizer)
        const word = Object.keys(questions).find(word => questions[word] === question)
        return answer(asked?.delegate?.[word]?.(asked, this.recognizers.get(other)))
      }, -1),
      askTouch: (recognizer, touch, view) => this.guard(() => {
        const asked = this.recognizers.get(recognizer)
        return answer(asked?.delegate?.shouldReceiveTouch?.(
          asked, { id: touch, view: this.views.get(view) }))
      }, -1),
      askView: (view, recognizer) => this.guard(
        () => answer(this.views.get(view)?.shouldBegin?.(this.recognizers.get(recognizer))), -1),
      rule: (rule, recognizer, other) => this.guard(() => {
        const rules = this.recognizers.get(recognizer)?.rules
        const word = rule === 0 ? "canPrevent" : "canBePreventedBy"
        return answer(rules?.[word]?.(this.recognizers.get(other)))
      }, -1),
      knows: (page, fact, recognizer, other, view) => this.guard(() => {
        const [name, about] = [recognizer, other].map(handle => this.recognizers.get(handle)?.name)
        return answer(this.pages.get(page)?.facts?.[fact](name, about ?? this.views.get(view)?.name))
      }, -1),
      callback: (recognizer, callback) =>
        this.guard(() => this.recognizers.get(recognizer)?.receiveCallback(callback)),
      takes: recognizer => this.guard(
        () => (this.recognizers.get(recognizer)?.takesInput() ? 1 : 0), 0),
      makeForTouch: set => this.guard(() => this.makers.get(set)?.make() ?? 0, 0),
      handsOver: condition => this.guard(
        () => (this.conditions.get(condition)?.isMet() ? 1 : 0), 0),
      control: (view, event) => this.guard(
        () => this.views.get(view)?.receiveEvent(controlEvents[Math.log2(event)])),
      viewTouch: (view, touch, phase) =>
        this.guard(() => this.views.get(view)?.receiveTouch(touch, phases[phase])),
    }
  }
}
