import { Recognizer } from "./recognizer.js"
import { commonProperties, propertiesOfKind } from "./tables.js"

/** The values of a recognizer's properties as a scene's entry sets them; those of its kind where
 * `set` is left out. */
export function valuesOf(engine, { kind, set = {} }) {
  if (!(kind in propertiesOfKind) || kind === "scripted") return {}
  const copy = new Recognizer(engine, kind, {}, "copy")
  copy.setInOrder(set)
  const values = Object.fromEntries(
    [...propertiesOfKind[kind], ...commonProperties].map(name => [name, copy.property(name)]))
  copy.remove()
  return values
}
