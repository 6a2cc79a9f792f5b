// What the script of a scenario file may say, and what an app does in it.

import { recognizer, recognizerOf, subview, touch, view } from "./known-ids.js"
import {
  checked, command, flag, list, members, number, numbers, orNull, required, string, Table,
  wholeNumber, withSize, word,
} from "./shapes.js"
import { modifierWords, touchTypes } from "./tables.js"

// MARK: Events

const point = numbers(2, "a place [x, y]")
const byTouch = (shape, expected) => members(touch, shape, expected)
const places = shape => byTouch(shape, "an object of touch ids and their places [x, y]")
const pose = numbers(3, "[altitude, azimuth, roll]")
const contact = checked(numbers(2, "[majorRadius, tolerance]"), (sizes, place) => {
  if (!sizes.every(size => size >= 0)) place.fail("expected a radius and a tolerance of 0 or more")
})
export const modifiers = list("a list of modifier keys", word("modifier key", modifierWords))

const touchList = list('a list of touch ids, or "all"', touch)
const cancelled = (value, place) => (value === "all" ? value : touchList(value, place))

const scroll = new Table({
  at: required(point, "the pointer's place [x, y]"),
  by: required(numbers(2, "[dx, dy]"), "how far to scroll, [dx, dy]"),
  kind: word("kind of scroll", ["continuous", "discrete"]),
  phase: word("phase", ["began", "changed", "ended", "cancelled"]),
  momentum: flag,
})

const phases = word("phase", ["began", "moved", "ended", "cancelled", "changed"])
const transform = new Table({
  at: required(point, "the pointer's place [x, y]"),
  phase: required(phases, "began, moved, ended or cancelled"),
  scale: number(),
  rotation: number(),
})

const actionName = checked(string("an action's name"), (name, place) => {
  if (name === "") place.fail("an action's name can't be empty")
})
const action = new Table({
  view: required(view, "the id of the view it is done on"),
  name: required(actionName, 'the action\'s name, such as "activate"'),
})

const assignment = { subject: recognizerOf("a scripted recognizer", ["scripted"]), more: {} }
const stateVerbs = {
  begin: assignment, change: assignment, end: assignment, fail: assignment, cancelState: assignment,
}
export const during = list('a list such as [{"begin": "id"}]', command(() => stateVerbs))

// Read late: what is sent may contain further actions.
export const actions = list("a list of what is done", command(() => verbs))

const content = {
  began: places(point),
  moved: places(point),
  ended: places(orNull(point)),
  cancelled,
  type: word("touch type", touchTypes),
  pressure: number("a pressure", 0, 1),
  buttons: wholeNumber("a bit mask", 0, 2 ** 32 - 1),
  hover: orNull(point),
  coalesced: byTouch(list("a list of samples [x, y, ms]", numbers(3, "a sample [x, y, ms]"))),
  scroll: scroll.shape,
  transform: transform.shape,
  action: action.shape,
  modifiers,
  contact: byTouch(contact),
  pose: byTouch(pose),
  hovering: new Table({ pose, distance: number() }).shape,
  stamp: number("milliseconds", -1e12, 1e12),
  during,
  do: actions,
}

// MARK: What an app does

const verb = (subject, more = {}) => ({ subject, more })
const settable = (figure, kinds) => recognizerOf(`a recognizer whose ${figure} can be set`, kinds)
const setting = (figure, kind, expected) => verb(
  settable(figure, [kind]), { to: required(number(), expected) })
const relation = duty => verb(
  recognizer, { other: required(recognizer, `the id of the recognizer that must ${duty}`) })
const pans = ["pan", "horizontalPan", "screenEdgePan"]

const verbs = {
  enable: verb(recognizer),
  disable: verb(recognizer),
  remove: verb(recognizer),
  add: verb(recognizer, { view: required(view, "the id of the view it is added to") }),
  hideView: verb(view),
  showView: verb(view),
  setFrame: verb(
    subview, { to: required(withSize(4, "[x, y, width, height]"), "[x, y, width, height]") }),
  setAlpha: verb(view, { to: required(number("an alpha", 0, 1), "an alpha") }),
  removeView: verb(subview),
  moveView: verb(subview, { parent: required(view, "the id of its new parent") }),
  resetTranslation: verb(settable("translation", pans)),
  setScale: setting("scale", "pinch", "a scale"),
  setRotation: setting("rotation", "rotation", "an angle"),
  cancel: verb(recognizer),
  requireToFail: relation("fail"),
  removeRequirement: relation("fail"),
  startsAfter: relation("begin"),
  removePrerequisite: relation("begin"),
  ignoreTouch: verb(recognizer, { touch: required(touch, "a touch id") }),
  send: verb(new Table(content, { expected: 'a step without "at"' }).shape),
  ...stateVerbs,
}

// MARK: Steps

const stepTable = new Table(content, {
  heading: { at: required(number("milliseconds", 0, 1e12), "a moment in milliseconds") },
  expected: "a step",
})

/** Steps in the order of their times. */
export const script = (value, place) => {
  let last = 0
  return list("a list of steps", (part, place) => {
    const step = stepTable.readHeading(part, place)
    if (step.at < last) {
      place.at("at").fail(
        `expected ${last} or later, found ${step.at}: steps stand in the order of their "at"`)
    }
    last = step.at
    return stepTable.readRest(part, place, step)
  })(value, place)
}
