// The states of recognizers as bars that grow while fingers are down.

const terminal = ["ended", "cancelled", "failed"]

/** What a bar shows of a recognizer: its state, or that it is held. */
function lookOf(recognizer) {
  const [shown, reached] = [recognizer.state, recognizer.trackingState]
  if (shown === "possible" && reached !== "possible" && reached !== "failed") return "held"
  return shown === "possible" && recognizer.touches.length === 0 ? "idle" : shown
}

export class LiveBars {
  #rows = new Map()
  #start = 0
  #wasIdle = true

  constructor(page, container) {
    this.page = page
    this.container = container
  }

  /** Takes note of all states, after an event or a wake. */
  update(fingers) {
    const now = performance.now()
    const isIdle = this.page.isIdle
    if (this.#wasIdle && !isIdle) {
      this.#rows.clear()
      this.#start = now
    }
    this.#wasIdle = isIdle
    for (const recognizer of this.page.recognizers) this.#note(recognizer, now)
    this.#fingers = fingers
    if (isIdle) this.#draw(now, fingers)
    else this.#keepDrawing()
  }
  #fingers = []
  #frame = null

  #keepDrawing() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null
      if (this.page.isIdle) return
      this.#draw(performance.now(), this.#fingers)
      this.#keepDrawing()
    })
  }

  /** An action is a look of its own, however short. */
  noteAction(recognizer, state) {
    const row = this.#rows.get(recognizer)
    if (row && row.at(-1).look !== state) row.push({ look: state, from: performance.now() })
  }

  #note(recognizer, now) {
    const look = lookOf(recognizer)
    const row = this.#rows.get(recognizer)
    if (!row) {
      if (look !== "idle") this.#rows.set(recognizer, [{ look, from: now }])
      return
    }
    const last = row.at(-1).look
    if (last === look || terminal.includes(last)) return
    // It is idle again without an action: its attempt has failed.
    row.push({ look: look === "idle" ? "failed" : look, from: now })
  }

  #draw(now, fingers) {
    const { ownerDocument: document } = this.container
    const length = Math.max(now - this.#start, 300)
    const rows = [...this.#rows].map(([recognizer, looks]) => {
      const row = document.createElement("div")
      row.className = "bar-row"
      const name = document.createElement("span")
      const touches = recognizer.touches
      name.textContent = recognizer.name + (touches.length > 0 ? ` ● ${touches.length}` : "")
      const bar = document.createElement("div")
      bar.className = "bar"
      looks.forEach(({ look, from }, index) => {
        const part = document.createElement("i")
        const end = looks[index + 1]?.from ?? (terminal.includes(look) ? from : now)
        part.className = look
        part.title = look
        part.style.left = `${((from - this.#start) / length) * 100}%`
        part.style.width = `${((end - from) / length) * 100}%`
        bar.append(part)
      })
      const state = document.createElement("b")
      state.textContent = looks.at(-1).look
      row.append(name, bar, state)
      return row
    })
    const head = document.createElement("p")
    head.textContent = fingers.length > 0
      ? `down: ${fingers.join(", ")}` : "no finger is down"
    this.container.replaceChildren(head, ...rows)
  }
}
