/**
 * Gestures for web pages: the same engine as on Linux, in WebAssembly.
 *
 *     import { Gestures } from "./gestures.js"
 *
 *     const gestures = await Gestures.load("gestures.wasm")
 *     const page = gestures.attach(document.querySelector("#board"))
 *     const card = page.view(document.querySelector(".card"))
 *     const zoom = card.add("doubleTap")
 *     const select = card.add("tap", { maximumPressDuration: 500 })
 *     select.requireToFail(zoom)
 *     select.on(tap => console.log(tap.state, tap.location))
 *
 * README.md shows how to make a page of one's own, gestures.d.ts lists everything.
 */

import { Engine } from "./library/engine.js"
import { HostedRecognizer } from "./library/hosted.js"
import { Page } from "./library/page.js"
import { handleOfRecognizer, Recognizer } from "./library/recognizer.js"
import { Token } from "./library/token.js"
import { View } from "./library/view.js"

export class Gestures {
  /** Loads the engine from the address of gestures.wasm, or from its bytes. */
  static async load(source = new URL("gestures.wasm", import.meta.url)) {
    return new Gestures(await Engine.load(source))
  }

  constructor(engine) { this.engine = engine }

  /** Lets the pointer events of an element, and of all in it, go to the engine. The element may be
   * a selector of the document. */
  attach(element, options) {
    const found = typeof element === "string" ? document.querySelector(element) : element
    if (found?.ownerDocument) return new Page(this.engine, found, options)
    throw new Error(`there is no element to attach to: ${JSON.stringify(element)}`)
  }

  // Each declares a relation for all pairs of a group, and returns a function that takes it back.

  /** Of the group one recognizes alone: each waits for those before it. */
  exclusively(...recognizers) { return this.#declare(0, recognizers) }
  /** The recognizers of the group recognize together. */
  simultaneously(...recognizers) { return this.#declare(1, recognizers) }
  /** Each starts after the one before it. */
  sequence(...recognizers) { return this.#declare(2, recognizers) }

  #declare(relation, recognizers) {
    const { exports } = this.engine
    const handles = recognizers.map(each => handleOfRecognizer(each, this.engine))
    for (const handle of handles) exports.group_add(handle)
    const token = new Token(this.engine, exports.group_declare(relation), recognizers)
    return () => token.takeBack()
  }

  /** Shows what the engine does with a page, in a panel over it: the last page that was attached,
   * where none is given. A page has one panel. */
  async inspect(page = [...this.engine.pages.values()].at(-1)) {
    const { Inspector } = await import("./library/inspector.js")
    if (!page?.handle) throw new Error("there is no page to inspect: attach one first")
    page.inspector ??= new Inspector(this, page)
    return page.inspector
  }

  /** How many bytes the engine uses, and how many it has taken of the browser. */
  get memoryUse() { return this.engine.memoryUse }
}

export { HostedRecognizer, Page, Recognizer, View }
