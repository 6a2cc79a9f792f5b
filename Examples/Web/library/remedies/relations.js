// Changes between recognizers, of their delegates' answers, and of what the app does to them.

import { valuesOf } from "../property-values.js"
import { setOfMember } from "../scene.js"
import {
  allActions, makeChange, ofAnswers, ofProperty, ofRecognizer, ofView, replacing, without,
} from "./change.js"
import { consequence, withSideEffects, recognizer } from "./consequences.js"
import {
  sideEffectOfCompeting, sideEffectOfKeepingTouches, sideEffectOfStarting,
} from "./side-effects.js"
import { buttonsOf, ofButtons, primaryButton } from "./side-effects-of-properties.js"

const rule = (question, recognizer, answer, more = {}) =>
  ({ question, recognizer, ...more, answer })
const less = (list, id) => (list ?? []).filter(other => other !== id)
const more = (list, id) => (list?.includes(id) ? list : [...(list ?? []), id])

/** Does several changes as one. */
const both = (clause, ...changes) => makeChange(clause, scenario => {
  for (const change of changes) change.apply(scenario)
})

const pairRules = (one, other, answer) => [
  rule("shouldRecognizeSimultaneously", one, answer, { other }),
  rule("shouldRecognizeSimultaneously", other, answer, { other: one }),
]

export const allow = (one, other) => ({
  ...ofAnswers(`'${one}' and '${other}' were allowed simultaneously`, pairRules(one, other, true)),
  pair: [one, other],
})

export const dropRequirement = (waiting, required) => makeChange(
  `'${waiting}' did not have to wait for '${required}'`, ({ scene }) => {
    scene.delegate = [
      rule("shouldRequireFailure", waiting, false, { other: required }),
      rule("shouldBeRequiredToFail", required, false, { other: waiting }),
      ...(scene.delegate ?? []),
    ]
    const spec = scene.recognizers.find(({ id }) => id === waiting)
    if (spec?.requireToFail) spec.requireToFail = less(spec.requireToFail, required)
  })

export const dropPrerequisite = (dependent, first) => withSideEffects(
  ofRecognizer(`'${dependent}' did not start after '${first}'`, dependent,
    spec => { spec.startsAfter = less(spec.startsAfter, first) }),
  consequence(recognizer(dependent), `fire without '${first}' before`))

export const require = (waiting, required) => ofRecognizer(
  `'${waiting}' had to wait for '${required}' to fail`, waiting,
  spec => { spec.requireToFail = more(spec.requireToFail, required) })

/** One waits for another, from the start where the app makes it do so later. */
export const requireFromStart = (waiting, required, scenario) => {
  const change = require(waiting, required)
  const isLater = allActions(scenario).some(
    ({ requireToFail, other }) => requireToFail === waiting && other === required)
  return isLater ? { ...change, clause: `${change.clause} from the start` } : change
}

export const startAfter = (first, dependent) => ofRecognizer(
  `'${dependent}' started after '${first}' (startsAfter)`, dependent,
  spec => { spec.startsAfter = more(spec.startsAfter, first) })

export const startInsteadOfWaiting = (engine, first, waiting, scene) => withSideEffects(
  both(`'${waiting}' started after '${first}' (startsAfter) instead of waiting for it to fail`,
    dropRequirement(waiting, first), startAfter(first, waiting)),
  sideEffectOfStarting(engine, waiting, scene.recognizers.find(({ id }) => id === first)))

export const swapRequirement = (waiting, required) => both(
  `'${required}' had to wait for '${waiting}' to fail, and not the other way round`,
  dropRequirement(waiting, required), require(required, waiting))

const movements = [
  "pan", "horizontalPan", "screenEdgePan", "swipe", "circle", "pinch", "rotation",
]

/** A movement starts after the press that excluded it. */
export const follow = (engine, press, movement) => (isFollowed(press, movement)
  ? [withSideEffects(
    startAfter(press.id, movement.id), sideEffectOfStarting(engine, movement.id, press))]
  : [])

const isFollowed = (press, movement) =>
  press.kind === "longPress" && movements.includes(movement.kind)

/** A movement starts after the press for whose failure it waits. */
export const followInsteadOfWaiting = (engine, press, movement, scene) =>
  (press && isFollowed(press, movement)
    ? [startInsteadOfWaiting(engine, press.id, movement.id, scene)] : [])

