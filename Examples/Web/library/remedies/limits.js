// Changes of recognizers' own properties.

import { countsInPart, formOf, isSame, textOf, wordsOf } from "../property-forms.js"
import { valuesOf } from "../property-values.js"
import { propertiesOfKind } from "../tables.js"
import { around, ofProperty, ofView } from "./change.js"
import { consequence, withSideEffects } from "./consequences.js"
import { sideEffectOfValue } from "./side-effects-of-properties.js"

/** What lies farther in is no edge. Unit: points. */
const deepestEdge = 100
/** Nobody waits longer between two taps; on Windows a double click may take as long at most. Unit:
 * milliseconds. */
const longestGap = 900

const maximumOf = (name, present) => ({
  edgeDepth: deepestEdge, maximumTapGap: Math.max(present, longestGap),
})[name] ?? Infinity

const namesOf = spec => propertiesOfKind[spec.kind] ?? []

/** Values of its properties with which a recognizer might accept a gesture that it rejected;
 * `figures` is what it measured and the limit. */
export function limits(engine, spec, figures) {
  const present = valuesOf(engine, spec)
  const usual = valuesOf(engine, { kind: spec.kind })
  const changes = namesOf(spec).flatMap(name => {
    switch (formOf(name)) {
      case "points": case "milliseconds": return tunable(spec, name, present, figures)
      case "wholeNumber":
        if (name === "buttonMaskRequired") return []
        return values(numbers(name, figures), name, spec, usual, present)
      case "word":  // what is set back to the default takes more than before
        return [
          ...defaults(engine, spec).filter(({ property }) => property === name),
          ...values(wordsOf[name], name, spec, usual, present),
        ]
      case "words":
        return values(additions(name, present[name]), name, spec, usual, present)
      case "flag": return values([true, false], name, spec, usual, present)
      default: return []
    }
  })
  const mayHelp = ({ property }) =>
    typeof usual[property] !== "number" || mayForgive(property, figures, usual[property])
  return [...changes, ...defaults(engine, spec).filter(mayHelp)]
}

const numbersOfTouches = [
  "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
]

/** Whether with a number a recognizer may accept as many touches as it counted: one that takes even
 * less than before starts anew with some of them at best. */
function mayForgive(name, figures, number) {
  const { unit, measured, limit } = figures ?? {}
  if (unit !== "count" || measured === undefined || !numbersOfTouches.includes(name)) return true
  return measured > limit ? number >= measured : number <= measured
}

/** The whole numbers that are tried: as many fingers as were counted, one and two. */
function numbers(name, figures) {
  const counts = figures?.unit === "count" && numbersOfTouches.includes(name)
  const all = counts && figures.measured !== undefined ? [figures.measured, 1, 2] : [1, 2]
  return [...new Set(all)].filter(number => mayForgive(name, figures, number))
}

function values(list, name, spec, usual, present) {
  const { id, set = {} } = spec
  return list.filter(value => !isSame(set[name], value) && !isSame(usual[name], value))
    .map(value => withSideEffects(
      ofProperty(`its ${name} were ${textOf(name, value)}`, id, name, value),
      sideEffectOfValue(spec, name, value, present)))
}

function tunable(spec, name, values, figures) {
  const { id, kind } = spec
  const present = values[name]
  const known = figures?.unit === formOf(name) ? [figures.measured, figures.limit] : []
  if (countsInPart(kind, name)) known.push(present)
  if (known.length === 0) return []
  const change = value => withSideEffects(
    ofProperty(`its ${name} were ${textOf(name, value)}`, id, name, value),
    sideEffectOfValue(spec, name, value, values))
  const limit = {
    key: `${id}.${name}`, present, change,
    maximum: maximumOf(name, present),
    figures: known.filter(figure => figure !== undefined),
  }
  return [{ ...change(present), limit }]
}

/** A value with its unit, and of a mask with its button. */
const meaningOf = (name, value) =>
  textOf(name, value)
  + (name === "buttonMaskRequired" && value === 1 ? ", the primary button" : "")

/** The kind's own values of the properties that were set. */
export function defaults(engine, spec, phrase = name => `its ${name}`) {
  const [usual, present] = [valuesOf(engine, { kind: spec.kind }), valuesOf(engine, spec)]
  const names = namesOf(spec).filter(name => spec.set?.[name] !== undefined).sort()
  return names.map(name => withSideEffects(
    ofProperty(
      `${phrase(name)} were left at the default (${meaningOf(name, usual[name])})`, spec.id, name),
    sideEffectOfValue(spec, name, usual[name], present)))
}

/** The same of a rival. */
export const defaultsOfRival = (engine, rival) =>
  defaults(engine, rival, name => `the ${name} of '${rival.id}'`)
    .map(change => ({ ...change, property: undefined }))

const ofRival = (engine, rival, name, value) => ({
  ...withSideEffects(
    ofProperty(
      `the ${name} of '${rival.id}' were ${textOf(name, value)}`, rival.id, name, value),
    sideEffectOfValue(rival, name, value, valuesOf(engine, rival))),
  property: undefined,
})

