/**
 * A relation that the engine keeps until it is taken back, or until all of the recognizers that own
 * it have been removed. It knows these by their handles, so that it keeps none of them alive.
 */
export class Token {
  #engine
  #handle
  #owners

  constructor(engine, handle, owners) {
    this.#engine = engine
    this.#handle = handle
    this.#owners = new Set(owners.map(owner => owner.handle))
    for (const owner of owners) owner.tokens.add(this)
  }

  /** Takes the relation back; does nothing the second time. */
  takeBack() {
    const { exports, recognizers } = this.#engine
    exports.token_remove(this.#handle)
    this.#handle = 0
    for (const owner of this.#owners) recognizers.get(owner)?.tokens.delete(this)
  }

  /** An owner was removed. */
  forget(owner) {
    this.#owners.delete(owner)
    if (this.#owners.size === 0) this.takeBack()
  }
}
