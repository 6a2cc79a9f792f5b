// What stands in a scenario file, in shapes: a shape takes a value and its place, and returns the
// value as a script plays it, or throws what is expected there. The sentences are those of
// `gestures run`.

/** A mistake in a file: `steps` are the keys and indices that lead to it. */
export class ScenarioError extends Error {
  constructor(steps, sentence, isAboutKey = false) {
    const path = steps.reduce((text, step) => {
      if (typeof step === "number") return `${text}[${step}]`
      if (!/^\p{L}[\p{L}\p{N}]*$/u.test(step)) return `${text}["${step}"]`
      return text === "" ? step : `${text}.${step}`
    }, "")
    super(path === "" ? sentence : `${path}: ${sentence}`)
    Object.assign(this, { steps, isAboutKey })
  }
}

/** Where in a file a value stands, and the ids that the file has made known. */
export class Place {
  constructor(names, steps = []) { Object.assign(this, { names, steps }) }

  at(step) { return new Place(this.names, [...this.steps, step]) }
  fail(sentence) { throw new ScenarioError(this.steps, sentence) }
  wrong(expected, value) { return this.fail(`expected ${expected}, found ${wordsOf(value)}`) }
}

function wordsOf(value) {
  if (typeof value === "string") return `"${value}"`
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : "an empty list"
  return typeof value === "object" && value !== null ? "an object" : `${value}`
}

const quoted = words => words.map(word => `"${word}"`).join(", ")

/** What else could stand there. */
export function remedy(known) {
  if (known.length === 0) return "; expected none here"
  return known.length === 1 ? `; expected ${quoted(known)}` : `; expected one of ${quoted(known)}`
}

// MARK: Simple values

/** A shape with a check of what it has read. */
export const checked = (shape, check) => (value, place) => {
  const read = shape(value, place)
  check(read, place)
  return read
}

export const orNull = shape => (value, place) => (value === null ? null : shape(value, place))

export const string = (expected = "a string") => (value, place) =>
  (typeof value === "string" ? value : place.wrong(expected, value))

export const flag = (value, place) =>
  (typeof value === "boolean" ? value : place.wrong("true or false", value))

/** A number; a larger one than usual is taken for a mistake. */
export const number = (expected = "a number", least = -1e9, most = 1e9) => (value, place) => {
  if (typeof value !== "number") place.wrong(expected, value)
  if (!(value >= least && value <= most)) place.wrong(`${expected} from ${least} to ${most}`, value)
  return value
}

export const wholeNumber = (expected = "a whole number", least = -1e9, most = 1e9) =>
  checked(number(expected, least, most), (value, place) => {
    if (!Number.isInteger(value)) place.wrong(expected, value)
  })

export const word = (what, words) => (value, place) => {
  string(words.length > 8 ? "a string" : quoted(words))(value, place)
  return words.includes(value) ? value : place.fail(`"${value}" is no ${what}${remedy(words)}`)
}

// MARK: Lists and objects

export const list = (expected, shape) => (value, place) => {
  if (!Array.isArray(value)) place.wrong(expected, value)
  return value.map((part, index) => shape(part, place.at(index)))
}

/** A list with something in it: an empty one would match nothing. */
export const filledList = (expected, shape) => checked(list(expected, shape), (parts, place) => {
  if (parts.length === 0) place.wrong(`${expected} with something in it`, parts)
})

export const numbers = (count, expected) => (value, place) => {
  if (!Array.isArray(value) || value.length !== count) place.wrong(expected, value)
  return value.map((part, index) => number()(part, place.at(index)))
}

/** Numbers of which the last two are a width and a height. */
export const withSize = (count, expected) => checked(numbers(count, expected), (read, place) => {
  if (read.slice(-2).every(size => size >= 0)) return
  place.fail("expected a width and a height of 0 or more")
})

const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value)

/** An object with ids for keys; `id` is the shape of these. */
export const members = (id, shape, expected = "an object") => (value, place) => {
  if (!isObject(value)) place.wrong(expected, value)
  const read = key => [id(key, place.at(key)), shape(value[key], place.at(key))]
  return Object.fromEntries(Object.keys(value).sort().map(read))
}

function checkKeys(value, place, expected, known, home = () => {}) {
  if (!isObject(value)) place.wrong(expected, value)
  for (const key of Object.keys(value).sort()) {
    if (known.includes(key) || value[key] === undefined) continue
    const sentence = home(key, value) ?? `unknown key "${key}"${remedy(known)}`
    throw new ScenarioError(place.at(key).steps, sentence, true)
  }
}

const missing = (key, expected, place) => place.fail(`expected a key "${key}": ${expected}`)

/** A key's shape where the key has to be there: `expected` says what stands there. */
export const required = (shape, expected) =>
  Object.assign((...given) => shape(...given), { expected })

/** A key's shape where some objects alone may have the key. */
export const when = (shape, applies) => Object.assign((...given) => shape(...given), { applies })

const nothing = () => {}

/** What an object may have: the shape of each key. Those of `heading` are read first, since the
 * rest depends on them; `home` returns a sentence on where another key belongs; `check` throws if
 * an object makes no sense as a whole. */
export class Table {
  constructor(fields, more = {}) {
    const { heading = {}, expected = "an object", home = nothing, check = nothing } = more
    Object.assign(this, { fields, heading, expected, home, check })
    this.shape = (value, place) => this.readRest(value, place, this.readHeading(value, place))
  }

  readHeading(value, place) {
    const known = Object.keys({ ...this.heading, ...this.fields })
    checkKeys(value, place, this.expected, known, this.home)
    return this.#read(this.heading, value, place, {})
  }

  readRest(value, place, object) {
    const fields = Object.fromEntries(
      Object.entries(this.fields).filter(([, { applies }]) => applies?.(object) ?? true))
    const known = Object.keys({ ...this.heading, ...fields })
    checkKeys(value, place, this.expected, known)
    this.#read(fields, value, place, object)
    this.check(object, place)
    return object
  }

  /** A wrong value is told before a missing key. */
  #read(fields, value, place, object) {
    for (const [key, shape] of Object.entries(fields)) {
      if (has(value, key)) object[key] = shape(value[key], place.at(key), object)
    }
    for (const [key, { expected }] of Object.entries(fields)) {
      if (expected !== undefined && !has(value, key)) missing(key, expected, place)
    }
    return object
  }
}

const has = (object, key) => Object.hasOwn(object, key) && object[key] !== undefined

/** A list of objects that may refer to later ones: all headings are read first, and `introduce`
 * makes an id known. */
export const listOf = (expected, table, introduce = nothing) => (value, place) => {
  const read = list(expected, (part, place) => {
    const object = table.readHeading(part, place)
    introduce(object, place.names)
    return object
  })
  const objects = read(value, place)
  return value.map((part, index) => table.readRest(part, place.at(index), objects[index]))
}

/** An object with exactly one of some verbs: each has the shape of its value, and maybe a further
 * key. `verbs` is called late, since one may contain others. */
export const command = verbs => (value, place) => {
  const known = Object.keys(verbs())
  const further = Object.values(verbs()).flatMap(({ more }) => Object.keys(more))
  checkKeys(value, place, "an object", [...new Set([...known, ...further])])
  const found = known.filter(verb => has(value, verb))
  if (found.length === 0) place.fail(`expected one of ${known.join(", ")}`)
  if (found.length > 1) {
    const both = found.map(verb => `"${verb}"`).join(" and ")
    place.fail(`expected one thing to do, found ${both}: each is an object of its own`)
  }
  const { subject, more } = verbs()[found[0]]
  return new Table({ [found[0]]: subject, ...more }).shape(value, place)
}
