import { View } from "./view.js"

/** How long a log may get in one attempt, in entries. (Our choice: some three megabytes.) */
const mostEntries = 20_000

const cutLog = `This attempt has gone on for more than ${mostEntries} entries of the log, which was `
  + "dropped: what came before can't be told. The next attempt can be explained again."

/** What one can ask of any page: what happened, and why. */
export class InspectedPage {
  isLogged = false
  /** How many inputs came that may begin an attempt. */
  inputs = 0
  /** The panel that shows it, if any. */
  inspector = null

  constructor(engine) { this.engine = engine }

  /** All recognizers that views have now, those of sets included. */
  get recognizers() {
    return this.engine.recognizers.all.filter(recognizer => recognizer.view?.page === this)
  }

  get isIdle() { return this.engine.exports.page_is_idle(this.handle) !== 0 }

  /** Whether the log of the present attempt was too long and has been dropped. */
  #isLogCut = false

  /**
   * Records what happens from now on, for `explain` and the rest. The log starts afresh with the
   * first input after all recognizers have been idle, and is dropped where one attempt makes it too
   * long, as a pointer that hovers for minutes does: so it doesn't grow.
   */
  startLog() {
    this.engine.exports.log_start(this.handle)
    this.isLogged = true
  }

  stopLog() {
    if (!this.isLogged) return
    this.isLogged = false
    this.engine.exports.log_stop(this.handle)
  }

  clearLog() { this.engine.exports.log_clear(this.handle) }

  beforeInput() {
    this.inputs += 1
    if (!this.isLogged) return
    if (!this.isIdle) return this.cutLongLog()
    this.#isLogCut = false
    this.clearLog()
    this.recording?.clear()
  }

  cutLongLog() {
    if (!this.isLogged || this.engine.exports.log_count(this.handle) <= mostEntries) return
    this.#isLogCut = true
    this.clearLog()
    this.recording?.clear({ isWhole: false })
  }

  /** The log as lines of JSON, as `gestures run --log` prints it. */
  get logLines() {
    const { log_count: count, log_line: line } = this.engine.exports
    const lines = []
    for (let index = 0; index < count(this.handle); index += 1) {
      const text = this.engine.read(line(this.handle, index))
      if (text !== null) lines.push(text)
    }
    return lines
  }

  /** Why a recognizer did what it did, or what became of a view's touches. Needs `startLog`. */
  explain(subject, { width = 80 } = {}) {
    if (this.#isLogCut) return cutLog
    const call = subject instanceof View ? "explain_view" : "explain_recognizer"
    return this.engine.read(this.engine.exports[call](this.handle, subject.handle, width))
  }

  /** The same as data: a list of causes, each with its kind, touch, view, recognizers, figures. */
  causes(subject) {
    if (this.#isLogCut) return []
    const call = subject instanceof View ? "explain_view_causes" : "explain_causes"
    return JSON.parse(
      this.engine.read(this.engine.exports[call](this.handle, subject.handle)) || "[]")
  }

  /** The timeline of the log, as text or as SVG. */
  timeline({ svg = false, width = 100 } = {}) {
    return this.engine.read(this.engine.exports.timeline(this.handle, svg, width))
  }

  /** The relations between the recognizers, as text or as SVG. */
  graph({ svg = false, width = 80 } = {}) {
    return this.engine.read(this.engine.exports.relation_graph(this.handle, svg, width))
  }

  /** What lint finds, before any touch. */
  lint({ width = 80 } = {}) {
    const { lint, lint_known: lintKnown } = this.engine.exports
    return this.engine.read((this.facts ? lintKnown : lint)(this.handle, width))
  }

  /** What is known of delegates in advance: functions of a recognizer's name, and of another one's or
   * a view's, in the order of the engine's numbers; null where nothing is. */
  facts = null
}
