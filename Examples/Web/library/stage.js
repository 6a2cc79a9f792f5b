// The playground's stage: its views as boxes, scaled to the room that there is.

/** Draws the views of a scene into an element; one of them may be selected. */
export function drawStage(stage, scene, selected) {
  const { ownerDocument: document } = stage
  const elements = new Map([["window", stage]])
  stage.replaceChildren()
  for (const view of scene.views ?? []) {
    const element = document.createElement("div")
    element.dataset.view = view.id
    element.className = view.id === selected ? "selected" : ""
    const [x, y, width, height] = view.frame
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      opacity: Math.max(view.alpha ?? 1, 0.25), display: view.hidden ? "none" : "",
    })
    if (view.transform) element.style.transform = `matrix(${view.transform.join()})`
    const name = document.createElement("span")
    name.textContent = view.id + (view.control ? " (control)" : "")
    element.append(name)
    const parent = elements.get(view.parent ?? "window") ?? stage
    parent.append(element)
    elements.set(view.id, element)
  }
}

/** Shows touches where they are, and a pointer that hovers as a small ring. */
export function drawMarks(stage, marks) {
  for (const mark of stage.querySelectorAll(".mark")) mark.remove()
  stage.append(...marks.map(({ id, place: [x, y] }) => {
    const mark = stage.ownerDocument.createElement("div")
    mark.className = id === undefined ? "mark hovering" : "mark"
    mark.dataset.finger = id ?? ""
    mark.setAttribute("aria-hidden", "true")
    Object.assign(mark.style, { left: `${x}px`, top: `${y}px` })
    return mark
  }))
}

/** Scales the stage to the width of the column around its frame. */
export function fitStage(stage, frame, [width, height]) {
  const unit = Math.min(frame.parentElement.clientWidth / width, 560 / height)
  Object.assign(stage.style, {
    width: `${width}px`, height: `${height}px`, transform: `scale(${unit})`,
  })
  frame.style.width = `${width * unit}px`
  frame.style.height = `${height * unit}px`
}
