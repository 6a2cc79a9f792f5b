// A scene of a scenario file, made of the engine's views and recognizers, and its delegate.

import { HostedRecognizer } from "./hosted.js"
import { Recognizer } from "./recognizer.js"
import { TouchSet } from "./touch-set.js"
import { View } from "./view.js"

const allQuestions = [
  "shouldReceiveTouch", "shouldReceiveEvent", "shouldBegin", "shouldRecognizeSimultaneously",
  "shouldRequireFailure", "shouldBeRequiredToFail",
]
export const usuallyYes = ["shouldReceiveTouch", "shouldReceiveEvent", "shouldBegin", "viewShouldBegin"]

/** The set of a member's id: `drag` for `drag#2`. */
export const setOfMember = id => /^(.*)#([1-9][0-9]*)$/s.exec(id)?.[1]

/** Whether a file means a recognizer, by its id or by that of its set; nothing means any. */
export const means = (wanted, found) =>
  wanted === undefined || wanted === "*" || wanted === found
  || (found !== undefined && setOfMember(found) === wanted)

/** A recognizer for trying arbitration alone: it does what the script says. */
export class ScriptedRecognizer extends HostedRecognizer {
  static kind = "scripted"
  orders = []

  touchesBegan(touches) { this.#follow(touches, "began") }
  touchesMoved(touches) { this.#follow(touches, "moved") }
  touchesEnded(touches) { this.#follow(touches, "ended") }
  touchesCancelled(touches) { this.#follow(touches, "cancelled") }

  #follow(touches, phase) {
    const changes = touches.map(touch => `${touch.id} ${phase}`)
    const index = this.orders.findIndex(order => changes.some(change => order.touches.has(change)))
    if (index < 0) return
    const [order] = this.orders.splice(index, 1)
    for (const state of order.states) this.assign(state)
  }
}

export class Scene {
  views = {}
  members = []
  sets = {}
  #counts = {}
  #matches

  /** `page` is an empty page; `touchName` gives the file's id of a touch. */
  constructor(page, scene, { touchName, onAdd = () => {}, perform = () => {} }) {
    Object.assign(this, { page, scene, touchName, onAdd, perform, engine: page.engine })
    this.rules = scene.delegate ?? []
    this.#matches = this.rules.map(() => 0)
    this.views.window = page.window
    this.#askView(page.window)
    for (const spec of scene.views ?? []) this.views[spec.id] = this.#makeView(spec)
    for (const spec of scene.views ?? []) {
      this.views[spec.id].moveInto(this.views[spec.parent ?? "window"])
    }
    for (const spec of scene.recognizers ?? []) this.#add(spec)
    this.#declareRelations()
  }

  member(id) { return this.members.find(member => member.id === id) }

  /** The recognizers that an id means: one, or all of a set. */
  meant(id) {
    const member = this.member(id)
    if (member) return [member]
    return this.members.filter(member => setOfMember(member.id) === id && member.spec.id === id)
  }

  // MARK: Building

  #makeView(spec) {
    const control = spec.element ?? (spec.control === true ? "button" : spec.control || "plain")
    const view = new View(this.page, { name: spec.id, sort: control })
    view.frame = spec.frame
    view.set("hidden", spec.hidden ?? false).set("alpha", spec.alpha ?? 1)
      .set("interactive", spec.interactive ?? true)
      .set("catchesOwnTouches", spec.catchesOwnTouches ?? true)
      .set("multipleTouch", spec.multipleTouch ?? false)
      .set("exclusiveTouch", spec.exclusiveTouch ?? false)
    if (spec.transform) view.transform = spec.transform
    view.set("hitOutset", spec.hitOutset ?? 0)
    if (spec.bounds) view.bounds = spec.bounds
    this.#askView(view)
    return view
  }

  #askView(view) {
    if (!this.rules.some(rule => rule.question === "viewShouldBegin")) return
    view.onShouldBegin = recognizer =>
      this.#explicitAnswer("viewShouldBegin", recognizer, { hitView: view.name })
  }

  #add(spec) {
    if (spec.forEachTouch) return this.addSet(spec, spec.view)
    const member = this.#make(spec, spec.id)
    member.recognizer.view = this.views[spec.view]
    this.engine.exports.recognizer_add(member.recognizer.handle, this.views[spec.view].handle)
    this.#configure(member)
    this.#keep(member)
  }

  /** Adds one recognizer for each touch. */
  addSet(spec, view) {
    const make = () => {
      this.#counts[spec.id] = (this.#counts[spec.id] ?? 0) + 1
      const member = this.#make(spec, `${spec.id}#${this.#counts[spec.id]}`)
      this.#configure(member)
      this.#keep(member)
      this.#declareRelationsOfNew(member)
      this.onAdd(member)
      return member.recognizer
    }
    const limit = spec.forEachTouch.limit ?? -1
    const set = new TouchSet(this.views[view], spec.kind, {}, limit, make)
    this.views[view].sets.push(set)
    this.sets[spec.id] = set
  }

