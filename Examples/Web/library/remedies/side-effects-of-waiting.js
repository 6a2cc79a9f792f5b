// What it costs that one no longer waits for gestures of taps.

import { valuesOf } from "../property-values.js"
import { specOf } from "./candidates.js"
import { consequence, recognizer } from "./consequences.js"
import { asWords } from "./record.js"

/** How many taps make a recognizer's gesture, or come before it. */
const tapsOf = (engine, spec) => valuesOf(engine, spec).numberOfTapsRequired ?? 0

const isTap = ({ kind }) => ["tap", "doubleTap"].includes(kind)

/** That it fires before each gesture of more taps for which it no longer waits, be it through
 * others; nothing where there is none. */
export function sideEffectOfNotWaiting(engine, scene, spec, other) {
  if (!isTap(spec)) return undefined
  const own = tapsOf(engine, spec)
  // One that waits for what this one still awaits is let go with it, and excludes it.
  const left = (spec.requireToFail ?? []).filter(id => id !== other)
  const still = awaitedThrough(scene, left)
  const awaited = awaitedThrough(scene, [other]).filter(id => !still.includes(id))
  const longer = awaited.map(id => specOf(scene, id)).filter(more => {
    if (!more) return false
    const taps = tapsOf(engine, more)
    const isLonger = isTap(more) ? taps > own : taps >= own
    return isLonger && !(more.requireToFail ?? []).some(id => left.includes(id))
  }).map(({ id }) => id)
  // Through one that is complete later it didn't wait for them.
  const rival = specOf(scene, other)
  const isChain = rival && isTap(rival) && tapsOf(engine, rival) === own
  if (!longer.includes(other) && !(isChain && longer.length > 0)) return undefined
  return consequence(
    recognizer(spec.id), `fire before each ${asWords(longer.map(id => `'${id}'`))}, too`)
}

/** Some recognizers, and those for which they wait, directly or through others. */
function awaitedThrough(scene, others) {
  const awaited = [...others]
  for (const id of awaited) {
    const further = specOf(scene, id)?.requireToFail ?? []
    awaited.push(...further.filter(next => !awaited.includes(next)))
  }
  return awaited
}

/** What another recognizer loses for which one no longer waits, and what those lose for which that
 * one waits itself. */
export function lossesOfNotWaiting(engine, scene, spec, other) {
  if ((spec.requireToFail ?? []).some(id => id !== other)) return []
  const rivals = awaitedThrough(scene, [other]).filter(id => id !== spec.id)
    .map(id => specOf(scene, id)).filter(Boolean)
  const each = find => rivals.map(rival => find(engine, scene, spec, rival))
  return [...each(tapsLost), lateFingersLost(engine, scene, spec, specOf(scene, other)),
    ...each(dragsLost), ...each(swipesLost)]
}

const drags = ["pan", "horizontalPan", "screenEdgePan"]

/** The taps that a drag or a press takes from another recognizer for which it no longer waits:
 * those in which a finger moves, or rests, for so long that it begins. */
function tapsLost(engine, scene, spec, rival) {
  if (!isTap(rival)) return undefined
  const [own, taps] = [valuesOf(engine, spec), valuesOf(engine, rival)]
  const least = own.minimumNumberOfTouches ?? own.numberOfTouchesRequired ?? 1
  const most = own.maximumNumberOfTouches ?? least
  const fingers = taps.numberOfTouchesRequired
  if (own.numberOfTapsRequired > 0 || fingers < least || fingers > most) return undefined
  if (!mayExclude(scene, rival, spec)) return undefined
  const lost = words => consequence(recognizer(rival.id), `no longer fire where a finger ${words}`)
  if (drags.includes(spec.kind) && own.hysteresis < taps.allowableMovement) {
    return lost(`moves so far that '${spec.id}' begins (${own.hysteresis} pt)`)
  }
  const time = spec.kind === "longPress" ? own.minimumPressDuration : 0
  return time > 0 && time < taps.maximumPressDuration
    ? lost(`rests so long that '${spec.id}' begins (${time} ms)`) : undefined
}

