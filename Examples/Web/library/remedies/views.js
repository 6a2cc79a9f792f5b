// Changes of views, and of what the app does to them.

import { allActions, around, contains, ofRecognizer, ofView, viewIn, without } from "./change.js"
import { widen } from "./limits.js"

export const passThrough = id => ofView(
  `the catchesOwnTouches of view '${id}' were false`, id,
  view => { view.catchesOwnTouches = false })

export const takeSeveral = id => ofView(
  `the isMultipleTouchEnabled of view '${id}' were true`, id, view => { view.multipleTouch = true })

export const share = id => ofView(
  `the isExclusiveTouch of view '${id}' were false`, id, view => { view.exclusiveTouch = false })

export const moveTo = (id, view) => ofRecognizer(
  `it were on view '${view}'`, id, spec => { spec.view = view })

/** Changes that let a touch through to a view that it missed. */
export function uncover(view, swallower, scenario) {
  const { scene } = scenario
  const isBeside = swallower && !contains(scene, view, swallower)
  return [
    ...(isBeside ? [...keepHidden(swallower, scenario), passThrough(swallower)] : []),
    ...leaveViews(view, scenario),
    ...around(scene, view).flatMap(spec => [...obstacles(spec), widen(spec)]),
  ]
}

function obstacles({ id, hidden, alpha, catchesOwnTouches, interactive }) {
  const changes = []
  const add = (clause, key, value) =>
    changes.push(ofView(clause, id, view => { view[key] = value }))
  if (hidden) add(`view '${id}' were not hidden`, "hidden", false)
  if (alpha < 0.01) add(`the alpha of view '${id}' were 1`, "alpha", 1)
  if (catchesOwnTouches === false) {
    add(`the catchesOwnTouches of view '${id}' were true`, "catchesOwnTouches", true)
  }
  if (interactive === false) {
    add(`the isUserInteractionEnabled of view '${id}' were true`, "interactive", true)
  }
  return changes
}

/** The app doesn't hide, remove or move a view or one of those around it. */
export function leaveViews(view, scenario) {
  const actions = allActions(scenario)
  return around(scenario.scene, view).flatMap(({ id }) => {
    const takes = action => action.hideView === id || action.removeView === id
    const places = action => action.setFrame === id || action.moveView === id
    return [
      ...(actions.some(takes) ? [without(`the app had not taken view '${id}' away`, takes)] : []),
      ...(actions.some(places)
        ? [without(`the app had left view '${id}' in its place`, places)] : []),
    ]
  })
}

/** The app doesn't show a view or one of those around it. */
export function keepHidden(view, scenario) {
  const actions = allActions(scenario)
  return (scenario.scene.views ?? []).map(({ id }) => id)
    .filter(id => contains(scenario.scene, view, id))
    .filter(id => actions.some(action => action.showView === id))
    .map(id => without(`the app had not shown view '${id}'`, action => action.showView === id))
}

/** Other views for a recognizer: the one that a touch went to, and the innermost around both. */
export function moves(id, view, swallower, scene) {
  const common = viewIn(scene, view)
    && around(scene, view).find(outer => contains(scene, swallower, outer.id))
  return [moveTo(id, swallower), ...(common ? [moveTo(id, common.id)] : [])]
}
