// What changes of relations and of views cost, whatever the script does.

import { BarePage } from "../bare-page.js"
import { valuesOf } from "../property-values.js"
import { Script } from "../script.js"
import { contains } from "./change.js"
import { consequence, explained, recognizer } from "./consequences.js"

const isTap = ({ kind }) => ["tap", "doubleTap"].includes(kind)

/** What it costs that two are allowed together: that the script's touches make both fire. */
export function sideEffectOfAllowing(one, other, record) {
  const fires = spec => record.idsOf(spec).some(id => record.firings(id).length > 0)
  if (![one, other].every(fires)) return undefined
  const isDiscrete = [one, other].some(spec => isTap(spec) || spec.kind === "swipe")
  return consequence("these touches", isDiscrete ? "fire both" : "drive both")
}

/** What it costs to start after another; nothing for a press that takes no time. */
export function sideEffectOfStarting(engine, dependent, first) {
  if (!first) return undefined
  if (first.kind !== "longPress") {
    return consequence(recognizer(dependent), `begin only once '${first.id}' has recognized`)
  }
  const time = valuesOf(engine, first).minimumPressDuration
  return time > 0
    ? consequence(recognizer(dependent),
      `begin only after ${time} ms of holding still, when '${first.id}' has fired`, "limit")
    : undefined
}

/** What it costs that two don't recognize together any more. */
export function sideEffectOfCompeting(engine, one, other) {
  const pair = [[one, other], [other, one]].find(pair => beginsBefore(engine, ...pair))
  return pair
    ? consequence(recognizer(pair[0].id),
      `exclude '${pair[1].id}' wherever both have their gesture`)
    : consequence("whichever of the two begins first", "exclude the other")
}

/** Whether a press begins before another gesture wherever both have theirs, and excludes that. */
function beginsBefore(engine, one, other) {
  const [own, others] = [one, other].map(spec => valuesOf(engine, spec))
  const fingers = values => values.numberOfTouchesRequired ?? values.minimumNumberOfTouches ?? 1
  const needed = ["pinch", "rotation"].includes(other.kind) ? 2 : fingers(others)
  if (one.kind !== "longPress" || own.numberOfTapsRequired > 0) return false
  if (fingers(own) > needed) return false
  if (one.requireToFail?.length || one.startsAfter?.length) return false
  if (!(one.preventsOnly?.includes(other.id) ?? true)) return false
  if (!(other.preventedOnlyBy?.includes(one.id) ?? true)) return false
  if (isTap(other)) return others.numberOfTapsRequired === 1
  return other.kind === "longPress" && own.minimumPressDuration < others.minimumPressDuration
}

/** What it costs that a recognizer is on another view. */
export function sideEffectsOfMoving(engine, from, to, scenario) {
  const { scene } = scenario
  const isInward = !contains(scene, from, to)
  const loses = isInward && viewsHit(engine, scenario).some(view => contains(scene, view, from))
  return [
    loses && consequence(explained, `get no touches on view '${from}'`),
    !contains(scene, to, from) && sideEffectOfAll(to, scene),
  ]
}

/** What it costs that a recognizer gets the touches on a larger view. */
export const sideEffectOfAll = (view, scene) =>
  consequence(explained, `get touches on all of view '${view}'`
    + ((scene.views ?? []).some(
      ({ id, control }) => control && id !== view && contains(scene, id, view))
      ? ", also on controls" : ""))

/** The distance of two places that are looked at. Unit: points. */
const step = 20

/** The views that touches hit at the start, at one place or another. */
function viewsHit(engine, scenario) {
  const [width, height] = scenario.scene.size
  const page = new BarePage(engine, scenario.scene.size)
  try {
    const script = new Script(page, scenario)
    const views = Object.entries(script.scene.views)
    const names = new Map(views.map(([id, { handle }]) => [handle, id]))
    const found = new Set()
    for (let y = step / 2; y < height; y += step) {
      for (let x = step / 2; x < width; x += step) {
        found.add(names.get(engine.exports.page_hit(page.handle, x, y, 0)))
      }
    }
    return [...found].filter(view => view !== undefined)
  } finally {
    page.release()
  }
}

/** What it costs to wait for one that hands its touches over; `record` is the run with the wait,
 * `former` the one without. Nothing where neither hands over. */
export function sideEffectOfWaitingForGiver(giver, taker, moments, record, former) {
  const handOverIn = ({ entries }) => entries.find(({ kind, recognizer, ...entry }) =>
    kind === "handedOver" && recognizer === giver && entry.to === taker)
  const entry = handOverIn(record)
  if (!entry) {
    return handOverIn(former)
      ? consequence(explained, `get no touches from '${giver}' with this movement`) : undefined
  }
  return moments.some(moment => Math.abs(moment - entry.at) <= 0.5)
    ? undefined : consequence(explained, `fail each time that '${giver}' hands over to it`)
}

/** What it costs that one recognizer takes nothing over from another. */
export const sideEffectOfKeepingTouches = (giver, taker) =>
  consequence(recognizer(taker), `get no touches from '${giver}'`)
