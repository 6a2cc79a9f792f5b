// What the engine is told of a view that stands for an element.

import { followsMoves } from "./touch-action.js"

/** Elements that answer clicks themselves: they are controls to the engine (S11). */
export const controls =
  "button, a[href], input, select, textarea, label, summary, [role=button], [contenteditable]"

export const isControl = element => Boolean(element.matches?.(controls))

/** The view of a native slider keeps drags from the views around it, since the browser moves it
 * (S11.2). */
export function withOwnDrags(view) {
  if (view.element.matches("input[type=range]")) {
    view.onShouldBegin = recognizer =>
      (recognizer.view !== view && followsMoves([recognizer]) ? false : undefined)
  }
  return view
}

/** Takes the place of a view's element anew: its size, its middle in the view around it, and how
 * much larger or smaller than by itself it is shown. */
export function measure(view) {
  const { element, parent, handle } = view
  const { exports } = view.engine
  const box = element.getBoundingClientRect()
  const { offsetWidth: width = box.width, offsetHeight: height = box.height } = element
  const origin = parent?.box ?? { left: 0, top: 0, scaleX: 1, scaleY: 1 }
  const scaleX = width > 0 ? box.width / width : 1
  const scaleY = height > 0 ? box.height / height : 1
  view.box = { left: box.left, top: box.top, scaleX, scaleY }
  exports.view_set_bounds(handle, 0, 0, width, height)
  exports.view_set_center(
    handle, (box.left + box.width / 2 - origin.left) / origin.scaleX,
    (box.top + box.height / 2 - origin.top) / origin.scaleY)
  exports.view_set_transform(
    handle, scaleX / origin.scaleX, 0, 0, scaleY / origin.scaleY, 0, 0)
}
