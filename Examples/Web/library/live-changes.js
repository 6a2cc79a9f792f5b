// A change that was tried on a copy of a page, made on the page itself.

import { isSame } from "./property-forms.js"
import { valuesOf } from "./property-values.js"

const relationKeys = ["requireToFail", "startsAfter"]
const viewKeys = ["interactive", "multipleTouch", "exclusiveTouch", "catchesOwnTouches"]
const own = ["id", "kind", "view", "set", "requireToFail", "startsAfter", "recognizesTogether"]

/**
 * What to do on a page so that its scene becomes another one: a list of functions, each of which
 * does one thing and returns a function that takes it back. Nothing where a page can't do it.
 */
export function stepsTo(live, before, after) {
  const steps = []
  for (const spec of after.recognizers) {
    const old = before.recognizers.find(({ id }) => id === spec.id)
    const list = recognizerSteps(live, old, spec)
    if (!list) return undefined
    steps.push(...list)
  }
  for (const spec of after.views) {
    const old = before.views.find(({ id }) => id === spec.id)
    const list = viewSteps(live.view(spec.id), old, spec)
    if (!list) return undefined
    steps.push(...list)
  }
  const rules = (after.delegate ?? []).map(rule => ruleStep(live, rule))
  return rules.includes(undefined) ? undefined : [...steps, ...rules]
}

function recognizerSteps(live, old, spec) {
  const recognizer = live.recognizer(spec.id)
  const usual = valuesOf(recognizer.engine, { kind: spec.kind })
  const put = (name, value) => () => {
    const former = recognizer.property(name)
    recognizer.put(name, value ?? usual[name])
    return () => recognizer.put(name, former)
  }
  const steps = []
  for (const name of new Set([...Object.keys(old.set), ...Object.keys(spec.set)])) {
    if (!isSame(old.set[name], spec.set[name])) steps.push(put(name, spec.set[name]))
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(spec)])) {
    if (own.includes(key) || isSame(old[key], spec[key])) continue
    const name = key === "enabled" ? "isEnabled" : key
    if (!(name in usual)) return undefined
    steps.push(put(name, spec[key]))
  }
  if (!isSame(old.recognizesTogether, spec.recognizesTogether)) return undefined
  if (spec.view !== old.view) {
    steps.push(() => {
      const former = recognizer.view
      live.view(spec.view).attach(recognizer)
      return () => former.attach(recognizer)
    })
  }
  return [...steps, ...relationKeys.flatMap(key => relationSteps(live, recognizer, key, old, spec))]
}

function relationSteps(live, recognizer, key, old, spec) {
  const undo = key === "requireToFail" ? "removeRequirement" : "removePrerequisite"
  const step = (verb, opposite) => id => () => {
    const other = live.recognizer(id)
    recognizer[verb](other)
    return () => recognizer[opposite](other)
  }
  const [was, is] = [old[key] ?? [], spec[key] ?? []]
  return [
    ...was.filter(id => !is.includes(id)).map(step(undo, key)),
    ...is.filter(id => !was.includes(id)).map(step(key, undo)),
  ]
}

function viewSteps(view, old, spec) {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(spec)])]
    .filter(key => !isSame(old[key], spec[key]))
  if (keys.some(key => !viewKeys.includes(key))) return undefined
  return keys.map(key => () => {
    const former = view.options[key] ?? (key === "interactive" || key === "catchesOwnTouches")
    view.set(key, spec[key])
    return () => view.set(key, former)
  })
}

/** An answer of a recognizer's delegate, before that of the page's own. */
function ruleStep(live, { question, recognizer: id, other: otherID, hitView, answer }) {
  const recognizer = live.recognizer(id)
  if (hitView !== undefined || question === "viewShouldBegin") return undefined
  return () => {
    const former = recognizer.delegate
    const delegate = Object.create(former)
    delegate[question] = (asked, other, ...rest) => {
      const isMeant = otherID === undefined || live.names.get(other) === otherID
      return isMeant ? answer : former?.[question]?.(asked, other, ...rest)
    }
    recognizer.delegate = delegate
    return () => { recognizer.delegate = former }
  }
}