/** One recognizer doesn't hand its touches over to another. */
export const keepTouches = (giver, taker) => withSideEffects(
  makeChange(`'${giver}' did not hand over to '${taker}'`, ({ scene }) => {
    if (!scene.handOvers) return
    scene.handOvers = scene.handOvers.filter(({ from, to }) => from !== giver || to !== taker)
  }),
  sideEffectOfKeepingTouches(giver, taker))

/** Changes that let one of two exclude the other again. */
export function compete(engine, one, other) {
  const changes = [ofAnswers(
    `no delegate allowed '${one.id}' and '${other.id}' simultaneously`,
    pairRules(one.id, other.id, false))]
  for (const [first, second] of [[one, other], [other, one]]) {
    for (const key of ["preventsOnly", "preventedOnlyBy"]) {
      if (!first[key] || first[key].includes(second.id)) continue
      const also = first[key].length === 0 ? "" : "also "
      changes.push(ofRecognizer(
        `the ${key} of '${first.id}' ${also}named '${second.id}'`, first.id,
        spec => { spec[key] = [...spec[key], second.id] }))
    }
  }
  const areTogether = one.recognizesTogether?.includes(other.id)
    || other.recognizesTogether?.includes(one.id)
  if (!areTogether) return changes
  return [...changes,
    withSideEffects(dropDeclaration(one.id, other.id), sideEffectOfCompeting(engine, one, other))]
}

const dropDeclaration = (one, other) => makeChange(
  `'${one}' and '${other}' were not declared to recognize together`, ({ scene }) => {
    for (const spec of scene.recognizers) {
      if (![one, other].includes(spec.id) || !spec.recognizesTogether) continue
      spec.recognizesTogether = less(less(spec.recognizesTogether, one), other)
    }
  })

export const takeType = (type, id) => ofRecognizer(
  `its allowedTouchTypes also included '${type}'`, id,
  spec => { spec.allowedTouchTypes &&= [...spec.allowedTouchTypes, type] })

export const takeTypeOnly = (type, id) => withSideEffects(
  ofRecognizer(
    `its allowedTouchTypes were '${type}' alone`, id, spec => { spec.allowedTouchTypes = [type] }),
  consequence(recognizer(id), type === "direct" ? "take nothing but fingers" : "take no fingers"))

export const shareTypes = id => ofRecognizer(
  "its requiresExclusiveTouchType were false", id,
  spec => { spec.requiresExclusiveTouchType = false })

/** One recognizer for all touches instead of one for each, where it needs more than one touch, and
 * nothing is expected of others of its set. */
export function leavingSet(engine, spec, member, { expect }) {
  const isExpected = Object.entries(expect?.actions ?? {}).some(
    ([id, actions]) => id !== member && actions.length > 0 && setOfMember(id) === spec.id)
  if (!spec.forEachTouch || isExpected || !needsMoreThanOneTouch(engine, spec)) return []
  const change = ofRecognizer(
    "it were one for all touches (no forEachTouch)", spec.id, one => { delete one.forEachTouch })
  return [{ ...change, renaming: { from: spec.id, to: member } }]
}

function needsMoreThanOneTouch(engine, spec) {
  if (["hover", "pinch", "rotation"].includes(spec.kind)) return true
  const { minimumNumberOfTouches, numberOfTouchesRequired, numberOfTapsRequired = 0 } =
    valuesOf(engine, spec)
  const isTap = ["tap", "doubleTap"].includes(spec.kind)
  return (minimumNumberOfTouches ?? numberOfTouchesRequired ?? 1) > 1
    || numberOfTapsRequired > (isTap ? 1 : 0)
}

export const switchOff = id => ({
  ...ofRecognizer(`'${id}' were switched off`, id, spec => { spec.enabled = false }), loser: id,
})

export const switchOtherOn = id => ofRecognizer(
  `'${id}' were switched on`, id, spec => { delete spec.enabled })

/** The app doesn't make it wait for another, or start after it; `costs` are those of not waiting. */
export const leaveFree = (id, other, scenario, costs = []) =>
  [["requireToFail", "wait for", costs], ["startsAfter", "start after", []]].flatMap(
    ([key, words, sideEffects]) => {
      const makes = action => action[key] === id && action.other === other
      const change = without(`the app had not made '${id}' ${words} '${other}'`, makes)
      return allActions(scenario).some(makes) ? [withSideEffects(change, ...sideEffects)] : []
    })

