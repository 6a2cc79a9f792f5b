// The numbers of a file's touch ids.

/** The order of touch ids: numbers by value, then words. */
function inOrder(left, right) {
  const value = id => (/^[-.\p{N}]*$/u.test(id) && id !== "" && !Number.isNaN(Number(id))
    ? Number(id) : undefined)
  const [one, other] = [value(left), value(right)]
  if (one !== undefined && other !== undefined && one !== other) return one - other
  if (one !== undefined && other === undefined) return -1
  if (one === undefined && other !== undefined) return 1
  return compareWords(left, right)
}

/** Words by the numbers of their characters, which are not always those of UTF-16. */
function compareWords(left, right) {
  const [one, other] = [left, right].map(word => [...word.normalize("NFC")])
  const index = one.findIndex((character, index) => character !== other[index])
  if (index < 0) return one.length - other.length
  return one[index].codePointAt(0) - (other[index]?.codePointAt(0) ?? -1)
}

/** A file's touch ids, in the order in which they are found. */
export function touchIDs(scenario) {
  const ids = new Set()
  const collectActions = actions => {
    for (const action of actions ?? []) {
      if (action.send) collect(action.send)
      if (action.ignoreTouch) ids.add(action.touch)
    }
  }
  const collect = step => {
    for (const key of ["began", "moved", "ended", "coalesced", "contact", "pose"]) {
      for (const id of Object.keys(step[key] ?? {})) ids.add(id)
    }
    if (Array.isArray(step.cancelled)) for (const id of step.cancelled) ids.add(id)
    collectActions(step.do)
  }
  for (const step of scenario.script ?? []) collect(step)
  for (const rule of scenario.scene.delegate ?? []) collectActions(rule.do)
  for (const reaction of scenario.scene.reactions ?? []) collectActions(reaction.do)
  return [...ids]
}

/** The numbers of a file's touch ids: in the order of the ids, their own number where possible. */
export function numberTouches(scenario) {
  const numbers = new Map()
  let last = -1
  for (const id of touchIDs(scenario).sort(inOrder)) {
    const own = /^[+-]?[0-9]+$/.test(id) && id >= 0 && id < 1_000_000_000 ? Number(id) : 0
    last = Math.max(last + 1, own)
    numbers.set(id, last)
  }
  return numbers
}
