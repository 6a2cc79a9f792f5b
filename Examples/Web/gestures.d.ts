// What gestures.js offers. Lengths are CSS pixels, times milliseconds, angles radians.

import type {
  CommonProperties, Kind, Modifier, Properties, TouchType,
} from "./library/properties.js"

export * from "./library/properties.js"

export interface Place { x: number; y: number }

export type State = "possible" | "began" | "changed" | "ended" | "cancelled" | "failed"
export type Phase = "began" | "moved" | "stationary" | "ended" | "cancelled"

/** Answers to the engine's questions; an answer left open is the usual one. */
export interface Delegate {
  shouldBegin?(recognizer: Recognizer): boolean | void
  shouldReceiveTouch?(
    recognizer: Recognizer, touch: { id: number; view?: View }): boolean | void
  shouldReceiveEvent?(recognizer: Recognizer): boolean | void
  shouldRecognizeSimultaneously?(recognizer: Recognizer, other: Recognizer): boolean | void
  shouldRequireFailure?(recognizer: Recognizer, other: Recognizer): boolean | void
  shouldBeRequiredToFail?(recognizer: Recognizer, other: Recognizer): boolean | void
}

/** Whom a recognizer prevents by its nature. */
export interface Rules {
  canPrevent?(other: Recognizer): boolean | void
  canBePreventedBy?(other: Recognizer): boolean | void
}

export interface GestureValue<Value> {
  readonly initial: Value
  readonly current: Value
  onChange(observer: (value: Value) => void): () => void
}

export class Recognizer {
  readonly kind: string
  readonly name: string
  /** The view that it was added to; null after `remove`. */
  readonly view: View | null
  isEnabled: boolean
  delegate: Delegate | null

  set(properties: object): this
  /** The present value of a property; undefined where the recognizer has none of that name. */
  property(name: string): number | boolean | string | string[] | null | undefined
  /** Calls a function with each action; returns a function that ends this. */
  on(listener: (recognizer: this) => void): () => void
  value<Value>(initial: Value, compute: (recognizer: this) => Value): GestureValue<Value>

  readonly state: State
  readonly trackingState: State
  /** In the view's coordinates, where its element is now. */
  readonly location: Place
  /** In the browser's window, as `clientX` and `clientY` are. */
  readonly locationInPage: Place
  readonly numberOfTouches: number
  readonly touches: number[]
  readonly modifiers: Modifier[]
  /** Of pans. */
  translation?: Place
  /** Of pans, as x and y; of pinches and rotations, as a number; a second. */
  readonly velocity?: Place | number
  /** Of pinches. */
  scale?: number
  /** Of rotations. */
  rotation?: number
  /** Of circles. */
  readonly center?: Place
  readonly radius?: number
  readonly likeness?: number
  /** Of hovering pens. */
  readonly altitude?: number
  readonly azimuth?: number

  requireToFail(...others: Recognizer[]): boolean
  removeRequirement(...others: Recognizer[]): void
  startsAfter(...others: (Recognizer | TouchSet)[]): boolean
  removePrerequisite(...others: (Recognizer | TouchSet)[]): void
  allowSimultaneous(...others: Recognizer[]): void
  handsOver(other: Recognizer, when?: (recognizer: this) => boolean): () => void

  cancel(): void
  ignore(touch: number | { id: number }): void
  /** Takes it off its view for good. */
  remove(): void
  explainLastAttempt(): string
}

/** What recognizers of a kind have besides. */
export interface Values {
  tap: {}
  doubleTap: {}
  longPress: {}
  pan: { translation: Place; readonly velocity: Place }
  horizontalPan: Values["pan"]
  screenEdgePan: Values["pan"]
  swipe: {}
  pinch: { scale: number; readonly velocity: number }
  rotation: { rotation: number; readonly velocity: number }
  hover: {}
  circle: { readonly center: Place; readonly radius: number; readonly likeness: number }
  contentDelay: {}
}

/** A recognizer of a kind, with its values. */
export type RecognizerOf<K extends Kind> = Recognizer & Values[K]

export interface HostedTouch {
  id: number
  location: Place
  previousLocation: Place
  initialLocation: Place
  timestamp: number
  pressure: number
  type: TouchType
  phase: Phase
  tapCount: number
  altitude: number
  azimuth: number
  roll: number
  view?: View
}

/** Input without touches. */
export type Input =
  | { kind: "hover"; phase: Phase; location?: Place; distance?: number; altitude?: number
      azimuth?: number; roll?: number }
  | { kind: "scroll"; phase?: Phase; location: Place; translation: Place; isDiscrete: boolean
      isMomentum: boolean }
  | { kind: "transform"; phase: Phase; location: Place; scale: number; rotation: number }
  | { kind: "action"; location?: Place; name: string }

/** A sample of a touch, in the window's coordinates. */
export interface TouchSample { location: Place; timestamp: number; pressure: number }

