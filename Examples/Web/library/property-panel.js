// The playground's panel of properties: those of a recognizer or of a view, as form fields.

import { formOf, isSame, wordsOf } from "./property-forms.js"
import { valuesOf } from "./property-values.js"
import { propertiesOfKind } from "./tables.js"

/** The properties that a scene says of every recognizer, beside those of its kind in `set`. */
const common = {
  enabled: true, cancelsTouchesInView: true, delaysTouchesBegan: false, delaysTouchesEnded: true,
  requiresExclusiveTouchType: true,
  allowedTouchTypes: ["direct", "pencil", "indirect", "mouse"],
}

/** What a scene says of views. */
const ofViews = {
  interactive: true, multipleTouch: false, exclusiveTouch: false, catchesOwnTouches: true,
  hidden: false, alpha: 1, hitOutset: 0,
}
const frameWords = ["x", "y", "width", "height"]
const controls = ["none", "button", "slider", "switch"]

/** A property as the panel shows it: how to write its value into a scene's entry, and its form. */
const field = (name, form, value, usual, write) => ({ name, form, value, usual, write })

/** Sets a key of an entry, or leaves it out where the value is the usual one. */
const writing = (key, usual) => (spec, value) => {
  if (isSame(value, usual)) delete spec[key]
  else spec[key] = value
}

/** The fields of a recognizer. */
export function fieldsOfRecognizer(engine, spec) {
  const usual = valuesOf(engine, { kind: spec.kind })
  const values = valuesOf(engine, spec)
  const own = (propertiesOfKind[spec.kind] ?? []).map(name => field(
    name, formOf(name), values[name], usual[name], (spec, value) => {
      spec.set = { ...spec.set }
      writing(name, usual[name])(spec.set, value)
      if (Object.keys(spec.set).length === 0) delete spec.set
    }))
  const shared = Object.keys(common).map(name => {
    // A hover takes no touches in any case, and cancels none.
    const key = name === "enabled" ? "isEnabled" : name
    const standard = usual[key] ?? common[name]
    const form = name === "allowedTouchTypes" ? "words" : "flag"
    return field(name, form, spec[name] ?? standard, standard, writing(name, standard))
  })
  return [...own, ...shared]
}

/** The fields of a view. */
export function fieldsOfView(view) {
  const frame = frameWords.map((name, index) => field(
    name, "points", view.frame[index], undefined,
    (spec, value) => { spec.frame = spec.frame.with(index, value) }))
  const rest = Object.entries(ofViews).map(([name, usual]) => field(
    name, typeof usual === "boolean" ? "flag" : "points", view[name] ?? usual, usual,
    writing(name, usual)))
  const control = view.control === true ? "button" : view.control ?? "none"
  return [...frame, ...rest, {
    ...field("control", "word", control, "none", writing("control", "none")), words: controls,
  }]
}

/** Fills a panel with fields; `change` is called with a function that changes the scene's entry. */
export function fillPanel(panel, heading, fields, change) {
  const { ownerDocument: document } = panel
  const title = document.createElement("h2")
  title.textContent = heading
  const rows = fields.map(item => makeRow(document, item, value => change(
    spec => item.write(spec, value))))
  const focused = document.activeElement
  const key = panel.contains(focused) ? [focused.dataset.property, focused.value] : []
  panel.replaceChildren(title, ...rows)
  // The field that was changed keeps the focus.
  const same = [...panel.querySelectorAll("[data-property]")]
    .filter(({ dataset }) => dataset.property === key[0])
  ;(same.find(({ value }) => value === key[1]) ?? same[0])?.focus()
}

function makeRow(document, item, change) {
  const row = document.createElement(item.form === "words" ? "fieldset" : "label")
  row.className = "property"
  row.classList.toggle("changed", item.usual !== undefined && !isSame(item.value, item.usual))
  const name = document.createElement(item.form === "words" ? "legend" : "span")
  name.textContent = item.name + ({ milliseconds: " (ms)", orNull: " (ms)" }[item.form] ?? "")
  row.append(name, ...(inputs[item.form] ?? inputs.points)(document, item, change))
  return row
}

function makeInput(document, { name }, type, more) {
  const input = document.createElement("input")
  Object.assign(input, { type, ...more })
  input.dataset.property = name
  return input
}

const inputs = {
  flag(document, item, change) {
    const input = makeInput(document, item, "checkbox", { checked: item.value })
    input.addEventListener("change", () => change(input.checked))
    return [input]
  },
  word(document, item, change) {
    const select = document.createElement("select")
    const words = item.words ?? wordsOf[item.name]
    select.append(...words.map(word => new Option(word, word, false, word === item.value)))
    select.dataset.property = item.name
    select.addEventListener("change", () => change(select.value))
    return [select]
  },
  words(document, item, change) {
    const boxes = wordsOf[item.name].map(word => makeInput(
      document, item, "checkbox", { value: word, checked: item.value.includes(word) }))
    const labels = boxes.map(box => {
      const label = document.createElement("label")
      label.append(box, ` ${box.value}`)
      box.addEventListener("change", () =>
        change(boxes.filter(({ checked }) => checked).map(({ value }) => value)))
      return label
    })
    return labels
  },
  points(document, item, change) {
    const value = item.value ?? ""
    const isWhole = item.form === "wholeNumber"
    const input = makeInput(document, item, "number", { step: isWhole ? 1 : "any", value })
    input.addEventListener("change", () => {
      const number = isWhole ? Math.round(input.valueAsNumber) : input.valueAsNumber
      if (input.value !== "") change(number)
      else if (item.form === "orNull") change(null)
      else input.value = value
    })
    return [input]
  },
}
