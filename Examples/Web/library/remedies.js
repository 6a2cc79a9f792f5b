// What would have helped: single changes of a scenario, each tried by playing its script again. The
// candidates and the sentences are those of `gestures explain`.

import { BarePage } from "./bare-page.js"
import { valuesOf } from "./property-values.js"
import { lintScene } from "./scene-lint.js"
import { Script } from "./script.js"
import { Candidates, specOf } from "./remedies/candidates.js"
import { contains } from "./remedies/change.js"
import {
  consequence, explained, naming, recognizer, sentenceEnding, withoutImplied,
} from "./remedies/consequences.js"
import { ViewCandidates } from "./remedies/view-candidates.js"
import { nearest, valueWithRoom } from "./remedies/limits.js"
import { sideEffectOfAllowing } from "./remedies/side-effects.js"
import { fingers } from "./remedies/side-effects-of-properties.js"
import { asMoments, missing, newCancellation, RunRecord, sideEffects } from "./remedies/record.js"

/** Plays a scenario on a page of its own. With `id`, the record has the causes of what that
 * recognizer did, or of what became of that view's touches. */
export function play(engine, scenario, id, isView = false) {
  const page = new BarePage(engine, scenario.scene.size)
  page.startLog()
  engine.exports.page_keep_touches(page.handle)
  try {
    const script = new Script(page, scenario)
    script.run()
    const record = new RunRecord(
      page.logLines.map(line => JSON.parse(line)), script.problems.length)
    const subject = isView ? script.scene.views[id] : script.scene.meant(id)[0]?.recognizer
    if (subject) record.causes = page.causes(subject)
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
  return new RemedyFinder(engine, scenario, member, false).remedies
}

/** The changes with which a view would get its touches, or get them earlier. */
export const viewRemedies = (engine, scenario, id) =>
  new RemedyFinder(engine, scenario, id, true).remedies

/** A finding of lint that a recognizer never fires, with its name. */
const silence = /^(?:warning|error): (?:alwaysBeaten|neverFires|unreachable): '([^']+)'/

class RemedyFinder {
  constructor(engine, scenario, id, isView) {
    Object.assign(this, { engine, scenario, id, isView })
    this.text = JSON.stringify(scenario)
    this.record = play(engine, scenario, id, isView)
  }

  /** When what is explained fired, or was told that a touch lifted, in a run. */
  #momentsIn(record) { return this.isView ? record.lifts(this.id) : record.moments(this.id) }

