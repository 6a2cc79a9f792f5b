// What came of a run: who fired when, and how two runs differ.

import { setOfMember } from "../scene.js"
import { consequence, explained, recognizer } from "./consequences.js"

const isSameMoment = (one, other) => Math.abs(one - other) <= 0.5 + 1e-9

/** Those that another list has not; each of its moments stands for one. */
export function missing(moments, others) {
  const rest = [...others]
  return moments.filter(moment => {
    const index = rest.findIndex(other => isSameMoment(other, moment))
    if (index < 0) return true
    rest.splice(index, 1)
    return false
  })
}

/** "a", "a and b", "a, b and c". */
export const asWords = words =>
  (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`)

/** The same for clauses: "a, b, and c" where one of them has a comma of its own. */
export const asClauses = words =>
  (words.length > 1 && words.some(word => word.includes(", "))
    ? `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}` : asWords(words))

export const asMoments = moments =>
  asWords(moments.map(moment => `${Math.round(moment * 10) / 10} ms`))

export class RunRecord {
  /** `entries` is the log, `problems` how many instructions could not be carried out. */
  constructor(entries, problems) {
    this.entries = entries
    this.problems = problems
    this.misuses = entries.filter(({ kind, diagnostic }) =>
      kind === "diagnostic" && ["cycle", "misuse"].includes(diagnostic)).length
  }

  /** The gestures of a recognizer: when each began, how and when it ended. */
  firings(id) {
    const firings = []
    let isUnderWay = false
    for (const { kind, recognizer, state, at } of this.entries) {
      if (kind !== "action" || recognizer !== id) continue
      if (state === "began") {
        firings.push({ at })
        isUnderWay = true
      } else if (state === "ended" || state === "cancelled") {
        if (isUnderWay) Object.assign(firings.at(-1), { end: state, endedAt: at })
        else if (state === "ended") firings.push({ at })
        isUnderWay = false
      }
    }
    return firings
  }

  moments(id) { return this.firings(id).map(({ at }) => at) }

  /** Whether a touch begins after a moment, and not after another one. */
  touchesBegin(after, until) {
    return this.entries.some(({ kind, phase, at }) =>
      kind === "touch" && phase === "began" && at > after && at <= until)
  }

  hasFailed(id) {
    return this.entries.some(({ kind, recognizer, to }) =>
      kind === "state" && recognizer === id && to === "failed")
  }

  /** When a view was told that a touch lifted, or of another phase. */
  lifts(view) { return this.told(view, "ended") }

  told(view, phase) {
    return this.entries.filter(entry =>
      entry.kind === "view" && entry.view === view && entry.phase === phase).map(({ at }) => at)
  }

  /** The touches that a recognizer was given. */
  touchesOf(id) {
    return new Set(this.entries.filter(({ kind, recognizer }) =>
      kind === "bind" && recognizer === id).map(({ touch }) => touch))
  }

  /** Calls a recognizer as it was called without a change. */
  rename({ from, to }) {
    this.entries = this.entries.map(entry =>
      (entry.recognizer === from ? { ...entry, recognizer: to } : entry))
  }

  /** The recognizers of a set that the run has made, or the one recognizer. */
  idsOf(spec) {
    if (!spec.forEachTouch) return [spec.id]
    const names = this.entries.map(({ recognizer }) => recognizer).filter(Boolean)
    return [...new Set(names)].filter(name => setOfMember(name) === spec.id)
  }
}

/** Gestures that are cancelled in the end, where that is new. */
export function newCancellation(id, before, after) {
  const old = before.firings(id).filter(({ end }) => end === "cancelled").map(({ at }) => at)
  const first = after.firings(id)
    .find(({ at, end }) => end === "cancelled" && missing([at], old).length > 0)
  return first ? [consequence(explained, `be cancelled at ${asMoments([first.endedAt])}`)] : []
}

/** What else changes between two runs; `besides` is what is explained. */
export function sideEffects(scene, before, after, { besides, isView, loser }) {
  const others = (scene.recognizers ?? [])
    .flatMap(spec => [...new Set([...before.idsOf(spec), ...after.idsOf(spec)])])
    .filter(id => isView || id !== besides)
  const controls = (scene.views ?? []).filter(
    view => view.control && !(isView && view.id === besides))
  return [
    ...others.map(id => ofRecognizer(id, before, after, id === loser)),
    ...controls.map(({ id }) => ofControl(id, before.lifts(id), after.lifts(id))),
  ].filter(effect => effect !== undefined)
}

function ofRecognizer(id, before, after, isSilenced) {
  const [old, now] = [before.firings(id), after.firings(id)]
  if (now.length === 0) {
    return old.length === 0 || isSilenced
      ? undefined : consequence(recognizer(id), "not fire", "silence")
  }
  const [was, is] = [before.moments(id), after.moments(id)]
  const [gained, lost] = [missing(is, was), missing(was, is)]
  const would = words => consequence(recognizer(id), words)
  if (gained.length === 0 && lost.length === 0) return ofEnding(id, old, now)
  if (old.length === 0) return would(`fire too, at ${asMoments(gained)}`)
  if (lost.length === 0) return would(`fire once more, at ${asMoments(gained)}`)
  if (gained.length === 0) return would(`not fire at ${asMoments(lost)}`)
  return would(`fire at ${asMoments(gained)} instead of ${asMoments(lost)}`)
}

/** The first gesture that ends otherwise, or at another time. */
function ofEnding(id, old, now) {
  for (let index = 0; index < Math.min(old.length, now.length); index += 1) {
    const [one, other] = [old[index], now[index]]
    const isSameEnd = one.endedAt === undefined || other.endedAt === undefined
      || isSameMoment(one.endedAt, other.endedAt)
    if (one.end === other.end && isSameEnd) continue
    if (!other.end) return consequence(recognizer(id), "not end")
    const verb = other.end === "cancelled" ? "be cancelled" : "end"
    return consequence(recognizer(id), `${verb} at ${asMoments([other.endedAt])}`)
  }
  return undefined
}

function ofControl(id, old, now) {
  const [gained, lost] = [missing(now, old), missing(old, now)]
  if (gained.length === 0 && lost.length === 0) return undefined
  const would = words => consequence(`control '${id}'`, words)
  const gets = `get touchesEnded at ${asMoments(gained)}`
  if (lost.length === 0) return would(gets)
  if (gained.length === 0) return would(`not get touchesEnded at ${asMoments(lost)}`)
  return would(`${gets} instead of ${asMoments(lost)}`)
}
