import { HostedRecognizer } from "./gestures.js"

/**
 * A check mark, as an example of a recognizer in JavaScript: down to the right, then up to the
 * right, in one stroke.
 */
export class CheckMark extends HostedRecognizer {
  static kind = "checkMark"

  /** How far a stroke's end may be from its start before it counts as a direction. */
  #slop = 10
  #turn = null

  touchesBegan(touches) {
    if (touches.length > 1 || this.numberOfTouches > 1) this.fail("a second finger came down")
  }

  touchesMoved([touch]) {
    const { location, initialLocation, previousLocation } = touch
    const isDownwards = location.y >= previousLocation.y
    if (location.x < previousLocation.x - 1) return this.fail("the stroke went to the left")
    if (!this.#turn && isDownwards) return undefined
    if (!this.#turn) {
      if (previousLocation.y - initialLocation.y < this.#slop) {
        return this.fail("the stroke did not begin downwards")
      }
      this.#turn = previousLocation
    } else if (isDownwards && location.y > previousLocation.y + 1) {
      return this.fail("the stroke turned a second time")
    }
    return undefined
  }

  touchesEnded([touch]) {
    const rise = this.#turn ? this.#turn.y - touch.location.y : 0
    if (rise >= this.#slop) this.end()
    else this.fail("the stroke did not rise at its end")
  }

  reset() { this.#turn = null }
}