/** A recognizer that is written in JavaScript: override the callbacks. */
export class HostedRecognizer extends Recognizer {
  static kind: string
  /** The kinds of input without touches that it is given; "momentum" goes with "scroll". */
  static accepts: ("hover" | "scroll" | "momentum" | "transform" | "action")[]
  /** What the browser may still do with fingers on the view: a value of CSS `touch-action`. "none"
   * unless the class says otherwise. */
  static touchAction: string
  touchesBegan(touches: HostedTouch[]): void
  touchesMoved(touches: HostedTouch[]): void
  touchesEnded(touches: HostedTouch[]): void
  touchesCancelled(touches: HostedTouch[]): void
  deadlineReached(): void
  didBegin(): void
  reset(): void
  /** Whether it has a use for an input; one that has none takes no part in it. */
  takes(input: Input): boolean
  inputReceived(input: Input): void

  /** Every sample of a touch since the event before, and where it is expected next: in the
   * callback about the touch alone. */
  coalescedTouches(touch: HostedTouch): TouchSample[]
  predictedTouches(touch: HostedTouch): TouchSample[]

  begin(): void
  change(): void
  end(): void
  fail(words: string): void
  wake(milliseconds: number): void
  cancelWakes(): void
  set numberOfTaps(taps: number)
}

export interface TouchSet {
  readonly recognizers: Recognizer[]
  isEnabled: boolean
  /** Takes it off its view for good, with its recognizers. */
  remove(): void
}

export interface Naming { name?: string; rules?: Rules }

export type ControlEvent =
  | "touchDown" | "touchDragInside" | "touchDragOutside" | "touchDragEnter" | "touchDragExit"
  | "touchUpInside" | "touchUpOutside" | "touchCancel" | "valueChanged"

type Numbers4 = [number, number, number, number]

export class View {
  readonly name: string
  readonly element: Element | null
  readonly recognizers: Recognizer[]

  add<K extends Kind>(kind: K, properties?: Properties[K], naming?: Naming): RecognizerOf<K>
  add<R extends HostedRecognizer>(
    kind: new (...rest: any[]) => R, properties?: CommonProperties, naming?: Naming): R
  attach<R extends Recognizer>(recognizer: R): R
  /** One recognizer for each touch; `prepare` is called with each as it is made. */
  forEachTouch<K extends Kind>(
    kind: K, properties?: Properties[K],
    options?: Naming & { limit?: number; prepare?: (recognizer: RecognizerOf<K>) => void }
  ): TouchSet
  forEachTouch<R extends HostedRecognizer>(
    kind: new (...rest: any[]) => R, properties?: CommonProperties,
    options?: Naming & { limit?: number; prepare?: (recognizer: R) => void }): TouchSet

  /** A part of the element that has no element of its own, such as a figure on a canvas. */
  addView(options?: {
    name?: string; sort?: "plain" | "button" | "slider" | "switch"; frame?: Numbers4
  }): View
  set frame(frame: Numbers4)
  set bounds(bounds: Numbers4)
  set transform(transform: [...Numbers4, number, number])
  set(
    property: "hidden" | "alpha" | "interactive" | "multipleTouch" | "exclusiveTouch"
      | "catchesOwnTouches" | "hitOutset" | "enabled" | "value",
    value: number | boolean): this
  readonly value: number
  convert(place: Place): Place
  moveInto(parent: View): boolean
  /** Takes it out of the view around it; `moveInto` puts it back. */
  remove(): void
  /** Forgets it for good: its recognizers, its sets and the views in it without elements. */
  release(): void

  /** Each returns a function that ends it. */
  onTouch(listener: (touch: number, phase: Phase) => void): () => void
  onEvent(listener: (event: ControlEvent) => void): () => void
  set onShouldBegin(answer: ((recognizer: Recognizer) => boolean | void) | null)
}

export class Page {
  readonly element: Element
  readonly root: View
  readonly window: View
  readonly views: View[]
  readonly recognizers: Recognizer[]
  readonly isIdle: boolean

  view<E extends Element>(element: E, options?: { name?: string }): View & { readonly element: E }
  view(selector: string, options?: { name?: string }): View & { readonly element: HTMLElement }
  cancelTouches(): void
  /** Calls a function after each event and each timer. */
  observe(observer: () => void): () => void
  /** Ends it all: views and recognizers are released, and the elements' styles are put back. */
  detach(): void

  startLog(): void
  stopLog(): void
  clearLog(): void
  readonly logLines: string[]
  explain(subject: Recognizer | View, options?: { width?: number }): string
  /** The same as data. */
  causes(subject: Recognizer | View): {
    kind: string; touch?: string; view?: string; others?: string[]; refusal?: string
    measured?: number; limit?: number; unit?: string
  }[]
  timeline(options?: { svg?: boolean; width?: number }): string
  graph(options?: { svg?: boolean; width?: number }): string
  lint(options?: { width?: number }): string
}

export interface Inspector {
  ask(recognizer: Recognizer): void
  close(): void
}

export class Gestures {
  static load(source?: string | URL | BufferSource): Promise<Gestures>
  attach(element: Element | string | null, options?: { managesTouchAction?: boolean }): Page
  exclusively(...recognizers: Recognizer[]): () => void
  simultaneously(...recognizers: Recognizer[]): () => void
  sequence(...recognizers: Recognizer[]): () => void
  /** The panel of a page: the one that is open, or a new one. */
  inspect(page?: Page): Promise<Inspector>
  readonly memoryUse: { used: number; taken: number }
}
