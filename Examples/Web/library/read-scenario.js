// Reads the text of a scenario file.

/** The scenario of a file's text, which is not checked yet. A text that is no JSON throws. */
export function readScenario(text) {
  const json = text.replace(/^\uFEFF/, "")  // a byte order mark
  const scenario = JSON.parse(json)
  refuseKeyThatStandsTwice(json)
  return scenario
}

/** Throws for a key that an object has twice, of which `JSON.parse` would keep the last. */
function refuseKeyThatStandsTwice(json) {
  const open = []
  const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g
  for (const { 0: token, 1: colon, index } of json.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set())
    else if (token === "}" || token === "]") open.pop()
    else if (colon !== undefined) {
      const key = JSON.parse(token.slice(0, -colon.length))
      if (open.at(-1).has(key)) {
        const before = json.slice(0, index).split("\n")
        const place = `line ${before.length}, column ${before.at(-1).length + 1}`
        throw new Error(`the key "${key}" stands a second time in ${place}`)
      }
      open.at(-1).add(key)
    }
  }
}
