/** A value that lasts as long as a gesture. */
export class GestureValue {
  #compute
  #notified
  #observers = []

  constructor(initial, compute) {
    this.initial = initial
    this.current = initial
    this.#notified = initial
    this.#compute = compute
  }

  /** Calls a function when the value has changed; returns a function that ends this. */
  onChange(observer) {
    this.#observers.push(observer)
    return () => { this.#observers = this.#observers.filter(other => other !== observer) }
  }

  update(state) {
    this.current = state === "began" || state === "changed" ? this.#compute() : this.initial
  }

  notify(engine) {
    const { current } = this
    if (Object.is(current, this.#notified)) return
    this.#notified = current
    for (const observer of [...this.#observers]) engine.guard(() => observer(current))
  }
}