/** It is switched on, from the start where the app does so later. */
export const switchOn = (id, scenario) => {
  const isLater = allActions(scenario).some(({ enable }) => enable === id)
  return ofRecognizer(
    `it were switched on${isLater ? " from the start" : ""}`, id, spec => { delete spec.enabled })
}

export const answerYes = (question, id) => ofAnswers(
  `its delegate said yes to ${question}`, [rule(question, id, true)])

export const refuseBeginning = id => ofAnswers(
  `the delegate of '${id}' said no to shouldBegin`, [rule("shouldBegin", id, false)])

export const letBegin = (id, view) => ofAnswers(
  `view '${view}' let it begin`, [rule("viewShouldBegin", id, true, { hitView: view })])

export const leaveTouches = id => ofRecognizer(
  `the cancelsTouchesInView of '${id}' were false`, id,
  spec => { spec.cancelsTouchesInView = false })

/** Changes that leave a touch to a view that lost it to a recognizer. */
export const protect = (view, thief) => [
  leaveTouches(thief),
  ofView("it were a control", view, spec => { spec.control = true }),
  ofAnswers(`it answered no when it is asked whether '${thief}' should begin`,
    [rule("viewShouldBegin", thief, false, { hitView: view })]),
  ofAnswers(`the delegate of '${thief}' refused touches on this view`,
    [rule("shouldReceiveTouch", thief, false, { hitView: view })]),
  switchOff(thief),
]

export const dontDelay = id => {
  const [atEnd, atOnce] = ["delaysTouchesEnded", "delaysTouchesBegan"].map(name =>
    ofRecognizer(`the ${name} of '${id}' were false`, id, spec => { spec[name] = false }))
  return [atEnd, withSideEffects(atOnce, consequence("views",
    "be told of each touch at once, and that it is cancelled if a gesture takes it"))]
}

export const noLimit = id => ofRecognizer(
  "its set had no limit", id, spec => { if (spec.forEachTouch) spec.forEachTouch = {} })

/** It takes the button that was pressed, beside those that it takes already, or alone; a tap needs
 * all of its buttons at once (S9.2). */
export function pressedButton(touch, { id, kind }, former, { script = [] }) {
  const isTap = ["tap", "doubleTap"].includes(kind)
  const masks = new Set(
    script.filter(({ began }) => began && touch in began).map(({ buttons }) => buttons)
      .filter(buttons => buttons
        && (isTap ? (former & ~buttons) !== 0 : (buttons & former) === 0)))
  const change = (mask, suffix = "") => ({
    ...ofProperty(
      `its buttonMaskRequired were ${mask} (${buttonsOf(mask)}${suffix})`, id,
      "buttonMaskRequired", mask === primaryButton ? undefined : mask),
    property: undefined,
  })
  return [...masks].flatMap(mask => {
    const cost = former ? ofButtons(kind, mask, former) : undefined
    const sideEffect = cost ? consequence(recognizer(id), cost) : undefined
    return [
      ...(former && !isTap ? [change(former | mask)] : []),
      withSideEffects(change(mask, " alone"), sideEffect),
    ]
  })
}

/** What an action of the app does to a recognizer, as a participle; undefined for nothing. */
function disturbance(action, id) {
  if (action.disable === id) return "switched it off"
  if (action.remove === id) return "taken it off its view"
  if (action.cancel === id) return "cancelled it"
  return action.add === id ? `added it to view '${action.view}'` : undefined
}

/** The app doesn't disable, remove, move or cancel it. */
export function leaveAlone(id, home, scenario) {
  let deeds = [...new Set(allActions(scenario).map(action => disturbance(action, id)))]
    .filter(deed => deed !== undefined)
  if (deeds.length === 0) return []
  // Where it was taken off its view, to add it there again goes without saying.
  if (deeds.length > 1) deeds = less(deeds, `added it to view '${home}'`)
  return [
    without(`the app had not ${deeds.join(" or ")}`,
      action => disturbance(action, id) !== undefined),
    ...switchOnAgain(id, scenario),
  ]
}

/** Who switches a recognizer off to cancel it switches it on again at once (S8.4). */
const switchOnAgain = (id, scenario) => (allActions(scenario).some(({ disable }) => disable === id)
  ? [replacing("the app had switched it on again at once",
    action => (action.disable === id ? [action, { enable: id }] : [action]))] : [])