  get remedies() {
    const candidates = new (this.isView ? ViewCandidates : Candidates)(
      this.engine, this.scenario, this.record, this.id)
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
      if (!difference || named.has(change.clause) || this.#silencesByWaiting(trial)) continue
      if (found.some(({ text }) => text === trial.text)) continue
      named.add(change.clause)
      if (change.property && change.property !== "direction") settled.add(change.property)
      found.push(this.#remedy(change, trial, difference))
    }
    return found
  }

  /** Whether what is explained waits with a change, for another's failure or beginning, so that it
   * never fires. */
  #silencesByWaiting({ scenario }) {
    if (this.isView) return false
    const [former, changed] = [this.scenario, scenario].map(
      ({ scene }) => specOf(scene, this.#target))
    const waitsForMore = ["requireToFail", "startsAfter"].some(
      name => (changed?.[name]?.length ?? 0) > (former[name]?.length ?? 0))
    return waitsForMore && this.#neverFires(scenario) && !this.#neverFires(this.scenario)
  }

  /** Whether lint says so. */
  #neverFires(scenario) {
    const lines = lintScene(this.engine, scenario, { width: 1000 }).split("\n")
    return lines.some(line => line.match(silence)?.[1] === this.#target)
  }

  #remedy(change, { scenario, text, record }, { sentence, losses, isOfLess }) {
    const effects = this.#effects(record, change.loser)
    const shown = [...losses, ...(isOfLess ? effects.map(withoutToo) : effects)]
    const all = withoutImplied([...shown, ...this.#sideEffectsOf(change, record)])
      .map(one => (this.#isScrolledAlone ? ofScrolling(one) : one))
    const named = naming(this.isView ? `view '${this.id}'` : recognizer(this.#target), all)
    const cost = named.length > 0 ? `, but then ${sentenceEnding(named)}` : ""
    return { words: `${sentence} if ${change.clause}${cost}.`, scenario, text }
  }

  /** Whether the input of the script is scrolling alone. */
  get #isScrolledAlone() {
    return (this.scenario.script ?? []).some(({ scroll }) => scroll)
      && !this.record.entries.some(({ kind }) => kind === "touch")
  }

  /** The id under which the file has what is explained: that of its set, if it is in one. */
  get #target() { return this.isView ? this.id : specOf(this.scenario.scene, this.id).id }

  /** What a change costs by itself, and by the touches of the script. An axis limits one to which
   * another hands over only where it begins by itself. */
  #sideEffectsOf(change, record) {
    const { scene } = this.scenario
    const pair = (change.pair ?? []).map(id => specOf(scene, id))
    const takers = (scene.handOvers ?? []).map(({ to }) => recognizer(to))
    return [
      ...(change.sideEffects ?? []), change.sideEffectIn?.(record),
      pair.length > 0 ? sideEffectOfAllowing(...pair, record) : undefined,
      this.#fewerFingers(change),
    ].filter(Boolean).map(({ who, would, kind }) => consequence(
      who === recognizer(this.#target) ? explained : who,
      kind === "movement" && takers.includes(who)
        ? would.replace("begin", "begin by itself") : would,
      kind))
  }

  /** That it begins with fewer fingers than the script has for it, too. */
  #fewerFingers({ property, apply }) {
    if (this.isView || property !== "minimumNumberOfTouches") return undefined
    const changed = structuredClone(this.scenario)
    apply(changed)
    const [former, least] = [this.scenario, changed].map(
      ({ scene }) => valuesOf(this.engine, specOf(scene, this.id)))
    const isLess = least[property] < former[property]
      && least[property] < this.record.touchesOf(this.id).size
    return isLess && !former.numberOfTapsRequired
      ? consequence(explained, `begin with ${fingers(least[property])} already`) : undefined
  }

  /** The scenario with a change and what comes of it; nothing where the change is none, or makes
   * something invalid. */
  #try(change) {
    const scenario = structuredClone(this.scenario)
    change.apply(scenario)
    const text = JSON.stringify(scenario)
    if (text === this.text) return undefined
    const record = play(this.engine, scenario)
    if (change.renaming) record.rename(change.renaming)
    const isSound = record.misuses <= this.record.misuses && record.problems <= this.record.problems
    return isSound && this.#arrives(change.arrival, record) ? { scenario, text, record } : undefined
  }

  /** Whether a touch, or another one that missed a view, hits the view, or one in it. */
  #arrives(arrival, record) {
    if (!arrival) return true
    const touchesOn = ({ entries }) => entries
      .filter(({ kind, phase, hitView }) => kind === "touch" && phase === "began" && hitView
        && contains(this.scenario.scene, hitView, arrival.view))
      .map(({ touch }) => touch)
    const former = new Set(touchesOn(this.record))
    return touchesOn(record).some(touch => touch === arrival.touch || !former.has(touch))
  }

  /** The change; one of a limit with the nearest value that helps, and some room beyond it if that
   * costs nothing. */
  #resolve(change) {
    const { limit, aim, arrival } = change
    if (!limit) return change
    const applied = value => ({ ...limit.change(value), aim, arrival })
    const cost = value => {
      const trial = this.#try(applied(value))
      const difference = trial && this.#difference(trial.record, aim)
      return difference
        && difference.losses.length + this.#effects(trial.record, change.loser).length
    }
    const value = nearest(limit, value => cost(value) !== undefined)
    if (value === undefined) return undefined
    const roomy = valueWithRoom(limit, value)
    return applied(cost(roomy) <= cost(value) ? roomy : value)
  }

  #effects(record, loser) {
    return sideEffects(
      this.scenario.scene, this.record, record, { besides: this.id, isView: this.isView, loser })
  }

  /** What a run has brought of what a change aims at; undefined for nothing. */
  #difference(outcome, aim) {
    if (aim === "telling") return this.#telling(outcome)
    const [before, after] = [this.#momentsIn(this.record), this.#momentsIn(outcome)]
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
    const [before, after] = [this.#momentsIn(this.record), this.#momentsIn(outcome)]
    const [gained, lost] = [missing(after, before), missing(before, after)]
    const endings = this.isView ? [] : newCancellation(this.id, this.record, outcome)
    const [verb, loses] = this.isView ? ["got touchesEnded", "get it"] : ["fired", "fire"]
    if (gained.length === 0) {
      return {
        sentence: `It would not have ${verb} at ${asMoments(lost)}`, losses: endings,
        isOfLess: true,
      }
    }
    const isMore = after.length > before.length && before.length > 0
    const isSooner = after.length === before.length && gained[0] < lost[0]
      && !this.record.touchesBegin(gained[0], lost[0])
    const count = gained.length === 1 ? " once more" : ` ${gained.length} times more`
    const isQuiet = lost.length === 0 || (gained.length === lost.length && isSooner)
    return {
      sentence: `It would have ${verb}${isMore ? count : ""} at ${asMoments(gained)}` +
        (isSooner ? " already" : ""),
      losses: [
        ...(isQuiet ? [] : [consequence(explained, `not ${loses} at ${asMoments(lost)}`)]),
        ...endings,
      ],
    }
  }

  /** That a view is told of a touch, or told earlier. */
  #telling(outcome) {
    const [before, after] = [this.record, outcome].map(run => run.told(this.id, "began"))
    const [[gained], [lost]] = [missing(after, before), missing(before, after)]
    const isMore = after.length > before.length
    if (gained === undefined || !(isMore || gained < lost)) return undefined
    const already = isMore ? "" : " already"
    return {
      sentence: `It would have been told of the touch at ${asMoments([gained])}${already}`,
      losses: [],
    }
  }
}

/** Identifies a change, with its aim, among others. */
const keyOf = ({ clause, limit, arrival, aim }) =>
  JSON.stringify([clause, limit && [limit.key, limit.figures], arrival, aim])

/** A consequence that speaks of scrolling where it would speak of touches. */
const ofScrolling = ({ who, would, ...rest }) => ({
  who: who === "these touches" ? "this scrolling" : who,
  would: would.replace(/ with these touches$/, " with this scrolling"), ...rest,
})

/** A consequence without "too", for where what is explained no longer fires. */
const withoutToo = consequence =>
  ({ ...consequence, would: consequence.would.replace("fire too, at", "fire at") })
