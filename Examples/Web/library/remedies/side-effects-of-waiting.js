// What it costs that a tap no longer waits for gestures of more taps.

import { valuesOf } from "../property-values.js"
import { specOf } from "./candidates.js"
import { consequence, recognizer } from "./consequences.js"
import { asWords } from "./record.js"

/** How many taps make a recognizer's gesture, or come before it. */
const tapsOf = (engine, spec) => valuesOf(engine, spec).numberOfTapsRequired ?? 0

const isTap = ({ kind }) => ["tap", "doubleTap"].includes(kind)

/** That it fires before each gesture of more taps for which it no longer waits;
 * nothing where another is no such gesture. */
export function sideEffectOfNotWaiting(engine, scene, spec, other) {
  if (!isTap(spec)) return undefined
  const own = tapsOf(engine, spec)
  const required = spec.requireToFail ?? []
  const awaited = [other]
  for (const id of awaited) {
    const further = specOf(scene, id)?.requireToFail ?? []
    awaited.push(...further.filter(next => !awaited.includes(next) && !required.includes(next)))
  }
  // One that waits for what this one still awaits is let go with it, and excludes it.
  const left = required.filter(id => id !== other)
  const longer = awaited.map(id => specOf(scene, id)).filter(more => {
    if (!more) return false
    const taps = tapsOf(engine, more)
    const isLonger = isTap(more) ? taps > own : taps >= own
    return isLonger && !(more.requireToFail ?? []).some(id => left.includes(id))
  }).map(({ id }) => id)
  if (!longer.includes(other)) return undefined
  return consequence(
    recognizer(spec.id), `fire before each ${asWords(longer.map(id => `'${id}'`))}, too`)
}
