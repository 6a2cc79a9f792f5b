// What the browser may still do with fingers on an element, given the element's recognizers: the
// value of its CSS property `touch-action`.

const everything = ["pan-x", "pan-y", "pinch-zoom"]

/** What a recognizer takes from the browser. */
function taken({ kind, options, constructor }) {
  const ways = { horizontal: ["pan-x"], vertical: ["pan-y"] }
  const along = axis => ways[axis] ?? everything
  switch (kind) {
    case "tap": case "doubleTap": case "longPress": case "hover": case "contentDelay": return []
    case "horizontalPan": return ["pan-x", "pinch-zoom"]
    case "pan": return [...along(options.axis), "pinch-zoom"]
    case "screenEdgePan": return everything
    case "swipe": {
      const directions = [].concat(options.direction ?? "right")
      const isAcross = directions.some(word => word === "left" || word === "right")
      const isDown = directions.some(word => word === "up" || word === "down")
      return [...(isAcross ? ["pan-x"] : []), ...(isDown ? ["pan-y"] : [])]
    }
    case "pinch": case "rotation": return ["pinch-zoom", "pan-x", "pan-y"]
    // One that is written in JavaScript says what it leaves to the browser, as does a set of them.
    default: {
      const { touchAction = "none" } = typeof kind === "function" ? kind : constructor
      return everything.filter(word => !allowed(touchAction).includes(word))
    }
  }
}

/** What a value of `touch-action` lets the browser do. */
function allowed(value) {
  if (value === "none") return []
  const words = value.split(" ")
  const has = { "pan-x": ["pan-left", "pan-right"], "pan-y": ["pan-up", "pan-down"] }
  const known = everything.filter(
    word => words.includes(word) || has[word]?.some(part => words.includes(part)))
  return known.length > 0 ? known : everything
}

/** The value for recognizers, no more than the element's own one lets the browser do; undefined
 * where there are none. */
export function touchActionFor(recognizers, own) {
  const enabled = recognizers.filter(({ isEnabled }) => isEnabled)
  if (enabled.length === 0) return undefined
  const lost = new Set(enabled.flatMap(taken))
  const left = allowed(own).filter(word => !lost.has(word))
  if (left.length === everything.length) return "manipulation"
  return left.length === 0 ? "none" : left.join(" ")
}

/** Whether the browser's menus and selections would get in the way of the recognizers. */
export const holdsStill = recognizers => recognizers.some(
  ({ kind, isEnabled }) => isEnabled && !["tap", "doubleTap", "hover"].includes(kind))

/** Whether a recognizer follows a pointer that moves with a button down. */
export const followsMoves = recognizers => recognizers.some(
  recognizer => recognizer.isEnabled && taken(recognizer).length > 0)

/** The recognizers and sets of a view and of those in it that stand for no element. */
export function takers(view) {
  const inside = [...view.children].filter(({ element }) => !element).flatMap(takers)
  return view.isOpen ? [...view.recognizers, ...view.sets, ...inside] : []
}
