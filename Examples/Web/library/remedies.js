// What would have helped: single changes of a scene, each tried by playing its script again.

import { BarePage } from "./bare-page.js"
import { Script } from "./script.js"

const copy = value => structuredClone(value)

/** When each recognizer of a scenario fires, as "state@ms", and what it explains. */
export function play(engine, scenario) {
  const page = new BarePage(engine, scenario.scene.size)
  page.startLog()
  engine.exports.page_keep_touches(page.handle)
  new Script(page, scenario).run()
  const entries = page.logLines.map(line => JSON.parse(line))
  page.release()
  const fired = {}
  for (const { kind, recognizer, state, at } of entries) {
    if (kind !== "action") continue
    fired[recognizer] ??= []
    if (state !== "changed") fired[recognizer].push(`${state}@${Math.round(at * 10) / 10}`)
  }
  return { fired, entries }
}

const firstOf = list => {
  const first = list?.find(word => !word.startsWith("cancelled"))
  return first ? Number(first.split("@")[1]) : Infinity
}

/** The changes that make a recognizer fire, or fire earlier, each with its words, its price and the
 * changed scenario. */
export function remedies(engine, scenario, id, most = 6) {
  const before = play(engine, scenario)
  const found = []
  for (const { words, change } of candidates(scenario, id, before.entries)) {
    const changed = copy(scenario)
    change(changed.scene)
    let after
    try {
      after = play(engine, changed)
    } catch {
      continue
    }
    const [then, now] = [firstOf(before.fired[id]), firstOf(after.fired[id])]
    if (now >= then) continue
    found.push({ words: `${words}: it fires at ${now} ms${priceOf(before, after, id)}`, scenario: changed })
    if (found.length === most) break
  }
  return found
}

/** What else changes. */
function priceOf(before, after, id) {
  const others = new Set([...Object.keys(before.fired), ...Object.keys(after.fired)])
  others.delete(id)
  const prices = []
  for (const other of others) {
    const [was, is] = [before.fired[other] ?? [], after.fired[other] ?? []]
    if (was.join() === is.join()) continue
    if (is.length === 0) prices.push(`'${other}' does not fire`)
    else if (was.length === 0) prices.push(`'${other}' fires too, at ${firstOf(is)} ms`)
    else prices.push(`'${other}' fires differently`)
  }
  return prices.length > 0 ? `, but then ${prices.join(" and ")}` : ""
}

function candidates(scenario, id, entries) {
  const { scene } = scenario
  const own = scene.recognizers.find(spec => spec.id === id)
  if (!own) return []
  const specIn = (changed, name) => changed.recognizers.find(spec => spec.id === name)
  return [
    ...relationCandidates(scene, own, specIn), ...delegateCandidates(scene, id),
    ...viewCandidates(scene, own, entries), ...limitCandidates(own, entries, specIn),
  ]
}

function relationCandidates(scene, own, specIn) {
  const { id } = own
  const list = []
  for (const other of own.requireToFail ?? []) {
    list.push({
      words: `Let '${id}' not wait for '${other}'`,
      change: changed => {
        const spec = specIn(changed, id)
        spec.requireToFail = spec.requireToFail.filter(name => name !== other)
      },
    })
    const spec = specIn(scene, other)
    if (spec.kind === "doubleTap") {
      list.push({
        words: `Set the maximumTapGap of '${other}' to 200 ms`,
        change: changed => { specIn(changed, other).set = { ...spec.set, maximumTapGap: 200 } },
      })
    }
  }
  for (const other of scene.recognizers.filter(spec => spec.id !== id)) {
    const add = (name, key, value) => changed => {
      const spec = specIn(changed, name)
      spec[key] = [...(spec[key] ?? []), value]
    }
    list.push(
      { words: `Let '${other.id}' wait for '${id}' to fail`, change: add(other.id, "requireToFail", id) },
      {
        words: `Let '${id}' and '${other.id}' recognize together`,
        change: add(id, "recognizesTogether", other.id),
      })
  }
  if (own.enabled === false) {
    list.push({ words: `Enable '${id}'`, change: changed => { delete specIn(changed, id).enabled } })
  }
  return list
}

function delegateCandidates(scene, id) {
  return (scene.delegate ?? []).flatMap((rule, index) => {
    const isAbout = [undefined, "*", id].includes(rule.recognizer)
    if (rule.answer !== false || !isAbout) return []
    return [{
      words: `Let the delegate say yes to ${rule.question}`,
      change: changed => { changed.delegate[index].answer = true },
    }]
  })
}

function viewCandidates(scene, own, entries) {
  const hits = new Set(entries.filter(entry => entry.kind === "touch").map(entry => entry.hitView))
  const list = []
  for (const hit of hits) {
    const index = (scene.views ?? []).findIndex(view => view.id === hit)
    if (index < 0 || hit === own.view) continue
    list.push(
      {
        words: `Let touches through view '${hit}' (catchesOwnTouches false)`,
        change: changed => { changed.views[index].catchesOwnTouches = false },
      },
      {
        words: `Put '${own.id}' on view '${hit}'`,
        change: changed => { changed.recognizers.find(spec => spec.id === own.id).view = hit },
      })
    if (scene.views[index].control) {
      list.push({
        words: `Let view '${hit}' not be a control`,
        change: changed => { delete changed.views[index].control },
      })
    }
  }
  ;(scene.views ?? []).forEach((view, index) => {
    if (view.id !== own.view) return
    for (const [key, sound] of Object.entries({ hidden: false, alpha: 1, interactive: true })) {
      if (view[key] === undefined || view[key] === sound) continue
      list.push({
        words: `Set ${key} of view '${view.id}' to ${sound}`,
        change: changed => { changed.views[index][key] = sound },
      })
    }
    list.push({
      words: `Let view '${view.id}' take several touches`,
      change: changed => { changed.views[index].multipleTouch = true },
    })
  })
  return list
}

/** The property behind a limit that an attempt broke, found by the limit's value. */
const limits = {
  allowableMovement: { usual: { longPress: 10, tap: 45, doubleTap: 45 }, unit: "pt" },
  maximumPressDuration: { usual: { tap: 750, doubleTap: 750 }, unit: "ms" },
  maximumTapGap: { usual: { tap: 350, doubleTap: 350 }, unit: "ms" },
  minimumPressDuration: { usual: { longPress: 500 }, unit: "ms" },
  maximumDuration: { usual: { swipe: 500 }, unit: "ms" },
  minimumDistance: { usual: { swipe: 50 }, unit: "pt" },
  maximumCrossDistance: { usual: { swipe: 50 }, unit: "pt" },
  hysteresis: { usual: { pan: 10, horizontalPan: 10, screenEdgePan: 10, pinch: 8, rotation: 10 } },
}

function limitCandidates(own, entries, specIn) {
  const list = []
  for (const { kind, recognizer, figures } of entries) {
    if (kind !== "state" || recognizer !== own.id || figures?.measured === undefined) continue
    for (const [name, { usual }] of Object.entries(limits)) {
      const present = own.set?.[name] ?? usual[own.kind]
      if (present === undefined || Math.abs(present - figures.limit) > 1e-6) continue
      const isUpper = figures.measured > figures.limit
      const value = isUpper ? Math.ceil(figures.measured + 1) : Math.floor(figures.measured)
      list.push({
        words: `Set the ${name} of '${own.id}' to ${value}`,
        change: changed => {
          const spec = specIn(changed, own.id)
          spec.set = { ...spec.set, [name]: value }
        },
      })
    }
  }
  return list
}
