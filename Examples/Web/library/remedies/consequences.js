// What comes of a change besides what it is made for, and the words for it.

import { asClauses, asWords } from "./record.js"

/** What something would do; `kind` is "silence", "limit" for beginning later, "loss" for firing no
 * more, "movement" for a way along which it doesn't begin, or left out. */
export const consequence = (who, would, kind) => ({ who, would, kind })

/** What is explained. */
export const explained = "it"

/** A recognizer, by its id. */
export const recognizer = id => `'${id}'`

/** A change with what else it does; nothing among the side effects stands for none. */
export const withSideEffects = (change, ...effects) => ({
  ...change, sideEffects: [...(change.sideEffects ?? []), ...effects.filter(Boolean)],
})

/** As the end of a sentence: each thing is named once for all that is said of it in a row, and
 * recognizers of which the same is said are named together. */
export function sentenceEnding(consequences) {
  const groups = grouped(consequences)
  const clauses = groups.map(({ names, all }) => `${asWords(names)} ${asClauses(all)}`)
  if (clauses.length < 2 || groups.every(({ all }) => all.length === 1)) return asClauses(clauses)
  return `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}`
}

function grouped(consequences) {
  const groups = []
  for (const { who, would } of consequences) {
    const last = groups.at(-1)
    if (last?.names[0] === who) last.all.push(`would ${would}`)
    else groups.push({ names: [who], all: [`would ${would}`] })
  }
  return groups.reduce((merged, group) => {
    const last = merged.at(-1)
    const isOfRecognizers = [last, group].every(one => one?.names[0].startsWith("'"))
    if (isOfRecognizers && last.all.join() === group.all.join()) last.names.push(...group.names)
    else merged.push(group)
    return merged
  }, [])
}

/** Without that one doesn't fire with the script where that comes of a limit which is told. */
export function withoutImplied(consequences) {
  const isSilent = who =>
    consequences.some(other => other.kind === "silence" && other.who === who)
  return consequences.flatMap(one => {
    const { who, would, kind } = one
    if (kind === "limit" && isSilent(who)) {
      return [consequence(who, `${would}, and not with these touches`, kind)]
    }
    const others = consequences.filter(other => other !== one && other.who === who)
    if (kind !== "silence" || others.length === 0) return [one]
    return others.some(other => ["limit", "loss"].includes(other.kind))
      ? [] : [consequence(who, "not fire with these touches", kind)]
  })
}

/** Consequences in which what is explained is named after others, for "it" could be those. */
export function naming(name, consequences) {
  const first = consequences.findIndex(({ who }) => who !== explained)
  return consequences.map((one, index) =>
    (first >= 0 && index > first && one.who === explained ? { ...one, who: name } : one))
}
