// MatchItUp on a canvas. The game itself is that of the terminal; here are its input and drawing.

import { Engine } from "./engine.js"
import { phases, touchTypes } from "./tables.js"

const types = { touch: "direct", pen: "pencil", mouse: "mouse" }

/** The part of the board with the pictures, in the board's points; the rest is the page's. */
const [width, height] = [404, 400]

export class Game {
  /** The numbers of the pointers that are down, by the browser's ids. */
  #pointers = new Map()
  #timer = 0

  static async load(document, seed) {
    const engine = await Engine.load(new URL("../gestures.wasm", import.meta.url))
    return new Game(engine, document, seed)
  }

  constructor(engine, document, seed) {
    this.engine = engine
    this.exports = engine.exports
    this.part = id => document.getElementById(id)
    this.canvas = this.part("board")
    this.exports.game_start(seed)
    this.#listen(document)
    new ResizeObserver(() => this.draw()).observe(this.canvas)
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw())
    this.#watchDensity()
    this.draw()
  }

  // MARK: Input

  #listen(document) {
    for (const [type, phase] of [
      ["pointerdown", "began"], ["pointermove", "moved"], ["pointerup", "ended"],
      ["pointercancel", "cancelled"],
    ]) {
      this.canvas.addEventListener(type, event => this.#touch(event, phase))
    }
    const newSet = () => this.#do(() => this.exports.game_new_set())
    this.part("new-set").addEventListener("click", newSet)
    this.part("debug").addEventListener("click", () => this.#toggleDebug())
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.key === "n") this.#do(() => this.exports.game_new_set())
      if (event.key === "d") this.#toggleDebug()
    })
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#do(() => this.exports.game_cancel())
    })
  }

  /** Draws anew where the screen's density changes, for the window was moved to another one. */
  #watchDensity() {
    const same = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    same.addEventListener("change", () => {
      this.draw()
      this.#watchDensity()
    }, { once: true })
  }

  #touch(event, phase) {
    if (phase === "began") {
      if (event.pointerType === "mouse" && event.button !== 0) return
      this.canvas.setPointerCapture(event.pointerId)
      const used = [...this.#pointers.values()]
      this.#pointers.set(event.pointerId, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find(
        number => !used.includes(number)) ?? 12)
    }
    const number = this.#pointers.get(event.pointerId)
    if (number === undefined) return
    const samples = phase === "moved" ? event.getCoalescedEvents?.() ?? [] : []
    for (const sample of samples.length > 0 ? samples : [event]) {
      this.#send(sample, number, event.pointerType, phase)
    }
    if (phase === "ended" || phase === "cancelled") this.#pointers.delete(event.pointerId)
    this.#changed()
  }

  #send(event, number, pointerType, phase) {
    const box = this.canvas.getBoundingClientRect()
    this.exports.game_touch(
      event.timeStamp, number, phases.indexOf(phase),
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
      touchTypes.indexOf(types[pointerType] ?? "direct"), 1)
  }

  #toggleDebug() {
    const button = this.part("debug")
    button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true")
    this.#do(() => this.exports.game_toggle_debug())
  }

  #do(action) {
    this.exports.game_advance(performance.now())
    action()
    this.#changed()
  }

  #changed() {
    clearTimeout(this.#timer)
    const next = this.exports.game_deadline()
    if (next >= 0) {
      this.#timer = setTimeout(() => this.#do(() => {}), Math.max(0, next - performance.now()))
    }
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null
      this.draw()
    })
  }
  #frame = null

  /** What the game has reported since it was last asked. */
  get news() { return this.engine.read(this.exports.game_news()).split("\n").filter(Boolean) }

  // MARK: Drawing

  get scene() { return JSON.parse(this.engine.read(this.exports.game_scene())) }

  draw() {
    const { marks, labels } = this.scene
    const density = window.devicePixelRatio || 1
    const box = this.canvas.getBoundingClientRect()
    const [pixelsAcross, pixelsDown] = [box.width * density, box.height * density].map(Math.round)
    if (this.canvas.width !== pixelsAcross) this.canvas.width = pixelsAcross
    if (this.canvas.height !== pixelsDown) this.canvas.height = pixelsDown
    const context = this.canvas.getContext("2d")
    context.setTransform(pixelsAcross / width, 0, 0, pixelsDown / height, 0, 0)
    context.clearRect(0, 0, width, height)
    context.lineJoin = "round"
    context.lineCap = "round"
    const style = getComputedStyle(this.canvas)
    for (const mark of marks) this.#drawMark(context, mark, style)
    this.#tell(labels)
  }

  #drawMark(context, mark, style) {
    const path = new Path2D()
    const points = mark.line ?? mark.polygon
    if (points) points.forEach(([x, y], index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)))
    if (mark.polygon) path.closePath()
    if (mark.circle) path.arc(...mark.circle, 0, 2 * Math.PI)
    context.strokeStyle = colour(mark.ink, style)
    context.lineWidth = ["path", "right", "wrong"].includes(mark.ink) ? 3.5 : 2
    context.setLineDash(mark.dashed ? [6, 6] : [])
    context.stroke(path)
  }

  #tell(labels) {
    const [, , round, score, message, figures] = labels
    this.part("round").textContent = round.text
    this.part("score").textContent = score.text
    const line = this.part("message")
    if (line.textContent !== message.text) line.textContent = message.text
    line.className = message.ink
    this.part("figures").textContent = figures?.text ?? ""
  }
}

function colour(ink, style) {
  const names = {
    plain: "--text", frame: "--line", button: "--line", pressedButton: "--accent",
    pathBox: "--faint", circleBox: "--blue", forbidden: "--wrong",
  }
  return style.getPropertyValue(names[ink] ?? `--${ink}`).trim()
}
