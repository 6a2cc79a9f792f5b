// A page's views and recognizers as the scene of a scenario: changes are tried on a copy.

import { isSame } from "./property-forms.js"
import { valuesOf } from "./property-values.js"
import { commonProperties, propertiesOfKind } from "./tables.js"

/** Names for objects, each of which none other has. */
function naming(objects) {
  const names = new Map()
  const taken = new Set()
  for (const object of objects) {
    let name = object.name.replaceAll("#", " ")
    for (let count = 2; taken.has(name); count += 1) name = `${object.name} ${count}`
    taken.add(name)
    names.set(object, name)
  }
  return names
}

/** The properties of views that a copy has as they are. */
const viewKeys = ["interactive", "multipleTouch", "exclusiveTouch", "catchesOwnTouches"]

export class LiveScene {
  constructor(page) {
    this.page = page
    this.views = page.views.filter(view => view === page.window || view.element?.isConnected)
    this.recognizers = page.recognizers.filter(
      ({ isHosted, view }) => !isHosted && this.views.includes(view))
    this.viewNames = naming(this.views)
    this.names = naming(this.recognizers)
  }

  recognizer(id) { return this.recognizers.find(other => this.names.get(other) === id) }
  view(id) { return this.views.find(other => this.viewNames.get(other) === id) }

  /** The scenario of the page's last attempt. */
  get scenario() {
    const { clientWidth, clientHeight } = this.page.element.ownerDocument.documentElement
    const inside = this.views.filter(view => view !== this.page.window)
    for (const view of inside) this.page.settle(view)
    return {
      name: "the last attempt",
      scene: {
        size: [clientWidth, clientHeight],
        views: inOrder(inside).map(view => this.#viewSpec(view)),
        recognizers: this.recognizers.map(recognizer => this.#spec(recognizer)),
      },
      script: this.page.recording.script(view => this.viewNames.get(view)),
    }
  }

  #viewSpec(view) {
    const box = view.element.getBoundingClientRect()
    const outer = view.parent?.element?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const spec = {
      id: this.viewNames.get(view), element: view.sort,
      frame: [box.left - outer.left, box.top - outer.top, box.width, box.height],
    }
    if (view.sort === "elementButton") spec.control = true
    if (this.viewNames.has(view.parent)) spec.parent = this.viewNames.get(view.parent)
    for (const key of viewKeys) if (key in view.options) spec[key] = Boolean(view.options[key])
    return spec
  }

  #spec(recognizer) {
    const { kind, view, engine } = recognizer
    const usual = valuesOf(engine, { kind })
    const spec = { id: this.names.get(recognizer), kind, view: this.viewNames.get(view), set: {} }
    for (const name of propertiesOfKind[kind]) {
      const value = recognizer.property(name)
      if (!isSame(value, usual[name])) spec.set[name] = value
    }
    for (const name of commonProperties) {
      const value = recognizer.property(name)
      if (!isSame(value, usual[name])) spec[name === "isEnabled" ? "enabled" : name] = value
    }
    const related = relation => this.recognizers
      .filter(other => other !== recognizer && recognizer.isRelated(relation, other))
      .map(other => this.names.get(other))
    spec.requireToFail = related("requireToFail")
    spec.startsAfter = related("startsAfter")
    spec.recognizesTogether = related("together")
    return spec
  }
}

/** Views with those around them first. */
function inOrder(views) {
  const depth = view => (view.parent ? 1 + depth(view.parent) : 0)
  return [...views].sort((one, other) => depth(one) - depth(other))
}
