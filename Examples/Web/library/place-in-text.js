// Where in the text of a file a mistake is.

/** "line:column" of an error that has an offset or the steps to a value; undefined of another. */
export function placeInText(text, { offset, steps, isAboutKey }) {
  const index = steps ? offsetOf(text, steps, isAboutKey) : offset
  if (index === undefined) return undefined
  const lines = text.slice(0, index).split("\n")
  return `${lines.length}:${[...lines.at(-1)].length + 1}`
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gs

/** Where the value begins to which keys and indices lead, or its key. The text is JSON. */
function offsetOf(text, steps, isAboutKey) {
  const all = [...text.matchAll(tokens)]
  let at = 0
  for (const [depth, step] of steps.entries()) {
    const isKey = typeof step === "string"
    let index = 0
    // Behind the bracket; then from each part to the one behind the next comma.
    const isFound = () => (isKey ? JSON.parse(all[at][0]) === step : index === step)
    for (at += 1; !isFound(); index += 1) at = endOf(all, isKey ? at + 2 : at) + 1
    if (isKey && !(isAboutKey && depth === steps.length - 1)) at += 2
  }
  return all[at]?.index
}

/** Where a value that begins at a token is over. */
function endOf(all, start) {
  let level = 0
  for (let at = start; ; at += 1) {
    const [token] = all[at]
    if (token === "{" || token === "[") level += 1
    else if (token === "}" || token === "]") level -= 1
    if (level === 0) return at + 1
  }
}
