// One possible change of a scenario: the words that continue "if", and what it does to a copy.

/** Makes a change; `apply` gets the scenario. `aim` is "firing", "haste" or "silence". */
export const makeChange = (clause, apply) => ({ clause, apply, aim: "firing" })

/** Another setting of a recognizer. */
export const ofRecognizer = (clause, id, apply) => makeChange(clause, ({ scene }) => {
  const spec = scene.recognizers.find(spec => spec.id === id)
  if (spec) apply(spec)
})

/** Another value of a recognizer's own property; nothing is its default. */
export const ofProperty = (clause, id, name, value) => ({
  ...ofRecognizer(clause, id, spec => {
    spec.set = { ...spec.set, [name]: value }
    if (value === undefined) delete spec.set[name]
  }),
  property: name,
})

/** Another setting of a view. */
export const ofView = (clause, id, apply) => makeChange(clause, ({ scene }) => {
  const spec = viewIn(scene, id)
  if (spec) apply(spec)
})

/** Other answers, whatever the scene's own rules say. */
export const ofAnswers = (clause, rules) => makeChange(clause, ({ scene }) => {
  scene.delegate = [...rules, ...(scene.delegate ?? [])]
})

export const aimingAt = (aim, changes) => changes.map(change => ({ ...change, aim }))

export const viewIn = (scene, id) => (scene.views ?? []).find(view => view.id === id)

/** A view and the views around it, from the inside. */
export function around(scene, id) {
  const chain = []
  for (let view = viewIn(scene, id); view; view = viewIn(scene, view.parent)) chain.push(view)
  return chain
}

/** Whether a view lies in another one, or is that one. */
export const contains = (scene, view, other) =>
  other === "window" || around(scene, view).some(({ id }) => id === other)

// MARK: What the app does

const actionsOf = content => (content.do ?? []).flatMap(
  action => (action.send ? [action, ...actionsOf(action.send)] : [action]))

/** All that the app does in a scenario. */
export const allActions = ({ script = [], scene }) =>
  [...script, ...(scene.reactions ?? []), ...(scene.delegate ?? [])].flatMap(actionsOf)

/** The app does something else; `replacement` gives the actions that stand for one. */
export const replacing = (clause, replacement) => makeChange(clause, ({ script = [], scene }) => {
  for (const place of [...script, ...(scene.reactions ?? []), ...(scene.delegate ?? [])]) {
    if (place.do) place.do = place.do.flatMap(replacement)
  }
})

/** The app doesn't do what is unwanted. */
export const without = (clause, isUnwanted) =>
  replacing(clause, action => (isUnwanted(action) ? [] : [action]))
