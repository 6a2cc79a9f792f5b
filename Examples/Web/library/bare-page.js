import { View } from "./view.js"

/** A page without a browser: a window of some size, whose events and whose time one gives. */
export class BarePage {
  constructor(engine, [width, height]) {
    this.engine = engine
    this.handle = engine.exports.page_make(width, height)
    this.window = new View(this, {
      name: "window", handle: engine.exports.page_window(this.handle),
    })
  }

  needsTouchAction() {}
  noteAction() {}
  noteControl() {}
  forget() {}

  startLog() { this.engine.exports.log_start(this.handle) }

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

  release() {
    this.engine.exports.log_stop(this.handle)
    this.engine.exports.page_release(this.handle)
  }
}
