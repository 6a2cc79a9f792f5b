// What a scenario file may say: one table for each object, as in Sources/GestureScenario/Coding.

import { actions, script } from "./check-script.js"
import { expectations } from "./check-expectations.js"
import {
  anyRecognizer, anyTouch, anyView, KnownIDs, newRecognizer, newView, recognizer, recognizers,
  spellings, view,
} from "./known-ids.js"
import { formOf, wordsOf } from "./property-forms.js"
import {
  checked, filledList, flag, list, listOf, number, numbers, orNull, Place, required, string, Table,
  when, wholeNumber, withSize, word,
} from "./shapes.js"
import { isAboutPair, question, sentState } from "./questions.js"
import { kinds, propertiesOfKind, states, touchTypes } from "./tables.js"
import { touchIDs } from "./touch-numbers.js"

/** The scenario of a file as a script plays it: each id is spelt as where it was made known. Throws
 * a `ScenarioError` where a file is wrong. */
export function checkScenario(file) {
  const scenario = root(file, new Place(new KnownIDs()))
  const touches = spellings(touchIDs(scenario))
  return touches ? root(file, new Place(new KnownIDs(touches))) : scenario
}

// MARK: Views

const rect = withSize(4, "[x, y, width, height]")

const controlWord = word("kind of control", ["button", "slider", "switch"])
const control = (value, place) => {
  if (typeof value === "boolean") return value
  if (typeof value !== "string") place.wrong("true or false, or a kind of control", value)
  return controlWord(value, place)
}

const viewTable = new Table({
  parent: view,
  frame: required(rect, "[x, y, width, height]"),
  hidden: flag,
  alpha: number("an alpha", 0, 1),
  interactive: flag,
  catchesOwnTouches: flag,
  multipleTouch: flag,
  exclusiveTouch: flag,
  control,
  bounds: rect,
  transform: numbers(6, "[a, b, c, d, tx, ty]"),
  hitOutset: number(),
}, { heading: { id: required(newView, "the view's name") } })

/** Throws unless every view is in the window, however deep. */
function checkParents(views, place) {
  const parents = new Map(views.map(({ id, parent = "window" }) => [id, parent]))
  const rooted = new Set(["window"])
  views.forEach(({ id }, index) => {
    const chain = new Set()
    let outer = id
    for (; !rooted.has(outer) && !chain.has(outer); outer = parents.get(outer)) chain.add(outer)
    if (rooted.has(outer)) return chain.forEach(one => rooted.add(one))
    // Where it leads into a ring, a view of that ring is told.
    return outer === id && place.at(index).at("parent").fail(sentenceOfRing([...chain]))
  })
}

function sentenceOfRing([first, ...others]) {
  if (others.length === 0) return "a view can't be its own parent"
  const parents = [...others, first].map(id => `"${id}"`).join(", which is in ")
  return `views can't be in each other: "${first}" is in ${parents}`
}

const views = checked(
  listOf("a list of views", viewTable, (spec, names) => names.addView(spec)), checkParents)

// MARK: Recognizers

const shapesOfForms = {
  points: () => number(),
  milliseconds: () => number("milliseconds"),
  orNull: () => orNull(number("milliseconds, or null")),
  flag: () => flag,
  wholeNumber: () => wholeNumber(),
  word: words => word("value", words),
  words: words => list(`a list of words, such as ["${words[0]}"]`, word("value", words)),
}

const propertyTable = names => new Table(
  Object.fromEntries(names.map(name => [name, shapesOfForms[formOf(name)](wordsOf[name])])), {
    home: key => (isKeyOfRecognizer(key)
      ? `"${key}" is a key of every recognizer: it belongs beside "set"` : undefined),
  })

const settings = Object.fromEntries(
  Object.entries(propertiesOfKind).map(([kind, names]) => [kind, propertyTable(names)]))

const recognizerTable = new Table({
  allowedTouchTypes: list("a list of touch types", word("touch type", touchTypes)),
  requiresExclusiveTouchType: flag,
  enabled: flag,
  cancelsTouchesInView: flag,
  delaysTouchesBegan: flag,
  delaysTouchesEnded: flag,
  requireToFail: recognizers,
  startsAfter: recognizers,
  recognizesTogether: recognizers,
  preventsOnly: recognizers,
  preventedOnlyBy: recognizers,
  set: (value, place, { kind }) => settings[kind].shape(value, place),
}, {
  heading: {
    id: required(newRecognizer, "the recognizer's name"),
    kind: required(word("kind", [...kinds, "scripted"]), "a recognizer's kind"),
    view: required(view, "the id of the view it is added to"),
    forEachTouch: new Table({ limit: wholeNumber("a whole number", 1) }).shape,
  },
  home: (key, { kind }) => (Object.hasOwn(settings, kind) && propertiesOfKind[kind].includes(key)
    ? `"${key}" is a property of the kind "${kind}": it belongs into "set"` : undefined),
})

const isKeyOfRecognizer = key =>
  Object.keys({ ...recognizerTable.heading, ...recognizerTable.fields }).includes(key)

// MARK: Delegates, reactions, hand-overs

const condition = new Table({
  recognizer: required(recognizer, "the id of a recognizer"),
  state: required(filledList("a list of states", word("state", states)), "a list of states"),
})
const asks = (...questions) => ({ question }) => questions.includes(question)

const ruleTable = new Table({
  recognizer: anyRecognizer,
  other: when(anyRecognizer, isAboutPair),
  hitView: when(anyView, asks("shouldReceiveTouch", "viewShouldBegin")),
  touch: when(anyTouch, asks("shouldReceiveTouch")),
  while: when(condition.shape, asks("shouldBegin")),
  answer: flag,
  times: filledList("a list of whole numbers", wholeNumber("a whole number", 1)),
  do: actions,
}, {
  heading: { question },
  check({ answer, do: done = [] }, place) {
    if (answer !== undefined || done.length > 0) return
    place.fail('expected a key "answer": true or false')
  },
})

const reactionTable = new Table({
  recognizer: required(recognizer, "the id of a recognizer"),
  state: required(sentState, "the state in which the action is sent"),
  do: required(actions, "a list of what is done"),
})

const bounds = new Table({
  translation: required(word("axis", ["x", "y"]), '"x" or "y"'),
  atLeast: number(),
  atMost: number(),
}, {
  check({ atLeast, atMost }, place) {
    if (atLeast > atMost) place.fail(`no translation is at least ${atLeast} and at most ${atMost}`)
  },
})
const handOverTable = new Table({
  from: required(recognizer, "the id of the recognizer that hands over"),
  to: required(recognizer, "the id of the recognizer that takes over"),
  when: bounds.shape,
})

// MARK: The whole

const scene = new Table({
  size: required(withSize(2, "[width, height]"), "[width, height]"),
  views,
  recognizers: listOf(
    "a list of recognizers", recognizerTable, (spec, names) => names.addRecognizer(spec)),
  delegate: listOf("a list of answers", ruleTable),
  reactions: listOf("a list of reactions", reactionTable),
  handOvers: listOf("a list of hand-overs", handOverTable),
})

const root = new Table({
  script: required(script, "a list of steps"),
  expect: expectations,
}, {
  heading: {
    name: string(),
    source: string(),
    scene: required(scene.shape, "the views and recognizers"),
  },
  expected: 'an object with "scene" and "script"',
}).shape
