// The tree of a document across its shadow roots.

/** The element around another one, as they are shown: that of a slotted element is its slot, that of
 * a shadow tree's root is the tree's host. */
export const parentOf = element =>
  element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null

/** Whether an element is another one, or in it. */
export function isWithin(element, outer) {
  for (let inner = element; inner; inner = inner.getRootNode().host) {
    if (outer.contains(inner)) return true
  }
  return false
}

/** The element that an event is about, also where that is in an open shadow tree. */
export const targetOf = event => event.composedPath()[0] ?? event.target
