// A stand-in for Hammer.js's way of working, written from its documentation: for each input event
// the figures of all pointers are computed, and then every recognizer is asked. It is no copy, and
// no timers run: what a recognizer waits for is looked at with the next event.

const direction = (dx, dy) =>
  (dx === 0 && dy === 0 ? 1 : Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 2 : 4) : dy < 0 ? 8 : 16)

const centerOf = pointers => {
  let [x, y] = [0, 0]
  for (const pointer of pointers) {
    x += pointer.clientX
    y += pointer.clientY
  }
  return { x: Math.round(x / pointers.length), y: Math.round(y / pointers.length) }
}

const angle = (one, other) =>
  (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI
const distance = (one, other) =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY)

/** The figures of an event, from all pointers and the first event of the session. */
export function computeInput(session, input) {
  const { pointers, phase, timeStamp } = input
  const center = centerOf(pointers)
  if (phase === "start" || !session.first) {
    session.first = { pointers: pointers.map(pointer => ({ ...pointer })), center, timeStamp }
    session.last = null
  }
  const { first } = session
  input.center = center
  input.deltaX = center.x - first.center.x
  input.deltaY = center.y - first.center.y
  input.deltaTime = timeStamp - first.timeStamp
  input.angle = (Math.atan2(input.deltaY, input.deltaX) * 180) / Math.PI
  input.distance = Math.hypot(input.deltaX, input.deltaY)
  input.offsetDirection = direction(input.deltaX, input.deltaY)
  input.overallVelocityX = input.deltaX / input.deltaTime || 0
  input.overallVelocityY = input.deltaY / input.deltaTime || 0
  const isPair = pointers.length > 1 && first.pointers.length > 1
  input.scale = isPair
    ? distance(pointers[0], pointers[1]) / distance(first.pointers[0], first.pointers[1]) : 1
  input.rotation = isPair
    ? angle(pointers[0], pointers[1]) - angle(first.pointers[0], first.pointers[1]) : 0
  computeVelocity(session, input)
  return input
}

/** The velocity since the last event that is 25 ms old. */
function computeVelocity(session, input) {
  const last = session.last ?? input
  const time = input.timeStamp - last.timeStamp
  if (session.last && input.phase !== "cancel" && time <= 25 && last.velocity !== undefined) {
    input.velocity = last.velocity
    input.direction = last.direction
    return
  }
  const [dx, dy] = [input.deltaX - (last.deltaX ?? 0), input.deltaY - (last.deltaY ?? 0)]
  const [vx, vy] = [dx / time || 0, dy / time || 0]
  input.velocity = Math.abs(vx) > Math.abs(vy) ? vx : vy
  input.direction = direction(dx, dy)
  session.last = input
}

const possible = 1, began = 2, changed = 4, ended = 8, recognized = 8, cancelled = 16, failed = 32

class LikeRecognizer {
  state = possible
  simultaneous = {}
  requireFail = []
  constructor(id, options) {
    this.id = id
    this.options = options
  }
  canRecognizeWith(other) { return Boolean(this.simultaneous[other.id]) }
  canEmit() { return this.requireFail.every(other => (other.state & (failed | possible)) !== 0) }
  recognize(inputData) {
    const input = Object.assign({}, inputData)  // each may write on its own copy
    if (!this.options.enable) {
      this.reset()
      this.state = failed
      return
    }
    if (this.state & (recognized | cancelled | failed)) this.state = possible
    this.state = this.process(input)
    if (this.state & (began | changed | ended | cancelled)) this.tryEmit(input)
  }
  tryEmit(input) {
    if (this.canEmit()) return this.emit(input)
    this.state = failed
  }
  emit() { this.fired = (this.fired ?? 0) + 1 }
  reset() {}
}

export class LikePan extends LikeRecognizer {
  test(input) {
    const { pointers, threshold } = this.options
    const hasPointers = pointers === 0 || input.pointers.length === pointers
    return hasPointers && (this.state & began || (!(this.state & began)
      && input.distance > threshold && (input.direction & this.options.direction) !== 0))
  }
  process(input) {
    const isRecognized = this.state & (began | changed)
    const isValid = this.test(input)
    if (isRecognized && (input.phase === "cancel" || !isValid)) return this.state | cancelled
    if (isRecognized || isValid) {
      if (input.phase === "end") return this.state | ended
      return this.state & began ? this.state | changed : began
    }
    return failed
  }
}

export class LikeTap extends LikeRecognizer {
  count = 0
  process(input) {
    const { options } = this
    const isValid = input.pointers.length === options.pointers
      && input.distance < options.threshold && input.deltaTime < options.time
    this.reset()
    if (input.phase === "start" && this.count === 0) return failed
    if (!isValid || input.phase !== "end") return failed
    const isNear = !this.center || Math.hypot(
      this.center.x - input.center.x, this.center.y - input.center.y) < options.posThreshold
    const isSoon = !this.time || input.timeStamp - this.time < options.interval
    this.time = input.timeStamp
    this.center = input.center
    this.count = isNear && isSoon ? this.count + 1 : 1
    return this.count % options.taps === 0 ? recognized : failed
  }
}

/** All recognizers of an element: one that has begun leaves out those that may not go with it. */
export class LikeManager {
  recognizers = []
  session = {}
  pointers = []

  add(recognizer) { this.recognizers.push(recognizer) }

  handle(event, phase) {
    if (phase === "start") this.pointers = [event]
    else this.pointers[0] = event
    const input = computeInput(
      this.session, { pointers: this.pointers, phase, timeStamp: event.timeStamp })
    if (phase === "start") this.session.current = null
    let { current } = this.session
    if (!current || current.state & recognized) current = this.session.current = null
    for (const recognizer of this.recognizers) {
      if (!current || recognizer === current || recognizer.canRecognizeWith(current)) {
        recognizer.recognize(input)
      } else {
        recognizer.reset()
      }
      if (!current && recognizer.state & (began | changed | ended)) {
        current = this.session.current = recognizer
      }
    }
    if (phase === "end" || phase === "cancel") this.pointers = []
  }
}
