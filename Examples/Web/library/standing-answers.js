// The answers of a file's delegate that are the same whatever happens: what lint may know in advance.

import { isAboutPair } from "./questions.js"
import { means, usuallyYes } from "./scene.js"

const isAny = wanted => wanted === undefined || wanted === "*"

/** Whether a rule answers every question about the recognizers that it names. */
const isUnconditional = rule =>
  rule.times === undefined && rule.while === undefined && isAny(rule.touch)

export class StandingAnswers {
  #scene

  constructor(scene) { this.#scene = scene }

  get #rules() { return this.#scene.delegate ?? [] }

  /** What the engine asks of a recognizer, and of another one or a view, in the order of its
   * numbers; undefined where nothing is known. */
  get facts() {
    const pair = question => (id, other) => this.#stated(question, id, { other })
    return [
      id => this.#mayRefuse(id),
      (id, view) => this.#orDefault("shouldReceiveTouch", id, view),
      id => this.#orDefault("shouldReceiveEvent", id),
      id => this.#orDefault("shouldBegin", id),
      (id, view) => this.#stated("viewShouldBegin", id, { view }),
      (id, other) => pair("shouldRecognizeSimultaneously")(id, other) !== undefined,
      pair("shouldRequireFailure"),
      pair("shouldBeRequiredToFail"),
      id => this.#stated("shouldBegin", id) === true,
      id => this.#allowsAll(id),
      (id, other) => this.#isDeclaredToPrevent(id, other),
    ]
  }

  /** The constant answer that rules state; undefined where they state none, or where it varies. */
  #stated(question, id, about) { return this.#answer(question, id, about).stated }

  /** The constant answer, or the default where rules state none; undefined where it varies. */
  #orDefault(question, id, view) {
    const { stated, isConstant } = this.#answer(question, id, { view })
    return isConstant ? stated ?? usuallyYes.includes(question) : undefined
  }

  /** Goes through the rules that may answer, up to the first that always does. If all say the same,
   * so does the delegate. */
  #answer(question, id, { other, view } = {}) {
    const fitting = this.#rules.filter(rule => rule.question === question
      && means(rule.recognizer, id) && means(rule.other, other)
      && (isAny(rule.hitView) || rule.hitView === view))
    const last = fitting.findIndex(isUnconditional)
    const answers = (last < 0 ? fitting : fitting.slice(0, last + 1)).map(({ answer }) => answer)
    if (last < 0) answers.push(undefined)
    const isConstant = answers.every(answer => answer === answers[0])
    return { stated: isConstant ? answers[0] : undefined, isConstant }
  }

  #allowsAll(id) {
    return this.#rules.some(rule => rule.question === "shouldRecognizeSimultaneously"
      && means(rule.recognizer, id) && isAny(rule.other) && isUnconditional(rule)
      && rule.answer === true)
  }

  /** Whether a rule sometimes refuses a recognizer touches, or refuses to let it begin. */
  #mayRefuse(id) {
    return this.#rules.some(rule => !isAboutPair(rule) && rule.answer === false
      && means(rule.recognizer, id)
      && !(isUnconditional(rule) && rule.question !== "viewShouldBegin"))
  }

  #isDeclaredToPrevent(id, other) {
    const spec = (this.#scene.recognizers ?? []).find(spec => spec.id === id)
    return spec?.preventsOnly?.includes(other) ?? false
  }
}
