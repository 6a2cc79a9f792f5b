// What the browser may still do with fingers on an element, given the element's recognizers: the
// value of its CSS property `touch-action`.

const everything = ["pan-x", "pan-y", "pinch-zoom"]

/** What a recognizer takes from the browser. */
function taken({ kind, options }) {
  const along = axis => (axis === "horizontal" ? ["pan-x"] : axis === "vertical" ? ["pan-y"] : everything)
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
    default: return everything
  }
}

/** The value for recognizers; undefined where there are none. */
export function touchAction(recognizers) {
  if (recognizers.length === 0) return undefined
  const lost = new Set(recognizers.flatMap(taken))
  const left = everything.filter(word => !lost.has(word))
  if (left.length === everything.length) return "manipulation"
  return left.length === 0 ? "none" : left.join(" ")
}

/** Whether the browser's menus and selections would get in the way of the recognizers. */
export const holdsStill = recognizers =>
  recognizers.some(({ kind }) => !["tap", "doubleTap", "hover"].includes(kind))
