// What a page in TypeScript writes, and what its compiler has to refuse. Checked by types-test.mjs.

import {
  Gestures, HostedRecognizer, type HostedTouch, type Page, type Recognizer, type View,
} from "../gestures.js"

export async function compose(board: Element, card: Element): Promise<Page> {
  const gestures = await Gestures.load("gestures.wasm")
  const page = gestures.attach(board, { managesTouchAction: false })
  const view: View = page.view(card, { name: "card" })
  const zoom = view.add("doubleTap")
  const select = view.add("tap", { maximumPressDuration: 500 }, { name: "select" })
  if (!select.requireToFail(zoom)) throw new Error("a ring")
  const stop: () => void = select.on(tap => console.log(tap.state, tap.location.x))
  const edge = view.add("screenEdgePan", { edges: ["left"], axis: "horizontal" })
  select.delegate = {
    shouldReceiveTouch: (recognizer, touch) => touch.view !== view && recognizer.isEnabled,
    shouldRecognizeSimultaneously: (one, other) => one === select && other === edge,
  }
  const scale = view.add("pinch").value(1, pinch => pinch.scale ?? 1)
  scale.onChange(value => console.log(value.toFixed(2)))
  const fingers = view.forEachTouch("pan", { hysteresis: 0 }, { limit: 10 })
  view.forEachTouch(Corner, {}, {
    prepare: corner => corner.on(({ view }) => view?.convert({ x: 0, y: 0 })),
  })
  const deaf: () => void = view.onTouch((touch, phase) => console.log(touch.toFixed(), phase))
  view.onEvent(event => console.log(event === "touchUpInside"))()
  deaf()
  select.startsAfter(fingers)
  gestures.sequence(zoom, edge)
  page.observe(() => console.log(page.explain(select), page.lint()))
  stop()
  return page
}

/** A recognizer of one's own. */
export class Corner extends HostedRecognizer {
  static override kind = "corner"
  override touchesBegan(touches: HostedTouch[]) {
    if (touches[0].location.x > 20) this.fail("not in the corner")
  }
  override touchesEnded() { this.end() }
}

/** The page of README.md. */
export async function drag() {
  const gestures = await Gestures.load("gestures.wasm")
  const page = gestures.attach(document.querySelector("#board"))
  const card = page.view(".card")
  const pan = card.add("pan")
  pan.on(drag => {
    if (drag.state === "ended" && drag.velocity.x > 100) return
    card.element.style.translate = `${drag.translation.x}px ${drag.translation.y}px`
  })
  card.add("pinch").on(pinch => console.log(pinch.scale.toFixed(), pinch.velocity.toFixed()))
  const svg = page.view(document.createElementNS("http://www.w3.org/2000/svg", "circle"))
  svg.element.r.baseVal.value = 4
}

export function mistakes(view: View, recognizer: Recognizer) {
  view.add(Corner).begin()
  // @ts-expect-error: there is no such kind
  view.add("tripleTap")
  // @ts-expect-error: a tap has no axis
  view.add("tap", { axis: "vertical" })
  // @ts-expect-error: a tap has no translation to go by
  view.add("tap").translation.x
  // @ts-expect-error: a word that means nothing
  view.add("pan", { axis: "diagonal" })
  // @ts-expect-error: a state is assigned by the recognizer alone
  recognizer.state = "ended"
  // @ts-expect-error: only recognizers wait for each other
  recognizer.requireToFail("zoom")
}