  #make(spec, id) {
    const ruled = spec.preventsOnly || spec.preventedOnlyBy
    const answer = list => list && (other => list.some(wanted => means(wanted, other.name)))
    const rules = ruled
      ? { canPrevent: answer(spec.preventsOnly), canBePreventedBy: answer(spec.preventedOnlyBy) }
      : null
    const recognizer = spec.kind === "scripted"
      ? new ScriptedRecognizer(this.engine, spec.kind, {}, id, rules)
      : new Recognizer(this.engine, spec.kind, {}, id, rules)
    return { id, spec, recognizer }
  }

  #configure({ spec, recognizer }) {
    recognizer.delegate = this.#delegateOf(recognizer)
    recognizer.put("requiresExclusiveTouchType", spec.requiresExclusiveTouchType ?? true)
    const common = [
      "allowedTouchTypes", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
    ]
    for (const name of common) if (spec[name] !== undefined) recognizer.put(name, spec[name])
    recognizer.setInOrder(spec.set ?? {})
    recognizer.put("isEnabled", spec.enabled ?? true)
  }

  #keep(member) { this.members.push(member) }

  // MARK: Relations

  #declareRelations() {
    for (const spec of this.scene.recognizers ?? []) {
      for (const member of this.members.filter(member => member.spec.id === spec.id)) {
        this.#declareRelationsOf(member)
      }
    }
    for (const handOver of this.scene.handOvers ?? []) {
      for (const giver of this.meant(handOver.from)) {
        for (const taker of this.meant(handOver.to)) this.#declare(handOver, giver, taker)
      }
    }
  }

  #declareRelationsOf({ spec, recognizer }) {
    for (const id of spec.requireToFail ?? []) {
      for (const other of this.meant(id)) recognizer.requireToFail(other.recognizer)
    }
    for (const id of spec.startsAfter ?? []) this.start(recognizer, id)
    for (const id of spec.recognizesTogether ?? []) {
      for (const other of this.meant(id)) recognizer.allowSimultaneous(other.recognizer)
    }
  }

  #declareRelationsOfNew(member) {
    this.#declareRelationsOf(member)
    for (const other of this.members) {
      if (other.id === member.id) continue
      if (other.spec.requireToFail?.includes(member.spec.id)) {
        other.recognizer.requireToFail(member.recognizer)
      }
      if (other.spec.recognizesTogether?.includes(member.spec.id)) {
        other.recognizer.allowSimultaneous(member.recognizer)
      }
    }
    for (const handOver of this.scene.handOvers ?? []) {
      if (handOver.from === member.spec.id) {
        for (const taker of this.meant(handOver.to)) this.#declare(handOver, member, taker)
      } else if (handOver.to === member.spec.id) {
        for (const giver of this.meant(handOver.from)) this.#declare(handOver, giver, member)
      }
    }
  }

  start(recognizer, id) {
    if (this.sets[id]) return recognizer.startsAfter(this.sets[id])
    for (const other of this.meant(id)) recognizer.startsAfter(other.recognizer)
  }

  #declare({ when }, giver, taker) {
    const axis = { x: "translationX", y: "translationY" }[when?.translation]
    giver.recognizer.handsOver(taker.recognizer, when && (recognizer => {
      const distance = recognizer.figure(axis)
      return distance !== undefined && distance >= (when.atLeast ?? -Infinity)
        && distance <= (when.atMost ?? Infinity)
    }))
  }

  // MARK: The delegate

  /** Answers only what rules are about: lint takes any delegate for one that may refuse. */
  #delegateOf({ name }) {
    const rules = this.rules.filter(rule => means(rule.recognizer, name))
    const asked = allQuestions.filter(word => rules.some(({ question }) => question === word))
    if (asked.length === 0) return null
    const delegate = {}
    for (const question of asked) {
      delegate[question] = (recognizer, about) => {
        const subject = question === "shouldReceiveTouch"
          ? { hitView: about.view?.name, touch: this.touchName(about.id) }
          : { other: about?.name }
        const answer = this.#explicitAnswer(question, recognizer, subject)
        return answer ?? usuallyYes.includes(question)
      }
    }
    return delegate
  }

  /** The answer of the first rule that matches; each rule counts the questions that match it. */
  #explicitAnswer(question, recognizer, subject) {
    let winner
    this.rules.forEach((rule, index) => {
      if (rule.question !== question || !this.#matchesRule(rule, recognizer.name, subject)) return
      this.#matches[index] += 1
      if (!winner && (rule.times?.includes(this.#matches[index]) ?? true)) winner = rule
    })
    if (!winner) return undefined
    this.perform(winner.do ?? [])
    return winner.answer ?? usuallyYes.includes(question)
  }

  #matchesRule(rule, recognizer, subject) {
    const fits = (wanted, found) => wanted === undefined || wanted === "*" || wanted === found
    if (!means(rule.recognizer, recognizer) || !means(rule.other, subject.other)) return false
    if (!fits(rule.hitView, subject.hitView) || !fits(rule.touch, subject.touch)) return false
    const condition = rule.while
    return !condition || this.meant(condition.recognizer)
      .some(member => [].concat(condition.state).includes(member.recognizer.state))
  }
}
