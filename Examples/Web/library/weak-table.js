/**
 * Objects by their handles, which it does not keep alive: pages own views, and views recognizers.
 * What nobody holds any more, such as the view of an element that was removed for good, is released
 * in the engine, too.
 */
export class WeakTable {
  #references = new Map()
  #registry

  /** `release` is called with the handle of an object that has gone, and what was noted of it. */
  constructor(release) {
    this.#registry = new FinalizationRegistry(({ handle, more }) => {
      this.#references.delete(handle)
      release(handle, more)
    })
  }

  /** `more` must not refer to the object. */
  add(handle, object, more) {
    this.#references.set(handle, new WeakRef(object))
    this.#registry.register(object, { handle, more }, object)
  }

  get(handle) { return this.#references.get(handle)?.deref() }

  delete(handle) {
    const object = this.get(handle)
    if (object) this.#registry.unregister(object)
    this.#references.delete(handle)
  }

  get size() { return this.#references.size }

  get all() {
    return [...this.#references.values()].map(reference => reference.deref()).filter(Boolean)
  }
}
