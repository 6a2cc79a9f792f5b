// Changes of views, and of what the app does to them.

import {
  allActions, around, contains, makeChange, ofRecognizer, ofView, replacing, viewIn, without,
} from "./change.js"
import { consequence, withSideEffects } from "./consequences.js"
import { widen } from "./limits.js"
import { sideEffectOfAll, sideEffectsOfMoving } from "./side-effects.js"

/** A view is not hit itself; one that is there to be seen alone takes no touches. */
export function passThrough(id, scene) {
  const { views = [], recognizers = [] } = scene
  const isEmpty = !views.some(({ parent }) => parent === id)
  const isOnlySeen = !views.some(view => view.control && contains(scene, view.id, id))
    && !recognizers.some(({ view }) => contains(scene, view, id))
  if (isOnlySeen) {
    return ofView(`the isUserInteractionEnabled of view '${id}' were false`, id,
      view => { view.interactive = false })
  }
  return withSideEffects(
    ofView(`the catchesOwnTouches of view '${id}' were false`, id,
      view => { view.catchesOwnTouches = false }),
    consequence(`view '${id}'`, isEmpty ? "catch no touches" : "catch only touches on views in it"))
}

export const takeSeveral = id => ofView(
  `the isMultipleTouchEnabled of view '${id}' were true`, id, view => { view.multipleTouch = true })

/** Views that exclude other views' touches no longer do. */
export function share(ids) {
  const [last, ...others] = ids.map(id => `'${id}'`).reverse()
  const names = others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last
  return makeChange(
    `the isExclusiveTouch of view${ids.length > 1 ? "s" : ""} ${names} were false`,
    ({ scene }) => { for (const id of ids) viewIn(scene, id).exclusiveTouch = false })
}

export const moveTo = (id, view) => ofRecognizer(
  `it were on view '${view}'`, id, spec => { spec.view = view })

/** Changes that let a touch through to a view that it missed. */
export function uncover(view, hitView, scenario) {
  const { scene } = scenario
  const isBeside = hitView && !contains(scene, view, hitView)
  return [
    ...(isBeside
      ? [...keepHidden(hitView, scenario), ...leaveCover(hitView, view, scenario),
        ...narrow(hitView, scene), passThrough(hitView, scene)]
      : []),
    ...leaveViews(view, scenario),
    ...around(scene, view).flatMap(spec => [...obstacles(spec), widen(spec, scene)]),
  ]
}

/** The app doesn't bring a view, or a view around it, in front of another one. */
function leaveCover(cover, view, scenario) {
  const actions = allActions(scenario)
  return around(scenario.scene, cover)
    .filter(({ id }) => !contains(scenario.scene, view, id))
    .flatMap(spec => [...leavePlace(spec, actions), ...leaveAlpha(spec.id, actions)])
}

/** No hit area beyond a view's bounds. */
const narrow = (id, scene) => (viewIn(scene, id)?.hitOutset > 0
  ? [withSideEffects(
    ofView(`the hitOutset of view '${id}' were 0`, id, view => { view.hitOutset = 0 }),
    consequence(`view '${id}'`, "get no touches beside it"))] : [])

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

/** The app doesn't hide, remove, move or fade a view or one of those around it. */
export function leaveViews(view, scenario) {
  const actions = allActions(scenario)
  return around(scenario.scene, view).flatMap(spec => {
    const { id } = spec
    const deeds = [["hideView", "hidden"], ["removeView", "removed"]]
      .filter(([key]) => actions.some(action => action[key] === id))
    const takes = action => deeds.some(([key]) => action[key] === id)
    const hides = action => action.setAlpha === id && action.to < 0.01
    return [
      ...(deeds.length > 0
        ? [without(
          `the app had not ${deeds.map(([, word]) => word).join(" or ")} view '${id}'`, takes)]
        : []),
      ...leavePlace(spec, actions),
      ...(actions.some(hides)
        ? [replacing(`the app had set the alpha of view '${id}' to 0.01, at which it can be hit`,
          action => [hides(action) ? { ...action, to: 0.01 } : action])] : []),
      ...leaveAlpha(id, actions),
    ]
  })
}

function leavePlace({ id, frame }, actions) {
  const places = action => action.setFrame === id || action.moveView === id
  const resizes = ({ setFrame, to }) => setFrame === id
    && [2, 3].some(side => to[side] !== frame?.[side])
  if (!actions.some(places)) return []
  const deed = actions.some(resizes) ? "changed the frame of" : "moved"
  return [without(`the app had not ${deed} view '${id}'`, places)]
}

function leaveAlpha(id, actions) {
  const fades = action => action.setAlpha === id
  return actions.some(fades)
    ? [without(`the app had not changed the alpha of view '${id}'`, fades)] : []
}

/** The app doesn't show a view or one of those around it. */
export function keepHidden(view, scenario) {
  const actions = allActions(scenario)
  return (scenario.scene.views ?? []).map(({ id }) => id)
    .filter(id => contains(scenario.scene, view, id))
    .filter(id => actions.some(action => action.showView === id))
    .map(id => withSideEffects(
      without(`the app had not shown view '${id}'`, action => action.showView === id),
      consequence(`view '${id}'`, "never be seen")))
}

/** Other views for a recognizer: the one that a touch went to, and the innermost around both. */
export function moves(engine, id, view, hitView, scenario, hadAnother) {
  const { scene } = scenario
  const common = viewIn(scene, view)
    && around(scene, view).find(outer => contains(scene, hitView, outer.id))
  const target = common ? common.id : hadAnother ? "window" : undefined
  return [
    withSideEffects(moveTo(id, hitView), ...sideEffectsOfMoving(engine, view, hitView, scenario)),
    ...(target ? [withSideEffects(moveTo(id, target), sideEffectOfAll(target, scene))] : []),
  ]
}
