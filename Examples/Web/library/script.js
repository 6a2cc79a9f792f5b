// Plays the script of a scenario file on its scene, as the command `gestures run` does.

import { HostedRecognizer } from "./hosted.js"
import { Scene, setOfMember } from "./scene.js"
import { performHostAction, verbs } from "./host-actions.js"
import { bits, modifierWords, phases, touchTypes } from "./tables.js"
import { numberTouches } from "./touch-numbers.js"

const mostCallbacks = 10_000
const mostDeadlines = 10_000

export class Script {
  problems = []
  #deferred = []
  #isInside = false
  #callbacks = 0
  #pressures = {}
  #buttons = {}

  constructor(page, scenario) {
    this.page = page
    this.engine = page.engine
    this.exports = page.engine.exports
    this.scenario = scenario
    this.numbers = numberTouches(scenario)
    const names = new Map([...this.numbers].map(([id, number]) => [number, id]))
    this.nameTouches()
    this.scene = new Scene(page, scenario.scene, {
      touchName: id => names.get(id) ?? `${id}`,
      onAdd: member => this.#observe(member),
      perform: actions => this.#performInside(actions),
    })
    for (const member of this.scene.members) this.#observe(member)
  }

  /** Gives the engine the file's ids of touches, for its log and its sentences. */
  nameTouches() {
    this.exports.touch_names_clear()
    for (const [id, number] of this.numbers) {
      this.exports.touch_name_set(number, this.engine.write(id))
    }
  }

  /** Makes known the ids "1" to "40", for fingers that are no part of the file. */
  knowFingers() {
    for (let finger = 1; finger <= 40; finger += 1) {
      if (!this.numbers.has(`${finger}`)) this.numbers.set(`${finger}`, finger)
    }
    this.nameTouches()
  }

  /** Makes known the id of one more finger, which is a number. */
  knowFinger(id) {
    if (this.numbers.has(id)) return
    this.numbers.set(id, Number(id))
    this.nameTouches()
  }

  /** Plays the whole script, and lets the time run until nothing is pending. */
  run() {
    for (const step of this.scenario.script ?? []) this.play(step)
    this.finish()
  }

  play(step) {
    this.letTimeRun(step.at)
    if (hasEvent(step)) this.#send(step, step.stamp ?? step.at)
    else this.#giveOrders(step.during ?? [], [])
    for (const { recognizer } of this.scene.members) {
      if (recognizer instanceof HostedRecognizer) recognizer.orders = []
    }
    for (const action of step.do ?? []) this.#performOutside(action)
  }

  finish() {
    for (let count = 0; count < mostDeadlines; count += 1) {
      const next = this.#deadline
      if (next === null) return
      this.#advance(next)
    }
    this.problems.push(`a deadline was still pending after ${mostDeadlines} of them had fired`)
  }

