// Keeps the keyboard's focus in a part whose content is shown anew.

const focusable = "button, a[href], input, select, textarea, summary, [tabindex]"
const wordsOf = element => element.getAttribute("aria-label") ?? element.textContent

/** Replaces what is in an element. If something in it had the focus, that goes to what has the same
 * words, or to what is in its place, or to the element itself where nothing is left. */
export function replaceContent(part, ...content) {
  const focused = part.ownerDocument.activeElement
  const place = [...part.querySelectorAll(focusable)].indexOf(focused)
  part.replaceChildren(...content)
  if (place < 0) return
  const left = [...part.querySelectorAll(focusable)]
  const next = left.find(element => wordsOf(element) === wordsOf(focused))
    ?? left[Math.min(place, left.length - 1)]
  if (!next) part.tabIndex = -1
  const chosen = next ?? part
  chosen.focus()
}
