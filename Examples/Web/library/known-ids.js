// The ids that a scenario file makes known, and the shapes of what refers to them.

import { checked, list, remedy, string } from "./shapes.js"

/** Two spellings of the same characters are the same id: "é" may be one character or two. */
const same = id => id.normalize("NFC")

/** The set of an id such as `drag#2`. */
function setOf(id) {
  const [, set, number] = /^(.*)#([1-9][0-9]*)$/s.exec(id) ?? []
  return number !== undefined && BigInt(number) < 2n ** 63n ? set : undefined
}

/** The ids as far as they have been read. An id counts as it is spelt where it was made known. */
export class KnownIDs {
  #views = new Map([["window", "window"]])
  #recognizers = new Map()

  /** `touches` are the spellings of the touches' ids. */
  constructor(touches = new Map()) { this.touches = touches }

  get views() { return [...this.#views.values()] }
  get recognizers() { return [...this.#recognizers.values()].map(({ id }) => id) }

  addView({ id }) { this.#views.set(same(id), id) }
  addRecognizer(spec) { this.#recognizers.set(same(spec.id), spec) }

  view(id) { return this.#views.get(same(id)) }
  touch(id) { return this.touches.get(same(id)) ?? id }

  /** A recognizer's spelling and what the file says of it; or those of one of a set. */
  recognizer(id) {
    const set = this.#recognizers.get(same(setOf(id) ?? ""))
    if (set?.forEachTouch) {
      return { id: set.id + id.slice(id.lastIndexOf("#")), spec: set, isMember: true }
    }
    const spec = this.#recognizers.get(same(id))
    return spec && { id: spec.id, spec }
  }
}

/** The first spelling of each touch's id; undefined where every id has one spelling alone. */
export function spellings(ids) {
  const first = new Map()
  for (const id of ids) if (!first.has(same(id))) first.set(same(id), id)
  return first.size < ids.length ? first : undefined
}

// MARK: New ids

const newID = (expected, what, isTaken) => checked(string(expected), (id, place) => {
  if (id === "" || id === "*") place.fail(`expected ${expected}, found "${id}", which can't be one`)
  if (!isTaken(id, place.names)) return
  place.fail(`expected an id of its own: there is a ${what} "${id}" already`)
})
export const newView = newID(
  "the view's name", "view", (id, names) => names.view(id) !== undefined)
export const newRecognizer = newID(
  "the recognizer's name", "recognizer", (id, names) => names.recognizer(id) !== undefined)

// MARK: References

const unknown = (what, id, known, place) =>
  place.fail(`there is no ${what} "${id}"${remedy(known)}`)

const touchID = string('a touch id, such as "1"')
export const touch = (value, place) => place.names.touch(touchID(value, place))

/** A view's id, for a key of an object too. */
export const view = (value, place) => {
  const id = string("the id of a view")(value, place)
  return place.names.view(id) ?? unknown("view", id, place.names.views, place)
}

export const subview = checked(view, (id, place) => {
  if (id === "window") place.fail("expected a view in the window, found the window itself")
})

const found = (value, place) => {
  const id = string("the id of a recognizer")(value, place)
  return place.names.recognizer(id) ?? unknown("recognizer", id, place.names.recognizers, place)
}

export const recognizer = (value, place) => found(value, place).id

export const recognizers = list("a list of recognizers' ids", recognizer)

/** A recognizer in what is expected: each of a set is named by itself. */
export const expectedRecognizer = (value, place) => {
  const { id, spec, isMember } = found(value, place)
  if (!isMember && spec.forEachTouch) {
    place.fail(`'${id}' is one for each touch: expected "${id}#1", "${id}#2" and so on`)
  }
  return id
}

/** A recognizer whose kind can do what is asked of it. */
export const recognizerOf = (what, kinds) => (value, place) => {
  const { id, spec } = found(value, place)
  if (!kinds.includes(spec.kind)) place.fail(`expected ${what}, found "${value}", a ${spec.kind}`)
  return id
}

const any = (shape, expected) => (value, place) =>
  (string(expected)(value, place) === "*" ? "*" : shape(value, place))
export const anyRecognizer = any(recognizer, 'the id of a recognizer, or "*"')
export const anyView = any(view, 'the id of a view, or "*"')
export const anyTouch = any(touch, "a touch id")
