// The touches of a page's last attempt, as the script of a scenario.

const types = { pen: "pencil", mouse: "mouse" }

export class Recording {
  #steps = []

  /** Whether it has the attempt from its beginning. */
  constructor(isWhole = true) { this.isWhole = isWhole }

  clear({ isWhole = true } = {}) {
    this.#steps = []
    this.isWhole = isWhole
  }

  /** Takes note of a touch that is about to be sent. */
  note(event, pointer, phase, moment) {
    const id = `${pointer.id}`
    const step = { at: moment, type: types[event.pointerType] ?? "direct" }
    if (phase === "cancelled") step.cancelled = [id]
    else step[phase] = { [id]: [pointer.x, pointer.y] }
    if (phase === "began") step.hit = pointer.view
    if (event.pointerType !== "touch") step.pressure = event.pressure ?? 0
    if (event.pointerType === "mouse") step.buttons = event.buttons || 1
    this.#steps.push(step)
  }

  /** The steps; `nameOf` gives the id of a view. */
  script(nameOf) {
    return this.#steps.map(step => (step.hit ? { ...step, hit: nameOf(step.hit) } : step))
  }
}