/** One finger at most for a rival that may have several. */
export function oneFinger(engine, rival) {
  const name = "maximumNumberOfTouches"
  return valuesOf(engine, rival)[name] > 1 ? [ofRival(engine, rival, name, 1)] : []
}

/** Another axis for a rival; one that was set is meant. */
export function otherAxis(engine, rival) {
  const { axis, edges } = valuesOf(engine, rival)
  if (rival.set?.axis !== undefined || axis === undefined) return []
  if (!namesOf(rival).includes("axis")) return []
  return wordsOf.axis.filter(word => word !== axis && isInwards(word, edges))
    .map(word => ofRival(engine, rival, "axis", word))
}

/** Whether an axis leads inwards from an edge: along its edges, an edge pan never begins. */
const isInwards = (axis, edges) => !edges || axis === "any"
  || edges.some(edge => ["left", "right"].includes(edge) === (axis === "horizontal"))

/** A shorter wait of a recognizer that holds another. */
export const shorterWait = (engine, spec) => (spec ? ["maximumTapGap", "maximumDuration"] : [])
  .filter(name => namesOf(spec).includes(name)).map(name => ofRival(engine, spec, name, 200))

/** A shorter press of another recognizer. */
export function shorterPress(engine, spec) {
  const name = "minimumPressDuration"
  const present = spec && valuesOf(engine, spec)[name]
  if (!(present > 1) || !namesOf(spec).includes(name)) return []
  const change = value => ofRival(engine, spec, name, value)
  const limit = {
    key: `${spec.id}.${name}`, present, change, maximum: Infinity, figures: [present],
  }
  return [{ ...change(present), limit }]
}

/** One more kind of scrolling that a pan takes. */
export function scrollTypes(engine, spec) {
  const name = "allowedScrollTypes"
  if (!namesOf(spec).includes(name)) return []
  const present = valuesOf(engine, spec)
  const usual = valuesOf(engine, { kind: spec.kind })
  return values(additions(name, present[name]), name, spec, usual, present)
}

/** The words that a property has and one more. */
const additions = (name, present) =>
  wordsOf[name].filter(word => !present.includes(word)).map(word =>
    wordsOf[name].filter(other => present.includes(other) || other === word))

/** A larger hit area of a view: as large on the screen, however its transforms make it. */
export function widen({ id, hitOutset = 0 }, scene) {
  const scale = scaleOf(scene, id) || 1
  const change = value => {
    const reach = `up to ${Math.round(Math.abs(value) * scale * 10) / 10} pt`
    const gain = value === 0 ? "in all of it"
      : `${reach} ${value > 0 ? "beside it" : "from its edge"}`
    return withSideEffects(
      ofView(
        `the hitOutset of view '${id}' were ${value} pt`, id, view => { view.hitOutset = value }),
      consequence(`view '${id}'`, `get touches ${gain}`))
  }
  const figures = [4, 10, 21].map(figure => figure / scale)
  const limit = {
    key: `${id}.hitOutset`, present: hitOutset, figures, change,
    maximum: Math.floor(44 / scale),
  }
  return { ...change(hitOutset), limit }
}

/** By how much the transforms of a view, and of those around it, enlarge its lengths. */
const scaleOf = (scene, id) => around(scene, id).reduce((scale, { transform }) => {
  const [a, b, c, d] = transform ?? [1, 0, 0, 1]
  return scale * Math.sqrt(Math.abs(a * d - b * c))
}, 1)

/**
 * Values beyond a limit's figures, above and below the present one, nearest first; none is less
 * than 1, unless the present one is.
 */
function targets({ figures, present, maximum }) {
  const above = figures.flatMap(figure => [Math.ceil(figure) + 1, figure * 2, figure * 8])
    .map(value => Math.min(value, maximum)).filter(value => value > present)
  const below = figures.flatMap(figure => [Math.floor(figure) - 1, figure / 2, figure / 8])
    .filter(value => value < present && value > 0 && value >= Math.min(1, present / 10))
  return [...above.sort((one, other) => one - other), ...below.sort((one, other) => other - one)]
}

/** A round value with some room beyond a value that just helps. */
export function valueWithRoom({ present, maximum }, value) {
  const isAbove = value > present
  if (isAbove && value <= 0) return 0 // an outset with which a view is smaller than its frame
  const goal = isAbove ? value * 1.1 : value / 1.1
  const step = goal < 10 ? 1 : goal < 100 ? 5 : 50
  if (isAbove) return Math.min(Math.ceil(goal / step) * step, maximum)
  return Math.floor(goal / step) * step || value
}

/** The value nearest to the present one that helps, in whole units, or tenths where it is less than
 * one; if one helps, so does every value beyond it. */
export function nearest(limit, helps) {
  let good = targets(limit).find(helps)
  if (good === undefined) return undefined
  const isAbove = good > limit.present
  if (!isAbove && good < 1) {
    const tenths = Math.floor(good * 10) / 10
    return tenths > 0 && helps(tenths) ? tenths : good
  }
  let bad = isAbove ? Math.floor(limit.present) : Math.ceil(limit.present)
  good = isAbove ? Math.ceil(good) : Math.floor(good)
  while (Math.abs(good - bad) > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (helps(middle)) good = middle
    else bad = middle
  }
  return helps(good) ? good : undefined
}