  #observe({ id, recognizer }) {
    const reactions = (this.scenario.scene.reactions ?? []).filter(reaction =>
      reaction.recognizer === "*" || reaction.recognizer === id
      || setOfMember(id) === reaction.recognizer)
    recognizer.on(() => {
      for (const reaction of reactions) {
        if (reaction.state === recognizer.state) this.#performInside(reaction.do)
      }
    })
  }

  // MARK: Time

  get #deadline() {
    const next = this.exports.page_deadline(this.page.handle)
    return next < 0 ? null : next
  }

  letTimeRun(end) {
    for (let next = this.#deadline; next !== null && next <= end; next = this.#deadline) {
      this.#advance(next)
    }
    this.#advance(end)
  }

  #advance(moment) {
    this.exports.page_advance(this.page.handle, moment)
    this.#performDeferred()
  }

  // MARK: Events

  #send(content, moment) {
    const touches = this.#touchesOf(content)
    this.#giveOrders(content.during ?? [], touches)
    for (const touch of touches) this.#addTouch(touch, content)
    this.#addIndirect(content)
    const modifiers = bits(modifierWords, content.modifiers ?? [])
    // A recording of a page knows which view the browser found.
    const hit = this.scene.views[content.hit]?.handle ?? 0
    this.exports.event_send(this.page.handle, moment, modifiers, hit)
    if (!this.#isInside) this.#performDeferred()
  }

  #touchesOf(content) {
    for (const id of Object.keys(content.began ?? {})) {
      this.#pressures[id] = 0
      this.#buttons[id] = 1
    }
    const touches = []
    const add = (id, phase, place) => {
      if (content.pressure !== undefined) this.#pressures[id] = content.pressure
      if (content.buttons !== undefined) this.#buttons[id] = content.buttons
      touches.push({ id, phase, place, number: this.numbers.get(id) ?? -1 })
    }
    for (const phase of ["began", "moved", "ended"]) {
      for (const [id, place] of Object.entries(content[phase] ?? {})) add(id, phase, place)
    }
    const cancelled = content.cancelled === "all" ? this.#liveTouches() : content.cancelled ?? []
    for (const id of cancelled) add(id, "cancelled", null)
    const named = new Set([
      ...["began", "moved", "ended"].flatMap(phase => Object.keys(content[phase] ?? {})),
      ...(Array.isArray(content.cancelled) ? content.cancelled : []),
    ])
    const shaped = new Set(
      [...Object.keys(content.contact ?? {}), ...Object.keys(content.pose ?? {})])
    for (const id of shaped) if (!named.has(id)) add(id, "moved", null)
    const rank = phase => phases.indexOf(phase)
    return touches.sort(
      (left, right) => left.number - right.number || rank(left.phase) - rank(right.phase))
  }

  /** The file's ids of the touches that are down. */
  #liveTouches() {
    const names = new Map([...this.numbers].map(([id, number]) => [number, id]))
    const ids = []
    for (let index = 0; ; index += 1) {
      const number = this.exports.page_touch(this.page.handle, index)
      if (number < 0) return ids
      ids.push(names.get(number) ?? `${number}`)
    }
  }

  #addTouch({ id, phase, place, number }, content) {
    const [x, y] = place ?? [NaN, NaN]
    const type = touchTypes.indexOf(content.type ?? "direct")
    const pressure = this.#pressures[id] ?? 0
    const page = this.page.handle
    this.exports.event_touch(
      page, number, phases.indexOf(phase), x, y, type, pressure, this.#buttons[id] ?? 1)
    if (content.contact?.[id]) this.exports.event_contact(page, ...content.contact[id])
    if (content.pose?.[id]) this.exports.event_pose(page, ...content.pose[id])
    if (phase !== "moved") return
    for (const [sampleX, sampleY, moment] of content.coalesced?.[id] ?? []) {
      this.exports.event_sample(page, sampleX, sampleY, moment, pressure, false)
    }
  }

  #addIndirect({ hover, hovering, scroll, transform, action }) {
    const page = this.page.handle
    const phaseNumber = phase => phases.indexOf(phase === "changed" ? "moved" : phase)
    if (hover === null) this.exports.event_hover(page, NaN, NaN, NaN, NaN, NaN, NaN)
    if (hover) {
      const pose = hovering?.pose ?? [NaN, NaN, NaN]
      this.exports.event_hover(page, ...hover, ...pose, hovering?.distance ?? NaN)
    }
    if (scroll) {
      const phase = scroll.phase ? phaseNumber(scroll.phase) : -1
      const isDiscrete = scroll.kind === "discrete"
      this.exports.event_scroll(
        page, ...scroll.at, ...scroll.by, isDiscrete, phase, scroll.momentum ?? false)
    }
    if (transform) {
      this.exports.event_transform(
        page, phaseNumber(transform.phase), ...transform.at, transform.scale ?? 1,
        transform.rotation ?? 0)
    }
    const view = action && this.scene.views[action.view]
    if (view) this.exports.event_action(page, view.handle, this.engine.write(action.name))
  }

  // MARK: Scripted recognizers

  #giveOrders(assignments, touches) {
    const byRecognizer = new Map()
    for (const assignment of assignments) {
      const [[verb, id]] = Object.entries(assignment)
      byRecognizer.set(id, [...(byRecognizer.get(id) ?? []), verbs[verb]])
    }
    const changes = new Set(touches.map(touch => `${touch.number} ${touch.phase}`))
    for (const [id, states] of byRecognizer) {
      for (const { recognizer } of this.scene.meant(id)) {
        recognizer.orders?.push({ touches: changes, states })
      }
    }
  }

  // MARK: What hosts do

  #performInside(actions) {
    if (actions.length === 0) return
    this.#callbacks += 1
    if (this.#callbacks > mostCallbacks) return
    const wasInside = this.#isInside
    this.#isInside = true
    for (const action of actions) this.#perform(action)
    this.#isInside = wasInside
  }

  #performOutside(action) {
    this.#perform(action)
    this.#performDeferred()
  }

  #performDeferred() {
    while (this.#deferred.length > 0) this.#perform(this.#deferred.shift())
  }

  #perform(action) {
    const content = action.send
    if (!content) return performHostAction(this.scene, action, this.numbers)
    if (this.#isInside && this.#deferred.length > 0) return this.#deferred.push(action)
    const now = this.exports.page_now(this.page.handle)
    if (hasEvent(content)) this.#send(content, content.stamp ?? now)
    if (this.#isInside) this.#deferred.push(...(content.do ?? []))
    else for (const inner of content.do ?? []) this.#performOutside(inner)
  }
}

/** Whether a step is an event, and not only a moment. */
function hasEvent(step) {
  return Object.entries(step).some(([key, value]) => {
    if (["at", "during", "do"].includes(key)) return false
    if (key === "hover" || typeof value !== "object") return value !== undefined
    return Object.keys(value).length > 0
  })
}
