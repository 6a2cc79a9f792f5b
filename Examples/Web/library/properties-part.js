import { fieldsOfRecognizer, fieldsOfView, fillPanel } from "./property-panel.js"

/** The playground's part for properties: a list of all views and recognizers, and the fields of the
 * one that is chosen. */
export class PropertiesPart {
  #chosen = null

  /** `change` is called with a function that changes the scene. */
  constructor({ engine, list, panel, change }) {
    Object.assign(this, { engine, list, panel, change })
    list.addEventListener("change", () => {
      this.#chosen = list.value
      this.#fill()
    })
  }

  /** Shows the properties of a "view" or a "recognizer". */
  choose(sort, id) {
    this.#chosen = `${sort} ${id}`
    if (this.scene) this.show(this.scene)
  }

  show(scene) {
    this.scene = scene
    const { ownerDocument: document } = this.list
    const group = (label, sort, specs = []) => {
      const group = document.createElement("optgroup")
      group.label = label
      group.append(...specs.map(({ id }) => new Option(id, `${sort} ${id}`)))
      return group
    }
    this.list.replaceChildren(
      group("recognizers", "recognizer", scene.recognizers), group("views", "view", scene.views))
    const values = [...this.list.options].map(({ value }) => value)
    if (!values.includes(this.#chosen)) this.#chosen = values[0] ?? null
    this.list.value = this.#chosen ?? ""
    this.#fill()
  }

  #fill() {
    const [sort, ...rest] = (this.#chosen ?? "").split(" ")
    const id = rest.join(" ")
    const listIn = scene => (sort === "view" ? scene.views : scene.recognizers) ?? []
    const spec = listIn(this.scene).find(spec => spec.id === id)
    if (!spec) return this.panel.replaceChildren()
    const fields = sort === "view" ? fieldsOfView(spec) : fieldsOfRecognizer(this.engine, spec)
    const heading = sort === "view" ? `View ${id}` : `${spec.kind} ${id}`
    return fillPanel(this.panel, heading, fields, body => this.change(
      scene => body(listIn(scene).find(spec => spec.id === id))))
  }
}
