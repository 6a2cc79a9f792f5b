// What would have helped: single changes of a scenario, each tried by playing its script again. The
// candidates and the sentences are those of `gestures explain`.

import { BarePage } from "./bare-page.js"
import { Script } from "./script.js"
import { Candidates, specOf } from "./remedies/candidates.js"
import { contains } from "./remedies/change.js"
import { nearest } from "./remedies/limits.js"
import {
  asMoments, asWords, missing, newCancellation, RunRecord, sideEffects,
} from "./remedies/record.js"

/** Plays a scenario on a page of its own. With `id`, the record has the causes of what that
 * recognizer did. */
export function play(engine, scenario, id) {
  const page = new BarePage(engine, scenario.scene.size)
  page.startLog()
  engine.exports.page_keep_touches(page.handle)
  try {
    const script = new Script(page, scenario)
    script.run()
    const record = new RunRecord(
      page.logLines.map(line => JSON.parse(line)), script.problems.length)
    const member = id && script.scene.meant(id)[0]
    if (member) record.causes = page.causes(member.recognizer)
    return record
  } finally {
    page.release()
  }
}

/** The changes that make a recognizer fire, fire earlier, or not beside another one: each with its
 * sentence, the changed scenario and the change. */
export function remedies(engine, scenario, id) {
  const spec = specOf(scenario.scene, id)
  if (!spec) return []
  const member = spec.forEachTouch && spec.id === id ? `${id}#1` : id
  return new RemedyFinder(engine, scenario, member).remedies
}

class RemedyFinder {
  constructor(engine, scenario, id) {
    Object.assign(this, { engine, scenario, id })
    this.text = JSON.stringify(scenario)
    this.record = play(engine, scenario, id)
  }

  get remedies() {
    const candidates = new Candidates(this.engine, this.scenario, this.record, this.id)
    const causes = [...(this.record.causes ?? []), ...candidates.furtherCauses]
    const all = causes.flatMap(cause => candidates.against(cause))
    const [tried, settled, named, found] = [new Set(), new Set(), new Set(), []]
    for (const candidate of [...all, ...candidates.furtherOnes()]) {
      const key = keyOf(candidate)
      if (tried.has(key)) continue
      tried.add(key)
      if (settled.has(candidate.property)) continue
      const change = this.#resolve(candidate)
      const trial = change && this.#try(change)
      const difference = trial && this.#difference(trial.record, change.aim)
      if (!difference || named.has(change.clause)) continue
      named.add(change.clause)
      if (change.property && change.property !== "direction") settled.add(change.property)
      found.push(this.#remedy(change, trial, difference))
    }
    return found
  }

  #remedy(change, { scenario, record }, { sentence, losses }) {
    const effects = [...losses, ...sideEffects(
      this.scenario.scene, this.record, record, { besides: this.id, loser: change.loser })]
    const price = effects.length > 0 ? `, but then ${asWords(effects)}` : ""
    return { words: `${sentence} if ${change.clause}${price}.`, scenario }
  }

  /** The scenario with a change and what comes of it; nothing where the change is none, or makes
   * something invalid. */
  #try(change) {
    const scenario = structuredClone(this.scenario)
    change.apply(scenario)
    if (JSON.stringify(scenario) === this.text) return undefined
    const record = play(this.engine, scenario)
    const isSound = record.misuses <= this.record.misuses && record.problems <= this.record.problems
    return isSound && this.#arrives(change.arrival, record) ? { scenario, record } : undefined
  }

  /** Whether a touch hits a view, or one in it. */
  #arrives(arrival, { entries }) {
    return !arrival || entries.some(({ kind, phase, touch, hitView }) =>
      kind === "touch" && phase === "began" && touch === arrival.touch && hitView
        && contains(this.scenario.scene, hitView, arrival.view))
  }

  /** The change; one of a limit with the nearest value that helps. */
  #resolve(change) {
    const { limit, aim, arrival } = change
    if (!limit) return change
    const applied = value => ({ ...limit.change(value), aim, arrival })
    const value = nearest(limit, value => {
      const trial = this.#try(applied(value))
      return trial !== undefined && this.#difference(trial.record, aim) !== undefined
    })
    return value === undefined ? undefined : applied(value)
  }

  /** What a run has brought of what a change aims at; undefined for nothing. */
  #difference(outcome, aim) {
    const [before, after] = [this.record.moments(this.id), outcome.moments(this.id)]
    const [gained, lost] = [missing(after, before), missing(before, after)]
    if (aim === "silence") {
      return after.length < before.length ? this.#describe(outcome) : undefined
    }
    if (gained.length === 0) return undefined
    const isSooner = aim === "haste" && lost.length > 0 && gained[0] < lost.at(-1)
    return after.length > before.length || isSooner ? this.#describe(outcome) : undefined
  }

  /** How a run differs, in words. */
  #describe(outcome) {
    const [before, after] = [this.record.moments(this.id), outcome.moments(this.id)]
    const [gained, lost] = [missing(after, before), missing(before, after)]
    const endings = newCancellation(this.id, this.record, outcome)
    if (gained.length === 0) {
      return { sentence: `It would not have fired at ${asMoments(lost)}`, losses: endings }
    }
    const isMore = after.length > before.length && before.length > 0
    const isSooner = after.length === before.length && gained[0] < lost[0]
    const count = gained.length === 1 ? " once more," : ` ${gained.length} times more,`
    const isQuiet = lost.length === 0 || (gained.length === lost.length && isSooner)
    return {
      sentence: `It would have fired${isMore ? count : ""} at ${asMoments(gained)}` +
        (isSooner ? " already" : ""),
      losses: [...(isQuiet ? [] : [`it would not fire at ${asMoments(lost)}`]), ...endings],
    }
  }
}

/** Identifies a change, with its aim, among others. */
const keyOf = ({ clause, limit, arrival, aim }) =>
  JSON.stringify([clause, limit && [limit.key, limit.figures], arrival, aim])
