import { InspectedPage } from "./inspected-page.js"
import { View } from "./view.js"

/** A page without elements: a window of some size, whose events and whose time one gives. */
export class BarePage extends InspectedPage {
  constructor(engine, [width, height]) {
    super(engine)
    this.handle = engine.exports.page_make(width, height)
    engine.pages.set(this.handle, this)
    this.window = new View(this, {
      name: "window", handle: engine.exports.page_window(this.handle),
    })
  }

  needsTouchAction() {}
  noteAction() {}
  noteControl() {}
  forget() {}

  /** Forgets the page and all that was made for it. */
  release() {
    for (const recognizer of this.recognizers) recognizer.remove()
    for (const view of this.engine.views.all) if (view.page === this) view.release()
    this.stopLog()
    this.engine.exports.page_release(this.handle)
    this.engine.pages.delete(this.handle)
    this.handle = 0
  }
}