/** The drags after a rest that a press takes from another one for which it no longer waits. */
function dragsLost(engine, scene, spec, rival) {
  if (!drags.includes(rival.kind) || spec.kind !== "longPress") return undefined
  const [own, rivals] = [valuesOf(engine, spec), valuesOf(engine, rival)]
  const fingers = own.numberOfTouchesRequired ?? 1
  const least = rivals.minimumNumberOfTouches ?? 1
  const time = own.minimumPressDuration
  if (!(time > 0) || fingers < least || fingers > (rivals.maximumNumberOfTouches ?? Infinity)) {
    return undefined
  }
  if (!mayExclude(scene, rival, spec)) return undefined
  return consequence(
    recognizer(rival.id), `no longer fire where a finger rests so long that '${spec.id}' begins `
      + `(${time} ms)`)
}

/** The fingers that a drag of fewer takes from another recognizer for which it no longer waits. */
function lateFingersLost(engine, scene, spec, rival) {
  if (!rival || !drags.includes(spec.kind)) return undefined
  const [own, rivals] = [valuesOf(engine, spec), valuesOf(engine, rival)]
  const isOfTwo = ["pinch", "rotation"].includes(rival.kind)
  const fingers = isOfTwo ? 2 : drags.includes(rival.kind) ? rivals.minimumNumberOfTouches ?? 1 : 0
  if (own.numberOfTapsRequired > 0 || (own.minimumNumberOfTouches ?? 1) >= fingers) return undefined
  if (!mayExclude(scene, rival, spec)) return undefined
  return consequence(
    recognizer(rival.id), `no longer fire where a finger moves so far that '${spec.id}' begins `
      + `(${own.hysteresis} pt) before the others come down`)
}

const ways = {
  any: ["up", "down", "left", "right"], horizontal: ["left", "right"], vertical: ["up", "down"],
}

/** The swipes over a longer way that a swipe or a drag takes from another recognizer. */
function swipesLost(engine, scene, spec, rival) {
  if (!["swipe", "pan", "horizontalPan"].includes(spec.kind) || rival.kind !== "swipe") return undefined
  const [own, rivals] = [valuesOf(engine, spec), valuesOf(engine, rival)]
  const isSwipe = spec.kind === "swipe"
  const least = own.minimumNumberOfTouches ?? own.numberOfTouchesRequired ?? 1
  const most = own.maximumNumberOfTouches ?? least
  const fingers = rivals.numberOfTouchesRequired
  const axis = spec.kind === "horizontalPan" ? "horizontal" : own.axis
  const directions = isSwipe ? own.direction : ways[axis]
  if (own.numberOfTapsRequired > 0 || fingers < least || fingers > most
    || (isSwipe ? own.minimumDistance : own.hysteresis) >= rivals.minimumDistance
    || rivals.direction.some(way => !directions.includes(way))
    || !mayExclude(scene, rival, spec)) return undefined
  return consequence(
    recognizer(rival.id),
    `hardly ever fire, since '${spec.id}' ${isSwipe ? "recognizes" : "begins"} first`, "loss")
}

/** Whether one excludes another one if it begins first. */
function mayExclude(scene, rival, spec) {
  return !allows(scene, spec, rival) && !allows(scene, rival, spec)
    && (spec.preventsOnly?.includes(rival.id) ?? true)
    && (rival.preventedOnlyBy?.includes(spec.id) ?? true)
    && !spec.startsAfter?.includes(rival.id) && !rival.startsAfter?.includes(spec.id)
}

/** Whether a rule or a declaration allows one to recognize beside another. */
function allows(scene, { id, recognizesTogether }, other) {
  if (recognizesTogether?.some(name => ["*", other.id].includes(name))) return true
  const isAbout = ({ question, recognizer: asked = "*", other: about = "*" }) =>
    question === "shouldRecognizeSimultaneously" && ["*", id].includes(asked)
      && ["*", other.id].includes(about)
  return (scene.delegate ?? []).find(isAbout)?.answer === true
}
