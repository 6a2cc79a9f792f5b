// Input without touches, as recognizers that are written in JavaScript get it.

import { inputFigures, inputKinds, phases } from "./tables.js"

/** The input of the callback that is running. */
export function readInput({ engine, handle }) {
  const { callback_input: figure, callback_action: action } = engine.exports
  const read = name => {
    const value = figure(handle, inputFigures[name])
    return Number.isNaN(value) ? undefined : value
  }
  const point = (x, y) => {
    const place = { x: read(x), y: read(y) }
    return place.x === undefined ? undefined : place
  }
  const kind = inputKinds[read("kind")]
  const input = { kind, phase: phases[read("phase")], location: point("x", "y") }
  if (kind === "hover") {
    for (const name of ["distance", "altitude", "azimuth", "roll"]) input[name] = read(name)
  } else if (kind === "scroll") {
    input.translation = point("dx", "dy")
    input.isDiscrete = read("isDiscrete") === 1
    input.isMomentum = read("isMomentum") === 1
  } else if (kind === "transform") {
    input.scale = read("scale")
    input.rotation = read("rotation")
  } else if (kind === "action") {
    input.name = engine.read(action(handle))
  }
  return input
}
